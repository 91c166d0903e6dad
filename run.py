"""Install Damavoce into .venv beside this file, and become it.

    python3 run.py [ARGUMENTS]         play, or any other command of damavoce
    python3 run.py test [ARGUMENTS]    ruff, mypy and pytest, the last with ARGUMENTS
    python3 run.py install             try again the parts that could not be installed

Any Python 3 must be able to parse this file, to be told in plain words that it is too old; and a
start with everything in place must cost next to nothing. So: no newer syntax, and every import but
these two happens where it is needed.

It is one file on purpose, long as it is: nothing else is there to import before it has run.
"""

import os
import sys

OLDEST = (3, 11)
NEWEST = (3, 14)

ROOT = os.path.dirname(os.path.realpath(__file__))
VENV = os.path.join(ROOT, ".venv")
STAMP = os.path.join(VENV, "damavoce-stamp.json")
LOCK = os.path.join(ROOT, ".run-lock")
# What is on its way out waits under a name that begins like this (and that git ignores).
ASIDE = ".venv-building-"

if os.name == "nt":
    PYTHON = os.path.join(VENV, "Scripts", "python.exe")
    STARTER = "py"
else:
    PYTHON = os.path.join(VENV, "bin", "python")
    STARTER = "python3"

# An extra is installed by each start unless it is named here.
ONLY_ON_REQUEST = ("test", "train")
# Nobody who wants to play should have to compile one of these: without a wheel the part is left
# out. Small pure packages may still come as sources.
WHEELS_ONLY = "numba,llvmlite,numpy,cffi,vosk,espeakng-loader,prismatoid"
# About how much each part downloads; the environment itself downloads nothing.
MEGABYTES = {"base": 12, "test": 30, "voice": 10, "listen": 9, "reader": 5, "board": 1, "fast": 80}

