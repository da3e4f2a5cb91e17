"""The window with real touches: requests go out, articles are stored, and stay without a server."""

import itertools
import subprocess

from conftest import TOOL, until
from screen import Screen

# Codes of X for the keys of a standard keyboard.
F5, CONTROL, R, Q, W, ALT, LEFT, ESCAPE = 71, 37, 27, 24, 25, 64, 113, 9


def test_it_refreshes_when_it_opens_and_again_when_it_is_pulled(open_app, feed):
    app = open_app()
    until(lambda: app.read("count(*)") == 20)
    assert feed.answers == [("/feed.atom", 200)]
    until(lambda: len(feed.answers) > 1, app.pull)
    assert feed.answers[1] == ("/feed.atom", 304)
    feed.articles += 1
    until(lambda: app.read("count(*)") == 21, app.pull)
    assert app.read("sum(isRead)") == 0, "a pull opened an article"


def test_it_loads_older_articles_until_there_are_no_more(open_app, feed):
    app = open_app()
    until(lambda: app.read("count(*)") == 50, app.flick)
    assert [path for path, _ in feed.answers] == ["/feed.atom", "/feed.atom?from=20", "/feed.atom?from=40"]


def test_articles_can_be_read_without_a_server(open_app, feed):
    app = open_app()
    until(lambda: app.read("count(*)") == 20)
    assert app.close() == []
    feed.stop()
    again = open_app()
    until(lambda: again.read("sum(isRead)") == 1, again.tap)
    assert again.read("count(*)") == 20
    assert again.read("max(id) FILTER (WHERE isRead)").startswith("urn:")


def test_an_error_keeps_the_articles_and_its_message_tries_again(open_app, feed):
    app = open_app()
    until(lambda: app.read("count(*)") == 20)
    feed.is_failing = True
    feed.articles += 1
    until(lambda: feed.answers[-1] == ("/feed.atom", 503), app.pull)
    assert app.read("count(*)") == 20
    feed.is_failing = False
    until(lambda: app.read("count(*)") == 21, app.retry)


def test_an_empty_page_says_why_and_tries_again(open_app, feed, server):
    feed.is_failing = True
    app = open_app()
    until(lambda: feed.answers)
    app.rests()
    feed.is_failing = False
    # The button is below the reason.
    places = itertools.cycle(range(320, 420, 10))
    until(lambda: app.read("count(*)") == 20, lambda: server.tap(160, next(places)))


def test_an_error_of_older_articles_is_in_the_list_and_a_tap_tries_again(open_app, feed, server):
    app = open_app()
    until(lambda: app.read("count(*)") == 20)
    feed.is_failing = True
    until(lambda: feed.answers[-1] == ("/feed.atom?from=20", 503), app.flick)
    app.rests()
    # No message asks for a retry as well.
    feed.is_failing = False
    app.retry()
    app.rests()
    assert feed.answers[-1] == ("/feed.atom?from=20", 503)
    until(lambda: app.read("count(*)") == 40, lambda: server.tap(150, 610))


def test_it_closes_by_a_key_and_opens_with_the_size_it_had(open_app, server):
    app = open_app()
    until(lambda: app.read("count(*)") == 20)
    app.narrow()
    app.rests()
    size = Screen(server.display).size()
    until(lambda: app.process.poll() == 0, lambda: server.type(CONTROL, W))
    open_app()
    # The articles are stored already, so only the window says when the program is there.
    until(lambda: Screen(server.display).size() == size)


# Without the bar, which has a title, the scroll bar, the marker, and the row of the last touch, which GTK highlights.
ROWS = (8, 120, 280, 340)


def is_shown(screen, rows):
    """Whether the rows are where they were; GTK rounds positions to a pixel."""
    shown = screen.lines(*ROWS)
    return any(shown[each:each + len(rows) - 2] == rows[1:-1] for each in range(3))


def test_it_opens_where_it_was_ended_without_loading_again(open_app, feed, server):
    feed.articles = 240
    app = open_app()
    until(lambda: len(feed.answers) == 12, app.flick)
    # Back to the middle, away from what loads more.
    for _ in range(6):
        server.put(150, 150)
        server.drag((150, 150), (150, 550), steps=6, seconds=0.08)
        server.lift(150, 550)
    app.rests()
    screen = Screen(server.display)
    rows, before = screen.lines(*ROWS), list(feed.answers)
    assert app.close() == []
    again = open_app()
    until(lambda: is_shown(screen, rows))
    # The refresh asks whether there is something new; no page is loaded.
    until(lambda: len(feed.answers) > len(before))
    again.rests()
    assert is_shown(screen, rows)
    assert feed.answers[len(before):] == [("/feed.atom", 304)]


