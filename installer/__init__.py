"""Makes the program into folders and packages that need no Python: ``python -m installer``.

It runs in the developers' environment, by ``dev.py build`` and ``dev.py installer``.
"""