LANGUAGES = ("it", "en", "pt")
MESSAGES = {
    "python": (
        "Damavoce ha bisogno di Python dalla versione 3.11 alla 3.14 e questa è la {0}: bisogna"
        " installarne una di quelle e con essa avviare di nuovo run.py.",
        "Damavoce needs a Python from 3.11 to 3.14 and this one is {0}: please install one of"
        " those and start run.py with it.",
        "O Damavoce precisa de um Python da versão 3.11 à 3.14 e esta é a {0}: é preciso instalar"
        " uma dessas e com ela iniciar de novo o run.py.",
    ),
    "ensurepip": (
        "A questo Python manca il modulo che installa i programmi: su Debian e Ubuntu lo aggiunge"
        " il comando sudo apt install python3-venv e poi basta avviare di nuovo run.py.",
        "This Python lacks the module that installs programs: on Debian and Ubuntu please add it"
        " with the command sudo apt install python3-venv and then start run.py again.",
        "A este Python falta o módulo que instala os programas: no Debian e no Ubuntu acrescenta-o"
        " o comando sudo apt install python3-venv e depois basta iniciar de novo o run.py.",
    ),
    "waiting": (
        "Un altro avvio di Damavoce sta installando in questa cartella e aspetto che finisca; per"
        " rinunciare basta premere Ctrl+C.",
        "Another start of Damavoce is installing in this folder and I am waiting for it to end; to"
        " give up please press Ctrl+C.",
        "Outro início do Damavoce está a instalar nesta pasta e espero que termine; para desistir"
        " basta premir Ctrl+C.",
    ),
    "environment": (
        "Preparo la cartella .venv per Damavoce, circa 25 megabyte su disco.",
        "I am preparing the folder .venv for Damavoce, about 25 megabytes on disk.",
        "Preparo a pasta .venv para o Damavoce, cerca de 25 megabytes em disco.",
    ),
    "base": (
        "Installo il programma, circa {1} megabyte da scaricare.",
        "I am installing the program, about {1} megabytes to download.",
        "Instalo o programa, cerca de {1} megabytes a descarregar.",
    ),
    "test": (
        "Installo gli strumenti di prova, circa {1} megabyte da scaricare.",
        "I am installing the testing tools, about {1} megabytes to download.",
        "Instalo as ferramentas de teste, cerca de {1} megabytes a descarregar.",
    ),
    "extra": (
        "Installo la parte {0}, circa {1} megabyte da scaricare.",
        "I am installing the part {0}, about {1} megabytes to download.",
        "Instalo a parte {0}, cerca de {1} megabytes a descarregar.",
    ),
    "extra_unsized": (
        "Installo la parte {0}, di grandezza non nota.",
        "I am installing the part {0}, whose size is not known.",
        "Instalo a parte {0}, de tamanho desconhecido.",
    ),
    "base_failed": (
        "Damavoce non si è potuto installare, per il motivo scritto qui sopra: bisogna controllare"
        " il collegamento a Internet e lo spazio su disco, e avviare di nuovo run.py.",
        "Damavoce could not be installed, for the reason written above: please check the Internet"
        " connection and the space on the disk, and start run.py again.",
        "Não foi possível instalar o Damavoce, pelo motivo escrito acima: é preciso verificar a"
        " ligação à Internet e o espaço em disco, e iniciar de novo o run.py.",
    ),
    "extra_failed": (
        "La parte {0} non si è potuta installare e Damavoce ne fa a meno; per riprovare c'è il"
        " comando {1} run.py install.",
        "The part {0} could not be installed and Damavoce does without it; to try again please use"
        " the command {1} run.py install.",
        "Não foi possível instalar a parte {0} e o Damavoce passa sem ela; para tentar de novo há o"
        " comando {1} run.py install.",
    ),
    "test_failed": (
        "Gli strumenti di prova non si sono potuti installare, per il motivo scritto qui sopra:"
        " bisogna controllare il collegamento a Internet e riprovare con {1} run.py test.",
        "The testing tools could not be installed, for the reason written above: please check the"
        " Internet connection and try again with {1} run.py test.",
        "Não foi possível instalar as ferramentas de teste, pelo motivo escrito acima: é preciso"
        " verificar a ligação à Internet e tentar de novo com {1} run.py test.",
    ),
    "installed": (
        "Damavoce è installato per intero; per giocare c'è il comando {0} run.py.",
        "Damavoce is installed in full; to play please use the command {0} run.py.",
        "O Damavoce está instalado por inteiro; para jogar há o comando {0} run.py.",
    ),
    "usage": (
        "Il comando install non conosce l'argomento {0}: basta scrivere {1} run.py install.",
        "The command install does not know the argument {0}: please write {1} run.py install.",
        "O comando install não conhece o argumento {0}: basta escrever {1} run.py install.",
    ),
    "interrupted": (
        "Interrotto, e niente è rimasto a metà; per riprendere basta avviare di nuovo run.py.",
        "Interrupted, and nothing was left half done; to go on please start run.py again.",
        "Interrompido, e nada ficou a meio; para continuar basta iniciar de novo o run.py.",
    ),
    "in_the_way": (
        "Damavoce si installa in {0}, ma lì c'è già qualcos'altro: bisogna spostarlo o cancellarlo,"
        " e avviare di nuovo run.py.",
        "Damavoce installs itself in {0}, but something else is there: please move it or delete"
        " it, and start run.py again.",
        "O Damavoce instala-se em {0}, mas ali já há outra coisa: é preciso movê-la ou apagá-la, e"
        " iniciar de novo o run.py.",
    ),
    "folder": (
        "Damavoce non riesce a lavorare nella cartella {0} ({1}): bisogna controllare che sia"
        " completa e che vi si possa scrivere, e avviare di nuovo run.py.",
        "Damavoce cannot work in the folder {0} ({1}): please check that it is complete and that"
        " you may write there, and start run.py again.",
        "O Damavoce não consegue trabalhar na pasta {0} ({1}): é preciso verificar que está"
        " completa e que se pode escrever nela, e iniciar de novo o run.py.",
    ),
}


class Stop(Exception):
    """The end, with the exit status, the message that says why, and what it is about."""


def main(arguments):
    """Do what the arguments ask; the exit status, where the program did not take over."""
    if not OLDEST <= sys.version_info[:2] <= NEWEST:
        say("python", "{0}.{1}".format(*sys.version_info[:2]))
        return 1
    try:
        if arguments[:1] == ["test"]:
            return run_tests(arguments[1:])
        if arguments[:1] == ["install"]:
            return install(arguments[1:])
        if not is_built():
            prepare()
        return become_program(arguments)
    except Stop as stop:
        say(*stop.args[1:])
        return stop.args[0]
    except KeyboardInterrupt:
        say("interrupted")
        return 130
    except OSError as error:
        say("folder", ROOT, error.strerror or error)
        return 1


