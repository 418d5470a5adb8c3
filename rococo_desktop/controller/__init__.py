"""The window's objects and list models, the only Python besides ``app`` that uses Qt."""

import PySide6.QtCore  # noqa: F401 (brings the module below)
from shibokensupport import feature  # type: ignore[import-not-found]

# Qt for Python looks in the source of every imported module for its own name, in case the module
# wants names in snake case, and all these sources stay in memory. None here wants that.
feature._mod_uses_pyside = lambda _: False
