#!/usr/bin/env python3
"""Takes pictures of the GTK host on a screen, pulled by real touches; needs root.

    Scripts/gtk_pictures.py FOLDER     # the test window and the news reader, in all surroundings, to look at
    Scripts/gtk_pictures.py --moving   # the README's pictures of the news reader, light and dark

With the Python of `.venv`, after `Scripts/swift.sh build` and `Scripts/news.sh`, which build both. Nothing is compared with an earlier picture.
"""

import html
import os
import subprocess
import sys
import tempfile
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "Tests/GTK"))

from screen import Screen  # noqa: E402
from server import SIZE, Server  # noqa: E402

ENVIRONMENT = {
    "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "GTK_A11Y": "none", "GSETTINGS_BACKEND": "memory",
    "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent", "LANG": "C.UTF-8", "LANGUAGE": "en", "TZ": "UTC",
}
# The codes of X for keys of a standard keyboard.
ESCAPE, TAB, CONTROL, SHIFT, SLASH, F10, DOWN, ENTER = 9, 23, 37, 50, 61, 76, 116, 36
READER = ROOT / "Examples/GTKNews"
# The options of the test window.
WINDOWS = {
    "light": [], "dark": ["dark"], "contrast": ["contrast"], "large-text": ["scale=1.6"],
    "arabic": ["language=ar", "rtl"], "chinese": ["language=zh-Hans"], "narrow": ["width=220"],
    "wide": ["width=780", "refresh=ring"],
}
# The language, the size, and the environment of the news reader, or the dots an inch, usually 96.
READERS = {
    "light": ("en", (800, 640), {}),
    "dark": ("en", (800, 640), {"ADW_DEBUG_COLOR_SCHEME": "prefer-dark"}),
    "contrast": ("en", (800, 640), {"ADW_DEBUG_HIGH_CONTRAST": "1"}),
    "large-text": ("en", (400, 640), {"dpi": "154"}),
    "arabic": ("ar", (800, 640), {"LANGUAGE": "ar"}),
    "chinese": ("zh", (400, 640), {"LANGUAGE": "zh_CN"}),
    "narrow": ("en", (360, 640), {}),
}
ARTICLES = {
    "en": ("Harbor News", [
        "Rents fall for the first time in two years", "Wind turbines pause at night so that swifts can pass",
        "Street of bookshops survives another winter", "Hearing checks become free for everyone over forty",
        "Nurses win quieter night shifts after a trial", "Price of bicycles climbs as freight costs rise",
        "Town library lends out garden tools", "Ferry returns to its old timetable"]),
    "ar": ("بريد الميناء", [
        "انخفاض الإيجارات لأول مرة منذ عامين", "توربينات الرياح تتوقف ليلا حتى تعبر الطيور المهاجرة",
        "شارع المكتبات يصمد شتاء آخر", "فحص السمع مجاني لمن تجاوز الأربعين",
        "نوبات ليلية أهدأ في المستشفى", "أسعار الدراجات ترتفع مع تكاليف الشحن",
        "مكتبة البلدة تعير أدوات الحدائق", "العبارة تعود إلى مواعيدها القديمة"]),
    "zh": ("港口纪事", [
        "租金两年来首次下降", "风力发电机夜间停转，让雨燕安全通过", "书店街又熬过一个冬天",
        "四十岁以上听力检查免费", "护士试行后获得更安静的夜班", "运费上涨推高自行车价格",
        "镇图书馆出借园艺工具", "渡轮恢复旧时刻表"]),
}


class Feed:
    """A feed in one language; its first article is new with the second request, which takes a while.

    It answers some paths with a status of their own.
    """

    def __init__(self, language, statuses={}):
        title, articles = ARTICLES[language]
        count = 0

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                nonlocal count
                count += 1
                if self.path in statuses:
                    return self.send_error(statuses[self.path])
                time.sleep(0.9 if count > 1 else 0)
                entries = "".join(
                    f"<entry><id>urn:{number}</id><title>{html.escape(text)}</title>"
                    f"<author><name>{title}</name></author><updated>2026-05-04T{20 - number}:30:00Z</updated>"
                    f"<summary type='html'>{html.escape(text)}. &lt;a href='/{number}'>{title}&lt;/a></summary>"
                    f"<link href='/{number}'/></entry>"
                    for number, text in enumerate(articles) if number > 0 or count > 1)
                following = '<link rel="next" href="older"/>' if statuses else ""
                body = f'<feed xmlns="http://www.w3.org/2005/Atom"><title>{title}</title>{following}{entries}</feed>'.encode()
                self.send_response(200)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self.server.server_port}/feed.atom"


class Program:
    """A running program; a context manager."""

    def __init__(self, server, command, environment):
        self.folder = tempfile.TemporaryDirectory()
        Screen(server.display).set_resolution(environment.get("dpi", "96"))
        # Away from the window.
        server.point(SIZE[0] - 1, SIZE[1] - 1)
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env=os.environ | ENVIRONMENT | environment | {
                "DISPLAY": server.display, "XDG_DATA_HOME": self.folder.name,
                "XDG_CONFIG_HOME": self.folder.name, "XDG_DATA_DIRS": f"{READER / 'data'}:/usr/share"})

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()
        self.folder.cleanup()


def reader(server, language, environment, statuses={}):
    return Program(server, [READER / ".build/debug/GTKNews", Feed(language, statuses).address], environment)


