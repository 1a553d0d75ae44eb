"""The table as it is shown."""

from __future__ import annotations

import pytest

from game import mexe_mexe as rules
from game.bots.mexe_mexe import easy
from game.bots.thinking import conclude
from game.cards import deck
from game.shuffle import Stream
from tests.ui.mexe_mexe.sitting import Sitting
from ui.preferences import Density
from ui.words import Language

POSITION = "hands 8Hb 10Hb 3C / 4Cb 5Sb / 7Sb; table 6H 7H 8H / KC KD KS; discards 5C; stock *"


def test_nothing_of_other_hands_or_the_stock_is_in_the_tree() -> None:
    """Whatever others hold, and however the stock lies, the same is shown."""
    chance = Stream("hidden", "bots")
    sitting = Sitting(rules.begin(rules.Options(), 4, "hidden")).ask("intent deal")
    for _ in range(60):
        if sitting.state.result:
            break
        shown, state = sitting.tree(), sitting.state
        sitting.state = with_hidden_cards_changed(state)
        assert sitting.tree() == shown
        sitting.state = state
        view = rules.view(state, state.turn)
        sitting.happen(conclude(easy.think(view, chance)).intent)


def with_hidden_cards_changed(state: rules.State) -> rules.State:
    """Every hidden card is another one: each place gets that of the next."""
    own, *others = state.hands
    hidden = (*(card for hand in others for card in hand), *state.stock)
    cards = iter((*hidden[1:], hidden[0]))
    hands = tuple(tuple(next(cards) for _ in hand) for hand in others)
    return state._replace(hands=(own, *hands), stock=tuple(cards))


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        ("6H 7H 8H", "sequência"),
        ("KC KD KS", "trinca"),
        ("KC KD KS KH", "quadra"),
        ("5H 6H", "falta 1"),
        ("5H 9H 10H", "faltam 3"),
        ("9H 9C 9Hb", "copas repetido"),
        ("6H 7D 8H", "não combinam"),
        ("6H 6Hb 7H", "carta repetida"),
        ("KH AH 2H 3H", "dá a volta"),
        ("5H 6H 2C 2D", "dois curingas"),
        ("KC KD 2S", "sem curinga aqui"),
        ("KC KD KS KH KCb", "quatro é o máximo"),
    ],
)
def test_every_verdict_is_a_sign_and_a_word(cards: str, words: str) -> None:
    sitting = Sitting(f"hands {cards} 3C / 4C; stock *")
    sitting.press(*(f"card {card}" for card in cards.split()), "new")
    assert sitting.text("verdict") == words
    sign = [
        node.attributes["href"]
        for node in sitting.find(class_="handle")[0].walk()
        if node.tag == "use"
    ]
    valid = words in ("sequência", "trinca", "quadra")
    assert sign == [f"ui/art/icons.svg#{'check' if valid else 'warning'}"]


def test_a_curinga_tells_what_it_stands_for() -> None:
    sitting = Sitting("hands 3C / 4C; table 6D 2C 8D; stock *")
    assert sitting.label("card 2C") == "2 de paus, curinga, vale 7 de ouros"
    assert "7" in sitting.text("lying")
    sitting.language = Language.ENGLISH
    assert sitting.label("card 2C") == "2 of clubs, wild, stands for 7 of diamonds"


def test_in_the_list_the_name_of_a_curinga_begins_as_what_is_seen_of_it() -> None:
    sitting = Sitting("hands 3C / 4C; table 6D 2C 8D; stock *").ask("prefer density list")
    (shown,) = sitting.find(data_do="card 2C")
    assert shown.text() == "2 7"
    assert sitting.label("card 2C") == "2 7, curinga de paus, vale 7 de ouros"
    assert sitting.label("card 8D") == "8 de ouros"
    sitting.language = Language.ENGLISH
    assert sitting.label("card 2C") == "2 7, wild card of clubs, stands for 7 of diamonds"


def test_what_i_laid_and_moved_is_marked_and_said() -> None:
    sitting = Sitting("hands 5H 3C / 4C; table 6H 7H 8H 9H 10H; stock *")
    sitting.press("card 6H", "card 5H", "new")
    assert sitting.find(data_mark="mine", data_card="5H")
    assert sitting.label("card 6H") == "6 de copas, mexida por você nesta vez"


