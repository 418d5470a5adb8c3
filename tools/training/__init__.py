"""Training of the networks that ship: games of self-play, the fit, and the record of both.

``python3 dev.py train`` runs it. Everything that it makes lies in one folder, so that a run that
was stopped at any moment goes on from there.
"""