def picture(screen, x, y, width, height):
    """A rectangle of a screen."""
    return Image.frombytes("RGB", (width, height), b"".join(screen.lines(x, y, width, height)))


def take_stills(server, folder):
    def take(name, x, width, height):
        """Pulls, and takes a picture before and after the release."""
        server.put(x, 120)
        server.drag((x, 120), (x, 320))
        time.sleep(0.3)
        area = (0, 0, min(width, SIZE[0]), min(height, SIZE[1]))
        picture(Screen(server.display), *area).save(folder / f"{name}-pulled.png")
        server.lift(x, 320)
        time.sleep(0.6)
        picture(Screen(server.display), *area).save(folder / f"{name}-running.png")

    for name, options in WINDOWS.items():
        width = next((int(option[6:]) for option in options if option.startswith("width=")), 360)
        window = ROOT / ".build/gtk/debug/GTKTestWindow"
        with Program(server, [window, "delay=2", *options], {}):
            time.sleep(1.5)
            take(f"window-{name}", width // 2, width, 640)
    for name, (language, (width, height), environment) in READERS.items():
        with reader(server, language, environment):
            time.sleep(2)
            Screen(server.display).resize(width, height)
            time.sleep(1)
            x = width - 150 if language == "ar" else 150
            take(f"reader-{name}", x, width, height)
            time.sleep(2)
            server.tap(x, 240)
            time.sleep(1)
            picture(Screen(server.display), 0, 0, width, height).save(folder / f"reader-{name}-article.png")
            server.type(ESCAPE)
            time.sleep(1)
            server.put(x, 120)
            server.drag((x, 120), (x, 560))
            time.sleep(0.3)
            picture(Screen(server.display), 0, 0, width, height).save(folder / f"reader-{name}-pulled-far.png")
            server.lift(x, 560)
            time.sleep(1.2)
            picture(Screen(server.display), 0, 0, width, height).save(folder / f"reader-{name}-floor.png")


def take_states(server, folder):
    """What the reader shows beside news: nothing, errors, and what its menu opens."""
    def take(name):
        time.sleep(1)
        picture(Screen(server.display), 0, 0, *SIZE).save(folder / f"reader-{name}.png")

    with reader(server, "en", {}, {"/feed.atom": 503}):
        time.sleep(2)
        take("error-and-empty")
    with reader(server, "en", {}, {"/older": 503}):
        time.sleep(2)
        Screen(server.display).resize(360, 440)
        time.sleep(1)
        server.put(150, 400)
        server.drag((150, 400), (150, 60), seconds=0.2)
        server.lift(150, 60)
        time.sleep(1)
        take("load-more-failed")
        # Past the buttons of the header and the list.
        for _ in range(8):
            server.type(TAB)
        take("load-more-button")
    with reader(server, "en", {}):
        time.sleep(2)
        server.type(CONTROL, SHIFT, SLASH)
        take("shortcuts")
        server.type(ESCAPE)
        server.type(F10)
        take("menu")
        server.type(DOWN)
        server.type(ENTER)
        take("about")


def take_moving(server, path, more):
    """A pull with a new article, cut to the header and the first rows, with two pixels a point."""
    width, height = 744, 480
    x, start, distance = 372, 220, 400
    frames = []

    with reader(server, "en", {"GDK_SCALE": "2", **more}):
        time.sleep(2.5)
        # With the shadow around the window, which is 4 points here.
        Screen(server.display).resize(width + 16, SIZE[1])
        time.sleep(1)
        screen = Screen(server.display)

        def shoot(milliseconds):
            frames.append((picture(screen, 8, 8, width, height), milliseconds))

        shoot(1200)
        server.put(x, start)
        steps = 14
        for step in range(steps):
            server.drag((x, start + distance * step / steps), (x, start + distance * (step + 1) / steps),
                        steps=3, seconds=0.045)
            shoot(50)
        shoot(500)
        time.sleep(0.3)
        server.lift(x, start + distance)
        end = time.monotonic() + 3.2
        while time.monotonic() < end:
            time.sleep(0.075)
            shoot(80)
    # In the colors that all of them share there are fewer bytes.
    every = Image.new("RGB", (width, height * len(frames)))
    for number, (frame, _) in enumerate(frames):
        every.paste(frame, (0, number * height))
    palette = every.quantize(24)
    first, *rest = [
        frame.quantize(palette=palette, dither=Image.Dither.NONE).convert("RGB") for frame, _ in frames]
    durations = [milliseconds for _, milliseconds in frames]
    durations[-1] = 2000
    path.parent.mkdir(exist_ok=True)
    first.save(
        path, save_all=True, append_images=rest, duration=durations, loop=0,
        lossless=True, quality=100, method=6, minimize_size=True)
    print(f"{path.relative_to(ROOT)}: {len(frames)} frames, {path.stat().st_size // 1000} KB")


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: gtk_pictures.py FOLDER | --moving")
    with Server() as server:
        if sys.argv[1] == "--moving":
            for theme, name in (("light", "pull"), ("dark", "pull-dark")):
                take_moving(server, ROOT / f"Examples/GTKNews/pictures/{name}.webp", READERS[theme][2])
        else:
            folder = Path(sys.argv[1])
            folder.mkdir(parents=True, exist_ok=True)
            take_states(server, folder)
            take_stills(server, folder)


if __name__ == "__main__":
    main()