def test_receivers_light_up_only_while_something_is_selected() -> None:
    sitting = Sitting(POSITION)
    assert not [do for do in sitting.controls() if do.startswith("put ") or do == "new"]
    sitting.press("card 8Hb")
    assert {"put 0", "put 1", "new"} <= set(sitting.controls())
    assert not sitting.find(data_fits="")
    sitting.press("clear", "card 3C", "clear", "meld 0")
    assert {"put 1", "meld 0", "split 0 1", "split 0 2"} <= set(sitting.controls())
    assert "put 0" not in sitting.controls()


def test_everything_that_can_be_dragged_has_somewhere_to_go() -> None:
    tree = Sitting(POSITION).press("card 8Hb").tree()
    drags = {node.attributes["data-drag"] for node in tree.walk() if "data-drag" in node.attributes}
    drops = {node.attributes["data-drop"] for node in tree.walk() if "data-drop" in node.attributes}
    assert {"card 8Hb", "card 7H", "meld 0"} <= drags
    assert {"meld 0", "new", "tray", "hand", "hand 3C", "discard"} <= drops


def test_thirty_melds_are_shown_with_all_their_cards_and_no_two_places_alike() -> None:
    packs = [card for card in deck(packs=3, jokers=False) if card.rank.value not in ("2", "A")]
    runs = [packs[at : at + 3] for at in range(0, len(packs) - 2, 3)]
    runs = [run for run in runs if len({card.suit for card in run}) == 1][:30]
    table = " / ".join(" ".join(map(str, run)) for run in runs)
    sitting = Sitting(f'hands 2C / 2D; table {table}; stock *; options {{"packs": 3}}')
    assert len(sitting.find(class_="meld")) == len(runs) >= 28
    assert sitting.find(data_density=Density.COMPACT.value)
    places = [
        node.attributes["data-place"]
        for node in sitting.tree().walk()
        if "data-place" in node.attributes
    ]
    assert len(places) == len(set(places))


def test_the_score_sheet_tells_who_was_eliminated_and_who_came_back() -> None:
    sheet = "sheet 34 0 12 / 120 45 0 / 80>57 0 65"
    sitting = Sitting(f"hands 3C / 4C / 5C; {sheet}; stock *").press("show sheet")
    assert sitting.text("sheet").startswith("Carteado, Mexe-Mexe")
    for part in ("eliminado", "voltou com 57", "(154)"):
        assert part in sitting.text("sheet")
    (copy,) = [do for do in sitting.controls() if do.startswith("copy ")]
    assert copy.removeprefix("copy ").splitlines() == [
        "Rodada\tVocê\tAna\tBeto",
        "1\t34\t0\t12",
        "2\t120 (154)\t45\t0 (12)",
        "3\t80 (234) eliminado voltou com 57\t0 (45)\t65 (77)",
        "Total\t57\t45\t77",
    ]


def test_the_eliminated_is_asked_and_answers() -> None:
    position = "hands - / 9C / 5C; phase return; turn P1; offers P1; result out P2; sheet 205 0 150"
    sitting = Sitting(position)
    assert "Voltar com 150 pontos" in sitting.text("dialog")
    sitting.press("intent return")
    assert sitting.state.totals == (150, 0, 150)
    assert "intent deal" in sitting.controls()


def test_the_end_of_round_and_match_is_told() -> None:
    over = "hands - / KD 9C / 5C; result out P1; sheet 34 80 95"
    assert Sitting(over + "; phase deal").text("dialog-title") == "Você bateu!"
    match = Sitting(over.replace("80 95", "280 295") + "; phase over")
    assert match.text("dialog-title") == "Você venceu a partida!"
    assert "rematch" in match.controls()


def test_eliminated_players_are_marked() -> None:
    sitting = Sitting("hands 3C / - / 5C; sheet 10 220 30; stock *")
    (out,) = sitting.find(data_out="", data_seat="1")
    assert "eliminado" in out.text()
