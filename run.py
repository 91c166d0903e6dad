"""Install Damavoce into .venv beside this file, and become it.

    python3 run.py [ARGUMENTS]         play, or any other command of damavoce
    python3 run.py test [ARGUMENTS]    ruff, mypy and pytest, the last with ARGUMENTS
    python3 run.py install             install the parts that are missing
    python3 run.py --small             without the largest of them

Any Python 3 must be able to parse this file, to be told in plain words that it is too old; and a
start with everything in place must cost next to nothing. So: no newer syntax, and every import but
these happens where it is needed.

It is one file on purpose, long as it is: nothing else is there to import before it has run.
"""

import os
import sys

try:
    import _signal as signals  # what `signal` stands on, without the time that enum takes
except ImportError:
    signals = None


def hold_interrupts(is_held):
    """Let a Ctrl-C wait, or come: in the middle of an import it would end in a traceback.

    It goes on waiting in the program that this one becomes, which lets it come when it is ready for
    it. Windows has nothing of the kind.
    """
    if hasattr(signals, "pthread_sigmask"):
        how = signals.SIG_BLOCK if is_held else signals.SIG_UNBLOCK
        signals.pthread_sigmask(how, [signals.SIGINT])


if __name__ == "__main__":
    hold_interrupts(True)

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
# The most of all, and the one that only thinks faster: left out where --small asks for it.
LARGE = "fast"
# About how much each part downloads, and takes on the disk. Nothing is downloaded for the environment.
MEGABYTES = {
    "environment": (0, 25),
    "base": (12, 48),
    "voice": (10, 23),
    "reader": (4, 15),
    "listen": (8, 31),
    "board": (1, 1),
    "fast": (79, 279),
    "test": (31, 115),
}

# After so many seconds without a word one line says that it goes on: who hears nothing knows nothing.
SILENCE = 10

# What may have become of a part; the base is always installed.
STATES = ("installed", "failed", "left out")
LONGEST_STAMP = 4096

# The settings of pip that say where packages come from, and how they are reached. All the others
# that stand in the environment are about somebody's other projects: one of them makes pip say that
# it has installed what it has not, another has it install elsewhere.
PIP_SETTINGS = (
    "INDEX_URL",
    "EXTRA_INDEX_URL",
    "PYPI_URL",
    "NO_INDEX",
    "FIND_LINKS",
    "TRUSTED_HOST",
    "CERT",
    "CLIENT_CERT",
    "PROXY",
    "TIMEOUT",
    "DEFAULT_TIMEOUT",
    "RETRIES",
    "RESUME_RETRIES",
    "CACHE_DIR",
    "NO_CACHE_DIR",
    "CONFIG_FILE",
    "KEYRING_PROVIDER",
    "USE_FEATURE",
    "USE_DEPRECATED",
)
# Says whether what a part asks for is installed, and whether the program can be imported; pip's own
# copy of `packaging` reads the conditions of the extras.
PROOF = """\
import sys
from importlib.metadata import distribution, requires
try:
    from pip._vendor.packaging.requirements import Requirement
except ImportError:
    Requirement = None
try:
    for each in map(Requirement, (requires("damavoce") or ()) if Requirement else ()):
        if each.marker is None or each.marker.evaluate({"extra": sys.argv[1]}):
            distribution(each.name)
    import assistant.app
except ImportError as error:
    sys.exit(str(error))
"""

