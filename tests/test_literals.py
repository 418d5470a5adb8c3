"""No sentence that teaches names a number that the components or the position hold.

Such a number is filled in, for one that is written is wrong as soon as a value changes. Those that
remain are no values of components; each is listed here with where it comes from.
"""

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase

import pytest

from rococo_desktop.texts import languages, messages

TEACHING = ("lesson.", "challenge.", "coach.", "reference.")
"""The families of messages that teach."""
NO_SENTENCES = ("*.terms", "challenge.amount.*")
"""Words to search for, and amounts whose singular is the form for one thing."""

WORDS = {
    "en": "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen "
    "sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety "
    "hundred",
    "de": "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn "
    "sechzehn siebzehn achtzehn neunzehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig "
    "neunzig hundert",
    "fr": "deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize "
    "dix-sept dix-huit dix-neuf vingt trente quarante cinquante soixante soixante-dix "
    "quatre-vingts quatre-vingt-dix cent",
}
"""The words for numbers from two on; "one" is an article or a pronoun, too."""
VALUES = (*range(2, 21), *range(30, 101, 10))
"""The values of the words."""

NAMES = {
    "en": r"\b([Hh]all|[Rr]ounds?) (\d+|[a-z]+(, [a-z]+ and [a-z]+)?)|\bof 20\d\d",
    "de": r"\b(Saal|Runden?) (\d+|[a-zäöüß]+(, [a-zäöüß]+ und [a-zäöüß]+)?)|\bvon 20\d\d",
    "fr": r"\b([Ss]alle|[Mm]anche) \d+|\bde 20\d\d"
    r"|\b([Ll]es|[Aa]ux|[Nn]ous|[Vv]os|[Tt]ous|des) deux\b",
}
"""Names of halls, rounds and editions; in French also the words for "both"."""

JUSTIFIED = {
    "one is the unit of an exchange and of a gain (rulebooks, final scoring)": (
        {1, 2},
        "lesson.cards.hire.level5-rent lesson.finale.order.say lesson.gardens.end.say "
        "lesson.garment.compare.say lesson.madame.tiles.say lesson.scoring.money.* "
        "lesson.sell.little.sold_reply lesson.staff.whom.say lesson.staff.deck.say "
        "lesson.service.serve.say lesson.service.hosts.say lesson.verdict.host.* "
        "lesson.verdict.money.* lesson.verdict.bargain.* lesson.verdict.serve.say "
        "challenge.last_batch.comment reference.livre.text reference.final_scoring.text "
        "reference.collection.text reference.bonus_* reference.crown_thread_lace_pairs.text "
        "reference.patisserie.coin.text reference.patisserie.final_scoring.text "
        "reference.patisserie.host.text reference.patisserie.service.text "
        "reference.patisserie.bonus_* reference.patisserie.start_player.text",
    ),
    "a jewel pays one Livre and counts one prestige (Jewelry Box, jewelry)": (
        {1, 2},
        "lesson.jewelry.count.* reference.jewelry.text",
    ),
    "an action does up to two things, a bonus one more (rulebooks, actions)": (
        {1, 2, 3},
        "lesson.acquire.buyer.* lesson.finale.two.level5-decorations lesson.oven.deliver.say "
        "lesson.pantry.second.say lesson.pantry.bake.say lesson.mentor.recipes.say "
        "coach.patisserie.no_recipe coach.patisserie.two_at_once coach.patisserie.which_tile "
        "challenge.two_hands.task reference.patisserie.acquire_* reference.patisserie.bake.* "
        "reference.patisserie.decorate.text reference.patisserie.deliver.* "
        "reference.patisserie.ingredient.text reference.patisserie.mentor_recipes.text "
        "reference.patisserie.mentor_bakes.text reference.patisserie.mentor_decorates.text",
    ),
    "a card has one to three actions, and each training lacks two (La Pâtisserie, staff)": (
        {2, 3},
        "lesson.training.never.say reference.patisserie.chef.text "
        "reference.patisserie.assistant.text reference.patisserie.solo_card.text",
    ),
    "there are six main actions (Rococo, overview)": (
        {6},
        "lesson.turn.make.say",
    ),
    "an examination has four tasks (Jewelry Box, examinations)": (
        {3, 4},
        "lesson.jewelry.tasks.say lesson.jewelry.lace.say lesson.jewelry.exam.say",
    ),
    "silk has four colors, two for each sort of garment, jewelry four kinds (the material)": (
        {1, 2, 4},
        "lesson.finale.two.say lesson.gardens.colors.eight_reply "
        "lesson.gardens.another.nine_reply lesson.scoring.statue.eight_reply "
        "reference.silk.text reference.dress.text reference.bonus_prestige_per_pair.* "
        "reference.bonus_livre_without_color.text reference.crown_jewelry_sets.text "
        "challenge.twin_statues.name",
    ),
    "kitchens and halves of a tile are two, goods three (the material)": (
        {2, 3},
        "reference.word.deluxe.in_kitchens reference.tile.text lesson.acquire.lace.say "
        "lesson.fund.end.say reference.patisserie.goods.text",
    ),
    "two baking trays go round, of which each gives one card (La Pâtisserie, baking trays)": (
        {2},
        "lesson.trays.about lesson.trays.staff.say lesson.trays.count.say "
        "reference.patisserie.tray.* reference.patisserie.set_aside.text "
        "reference.patisserie.first_game.text",
    ),
    "a service area has two places and lies between two tables (La Pâtisserie, service staff)": (
        {1, 2},
        "lesson.service.areas.say coach.patisserie.post_or_host "
        "reference.patisserie.place.text reference.patisserie.service.text",
    ),
    "numbers of players, by which the rules differ": (
        {2, 3},
        "lesson.madame.hall.* lesson.mentor.welcome.say lesson.mentor.first.say "
        "lesson.service.sides.say lesson.verdict.middle.shared_reply "
        "reference.fireworks.text reference.hall.text reference.patisserie.table.text "
        "reference.patisserie.mentor.text",
    ),
    "the numbers of cards on display for which the prices are given (La Pâtisserie, hiring)": (
        {1, 2, 3, 4},
        "reference.patisserie.hire.text lesson.staff.price.say lesson.staff.price.one_reply",
    ),
    "special bonuses are drawn two at a time, grades differ in two rounds (La Pâtisserie)": (
        {2},
        "reference.patisserie.promo_special_bonuses.text reference.patisserie.grades.text",
    ),
    "years and numbers of the books": (
        {2},
        "reference.editions.*",
    ),
    "what the tutor once reached, and the grades of the solo game (rulebook, Mentor)": (
        {55, 60, 62, 69, 80, 90, 100},
        "lesson.finale.welcome.say lesson.finale.sheet.say lesson.lastbatch.welcome.say "
        "lesson.lastbatch.sheet.say lesson.mentor.end.say lesson.madame.tie.say",
    ),
    "the name of a challenge or lesson, and the aim that it names": (
        {2, 3, 50},
        "challenge.*.name lesson.hand.name challenge.fifty.task",
    ),
    "wrong answers to a question": (
        {1, 2, 3, 4, 6, 7},
        "lesson.fund.paid.* lesson.staff.turns.* lesson.staff.left.* lesson.staff.deck.*",
    ),
    "things that the sentence itself points at or counts up": (
        {1, 2, 3, 4, 5},
        "challenge.fifty.comment challenge.coat_for_a_rocket.comment "
        "challenge.into_the_sky.comment coach.patisserie.first_tray "
        "coach.patisserie.which_table lesson.finale.order.say lesson.lastbatch.order.say "
        "lesson.favor.who.say lesson.gardens.welcome.say lesson.gardens.most.colette_reply "
        "lesson.garment.which.say lesson.garment.pay.* lesson.garment.mixed.say "
        "lesson.halls.welcome.say lesson.halls.guest.* lesson.halls.won.say "
        "lesson.halls.count.baptiste_reply lesson.hand.staff.say lesson.hand.plan.say "
        "lesson.jewelry.tasks.* lesson.master.thimble.say lesson.master.gifts.say "
        "lesson.master.why.say lesson.scoring.balcony.four_reply lesson.special.welcome.say "
        "lesson.supply.foresee.*",
    ),
    "French: both, or never twice": (
        {2},
        "coach.patisserie.first_hand lesson.rewards.wait.say lesson.pantry.bake.*",
    ),
}
"""The numbers of each origin, and the patterns of the keys of the sentences with them."""