# --- What the user is told -----------------------------------------------------------------------


def say(key, *values):
    """Write one sentence to standard error, in the user's language."""
    position = LANGUAGES.index(language(sys.argv[1:], os.environ))
    text = MESSAGES[key][position].format(*values)
    try:
        text.encode(sys.stderr.encoding or "ascii")
    except UnicodeError:
        # A voice that reads "backslash x e 8" is worse than a missing accent.
        import unicodedata

        text = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode("ascii")
    sys.stderr.write(text + "\n")
    sys.stderr.flush()


def language(arguments, environment):
    """The language asked for with --lang, else the system's, else Italian."""
    wanted = []
    for place, word in enumerate(arguments):
        if word.startswith("--lang="):
            wanted.append(word[len("--lang=") :])
        elif word == "--lang":
            wanted.extend(arguments[place + 1 : place + 2])
    wanted.reverse()  # the last --lang counts, as it does for the program
    # The first that is set decides, known or not: so it is for every other program.
    settings = [environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    wanted.extend([setting for setting in settings if setting][:1])
    for name in wanted:
        code = name.replace("-", "_").split(".")[0].split("_")[0].lower()
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


# --- What is already there -----------------------------------------------------------------------


def made_for():
    """What .venv depends on, as a digest: when this changes, it is built again.

    The folder belongs to it because the installed program is a path to it, and the base prefix
    rather than the prefix, so that a start from inside a virtual environment (.venv itself, even)
    agrees with one from outside. A bugfix release of the same Python changes nothing.
    """
    import hashlib

    digest = hashlib.sha256()
    for name in ("pyproject.toml", "constraints.txt"):
        with open(os.path.join(ROOT, name), "rb") as file:
            digest.update(file.read() + b"\0")
    python = str(sys.version_info[:2]) + getattr(sys, "abiflags", "")
    for text in (python, sys.base_prefix, ROOT):
        digest.update(text.encode("utf-8", "surrogateescape") + b"\0")
    return digest.hexdigest()


def is_built():
    """Whether the stamp is good; the program can start, whichever parts it has."""
    try:
        with open(STAMP, encoding="ascii") as file:
            text = file.read()
    except (OSError, ValueError):
        return False
    # write_stamp() puts the digest first: the import of json would be a fifth of this start.
    return text.startswith('{"made_for": "' + made_for() + '"') and os.path.exists(PYTHON)


def read_parts():
    """The parts that .venv was built with, each "installed" or "failed"; None without .venv."""
    if not is_built():
        return None
    import json

    try:
        with open(STAMP, encoding="ascii") as file:
            return json.load(file)["parts"]
    except (ValueError, KeyError):
        return None


def write_stamp(parts):
    """Declare .venv whole, at one stroke."""
    import json

    with open(STAMP + ".new", "w", encoding="ascii") as file:
        json.dump({"made_for": made_for(), "parts": parts}, file)
    os.replace(STAMP + ".new", STAMP)


# --- Installing ----------------------------------------------------------------------------------


def prepare(test=False, retry=False):
    """Bring .venv to where it should be, and return its parts."""
    parts = read_parts()
    if parts is None:
        require_ensurepip()
    elif not missing(parts, test, retry):
        return parts
    lock = take_lock()
    try:
        parts = read_parts()  # another start may have done everything while this one waited
        if parts is None:
            return build(test)
        names = missing(parts, test, retry)
        return add(parts, names) if names else parts
    finally:
        os.close(lock)


def missing(parts, test, retry):
    """The names of the parts to install into a .venv that has these."""
    names = [name for name in parts if retry and parts[name] == "failed"]
    if test and parts.get("test") != "installed" and "test" not in names:
        names.append("test")
    return names


def require_ensurepip():
    """Stop before anything is created where Python comes without its own installer."""
    try:
        import ensurepip  # noqa: F401
        import venv  # noqa: F401
    except ImportError:
        raise Stop(1, "ensurepip") from None


def take_lock():
    """Wait until no other start is installing here; the lock goes with the descriptor."""
    lock = os.open(LOCK, os.O_RDWR | os.O_CREAT, 0o666)
    try:
        wait_for_lock(lock)
    except BaseException:
        os.close(lock)
        raise
    return lock


def wait_for_lock(lock):
    """Take the lock, after one sentence if somebody has it."""
    if os.name == "nt":
        import msvcrt
        import time

        told = False
        while True:
            try:
                return msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)
            except OSError:
                if not told:
                    say("waiting")
                told = True
                time.sleep(0.5)  # the call that waits gives up after ten seconds
    import fcntl

    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        say("waiting")
        fcntl.flock(lock, fcntl.LOCK_EX)
    # The children keep the lock too: if this process alone is killed, the next start must not
    # build in the same folder as a pip that goes on without its parent.
    os.set_inheritable(lock, True)