LANGUAGES = ("it", "en", "pt")
DEFAULT_LANGUAGE = "en"
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
        "Damavoce is already being installed in this folder, and I am waiting for that to finish; to"
        " give up please press Ctrl+C.",
        "Outro início do Damavoce está a instalar nesta pasta e espero que termine; para desistir"
        " basta premir Ctrl+C.",
    ),
    "sizes": (
        "Preparo la cartella .venv per Damavoce: in tutto circa {0} megabyte da scaricare e {1} su"
        " disco.",
        "I am preparing the folder .venv for Damavoce: about {0} megabytes to download in all, and"
        " {1} on disk.",
        "Preparo a pasta .venv para o Damavoce: ao todo cerca de {0} megabytes a descarregar e {1}"
        " em disco.",
    ),
    "smaller": (
        "Se è troppo, basta premere Ctrl+C e scrivere {2} run.py --small: circa {0} da scaricare e"
        " {1} su disco, ma il computer pensa più piano finché il comando {2} run.py install"
        " aggiunge il resto.",
        "If that is too much, please press Ctrl+C and write {2} run.py --small: about {0} to"
        " download and {1} on disk, but the computer thinks more slowly until the command {2}"
        " run.py install adds the rest.",
        "Se for demais, basta premir Ctrl+C e escrever {2} run.py --small: cerca de {0} a"
        " descarregar e {1} em disco, mas o computador pensa mais devagar até o comando {2} run.py"
        " install acrescentar o resto.",
    ),
    "left_out": (
        "Tralascio la parte {0}, con cui il computer pensa più in fretta; per aggiungerla c'è il"
        " comando {1} run.py install.",
        "I am leaving out the part {0}, with which the computer thinks faster; to add it please"
        " use the command {1} run.py install.",
        "Deixo de fora a parte {0}, com que o computador pensa mais depressa; para a acrescentar"
        " há o comando {1} run.py install.",
    ),
    "not_small": (
        "La parte {0}, che --small tralascerebbe, è già installata; per liberarne lo spazio"
        " bisogna cancellare la cartella .venv e scrivere {1} run.py --small.",
        "The part {0}, which --small would leave out, is already installed; to free its space"
        " please delete the folder .venv and write {1} run.py --small.",
        "A parte {0}, que --small deixaria de fora, já está instalada; para libertar o espaço é"
        " preciso apagar a pasta .venv e escrever {1} run.py --small.",
    ),
    "stamp": (
        "In {0} c'è qualcosa che Damavoce non ha scritto, e perciò installo tutto da capo.",
        "There is something in {0} that Damavoce did not write, so I am installing everything again.",
        "Em {0} há algo que o Damavoce não escreveu, e por isso instalo tudo de novo.",
    ),
    "base": (
        "Installo il programma, circa {1} megabyte da scaricare e {2} su disco.",
        "I am installing the program, about {1} megabytes to download and {2} on disk.",
        "Instalo o programa, cerca de {1} megabytes a descarregar e {2} em disco.",
    ),
    "test": (
        "Installo gli strumenti di prova, circa {1} megabyte da scaricare e {2} su disco.",
        "I am installing the testing tools, about {1} megabytes to download and {2} on disk.",
        "Instalo as ferramentas de teste, cerca de {1} megabytes a descarregar e {2} em disco.",
    ),
    "extra": (
        "Installo la parte {0}, circa {1} megabyte da scaricare e {2} su disco.",
        "I am installing the part {0}, about {1} megabytes to download and {2} on disk.",
        "Instalo a parte {0}, cerca de {1} megabytes a descarregar e {2} em disco.",
    ),
    "extra_unsized": (
        "Installo la parte {0}, di grandezza non nota.",
        "I am installing the part {0}, whose size is not known.",
        "Instalo a parte {0}, de tamanho desconhecido.",
    ),
    "still": (
        "Ci vuole ancora un po': {0} secondi finora.",
        "It takes a little longer: {0} seconds so far.",
        "Ainda demora um pouco: {0} segundos até agora.",
    ),
    "base_failed": (
        "Damavoce non si è potuto installare, per il motivo scritto qui sopra: bisogna controllare"
        " il collegamento a Internet e lo spazio su disco, e avviare di nuovo run.py.",
        "Damavoce could not be installed, for the reason written above: please check the Internet"
        " connection and the space on the disk, and start run.py again.",
        "Não foi possível instalar o Damavoce, pelo motivo escrito acima: é preciso verificar a"
        " ligação à Internet e o espaço em disco, e iniciar de novo o run.py.",
    ),
    "elsewhere": (
        "Il programma pip non ha segnalato errori, ma quello che doveva installare non si trova:"
        " bisogna guardare le sue impostazioni, nei file pip.conf e nelle variabili PIP_, e avviare"
        " di nuovo run.py.",
        "The program pip reported no error, but what it should have installed is not there: please"
        " check its settings, in the files pip.conf and in the PIP_ variables, and start run.py"
        " again.",
        "O programa pip não assinalou erros, mas o que devia instalar não se encontra: é preciso ver"
        " as suas definições, nos ficheiros pip.conf e nas variáveis PIP_, e iniciar de novo o"
        " run.py.",
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
    "installed_small": (
        "Damavoce è installato senza la parte {0}; per giocare c'è il comando {1} run.py.",
        "Damavoce is installed without the part {0}; to play please use the command {1} run.py.",
        "O Damavoce está instalado sem a parte {0}; para jogar há o comando {1} run.py.",
    ),
    "install_help": (
        "Il comando {0} run.py install installa le parti che mancano e quelle che non si sono"
        " potute installare; {0} run.py install --small tralascia la parte {1}, che è la più grande.",
        "The command {0} run.py install installs the parts that are missing and those that could"
        " not be installed; {0} run.py install --small leaves out the part {1}, the largest.",
        "O comando {0} run.py install instala as partes que faltam e as que não se puderam"
        " instalar; {0} run.py install --small deixa de fora a parte {1}, que é a maior.",
    ),
    "test_help": (
        "Il comando {0} run.py test installa gli strumenti di prova e prova Damavoce con ruff, mypy"
        " e pytest, che riceve gli argomenti scritti dopo test.",
        "The command {0} run.py test installs the testing tools and tests Damavoce with ruff, mypy"
        " and pytest, which gets the arguments written after test.",
        "O comando {0} run.py test instala as ferramentas de teste e testa o Damavoce com ruff, mypy"
        " e pytest, que recebe os argumentos escritos depois de test.",
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

BRAZIL = "pt-BR"
BRAZILIAN = {
    "python": "O Damavoce precisa de um Python da versão 3.11 à 3.14 e este é o {0}: instale um desses"
    " e com ele inicie de novo o run.py.",
    "ensurepip": "Falta a este Python o módulo que instala os programas: no Debian e no Ubuntu instale"
    " com o comando sudo apt install python3-venv e depois inicie de novo o run.py.",
    "waiting": "Outro Damavoce está sendo instalado nesta pasta e espero que termine; para desistir"
    " aperte Ctrl+C.",
    "sizes": "Estou preparando a pasta .venv para o Damavoce: ao todo cerca de {0} megabytes para"
    " baixar e {1} em disco.",
    "smaller": "Se for demais, aperte Ctrl+C e digite {2} run.py --small: cerca de {0} para baixar e"
    " {1} em disco, mas o computador pensa mais devagar até que o comando {2} run.py install"
    " acrescente o resto.",
    "left_out": "Deixo de fora a parte {0}, com que o computador pensa mais rápido; para acrescentá-la"
    " use o comando {1} run.py install.",
    "not_small": "A parte {0}, que --small deixaria de fora, já está instalada; para liberar o espaço"
    " apague a pasta .venv e digite {1} run.py --small.",
    "base": "Estou instalando o programa, cerca de {1} megabytes para baixar e {2} em disco.",
    "test": "Estou instalando as ferramentas de teste, cerca de {1} megabytes para baixar e {2} em"
    " disco.",
    "extra": "Estou instalando a parte {0}, cerca de {1} megabytes para baixar e {2} em disco.",
    "extra_unsized": "Estou instalando a parte {0}, de tamanho desconhecido.",
    "base_failed": "Não foi possível instalar o Damavoce, pelo motivo escrito acima: verifique a"
    " conexão com a Internet e o espaço em disco, e inicie de novo o run.py.",
    "elsewhere": "O programa pip não informou erros, mas o que ele devia instalar não está lá: veja as"
    " configurações dele, nos arquivos pip.conf e nas variáveis PIP_, e inicie de novo o run.py.",
    "extra_failed": "Não foi possível instalar a parte {0} e o Damavoce funciona sem ela; para tentar"
    " de novo use o comando {1} run.py install.",
    "test_failed": "Não foi possível instalar as ferramentas de teste, pelo motivo escrito acima:"
    " verifique a conexão com a Internet e tente de novo com {1} run.py test.",
    "installed": "O Damavoce está todo instalado; para jogar use o comando {0} run.py.",
    "installed_small": "O Damavoce está instalado sem a parte {0}; para jogar use o comando {1}"
    " run.py.",
    "install_help": "O comando {0} run.py install instala as partes que faltam e as que não puderam"
    " ser instaladas; {0} run.py install --small deixa de fora a parte {1}, que é a maior.",
    "usage": "O comando install não conhece o argumento {0}: digite {1} run.py install.",
    "interrupted": "Interrompido, e nada ficou pela metade; para continuar inicie de novo o run.py.",
    "in_the_way": "O Damavoce se instala em {0}, mas ali já há outra coisa: mova ou apague o que está"
    " lá, e inicie de novo o run.py.",
    "folder": "O Damavoce não consegue trabalhar na pasta {0} ({1}): verifique se está completa e se"
    " dá para escrever nela, e inicie de novo o run.py.",
}
"""What is said in another way in Brazil; the rest is said as in Portugal."""


class Stop(Exception):
    """The end, with the exit status, the message that says why, and what it is about."""


def main(arguments):
    """Do what the arguments ask; the exit status, where the program did not take over."""
    if not OLDEST <= sys.version_info[:2] <= NEWEST:
        say("python", "{0}.{1}".format(*sys.version_info[:2]))
        return 1
    # Whoever lets everybody write whatever is made does not mean programs that are then run.
    os.umask(os.umask(0o022) | 0o022)
    try:
        if arguments[:1] == ["test"]:
            return run_tests(arguments[1:])
        if arguments[:1] == ["install"]:
            return install(arguments[1:])
        return play(arguments)
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
    wanted = language(sys.argv[1:], os.environ)
    usual = MESSAGES[key][LANGUAGES.index(wanted.split("-")[0])]
    text = (BRAZILIAN.get(key, usual) if wanted == BRAZIL else usual).format(*values)
    try:
        text.encode(sys.stderr.encoding or "ascii")
    except UnicodeError:
        # A voice that reads "backslash x e 8" is worse than a missing accent.
        import unicodedata

        text = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode("ascii")
    sys.stderr.write(text + "\n")
    sys.stderr.flush()


def language(arguments, environment):
    """The language asked for with --lang, else the system's, else English."""
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
        code, _, country = name.replace("-", "_").split(".")[0].split("@")[0].lower().partition("_")
        if code in LANGUAGES:
            return BRAZIL if (code, country) == ("pt", "br") else code
    return DEFAULT_LANGUAGE


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
    text = read_stamp()
    # write_stamp() puts the digest first: the import of json would be a fifth of this start.
    beginning = '{"made_for": "' + made_for() + '", "parts": {'
    return text.startswith(beginning) and text.endswith("}}") and os.path.exists(PYTHON)


def read_stamp():
    """The text of the stamp; empty where there is none, or something that no start has written."""
    try:
        # A pipe in its place would be waited for, a device read for ever.
        if os.path.isfile(STAMP) and os.path.getsize(STAMP) <= LONGEST_STAMP:
            with open(STAMP, encoding="ascii") as file:
                return file.read()
    except (OSError, ValueError):
        pass
    return ""


def read_parts():
    """The parts that .venv was built with, each with its state; None without .venv."""
    return stamped_parts() if is_built() else None


def stamped_parts():
    """The parts of which the stamp tells, whatever it was made for; None where it makes no sense."""
    import json

    try:
        parts = json.loads(read_stamp())["parts"]
        is_ours = parts["base"] == "installed" and all(parts[name] in STATES for name in parts)
    except (ValueError, KeyError, TypeError, RecursionError):
        return None
    return parts if is_ours else None


def write_stamp(parts):
    """Declare .venv whole, at one stroke."""
    import json

    with open(STAMP + ".new", "w", encoding="ascii") as file:
        json.dump({"made_for": made_for(), "parts": parts}, file)
    os.replace(STAMP + ".new", STAMP)


# --- Installing ----------------------------------------------------------------------------------


def prepare(test=False, retry=False, small=False):
    """Bring .venv to where it should be, and return its parts."""
    parts = read_parts()
    if parts is None:
        require_ensurepip()
    elif not missing(parts, test, retry, small):
        return parts
    lock = take_lock()
    try:
        parts = read_parts()  # another start may have done everything while this one waited
        if parts is None:
            # What was left out once stays out when the project changes, until it is asked for.
            was_small = (stamped_parts() or {}).get(LARGE) == "left out"
            return build(test, small or (was_small and not retry))
        names = missing(parts, test, retry, small)
        return add(parts, names) if names else parts
    finally:
        os.close(lock)


def missing(parts, test, retry, small):
    """The names of the parts to install into a .venv that has these."""
    names = [name for name in parts if retry and parts[name] != "installed"]
    if small and LARGE in names:
        names.remove(LARGE)
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
    """Take the lock, after one sentence if somebody has it, and one more after each silence."""
    import time

    silent = 0.0
    while not try_lock(lock):
        if not silent:
            say("waiting")
        elif silent % SILENCE == 0:
            say("still", str(int(silent)))
        time.sleep(0.5)
        silent += 0.5
    if os.name != "nt":
        # The children keep the lock too: if this process alone is killed, the next start must not
        # build in the same folder as a pip that goes on without its parent.
        os.set_inheritable(lock, True)


def try_lock(lock):
    """Take the lock if nobody has it; whether it was taken."""
    if os.name == "nt":
        import msvcrt

        try:
            msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
    import fcntl

    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def build(test, small):
    """Make .venv from nothing; if that fails, what was there before comes back.

    It is built in its final place because the scripts in a virtual environment hold its path; the
    stamp, written last, is what makes it count.
    """
    sweep()
    is_strange = os.path.lexists(STAMP) and stamped_parts() is None
    old = set_aside()
    try:
        if is_strange:
            say("stamp", STAMP)
        names = ["base"] + extras() + ["test"] * test
        tell_sizes(names, small)
        make_environment()
        parts = {}
        for name in names:
            if name == LARGE and small:
                say("left_out", name, STARTER)
                parts[name] = "left out"
            else:
                install_part(name, parts)
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


def tell_sizes(names, small):
    """Tell how much the parts are together, and how to have less, before anything comes."""
    least = sized([name for name in names if name != LARGE])
    say("sizes", *(least if small else sized(names)))
    if LARGE in names and not small:
        say("smaller", *least + (STARTER,))  # noqa: RUF005


def sized(names):
    """About how many megabytes these parts download, and take with the environment."""
    sizes = [MEGABYTES[name] for name in ["environment"] + names if name in MEGABYTES]  # noqa: RUF005
    return tuple(int(round(sum(each), -1)) for each in zip(*sizes))  # noqa: B905


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
    sizes = MEGABYTES.get(name, ())
    announcement = name if name in ("base", "test") else "extra" if sizes else "extra_unsized"
    say(announcement, name, *sizes)
    failed = run_quietly(pip_command("." if name == "base" else ".[" + name + "]"))
    is_elsewhere = not failed and run_quietly([PYTHON, "-I", "-c", PROOF, name])
    if name == "base" and (failed or is_elsewhere):
        raise Stop(1, "base_failed" if failed else "elsewhere")
    parts[name] = "failed" if failed or is_elsewhere else "installed"
    if is_elsewhere:
        say("elsewhere")
    elif failed:
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
        written = output_of(child)
    except BaseException:
        ignore_interrupts()
        child.stdout.close()
        end(child)
        raise
    sys.stderr.buffer.write(written)
    sys.stderr.flush()
    return child.returncode


def output_of(child):
    """All that a child writes until its end, with a line for whoever waits after each silence."""
    import subprocess

    silent = 0
    while True:
        try:
            return child.communicate(timeout=SILENCE)[0]
        except subprocess.TimeoutExpired:
            silent += SILENCE
            say("still", str(silent))


def pip_environment():
    """The environment for pip, and for the pip that this one starts to build the project."""
    environment = dict(os.environ)
    for name in os.environ:
        if name.startswith("PIP_") and name[4:].upper() not in PIP_SETTINGS:
            del environment[name]
    # What a pip.conf says of these is said otherwise.
    for name in ("PIP_USER", "PIP_DRY_RUN", "PIP_NO_DEPS"):
        environment[name] = "0"
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
    for name in os.listdir(ROOT):
        if name.startswith(ASIDE):
            remove(os.path.join(ROOT, name))


def remove(folder):
    """Remove a folder, though a child of an interrupted child may write in it for a moment more."""
    import shutil
    import time

    for _ in range(30):
        shutil.rmtree(folder, ignore_errors=True)
        if not os.path.lexists(folder):
            return
        time.sleep(0.1)


# --- The three commands --------------------------------------------------------------------------


def play(arguments):
    """Become the program, installed before where it is not: a game, or another of its commands."""
    small = "--small" in arguments
    arguments = [word for word in arguments if word != "--small"]
    if not is_built():
        hold_interrupts(False)
        prepare(small=small)
    elif small and (read_parts() or {}).get(LARGE) == "installed":
        say("not_small", LARGE, STARTER)
    return become_program(arguments)


def become_program(arguments):
    """Become the program; on Windows, where that cannot be done, run it and wait."""
    hold_interrupts(True)
    command = [PYTHON, "-P", "-m", "assistant"]
    command.extend(arguments)
    if os.name != "nt":
        os.execv(PYTHON, command)
    import subprocess

    ignore_interrupts()  # Ctrl-C is for the program
    return subprocess.call(command)


def install(arguments):
    """Install the parts that are missing: those that failed, and what was left out."""
    hold_interrupts(False)
    if asks_for_help(arguments):
        say("install_help", STARTER, LARGE)
        return 0
    for place, word in enumerate(arguments):
        is_language = word.startswith("--lang") or arguments[place - 1 : place] == ["--lang"]
        if not is_language and word != "--small":
            raise Stop(2, "usage", word, STARTER)
    parts = prepare(retry=True, small="--small" in arguments)
    if "failed" in parts.values():
        return 1
    if parts.get(LARGE) == "left out":
        say("installed_small", LARGE, STARTER)
    else:
        say("installed", STARTER)
    return 0


def asks_for_help(arguments):
    """Whether somebody wants to know what a command is."""
    return "-h" in arguments or "--help" in arguments


def run_tests(arguments):
    """Run the three judges until one complains; its exit status."""
    hold_interrupts(False)
    if asks_for_help(arguments):
        say("test_help", STARTER)
        return 0
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