def test_new_articles_do_not_move_what_is_read_and_a_tap_shows_them(open_app, feed, server):
    app = open_app()
    until(lambda: len(feed.answers) == 2, app.flick)
    # So that the row of the touch, which GTK highlights, is below those that are compared.
    server.put(150, 450)
    server.drag((150, 450), (150, 550))
    server.lift(150, 550)
    app.rests()
    screen = Screen(server.display)
    rows = screen.lines(*ROWS)
    until(lambda: app.process.poll() == 0, lambda: server.type(CONTROL, Q))
    feed.articles += 12
    again = open_app()
    until(lambda: again.read("count(*)") == 52)
    again.rests()
    assert is_shown(screen, rows)
    server.tap(160, 74)
    again.rests()
    assert again.read("sum(isRead)") == 0, "the tap opened an article"
    until(lambda: again.read("max(id) FILTER (WHERE isRead)") == "urn:62", lambda: server.tap(150, 80))


def test_keys_and_a_button_refresh(open_app, feed, server):
    app = open_app()
    until(lambda: app.read("count(*)") == 20)
    for refresh in (lambda: server.type(F5), lambda: server.type(CONTROL, R), lambda: server.tap(24, 28)):
        # The list goes back before it refreshes again.
        before = len(feed.answers)
        until(lambda: len(feed.answers) > before, refresh)
        assert feed.answers[-1] == ("/feed.atom", 304)


def test_a_link_in_an_article_opens(open_app, server, tmp_path):
    # A browser of the user's own, which writes its address down.
    opened, browser, folder = tmp_path / "opened", tmp_path / "browser", tmp_path / "a user"
    browser.write_text(f"#!/bin/sh\necho $1 >{opened}\n")
    browser.chmod(0o755)
    (folder / "applications").mkdir(parents=True)
    (folder / "applications/browser.desktop").write_text(
        f"[Desktop Entry]\nType=Application\nName=Browser\nExec={browser} %u\n")
    (folder / "mimeapps.list").write_text(
        "[Default Applications]\nx-scheme-handler/https=browser.desktop\n")
    app = open_app()
    until(lambda: app.read("count(*)") == 20)
    until(lambda: app.read("sum(isRead)") == 1, app.tap)
    app.rests()
    places = itertools.cycle(range(150, 200, 8))

    def click():
        # GTK 4.8 follows a link in a label by a mouse and by keys.
        server.point(390, next(places))
        server.press()
        server.release()

    until(opened.is_file, click)
    until(lambda: opened.read_text().startswith("https://example.com/"))


def test_it_goes_back_from_an_article_by_a_swipe_and_by_keys(open_app, server):
    app = open_app()
    until(lambda: app.read("count(*)") == 20)
    app.narrow()
    until(lambda: app.read("sum(isRead)") == 1, app.tap)

    def swipe():
        server.put(60, 400)
        server.drag((60, 400), (360, 400), seconds=0.2)
        server.lift(360, 400)

    ways = [swipe, lambda: server.type(ALT, LEFT), lambda: server.type(ESCAPE)]
    for count, go_back in enumerate(ways, 1):
        place = 150 + 90 * count
        # In place of the list is the article.
        app.rests()
        server.tap(150, place)
        app.rests()
        assert app.read("sum(isRead)") == count

        def go_back_and_open_another():
            go_back()
            app.rests()
            server.tap(150, place)

        until(lambda: app.read("sum(isRead)") == count + 1, go_back_and_open_another)


def test_a_longer_pull_shows_the_articles_that_were_read(open_app, feed, server):
    app = open_app()
    until(lambda: app.read("count(*)") == 20)
    until(lambda: app.read("sum(isRead)") == 1, app.tap)
    before = len(feed.answers)

    def is_opened():
        replay = subprocess.run([TOOL, "replay", app.trace], capture_output=True, text=True)
        return any(line.endswith("reportFloor opening") for line in replay.stdout.splitlines())

    until(is_opened, lambda: app.pull(440))
    app.rests()
    # The only row of the page is the article that was read: below it there is no other to be opened.
    server.tap(150, 240)
    server.type(F5)
    app.rests()
    assert app.read("sum(isRead)") == 1
    assert len(feed.answers) == before, "a refresh began on the floor"

    def close_and_open_another():
        server.type(ESCAPE)
        app.rests()
        server.tap(150, 240)

    until(lambda: app.read("sum(isRead)") == 2, close_and_open_another)
