"""The compiled kernel for subcommands that count or measure: they wait for it, and say that they do."""

import os
import sys

from assistant.engine.compiled import (
    SWITCH,
    NotCompiled,
    compile_kernel,
    is_installed,
    is_switched_off,
)
from assistant.engine.kernel.kernel import Kernel
from assistant.narration.catalog import Catalog
from assistant.rules.variant import Variant


def compiled_kernels(catalog: Catalog, *variants: Variant) -> list[Kernel]:
    """The compiled kernels of these games, ready to be used. Raises NotCompiled.

    One sentence on standard error says that it may take a while.
    """
    if is_switched_off():
        raise NotCompiled("failed", f"{SWITCH}={os.environ[SWITCH]}")
    if is_installed():
        print(catalog.text("cli-compiling"), file=sys.stderr, flush=True)
    return [compile_kernel(variant) for variant in variants]
