# Each target is one script; the reasons are at the top of each.

.PHONY: demo test web size clean

demo:
	@Scripts/demo.sh

test:
	@Scripts/test.sh

web:
	@Scripts/web.sh

size:
	@Scripts/size.py

clean:
	@rm -rf .build .venv Web/.build Web/dist Web/artefacts
