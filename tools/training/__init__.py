"""Training of the networks that ship: games of self-play, the fit, and the record of both.

``python3 dev.py train`` runs it. Everything it makes is in one folder, so a run stopped at any
moment resumes from there.
"""
