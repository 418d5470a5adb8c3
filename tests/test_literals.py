"""No message names a number that the components or the position hold.

Such a number is filled in, for one that is written is wrong as soon as a value changes. The numbers
that are written are no values of components; each is listed here with where it comes from.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from fnmatch import fnmatchcase

import pytest

from rococo_desktop.texts import languages
from tests.messages import written

PLACEHOLDER = r"\{ \$\w+ \}"
JOINER = r'\{ "\\u2060" \}'
"""The sign, as it is written, that no line is divided at."""
NO_SENTENCES = ("*-terms", "challenge-amount-*")
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
    "es": "dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince "
    "dieciséis diecisiete dieciocho diecinueve veinte treinta cuarenta cincuenta sesenta setenta "
    "ochenta noventa cien",
    "it": "due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici "
    "quindici sedici diciassette diciotto diciannove venti trenta quaranta cinquanta sessanta "
    "settanta ottanta novanta cento",
    "ja": "二 三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五 十六 十七 十八 十九 二十 "
    "三十 四十 五十 六十 七十 八十 九十 百",
    "pl": "dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście "
    "trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście "
    "dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt "
    "osiemdziesiąt dziewięćdziesiąt sto",
}
"""The words for numbers from two on; "one" is an article or a pronoun, too."""
VALUES = (*range(2, 21), *range(30, 101, 10))
"""The values of the words."""
FURTHER = {
    "en": {2: "twice double", 3: "triple"},
    "de": {2: "doppelt"},
    "es": {2: "doble", 3: "triple"},
    "fr": {2: "double", 3: "triple"},
    "it": {2: "doppio doppia", 3: "triplo"},
    "ja": {2: "ダブル", 3: "トリプル"},
    "pl": {
        2: "dwaj dwie dwóch dwu dwom dwóm dwoma dwiema dwoje dwojga dwukrotnie podwójna",
        3: "trzej trzech trzem trzema troje trojga trzykrotnie",
        4: "czterej czterech czterem czterema czworo czworga",
        5: "pięciu pięcioro",
        6: "sześciu",
        7: "siedmiu",
        8: "ośmiu",
        9: "dziewięciu",
        10: "dziesięciu",
    },
}
"""Further words for them, and their cases."""
UNSPACED = {"ja"}
"""Languages that write no spaces between words."""
SUFFIXES = r"(?:mal|fach|-mal|-fach)?"

NAMES = {
    "en": r"\b([Hh]all|[Rr]ounds?) (\d+|[a-z]+(, [a-z]+ and [a-z]+)?)",
    "de": r"\b(Saal|Runden?) (\d+|[a-zäöüß]+(, [a-zäöüß]+ und [a-zäöüß]+)?)",
    "fr": r"\b([Ss]alle|[Mm]anche) \d+",
    "es": r"\b([Ss]al[oó]n|[Rr]ondas?) (\d+|[a-zéí]+(, [a-zéí]+ y [a-zéí]+)?)",
    "it": r"\b([Ss]ala|[Rr]ound) (\d+|[a-z]+(, [a-z]+ e [a-z]+)?)",
    "ja": r"広間\d+|第\d+",
    "pl": r"\b([Ss]al[aięą]|[Rr]und[ayzęąi]+) (\d+|[a-ząćęłńóśźż]+)",
}
"""The names of halls and rounds on the table of a lesson or challenge."""
ON_A_TABLE = ("lesson-", "challenge-")
NO_NUMBERS = {
    "es": r"\b(los|las|tus|sus) dos\b",
    "fr": r"\b(les|aux|nous|vos|tous|des) deux\b",
    "it": r"\b(i|le|altri|tue|tutt[ei] e|dei|delle|nei|nelle|ai|alle) due\b"
    r"|\bci sei\b|(?<!tutte e )\bsei (?!azioni)",
    "ja": r"[1-8][つ個枚着組人番列回色]目|第\dラウンド|[2二]\w?とも|2\w以上|両方"
    r"|(?<!\d)1([つ個枚着組人対種手回度色台本]|か所|マス|ラウンド|アクション|ゲーム)|(?<=対)1(?!\d)"
    r"|十分|15世|三着目|三角帽|一石二鳥|一か八か",
    "pl": r"\bz dwojga\b",
}
"""The words for "both" and "either", and the Italian ones for "you are".

