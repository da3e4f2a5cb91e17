"""What assistive technologies are told, on a message bus of their own."""

import re
import subprocess

import pytest

from conftest import IN

# A signal with its first three arguments: what has changed, two numbers, and the new value.
SIGNAL = re.compile(
    r'member=(StateChanged|PropertyChange|Announcement)\s+string "([^"]*)"\s+int32 (\d+)\s+int32 \d+\s+variant\s+(.+)')


# A reference to something accessible, after the first of a kind without its type.
REFERENCE = re.compile(r"\('(:[^']+)', (?:objectpath )?'([^']+)'\)")
ROOT = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")


def ask(window, accessible, method, *arguments):
    """What an assistive technology is answered."""
    bus = window.until(lambda: re.search(r"^bus (.+)$", "".join(window.told), re.MULTILINE))[1]
    name, path = accessible
    command = ["gdbus", "call", "--address", bus, "--dest", name, "--object-path", path, "--method", method]
    return subprocess.run([*command, *arguments], check=True, stdout=subprocess.PIPE, text=True).stdout


def find(window, role, start=ROOT):
    """All with a role, in the order of the tree."""
    found = []
    for child in REFERENCE.findall(ask(window, start, "org.a11y.atspi.Accessible.GetChildren")):
        name = ask(window, child, "org.a11y.atspi.Accessible.GetRoleName")
        found += [child] if name == f"('{role}',)\n" else find(window, role, child)
    return found


def test_the_marker_of_new_rows_is_named(open_window):
    window = open_window("refresh=ring", listens=True)
    window.scroll(500)
    window.say("insert", 12)
    window.say("new", 12)

    def names():
        """Those of all buttons, whose role has had another name before GTK 4.18."""
        buttons = find(window, "button") + find(window, "push button")
        return [ask(window, button, "org.freedesktop.DBus.Properties.Get", "org.a11y.atspi.Accessible", "Name")
                for button in buttons]

    window.until(lambda: "(<'12 new'>,)\n" in names())


def test_a_run_makes_the_list_busy_and_is_announced(open_window):
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
    # Before it could announce a text, the list has it as its name.
    names = [value for kind, what, _, value in changes
             if (kind == "Announcement" if IN else what == "accessible-name")]
    assert names == ['string "Refreshing"', 'string "Updated"'], told[-3000:]


@pytest.mark.parametrize("kind", ["listView", "listBox"])
def test_a_row_has_its_number_in_the_list(open_window, kind):
    # GTK has no other position for assistive technologies than that among the rows with a widget, later without
    # those that it keeps ready.
    window = open_window(f"list={kind}", "rows=30", listens=True)
    window.scroll(500)
    [widget] = window.until(lambda: find(window, "list"))
    rows = find(window, "list item", widget)
    assert 12 < len(rows) < 30 if IN and kind == "listView" else len(rows) == 30
    numbers = [ask(window, row, "org.a11y.atspi.Accessible.GetIndexInParent") for row in rows]
    assert numbers == [f"({number},)\n" for number in range(len(rows))]
