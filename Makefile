# Each target is one script; the reasons are at the top of each.

.PHONY: demo news test test-all web npm size bench docs site pictures explore soak fuzz mutants paths-differential svg-corpus clean

demo:
	@Scripts/demo.sh

# FEED is the address of an Atom feed; without it, the feed of the gallery.
news:
	@Scripts/news.sh $(FEED)

test:
	@Scripts/test.py

test-all:
	@Scripts/test.py --all

web:
	@Scripts/web.sh

npm:
	@Scripts/npm.sh

size:
	@Scripts/size.py

bench:
	@Scripts/bench.sh

docs:
	@Scripts/docs.py

site:
	@Scripts/site.sh

pictures:
	@Scripts/pictures.sh

explore:
	@Scripts/explore.sh

soak:
	@Scripts/soak.sh

fuzz:
	@Scripts/fuzz.sh

mutants:
	@Scripts/mutants.py

paths-differential:
	@Scripts/paths_differential.sh

svg-corpus:
	@Scripts/svg_corpus.py

clean:
	@rm -rf .build Examples/GTKNews/.build .venv Benchmarks/.build Web/dist Web/plain Web/npm Web/artifacts
