"""A lesson taken without the mouse, for tests that look at something else in it."""

from rococo_desktop.controller.teaching.lesson_tutor import LessonTutor
from tests.qml.hands import Hands


def tutor_of(hands: Hands) -> LessonTutor:
    tutor = hands.game.tutors.speaking
    assert isinstance(tutor, LessonTutor)
    return tutor


def take_step(hands: Hands) -> None:
    """Go on, give the right reply, or have the answer shown."""
    tutor = tutor_of(hands)
    if tutor.mayGoOn:
        tutor.goOn()
    elif tutor.run.step.choice is not None:
        tutor.reply(tutor.run.step.choice.right)
    else:
        tutor.show()
    hands.settle()