def literals(language: str) -> Iterator[tuple[str, int]]:
    """Yield the keys of teaching sentences that name numbers, and the numbers."""
    values = dict(zip(WORDS[language].split(), VALUES, strict=True))
    words = "|".join(sorted(values, key=len, reverse=True))
    number = re.compile(rf"\b(?:\d+|{words})\b", re.IGNORECASE)
    for key, message in messages(language).items():
        if key.startswith(TEACHING) and not any(fnmatchcase(key, each) for each in NO_SENTENCES):
            for form in (message,) if isinstance(message, str) else message:
                said = re.sub(r"\{\w+\}", "", re.sub(NAMES[language], "", form))
                for found in map(str.lower, number.findall(said)):
                    yield key, values[found] if found in values else int(found)


def is_justified(key: str, number: int) -> bool:
    return any(
        number in numbers and any(fnmatchcase(key, pattern) for pattern in keys.split())
        for numbers, keys in JUSTIFIED.values()
    )


@pytest.mark.parametrize("language", languages())
def test_every_number_is_filled_in_or_no_value_of_a_component(language: str) -> None:
    assert not {each for each in literals(language) if not is_justified(*each)}


def test_every_exception_is_still_needed() -> None:
    found = {each for language in languages() for each in literals(language)}
    listed = [
        (pattern, numbers) for numbers, keys in JUSTIFIED.values() for pattern in keys.split()
    ]
    idle = {
        pattern
        for pattern, numbers in listed
        if not any(number in numbers and fnmatchcase(key, pattern) for key, number in found)
    }
    idle |= {
        f"{reason}: {number}"
        for reason, (numbers, keys) in JUSTIFIED.items()
        for number in numbers
        if not any(n == number and any(fnmatchcase(k, p) for p in keys.split()) for k, n in found)
    }
    assert not idle
