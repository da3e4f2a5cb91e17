"""What assistive technologies are told, on a message bus of their own."""

import re

# A signal with its first three arguments: what has changed, two numbers, and the new value.
SIGNAL = re.compile(
    r'member=(StateChanged|PropertyChange)\s+string "([^"]+)"\s+int32 (\d+)\s+int32 \d+\s+variant\s+(.+)')


def test_a_run_makes_the_list_busy_and_names_it(open_window):
    window = open_window("delay=0.3", listens=True)
    window.say("begin")
    window.until(lambda: window.count("milestone") == 3)
    window.rests()
    told = "".join(window.told)
    changes = [match.groups() for match in SIGNAL.finditer(told)]
    assert [number for kind, what, number, _ in changes if what == "busy"] == ["1", "0"]
    # The texts of the announcements in English.
    names = [value for kind, what, _, value in changes if what == "accessible-name"]
    assert names == ['string "Refreshing"', 'string "Updated"'], told[-3000:]