In Japanese also the first ordinals, and "1" before a counter, which is its article; points, Livre
and coins are counted.
"""

JUSTIFIED = {
    "the largest value that the form of component values takes, and an example of a list": (
        "window-ledger-number=0,999 window-ledger-numbers=8,5,3"
    ),
    "the stars that a challenge brings": "window-honour-stars2=2 window-honour-stars3=3",
    "one is the unit of an exchange and of a gain (rulebooks, final scoring)": (
        "challenge-last_batch-comment=1 guide-end-scoring=1 guide-madame_du_barry-4=1 "
        "guide-patisserie-actions-acquire_ingredients=de:en:es:fr:it:pl:1 "
        "guide-patisserie-actions-acquire_recipes=1 guide-patisserie-actions-bake=1 "
        "guide-patisserie-actions-decorate=1 guide-patisserie-actions-deliver=de:en:es:fr:it:pl:1 "
        "guide-patisserie-actions-deliver=ja:1,1 guide-patisserie-end-scoring=1 "
        "guide-patisserie-garden-hosts=1 guide-patisserie-garden-service=1 hint-area-livre=1 "
        "lesson-cards-hire-level5-rent=1 lesson-finale-order-say=1,2 lesson-gardens-end-say=1 "
        "lesson-garment-compare-say=1 lesson-madame-tiles-say=1 lesson-quickball-money-say=1 "
        "lesson-quickfeast-hosts-say=1 lesson-quickfeast-counted-say=1 "
        "lesson-quickfeast-service-say=1 lesson-scoring-money-five_reply=1 "
        "lesson-scoring-money-twentynine_reply=1 lesson-scoring-money-two_reply=de:it:ja:1 "
        "lesson-sell-little-sold_reply=de:en:es:fr:it:pl:1 lesson-sell-little-sold_reply=ja:0,1 "
        "lesson-service-hosts-say=1 lesson-service-serve-say=1 "
        "lesson-staff-deck-say=de:en:es:fr:it:pl:1 lesson-staff-deck-say=ja:1,1 "
        "lesson-staff-whom-say=1 lesson-verdict-bargain-buy_reply=de:en:es:it:pl:1,1 "
        "lesson-verdict-bargain-buy_reply=ja:1,1,1 "
        "lesson-verdict-bargain-keep_reply=de:en:it:ja:pl:1 lesson-verdict-host-four_reply=1 "
        "lesson-verdict-host-say=1 lesson-verdict-money-four_reply=1 "
        "lesson-verdict-money-two_reply=1 lesson-verdict-serve-say=1 "
        "patisserie-prompt-bake_saving=de:en:es:fr:it:pl:1,1 "
        "reference-bonus_buy_notion-text=de:en:es:fr:it:pl:1,1 "
        "reference-bonus_discard_resources-text=de:en:es:fr:it:pl:1 "
        "reference-bonus_discard_resources-text=ja:1,1 "
        "reference-bonus_gain_notion-text=de:en:es:fr:it:pl:1,1 "
        "reference-bonus_livre_without_color-text=en:ja:pl:2 "
        "reference-bonus_prestige_for_livre-text=1 "
        "reference-bonus_prestige_per_decorations-text=1 "
        "reference-bonus_prestige_per_dresses-text=1 "
        "reference-bonus_prestige_per_pair-text=de:es:fr:it:1 "
        "reference-bonus_prestige_per_pair-text=en:ja:pl:1,2 "
        "reference-bonus_prestige_per_pair-title=2 reference-collection-text=1 "
        "reference-crown_thread_lace_pairs-text=de:en:es:fr:it:pl:1,1 "
        "reference-final_scoring-text=1 reference-livre-text=1 "
        "reference-patisserie-bonus_bake_saving-text=de:en:es:fr:it:pl:1,1 "
        "reference-patisserie-bonus_buy_butter-text=de:en:es:fr:it:pl:1 "
        "reference-patisserie-bonus_prestige_for_coins-text=1 reference-patisserie-coin-text=1 "
        "reference-patisserie-final_scoring-text=1 reference-patisserie-host-text=1 "
        "reference-patisserie-service-text=de:ja:1,2,2 "
        "reference-patisserie-service-text=en:pl:1,2,2,2 "
        "reference-patisserie-service-text=es:fr:it:1,2 reference-patisserie-start_player-text=1 "
        "window-patisserie-about-host=1 window-patisserie-about-post=1 bonus-discard_resources=1 "
        "bonus-discard_resources_grouped=de:en:es:fr:it:pl:1 "
        "bonus-discard_resources_grouped=ja:1,1 bonus-prestige_for_livre=1 "
        "bonus-prestige_in_hall-deluxe=1 bonus-prestige_in_hall-original=1 "
        "bonus-prestige_per_decorations=1 bonus-prestige_per_dresses-deluxe=1 "
        "bonus-prestige_per_dresses-original=1 bonus-prestige_per_jewelry=1 "
        "bonus-prestige_per_pair-deluxe=1 bonus-prestige_per_pair-original=1 "
        "patisserie-bonus-acquire_ingredient=de:en:es:fr:it:pl:1 "
        "patisserie-bonus-bake_saving=de:en:es:fr:it:pl:1,1 "
        "patisserie-bonus-buy_butter=de:en:es:fr:it:pl:1 patisserie-bonus-prestige_for_coins=1 "
        "patisserie-option-flour=de:en:es:fr:it:pl:1 patisserie-option-honey=de:en:es:fr:it:pl:1 "
        "window-signs-prestige_for_livre=1 window-signs-discard_resources=1 "
        "window-signs-discard_resources_grouped=1 window-signs-prestige_in_hall=1 "
        "window-signs-prestige_per_decorations=1 window-signs-prestige_per_dresses=1 "
        "window-signs-prestige_per_jewelry=1 window-signs-prestige_per_pair=1 part-livre=1 "
        "patisserie-part-coins=1 challenge-last_accounts-comment=ja:1 "
        "challenge-queens_music-comment=ja:1 coach-patisserie-last_dishes=ja:1 "
        "coach-patisserie-rich_late=ja:1 lesson-finale-one-depute=ja:1 "
        "lesson-quickfeast-deliver-say=ja:1,1 "
        "lesson-finale-three-depute=ja:1 lesson-finale-two-forfeit=ja:1 "
        "lesson-lastbatch-money-say=ja:1 lesson-lastbatch-one-give_notice=ja:1 "
        "lesson-madame-end-say=ja:1 lesson-madame-tie-she_reply=ja:1 "
        "lesson-madame-tiles-one_reply=ja:1 lesson-madame-tiles-six_reply=ja:1 "
        "lesson-toppings-worth-five_reply=ja:1 lesson-toppings-worth-say=ja:1 "
        "lesson-verdict-bargain-say=ja:1 packaging-comfort=ja:1 "
        "patisserie-prompt-buy_prestige=ja:1 prompt-pay_for_prestige=ja:1 "
        "reference-bonus_prestige_for_livre-ruling=ja:1 reference-patisserie-dish-text=ja:1 "
        "reference-patisserie-sell-text=ja:1"
    ),
    "a jewel pays one Livre and counts one prestige (Jewelry Box, jewelry)": (
        "guide-jewelry_box-3=1,1 hint-jeweler-necklace=1,1 hint-jeweler-own=1,1 "
        "hint-jeweler-ring=1,1 lesson-jewelry-count-none_reply=de:en:es:fr:it:ja:1 "
        "lesson-jewelry-count-say=1,1 lesson-jewelry-count-two=2 reference-jewelry-text=1,1 "
        "lesson-jewelry-count-five_reply=ja:1"
    ),
    "an action does up to two things, a bonus one more (rulebooks, actions)": (
        "challenge-two_hands-task=en:es:fr:it:ja:pl:2 coach-patisserie-no_recipe=2,2 "
        "coach-patisserie-two_at_once=2 coach-patisserie-which_tile=2 "
        "coach-patisserie-fetch_recipes=2 "
        "guide-patisserie-actions-acquire_recipes=2 guide-patisserie-actions-bake=2 "
        "guide-patisserie-actions-decorate=2 guide-patisserie-actions-deliver=2 "
        "lesson-acquire-buyer-else=2 lesson-acquire-buyer-say=de:2 "
        "lesson-acquire-buyer-say=en:es:fr:it:ja:pl:2,3 lesson-finale-two-level5-decorations=2 "
        "lesson-mentor-recipes-say=2 lesson-oven-deliver-say=2 "
        "lesson-pantry-bake-say=de:en:es:fr:it:pl:2 lesson-pantry-bake-say=ja:2,2 "
        "lesson-pantry-second-say=2 "
        "reference-patisserie-acquire_ingredients-text=de:en:es:fr:it:pl:1 "
        "reference-patisserie-acquire_recipes-text=1,2 reference-patisserie-bake-text=1,2 "
        "reference-patisserie-decorate-text=1,2 reference-patisserie-deliver-ruling=2 "
        "reference-patisserie-deliver-text=1,2 reference-patisserie-ingredient-text=2 "
        "reference-patisserie-mentor_bakes-text=2 reference-patisserie-mentor_decorates-text=2 "
        "reference-patisserie-mentor_recipes-text=2 "
        "window-patisserie-action-acquire_ingredients=de:en:es:fr:it:pl:1 "
        "window-patisserie-action-acquire_recipes=1,2 window-patisserie-action-bake=1,2 "
        "window-patisserie-action-decorate=1,2 window-patisserie-action-deliver=1,2 "
        "reference-patisserie-bake-ruling=ja:2"
    ),
    "a card has one to three actions, and each training lacks two (La Pâtisserie, staff)": (
        "lesson-training-never-say=2 reference-patisserie-assistant-text=en:es:fr:it:pl:2 "
        "reference-patisserie-chef-text=en:es:fr:it:pl:2 "
        "reference-patisserie-solo_card-text=de:en:es:fr:it:3 "
        "reference-patisserie-solo_card-text=pl:2,3 reference-patisserie-solo_card-text=ja:1,3"
    ),
    "the short way counts the actions and its rounds itself": (
        "lesson-quickball-about=de:en:it:ja:pl:2,6 lesson-quickball-about=es:fr:6 "
        "lesson-quickball-depute-say=de:en:es:fr:it:5 "
        "lesson-quickball-end-say=de:en:es:fr:it:pl:2 lesson-quickball-favor-say=de:en:es:fr:it:3 "
        "lesson-quickball-fund-say=de:en:es:fr:it:6 lesson-quickball-hire-say=de:en:es:fr:it:4 "
        "lesson-quickball-name=10 lesson-quickball-ranks-say=6 lesson-quickball-standing-say=2 "
        "lesson-quickball-sew-say=de:en:es:fr:it:2 lesson-quickball-sew-say=ja:0 "
        "lesson-quickball-welcome-say=10 lesson-quickfeast-about=de:en:it:ja:pl:2,9 "
        "lesson-quickfeast-about=es:fr:9 lesson-quickfeast-end-say=en:es:fr:it:2,9 "
        "lesson-quickfeast-end-say=de:ja:pl:9 lesson-quickfeast-bake-say=de:en:es:fr:it:4 "
        "lesson-quickfeast-decorate-say=de:en:es:fr:it:5 "
        "lesson-quickfeast-deliver-say=de:en:es:fr:it:6 "
        "lesson-quickfeast-eggs-say=de:en:es:fr:it:2 lesson-quickfeast-goods-say=de:en:es:fr:it:3 "
        "lesson-quickfeast-hire-say=de:en:es:fr:it:7 lesson-quickfeast-name=10 "
        "lesson-quickfeast-notice-say=de:en:es:fr:it:8 "
        "lesson-quickfeast-place-say=de:en:es:fr:it:ja:9 lesson-quickfeast-trays-say=2 "
        "lesson-quickfeast-welcome-say=2,10 window-welcome-quick=10"
    ),
    "the spaces of a table are numbered from its bonus (La Pâtisserie, deliver)": (
        "lesson-quickfeast-deliver-then_place_dish=1"
    ),
    "there are six main actions (Rococo, overview)": ("lesson-turn-make-say=6"),
    "an examination has four tasks (Jewelry Box, examinations)": (
        "lesson-jewelry-exam-say=4 lesson-jewelry-lace-say=de:en:es:4 "
        "lesson-jewelry-tasks-say=3,4 prompt-choose_task=2"
    ),
    "silk has four colors, two for each sort of garment, jewelry four kinds (the material)": (
        "challenge-twin_statues-name=de:en:es:it:ja:pl:2 challenge-twin_statues-name=fr:2,2 "
        "lesson-finale-two-say=4 lesson-gardens-another-nine_reply=4 "
        "lesson-gardens-colors-eight_reply=4 lesson-scoring-statue-eight_reply=4 "
        "reference-crown_jewelry_sets-text=4 reference-dress-text=2 reference-silk-text=4 "
        "final-jewelry_sets=4 window-signs-jewelry_sets=4 wrong-all_colors=4"
    ),
    "kitchens and halves of a tile are two, goods three, tables five (the material)": (
        "guide-actions-acquire-deluxe=en:2 guide-actions-acquire-original=en:2 "
        "guide-actions-fund-deluxe=en:ja:pl:2 packaging-about-patisserie=en:es:fr:it:ja:pl:5 "
        "lesson-acquire-lace-say=en:2 lesson-fund-end-say=2 reference-patisserie-goods-text=3 "
        "reference-tile-text=en:ja:2 reference-word-deluxe-in_kitchens=en:ja:pl:2"
    ),
    "two baking trays go round, of which each gives one card (La Pâtisserie, baking trays)": (
        "guide-patisserie-first_game-1=2,2 guide-patisserie-round-tray=2 lesson-trays-about=2 "
        "lesson-trays-count-say=2 lesson-trays-staff-say=2 "
        "reference-patisserie-first_game-text=2,2 "
        "reference-patisserie-set_aside-text=de:en:ja:pl:2 "
        "reference-patisserie-tray-ruling=en:es:fr:it:ja:2 reference-patisserie-tray-text=2 "
        "window-patisserie-first_draft=ja:2"
    ),
    "a service area has two places and lies between two tables (La Pâtisserie, service staff)": (
        "coach-patisserie-post_or_host=2 lesson-quickfeast-service-say=2 "
        "lesson-service-areas-say=2,2 "
        "reference-patisserie-place-text=2"
    ),
    "numbers of players, by which the rules differ": (
        "hint-majority-fireworks_two=en:es:fr:it:ja:pl:2 "
        "hint-majority-hall_two=en:es:fr:it:ja:pl:2 "
        "lesson-madame-hall-nothing_reply=en:es:fr:it:ja:pl:2 "
        "lesson-madame-hall-one_reply=en:es:fr:it:ja:pl:2,3 lesson-madame-hall-two=fr:2 "
        "lesson-mentor-first-say=2 lesson-mentor-welcome-say=2 "
        "lesson-service-sides-say=en:es:fr:it:ja:pl:3 lesson-verdict-middle-shared_reply=de:pl:3 "
        "lesson-verdict-middle-shared_reply=en:es:fr:it:ja:2,3 "
        "reference-patisserie-mentor-text=en:es:fr:it:ja:pl:2 "
        "expansion-mentor-text=en:es:fr:it:ja:2 packaging-seats=2,5 "
        "patisserie-correct-field-large=4,5 patisserie-correct-field-small=1,3 "
        "patisserie-sources-board_large=4,5 patisserie-sources-board_small=1,3 "
        "patisserie-sources-special_bonuses=1,3,4,5 window-sources-board_large=4,5 "
        "window-sources-board_small=2,3 wrong-few_cards=en:es:fr:it:ja:pl:5"
    ),
    "the numbers of pieces for which the prices are given (rulebooks, hiring and acquiring)": (
        "lesson-staff-price-one_reply=2 lesson-staff-price-say=en:es:fr:it:ja:pl:2,3 "
        "reference-patisserie-hire-text=de:en:es:fr:it:pl:1,2,3,4 "
        "reference-patisserie-hire-text=ja:2,3,4 patisserie-sources-goods=1,2,3 "
        "patisserie-sources-hire=1,2,3,4 patisserie-sources-row=1,2,3 window-sources-hire=1,2,3,4 "
        "window-sources-warehouse=1,2,3"
    ),
    "special bonuses are drawn two at a time, grades differ in two rounds (La Pâtisserie)": (
        "reference-patisserie-grades-text=de:en:it:ja:pl:2 "
        "reference-patisserie-promo_special_bonuses-text=2"
    ),
    "years and numbers of the books": (
        "reference-editions-ruling=2013 reference-editions-text=2013,2013,2020 "
        "reference-editions-title=en:ja:pl:2 reference-prestige-ruling=2013 "
        "packaging-about-rococo=1745 window-edition-2025-explanation=2025 "
        "window-edition-2025-label=2025 window-edition-deluxe-label=2020 "
        "window-edition-original-label=2013 packaging-contents-rococo=ja:2"
    ),
    "what the tutor once reached, and the grades of the solo game (rulebook, Mentor)": (
        "lesson-finale-sheet-say=60,69 lesson-finale-welcome-say=69 "
        "lesson-lastbatch-sheet-say=55,60,62 lesson-lastbatch-welcome-say=62 "
        "lesson-madame-tie-say=60 lesson-mentor-end-say=80,90,100"
    ),
    "the name of a challenge or lesson, and the aim that it names": (
        "challenge-fifty-name=50 challenge-fifty-task=50 "
        "challenge-last_ball-name=de:en:it:ja:pl:2 challenge-royal_three-name=3 "
        "challenge-served_twice-name=2 challenge-three_wishes-name=3 "
        "challenge-two_hands-name=es:fr:it:2 lesson-hand-name=3"
    ),
    "wrong answers to a question": (
        "lesson-fund-paid-seven=7 lesson-fund-paid-three=3 lesson-fund-paid-two=2 "
        "lesson-staff-deck-second=es:fr:it:ja:2 lesson-staff-deck-third=es:fr:it:ja:3 "
        "lesson-staff-left-four=4 lesson-staff-left-two=2 lesson-staff-turns-four=4 "
        "lesson-staff-turns-three=3 lesson-staff-turns-two=2 lesson-service-sides-both=ja:2"
    ),
    "things that the sentence itself points at or counts up": (
        "coach-depute_now=de:en:es:fr:it:ja:2 coach-patisserie-notice_early=de:en:es:fr:it:ja:2 "
        "coach-patisserie-read_bonus=2 coach-read_bonus=2 "
        "challenge-coat_for_a_rocket-comment=2 challenge-fifty-comment=2 "
        "challenge-twin_statues-comment=2 coach-patisserie-first_tray=de:en:es:fr:ja:pl:2 "
        "coach-patisserie-first_tray=it:2,2 coach-patisserie-which_table=3 lesson-favor-who-say=2 "
        "lesson-gardens-most-colette_reply=en:ja:2 lesson-garment-mixed-say=en:es:fr:it:ja:pl:2 "
        "lesson-garment-pay-else=2 lesson-garment-pay-say=en:ja:pl:2 lesson-garment-which-say=3 "
        "lesson-halls-count-baptiste_reply=2 lesson-halls-guest-else=de:en:es:it:ja:pl:2,2 "
        "lesson-halls-guest-else=fr:2 lesson-halls-guest-hall1-s2=de:en:es:it:ja:pl:2,2 "
        "lesson-halls-guest-hall1-s2=fr:2 lesson-halls-guest-hall3-s2=2 "
        "lesson-halls-welcome-say=de:en:ja:pl:2 lesson-halls-won-say=de:en:es:it:ja:pl:2,2 "
        "lesson-halls-won-say=fr:2 lesson-hand-plan-say=3 lesson-hand-staff-say=de:2,2 "
        "lesson-hand-staff-say=en:es:fr:it:ja:pl:2,2,5 "
        "lesson-jewelry-tasks-fund_reply=de:en:es:fr:it:pl:2 lesson-lastbatch-order-say=2 "
        "lesson-master-gifts-say=en:es:fr:it:ja:pl:2 lesson-master-thimble-say=3 "
        "lesson-master-why-say=de:en:es:fr:ja:pl:2 lesson-special-welcome-say=3 "
        "lesson-supply-foresee-none_reply=2 talk-rococo-level3-hall-1=es:ja:pl:2 "
        "challenge-grand_host-comment=ja:2 lesson-jewelry-jeweler-say=ja:2 "
        "reference-condition-ruling=ja:2"
    ),
    "what takes nothing in return costs nothing": (
        "window-signs-gain_jewelry=0 window-signs-take_resource=0 "
        "coach-patisserie-last_cards=ja:0 lesson-cards-hire-level6-notions=ja:0 "
        "lesson-gardens-another-nothing=ja:0 lesson-halls-second-nothing=ja:0 "
        "lesson-halls-tailor-else=ja:0 lesson-hand-count-none=ja:0 lesson-jewelry-count-none=ja:0 "
        "lesson-madame-hall-nothing=ja:0 lesson-oven-room-none=ja:0 "
        "lesson-pantry-goods-then_buy_goods=ja:0 lesson-rewards-special-none=ja:0 "
        "lesson-turn-garment-say=ja:0 lesson-verdict-left-nothing=ja:0 "
        "reference-patisserie-bonus_place_cheaper-ruling=ja:0"
    ),
    "there are two games (kinds/)": "packaging-intro=fr:2 packaging-summary=2",
    "the minutes that the box promises": ("window-game-patisserie-explanation=60,150"),
    "what the books say of the pieces, which corrections may not change": (
        "wrong-crown_type=6 wrong-example_pair=2 wrong-example_recipes=1,1,1,1,2,2 "
        "wrong-few_plain=3 wrong-no_prestige=0 wrong-only_left=0 wrong-order=0 wrong-same_table=2 "
        "wrong-single_ingredients=de:en:es:fr:it:pl:2 wrong-start_trainings=2,2"
    ),
    "names of the drawers": (
        "madame-acquire-drawer1-deluxe=1 madame-acquire-drawer1-original=1 "
        "madame-acquire-drawer2-deluxe=2 madame-acquire-drawer2-original=2 "
        "madame-acquire-drawer3-deluxe=3 madame-acquire-drawer3-original=3 "
    ),
    "the most stars of a challenge": (
        "window-challenges-stars=3 window-challenges-summary=3 window-challenges-told=3"
    ),
    "limits and formats of the program, and what stands there twice": (
        "file-name_twice=2 file-not_utf8=8 journal-no_locks=2 "
        "packaging-setup-about_association=en:es:fr:it:ja:2 packaging-setup-too_old=10,64 "
        "window-hands-secret-explanation=de:en:es:fr:pl:2 window-new_game-bad_seed=16 "
        "window-patience-patient-explanation=4 wrong-id=de:en:es:fr:it:pl:2 "
        "wrong-id_twice=de:en:es:fr:it:pl:2 wrong-same_look=de:en:es:fr:it:pl:2 "
        "wrong-two_questions=2 wrong-two_turns=2"
    ),
    "both, or never twice": (
        "coach-patisserie-first_hand=2 lesson-rewards-wait-say=2 "
        "reference-patisserie-selection-text=ja:2"
    ),
}
"""The numbers in messages by their origin: ``key=1,2``, or ``key=en:de:1,2`` in these languages."""


def listed() -> dict[str, dict[str, Counter[int]]]:
    """Return the justified numbers by language and key."""
    found: dict[str, dict[str, Counter[int]]] = {each: {} for each in languages()}
    for token in " ".join(JUSTIFIED.values()).split():
        key, _, numbers = token.partition("=")
        *only, numbers = numbers.split(":")
        for language in only or languages():
            found[language].setdefault(key, Counter()).update(map(int, numbers.split(",")))
    return found


def numbers_in(text: str, key: str, language: str) -> Counter[int]:
    """Return the numbers that a message names, besides those that are filled in."""
    values = dict(zip(WORDS[language].split(), VALUES, strict=True))
    for value, further in FURTHER[language].items():
        values |= dict.fromkeys(further.split(), value)
    words = "|".join(sorted(values, key=len, reverse=True))
    said = re.sub(rf"{PLACEHOLDER}|{JOINER}", "", text)
    if key.startswith(ON_A_TABLE):
        said = re.sub(NAMES[language], "", said)
    if language in NO_NUMBERS:
        said = re.sub(NO_NUMBERS[language], "", said, flags=re.IGNORECASE)
    edge = "" if language in UNSPACED else r"\b"
    found = re.findall(rf"{edge}(\d+|{words}){SUFFIXES}{edge}", said.lower())
    return Counter(values[each] if each in values else int(each) for each in found)


def forms(language: str) -> Iterator[tuple[str, str]]:
    """Yield the keys of all messages with each of their forms.

    Where the plural counts, the "1" of the singular counts likewise.
    """
    for key, said in written(language).items():
        if any(fnmatchcase(key, each) for each in NO_SENTENCES):
            continue
        *few, last = said
        for one in few:
            counted = [each for each in re.findall(PLACEHOLDER, last) if each not in one]
            yield key, re.sub(r"\b1\b", counted[0], one, count=1) if counted else one
        yield key, last


def literals(language: str) -> dict[str, Counter[int]]:
    """Return the numbers that are written out, by key."""
    found: defaultdict[str, Counter[int]] = defaultdict(Counter)
    for key, form in forms(language):
        found[key] |= numbers_in(form, key, language)
    return {key: numbers for key, numbers in found.items() if numbers}


@pytest.mark.parametrize("language", languages())
def test_every_number_is_filled_in_or_no_value_of_a_component(language: str) -> None:
    """The list is exact: no other number is there, and no exception that is not needed."""
    assert literals(language) == listed()[language]


@pytest.mark.parametrize("language", languages())
def test_a_number_that_is_put_back_is_found(language: str) -> None:
    """Wherever a number is filled in, it is seen if it is written there instead."""
    three = WORDS[language].split()[1]
    beginning = "" if language in UNSPACED else r"(?<!\w)"  # a phrase may follow a word
    for key, form in forms(language):
        before = numbers_in(form, key, language).total()
        for place in re.finditer(rf"{beginning}{PLACEHOLDER}", form):
            for number in ("9", three):
                told = form[: place.start()] + number + form[place.end() :]
                names = re.finditer(NAMES[language], told[: place.start() + len(number)])
                named = any(name.end() > place.start() for name in names)
                if not (key.startswith(ON_A_TABLE) and named):
                    assert numbers_in(told, key, language).total() > before, (key, told)