def build(test):
    """Make .venv from nothing; if that fails, what was there before comes back.

    It is built in its final place because the scripts in a virtual environment hold its path; the
    stamp, written last, is what makes it count.
    """
    sweep()
    old = set_aside()
    try:
        say("environment")
        make_environment()
        parts = {}
        install_part("base", parts)
        if parts["base"] == "failed":
            raise Stop(1, "base_failed")
        for name in extras():
            install_part(name, parts)
        if test:
            install_part("test", parts)
        write_stamp(parts)
    except BaseException:
        ignore_interrupts()
        set_aside()
        if old and os.path.exists(os.path.join(old, os.path.basename(STAMP))):
            os.rename(old, VENV)
        sweep()
        raise
    sweep()
    return parts


def add(parts, names):
    """Install parts into a .venv that is in use, and return all its parts.

    Without a stamp meanwhile: a kill in the middle of pip must not leave a .venv that looks whole.
    """
    before = installed_packages()
    os.remove(STAMP)
    try:
        after = dict(parts)
        for name in names:
            install_part(name, after)
    except BaseException:
        ignore_interrupts()
        if installed_packages() == before:
            write_stamp(parts)  # pip was still downloading: nothing is lost
        else:
            set_aside()
            sweep()
        raise
    write_stamp(after)
    return after


def make_environment():
    """Make the virtual environment, with pip in it."""
    os.mkdir(VENV)
    # A .venv without this file is not taken for a virtual environment, and not removed: see
    # set_aside(). The venv module writes it too, but only after the folders.
    with open(os.path.join(VENV, "pyvenv.cfg"), "w"):
        pass
    # From inside a virtual environment, still the Python that it stands on.
    python = getattr(sys, "_base_executable", None) or sys.executable
    if run_quietly([python, "-I", "-m", "venv", VENV]):
        raise Stop(1, "base_failed")


def extras():
    """The extras that every start installs, in the order of pyproject.toml."""
    import tomllib

    with open(os.path.join(ROOT, "pyproject.toml"), "rb") as file:
        project = tomllib.load(file)["project"]
    return [name for name in project.get("optional-dependencies", {}) if name not in ONLY_ON_REQUEST]


def install_part(name, parts):
    """Install one part and record how it went; a failed extra does not stop the rest."""
    size = MEGABYTES.get(name)
    announcement = name if name in ("base", "test") else "extra" if size else "extra_unsized"
    say(announcement, name, size)
    failed = run_quietly(pip_command("." if name == "base" else ".[" + name + "]"))
    parts[name] = "failed" if failed else "installed"
    if failed and name != "base":
        say("test_failed" if name == "test" else "extra_failed", name, STARTER)


