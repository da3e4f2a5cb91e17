"""An app that each bundler makes with the package: the element attaches, and a pull refreshes."""

import re

import pytest

from places import RECIPES, code_in, run
from sites import REFRESHED, pull

ROWS = "".join(f"<p>Row {number}</p>" for number in range(100))
PAGE = f"""<!doctype html>
<meta name=viewport content="width=device-width">
<link rel=icon href='data:,'>
<style>body {{ margin: 0 }} overscroll-view {{ height: 100dvh }}</style>
<overscroll-view>{ROWS}</overscroll-view>
"""
MODULE = f"{PAGE}<script type=module src=app.js></script>"
CLASSIC = PAGE.replace("<style>", "<script src=app.js></script><style>")
# Debian's enhanced-resolve reads a variable that only Debian's own Node has.
WEBPACK = """
  const { variables } = process.config;
  const value = { ...process.config, variables: { node_relative_path: "share/nodejs", ...variables } };
  Object.defineProperty(process, "config", { value });
  require("webpack")(require("./webpack.config.cjs"), (error, stats) => {
    if (!error && !stats.hasErrors()) return;
    console.error(error ?? stats.toString());
    process.exit(1);
  });
"""


def files_of(heading):
    """The files of a recipe by name, which is in a block's first line; and its commands."""
    blocks = code_in(RECIPES, heading)
    files = {re.match(r"// (\S+)\n", code)[1]: code for code in blocks.get("js", [])}
    return files, {shell: blocks[shell][0] for shell in ("sh", "bash") if shell in blocks}


APP = files_of("webpack 5")[0]["app.js"]


def bundle_with_webpack(project):
    folder = project(files_of("webpack 5")[0])
    run("node", "--input-type=commonjs", "-e", WEBPACK, cwd=folder)
    run("cp", "-r", "node_modules/overscroll/looks", "node_modules/overscroll/languages", "out/", cwd=folder)
    return folder


def bundle_with_rollup(project):
    folder = project({"app.js": APP, **files_of("Rollup")[0]})
    run("rollup", "--silent", "--config", "rollup.config.mjs", cwd=folder)
    return folder


def bundle_with_esbuild(project):
    folder = project({"app.js": APP})
    run("sh", "-ec", files_of("esbuild")[1]["sh"], cwd=folder)
    return folder


@pytest.fixture
def assert_refreshes(serve, open_phone):
    def assert_refreshes(folder, markup=MODULE, requests=1, button="Refresh"):
        out = folder / "out"
        (out / "index.html").write_text(markup)
        site = serve(out)
        page = open_phone(f"{site}/index.html")
        assert pull(page) == REFRESHED
        assert page.title() == "refreshed"
        page.wait_for_function(
            "(title) => document.querySelector('overscroll-view').shadowRoot.querySelector('button').textContent === title",
            arg=button,
        )
        assert site.count(".wasm") == requests

    return assert_refreshes


def test_pages_cost_an_app_that_does_not_use_them_nothing(project, package):
    others = [path for path in package.glob("*.js") if path.name not in ("overscroll-pages.js", "overscroll-place.js")]
    assert len(others) > 6
    # A name of the stored list, which no minifier shortens.
    assert [path.name for path in others if "hasFailed" in path.read_text()] == []
    assert "hasFailed" in (package / "overscroll-pages.js").read_text()
    folder = project({"app.js": 'import { Pages } from "overscroll/pages";\nglobalThis.pages = new Pages(1);'})
    run("esbuild", "app.js", "--bundle", "--format=esm", "--outfile=out/app.js", cwd=folder)
    bundle = (folder / "out/app.js").read_text()
    assert "receive(" in bundle and "hasFailed" not in bundle and "maximumAge" not in bundle


@pytest.mark.parametrize("bundle", [bundle_with_webpack, bundle_with_rollup, bundle_with_esbuild])
def test_what_only_some_pages_load_is_found(project, assert_refreshes, bundle):
    markup = MODULE.replace("<overscroll-view>", "<overscroll-view indicator=material lang=de>")
    assert_refreshes(bundle(project), markup, requests=2, button="Aktualisieren")


def test_esbuild_bundles_it_as_a_classic_script(project, assert_refreshes):
    files, commands = files_of("esbuild")
    folder = project(files)
    run("sh", "-ec", commands["bash"], cwd=folder)
    assert_refreshes(folder, CLASSIC)


@pytest.mark.parametrize("target", ["es2020", "esnext"])
def test_esbuild_bundles_the_source_for_old_and_new_targets(project, assert_refreshes, target):
    # esbuild 0.17 breaks a class with private members and a static block.
    folder = project({"app.js": APP})
    run("esbuild", "app.js", "--bundle", "--format=esm", f"--target={target}", "--outfile=out/app.js", cwd=folder)
    run("cp", "node_modules/overscroll/overscroll.wasm", "out/", cwd=folder)
    assert_refreshes(folder)


@pytest.mark.parametrize("form", ["esm", "iife"])
def test_the_file_with_the_wasm_needs_nothing_else(project, assert_refreshes, form):
    files, _ = files_of("One file")
    folder = project(files)
    run("esbuild", "app.js", "--bundle", f"--format={form}", "--outfile=out/app.js", cwd=folder)
    assert_refreshes(folder, MODULE.replace("type=module", "defer") if form == "iife" else MODULE, requests=0)


def test_webpack_bundles_the_file_with_the_wasm(project, assert_refreshes):
    configuration = files_of("webpack 5")[0]["webpack.config.cjs"]
    folder = project({"webpack.config.cjs": configuration, **files_of("One file")[0]})
    run("node", "--input-type=commonjs", "-e", WEBPACK, cwd=folder)
    # That of floors, which this page does not load.
    assert len(list((folder / "out").glob("*.wasm"))) == 1
    assert_refreshes(folder, requests=0)
