"""What assistive technologies are told, on a message bus of their own."""

import re

# A signal with its first three arguments: what has changed, two numbers, and the new value.
SIGNAL = re.compile(
    r'member=(StateChanged|PropertyChange)\s+string "([^"]+)"\s+int32 (\d+)\s+int32 \d+\s+variant\s+(.+)')


def names_in(text):
    return [value for _, what, _, value in SIGNAL.findall(text) if what == "accessible-name"]


def test_the_marker_of_new_rows_is_named(open_window):
    window = open_window("refresh=ring", listens=True)
    window.scroll(500)
    window.say("insert", 12)

    def name():
        window.say("new", 0)
        window.say("new", 12)
        window.state()
        return "".join(window.told)

    window.until(lambda: 'string "12 new"' in names_in(name()))


def test_a_run_makes_the_list_busy_and_names_it(open_window):
    window = open_window("delay=0.3", listens=True)

    def refresh():
        count = window.count("milestone")
        window.say("begin")
        window.until(lambda: window.count("milestone") == count + 3)
        window.rests()
        told = "".join(window.told)
        window.told.clear()
        return told

    # GTK and the monitor join the message bus after the window is there.
    window.until(lambda: '"busy"' in refresh())
    told = refresh()
    changes = [match.groups() for match in SIGNAL.finditer(told)]
    assert [number for kind, what, number, _ in changes if what == "busy"] == ["1", "0"]
    # The texts of the announcements in English.
    names = [value for kind, what, _, value in changes if what == "accessible-name"]
    assert names == ['string "Refreshing"', 'string "Updated"'], told[-3000:]
