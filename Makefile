# The scripts have their reasons at the top.

.PHONY: help demo news test test-all web npm size bench docs site pictures explore soak fuzz mutants paths-differential svg-corpus clean

help: ## list the targets
	@awk -F ': ## ' '/^[a-z-]+: ## / { printf "make %-20s%s\n", $$1, $$2 }' Makefile

demo: ## the gallery in a browser, at the address it prints; HOST=0.0.0.0 for phones, PORT=9000
	@Scripts/setup.sh --python
	@# Before the build, which takes minutes the first time.
	@python3 Examples/Gallery/server.py --check
	@Scripts/web.sh --plain
	@python3 Examples/Gallery/server.py

# FEED is the address of an Atom feed; without it, the feed of the gallery.
news: ## the news reader for GTK 4 (Linux); FEED=https://… for another feed
	@Scripts/news.sh $(FEED)

test: ## what every change must pass; installs missing tools
	@Scripts/test.py

test-all: ## everything: both configurations, all policies, all browsers
	@Scripts/test.py --all

web: ## the minified scripts and wasm for a page, in Web/dist
	@Scripts/web.sh

npm: ## the npm package, in Web/npm
	@Scripts/web.sh
	@Scripts/npm_package.py Web/dist Web/npm

size: ## what a page downloads, and what an app links
	@Scripts/size.py
	@Scripts/size.py --app --seconds

bench: ## what events, pulls and pictures cost
	@Scripts/bench.sh

docs: ## the documentation of every module (Linux)
	@Scripts/docs.py

site: ## the gallery and the documentation in one folder, for any web server (Linux)
	@Scripts/web.sh
	@Scripts/docs.py
	@Scripts/site.py .build/site

pictures: ## the pictures of the pages
	@Scripts/pictures.sh

# Without ARGS some 10^5 states; ARGS=--full every state of every list, and of one list with --only: Documentation/Checks.md.
# In release, because a debug build is twenty times slower.
explore: ## every state that a pull reaches, within the limits of the search; ARGS="--full --only chat"
	@Scripts/swift.sh run --configuration release --scratch-path .build/exploration --quiet Exploration $(ARGS)

# Too long for every change: a hundred million events, a hundred thousand orders of an app's inset writes, and a thousand
# minutes of reading on the double. Then a random reader reads on in GTK and in Chromium for MINUTES each, and for a sixth
# of that in Firefox and in WebKit.
EVENTS ?= 100000000
MINUTES ?= 30
soak: ## long random runs, before a release; EVENTS=1000000, MINUTES=5
	@Scripts/setup.sh --all-tests
	@$(MAKE) --no-print-directory explore ARGS=--full
	@OVERSCROLL_SOAK_EVENTS=$(EVENTS) OVERSCROLL_SOAK_ORDERS=100000 OVERSCROLL_SOAK_MINUTES=1000 \
		Scripts/swift.sh test --configuration release --filter 'SeededRun|InsetOrder|FrameMeter'
	@! Scripts/setup.sh --gtk-touch || { Scripts/swift.sh build --product GTKTestWindow \
		&& .venv/bin/python Tests/GTK/reader.py --minutes $(MINUTES); }
	@Scripts/web.sh --plain
	@.venv/bin/python Web/Tests/read_on.py --minutes $(MINUTES)
	@for browser in Firefox WebKit; do \
		.venv/bin/python Web/Tests/read_on.py --browser $$browser --minutes $$((($(MINUTES) + 5) / 6)) || exit 1; done

fuzz: ## random bytes for everything that is read
	@Scripts/fuzz.sh

mutants: ## changes of the engine, the looks and the hosts' model that no test finds
	@Scripts/mutants.py

# All paths of papirus-icon-theme, too, a package of 300 MB; make test-all compares those of adwaita-icon-theme.
paths-differential: ## path data, compared with browsers
	@Scripts/setup.sh --all-tests
	@OVERSCROLL_PATHS=all .venv/bin/python -m pytest -q -rA Tests/PathDifferential

svg-corpus: ## the files of published icon sets
	@Tests/PathDifferential/svg_corpus.py

clean: ## remove everything that was built
	@rm -rf .build Examples/GTKNews/.build .venv Benchmarks/.build Web/dist Web/plain Web/npm Web/artifacts
