"""The builder of folders and packages that need no Python: ``python -m installer``.

It runs in the developers' environment, called by ``dev.py build`` and ``dev.py installer``.
"""
