# Each target is one script; the reasons are at the top of each.

.PHONY: demo test test-all web npm size bench docs pictures soak fuzz paths-differential clean

demo:
	@Scripts/demo.sh

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

pictures:
	@Scripts/pictures.sh

soak:
	@Scripts/soak.sh

fuzz:
	@Scripts/fuzz.sh

paths-differential:
	@Scripts/paths_differential.sh

clean:
	@rm -rf .build .venv Benchmarks/.build Web/dist Web/npm Web/artifacts
