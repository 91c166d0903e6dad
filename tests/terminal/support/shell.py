"""A shell of one job, for tests: it starts the job on its terminal, sees it stop, and continues it.

    python shell.py CONTROL COMMAND...

CONTROL is a socket. The shell writes `started PID`, `stopped` and `ended STATUS` to it; a byte that it
reads has the stopped job continued in the foreground.
"""

import contextlib
import fcntl
import os
import signal
import sys
import termios


def main() -> None:
    control = int(sys.argv[1])
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    for number in (signal.SIGTTOU, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    job = os.fork()
    if job == 0:
        os.setpgid(0, 0)
        os.tcsetpgrp(0, os.getpid())
        for number in (signal.SIGTTOU, signal.SIGHUP):
            signal.signal(number, signal.SIG_DFL)
        os.close(control)
        os.execv(sys.argv[2], sys.argv[2:])
    # The system tells a shell alone that the terminal has hung up, and the shell its job.
    signal.signal(signal.SIGHUP, lambda *_: os.killpg(job, signal.SIGHUP))
    os.write(control, f"started {job}\n".encode())
    while True:
        _, status = os.waitpid(job, os.WUNTRACED)
        if not os.WIFSTOPPED(status):
            break
        os.tcsetpgrp(0, os.getpgrp())
        os.write(control, b"stopped\n")
        os.read(control, 1)
        os.tcsetpgrp(0, job)
        os.killpg(job, signal.SIGCONT)
    with contextlib.suppress(OSError):  # the terminal may be gone
        os.tcsetpgrp(0, os.getpgrp())
    os.write(control, f"ended {os.waitstatus_to_exitcode(status)}\n".encode())


main()