def pip_command(target):
    """The pip of .venv, to install the project in place, with an extra or without."""
    # -I: no PYTHONPATH or personal packages may pass for something installed.
    command = [PYTHON, "-I", "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    command.extend(["--no-input", "--no-color", "--progress-bar", "off"])
    command.extend(["--only-binary", WHEELS_ONLY, "-c", "constraints.txt", "-e", target])
    return command


def run_quietly(command):
    """Run a step of the installation in the project's folder; its exit status.

    What it writes, which is little, goes to standard error once it has ended: at Ctrl-C each of the
    interrupted children has a complaint or a traceback to write, and none is wanted.
    """
    import subprocess

    child = subprocess.Popen(
        command,
        cwd=ROOT,
        env=pip_environment(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        close_fds=False,  # for the lock
    )
    try:
        written = child.communicate()[0]
    except BaseException:
        ignore_interrupts()
        child.stdout.close()
        end(child)
        raise
    sys.stderr.buffer.write(written)
    sys.stderr.flush()
    return child.returncode


def pip_environment():
    """The environment for pip, and for the pip that this one starts to build the project."""
    environment = dict(os.environ)
    for name in ("PIP_TARGET", "PIP_PREFIX", "PIP_ROOT"):
        environment.pop(name, None)  # into .venv, and nowhere else
    environment["PIP_USER"] = "0"
    environment["PIP_NO_INPUT"] = "1"
    environment["PIP_NO_COLOR"] = "1"
    environment["PIP_PROGRESS_BAR"] = "off"
    environment["PIP_DISABLE_PIP_VERSION_CHECK"] = "1"
    environment["PIP_ROOT_USER_ACTION"] = "ignore"
    return environment


def end(child):
    """Let an interrupted child tidy up, then insist."""
    import subprocess

    for insist in (child.terminate, child.kill):
        try:
            child.wait(timeout=5)
            return
        except subprocess.TimeoutExpired:
            insist()
    child.wait()


def ignore_interrupts():
    """Clean up to the end, however often Ctrl-C is pressed; what follows is the exit."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)


def installed_packages():
    """What tells whether pip has begun to write: the packages' folder and when it last changed."""
    import sysconfig

    folder = sysconfig.get_path("purelib", "venv", {"base": VENV})
    return os.stat(folder).st_mtime_ns, sorted(os.listdir(folder))


def set_aside():
    """Take .venv out of the way, in one step, to a place that is returned; None without .venv."""
    import tempfile

    if not os.path.lexists(VENV):
        return None
    names = os.listdir(VENV) if os.path.isdir(VENV) and not os.path.islink(VENV) else ["not ours"]
    if names and "pyvenv.cfg" not in names:
        raise Stop(1, "in_the_way", VENV)
    place = os.path.join(tempfile.mkdtemp(prefix=ASIDE, dir=ROOT), "venv")
    os.rename(VENV, place)
    return place


def sweep():
    """Remove what was set aside, now or by a start that was killed."""
    import shutil

    for name in os.listdir(ROOT):
        if name.startswith(ASIDE):
            shutil.rmtree(os.path.join(ROOT, name), ignore_errors=True)


# --- The three commands --------------------------------------------------------------------------


def become_program(arguments):
    """Become the program; on Windows, where that cannot be done, run it and wait."""
    command = [PYTHON, "-P", "-m", "assistant"]
    command.extend(arguments)
    if os.name != "nt":
        os.execv(PYTHON, command)
    import subprocess

    ignore_interrupts()  # Ctrl-C is for the program
    return subprocess.call(command)


def install(arguments):
    """Try again the parts that failed."""
    for place, word in enumerate(arguments):
        if not (word.startswith("--lang") or arguments[place - 1 : place] == ["--lang"]):
            raise Stop(2, "usage", word, STARTER)
    if "failed" in prepare(retry=True).values():
        return 1
    say("installed", STARTER)
    return 0


def run_tests(arguments):
    """Run the three judges until one complains; its exit status."""
    if prepare(test=True)["test"] == "failed":
        return 1
    for command in (["ruff", "check"], ["mypy"], ["pytest"] + arguments):  # noqa: RUF005
        status = run_tool(command)
        if status:
            return status
    return 0


def run_tool(command):
    """Run one of them in the project's folder, on the user's own input and output."""
    import subprocess

    child = subprocess.Popen([PYTHON, "-P", "-m"] + command, cwd=ROOT)  # noqa: RUF005
    interrupted = 0
    while True:
        try:
            status = child.wait()
            break
        except KeyboardInterrupt:
            interrupted = 130  # Ctrl-C reached the child as well, which may have something to say
    return 128 - status if status < 0 else status or interrupted


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
