"""What the compiler is told: games of other packages, which are not compiled, may build on the kernel's classes; and
which objects never lead back to themselves, so that the collector of circles need not look at them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_):
        """Without the compiler there is nothing to tell, and its package need not be installed."""
        return lambda a_class: a_class


__all__ = ["mypyc_attr"]
