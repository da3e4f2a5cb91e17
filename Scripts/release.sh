#!/usr/bin/env bash
# Publishes a version: checks, names the owner everywhere, commits, tags and pushes. The tag starts
# .github/workflows/release.yml, which publishes what --assets writes.
#
#     Scripts/release.sh OWNER [VERSION]                      # VERSION: otherwise the tool's
#     Scripts/release.sh --dry-run FOLDER OWNER [VERSION]     # the same in a clone, without network
#     Scripts/release.sh --assets FOLDER                      # builds what the tag's workflow publishes
#
# Options of both releases: --skip-tests, in a dry run only; --date YYYY-MM-DD, otherwise today in UTC.
# A dry run with --reuse-build takes Web/dist and .build/docs/site of this tree, from `make site`, instead of
# building them again in the clone.
#
# FOLDER of a dry run: `source` is the clone with the release's commit and tag, `assets` what would be
# published, and `summary.txt` says what would be done with it.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD

fail() {
  echo "release: $*" >&2
  exit 1
}

usage() {
  fail "say Scripts/release.sh [--dry-run FOLDER [--skip-tests] [--reuse-build]] [--date YYYY-MM-DD] OWNER [VERSION]"
}

read_arguments() {
  dry_run= assets= skip_tests= reuse_build= owner= version=
  date=$(date -u +%Y-%m-%d)
  while [ $# -gt 0 ]; do
    case "$1" in
      --dry-run | --assets | --date)
        [ $# -ge 2 ] || usage
        case "$1" in
          --dry-run) dry_run=$2 ;;
          --assets) assets=$2 ;;
          --date) date=$2 ;;
        esac
        shift
        ;;
      --skip-tests) skip_tests=yes ;;
      --reuse-build) reuse_build=yes ;;
      -*) usage ;;
      *)
        if [ -z "$owner" ]; then owner=$1; elif [ -z "$version" ]; then version=$1; else usage; fi
        ;;
    esac
    shift
  done
  [ -z "$assets" ] || return 0
  [ -n "$owner" ] || usage
  [ -n "$dry_run" ] || [ -z "$skip_tests$reuse_build" ] \
    || fail "only a dry run may skip tests or reuse a build"
  version=${version:-$(Scripts/release_pages.py version)}
}

check_tools() {
  local tool
  for tool in git python3 npm zip; do
    command -v "$tool" >/dev/null || fail "$tool is missing; Debian: apt-get install git python3 npm zip"
  done
}

check_tree() {
  [ -z "$(git status --porcelain)" ] \
    || fail "the tree has changes that are not committed: $(git status --porcelain | head -n 3 | tr '\n' ' ')"
  ! git rev-parse --quiet --verify "refs/tags/$version" >/dev/null \
    || fail "version $version has a tag already; give the next one after OWNER"
}

# Before anything is changed: a push at the end must lead to the repository that the pages name.
check_remote() {
  local remote
  remote=$(git remote get-url origin 2>/dev/null) \
    || fail "no remote: git remote add origin https://github.com/$owner/overscroll.git"
  remote=${remote%.git}
  case "$remote" in
    "https://github.com/$owner/overscroll" | "git@github.com:$owner/overscroll" | "ssh://git@github.com/$owner/overscroll") ;;
    *) fail "origin is $remote, not the repository overscroll of $owner" ;;
  esac
  [ "$(git symbolic-ref --short -q HEAD)" = main ] || fail "releases are made from the branch main"
}

# A failure after this puts the tree back: it had no changes.
change_pages() {
  [ -n "$dry_run" ] || trap 'git restore .; echo "release: nothing was changed" >&2' EXIT
  Scripts/release_pages.py set "$owner" "$version" "$date" | sed 's/^/release: changed /'
}

run_tests() {
  if [ -n "$skip_tests" ]; then
    echo "release: the tests were skipped"
    return 0
  fi
  make test-all || fail "a test fails, and no version is published with one that does"
}

commit_and_tag() {
  # A second try, and a version whose files are right already, have nothing to commit.
  git diff --quiet || git commit --quiet --all --message "Release $version"
  git tag --annotate "$version" --message "Overscroll $version"
  trap - EXIT
}

push() {
  git push --atomic origin main "refs/tags/$version" \
    || fail "the push failed; the commit and the tag $version are here: repeat git push --atomic origin main $version"
  echo "release: pushed $version; https://github.com/$owner/overscroll/actions shows what publishes it"
}

# The tag's workflow and the dry run build in the same way.
build_parts() {
  if [ -n "$reuse_build" ]; then
    [ -f "$root/Web/dist/overscroll.js" ] && [ -f "$root/.build/docs/site/index.html" ] \
      || fail "nothing to reuse: Web/dist or .build/docs/site is missing; run make site first"
    mkdir -p Web .build/docs
    cp -R "$root/Web/dist" Web/dist
    cp -R "$root/.build/docs/site" .build/docs/site
    Scripts/npm_package.py Web/dist Web/npm
    Scripts/site.py .build/site
  else
    make --silent npm site
  fi
}

sha256() {
  if command -v sha256sum >/dev/null; then sha256sum "$@"; else shasum -a 256 "$@"; fi
}

# Writes the folder that is published: the files of the GitHub release with their checksums, its text, the npm
# package and the site with the documentation.
write_assets() {
  local folder=$1
  [ ! -e "$folder" ] || [ -z "$(ls -A "$folder")" ] || fail "$folder is not empty"
  Scripts/release_pages.py check
  build_parts
  mkdir -p "$folder/github"
  folder=$(cd "$folder" && pwd)
  cp .build/site/overscroll.zip "$folder/github/"
  cp -R .build/site "$folder/site"
  (cd .build/docs/site && zip --quiet --recurse-paths "$folder/github/overscroll-documentation.zip" .)
  (cd Web/npm && npm pack --silent --ignore-scripts --pack-destination "$folder/github" >/dev/null) \
    || fail "npm could not pack Web/npm"
  (cd "$folder/github" && sha256 ./*.zip ./*.tgz | sed 's|\./||' >SHA256SUMS)
  Scripts/release_pages.py notes "$(Scripts/release_pages.py version)" >"$folder/notes.md"
  [ -f "$folder/github/overscroll-$(Scripts/release_pages.py version).tgz" ] \
    || fail "the npm package has another version than the tool"
}

make_clone() {
  [ ! -e "$dry_run" ] || [ -z "$(ls -A "$dry_run")" ] || fail "$dry_run is not empty"
  mkdir -p "$dry_run"
  dry_run=$(cd "$dry_run" && pwd)
  git clone --quiet --no-hardlinks . "$dry_run/source"
  cd "$dry_run/source"
  # The author of the last commit, as of the real one, where nobody is configured.
  git config user.name "$(git log -1 --format=%an)"
  git config user.email "$(git log -1 --format=%ae)"
}

write_summary() {
  {
    echo "Release $version of $owner, tried without network."
    echo
    echo "Files that the release's commit changes:"
    git diff --stat HEAD~1 2>/dev/null || echo " (none)"
    echo
    echo "Then, by Scripts/release.sh: git push --atomic origin main $version"
    echo "Then, by .github/workflows/release.yml:"
    echo "  gh release create $version --notes-file notes.md $(cd ../assets/github && ls | tr '\n' ' ')"
    echo "  npm publish overscroll-$version.tgz --provenance --access public"
    echo "  deploy assets/site to GitHub Pages: the gallery, and the documentation in docs"
    echo "  ask whether the Swift Package Index lists github.com/$owner/overscroll; it reads tags by itself"
    echo
    [ -z "$reuse_build" ] || printf '%s\n\n' "Web/dist and the documentation are reused, from before the release's changes."
    echo "Bytes and files:"
    (cd ../assets/github && for file in *; do echo "  $(wc -c <"$file" | tr -d ' ') $file"; done)
    echo "  $(find ../assets/site -type f | wc -l | tr -d ' ') files of the site"
    echo
    echo "Checksums:"
    sed 's/^/  /' ../assets/github/SHA256SUMS
  } >"$dry_run/summary.txt"
}

try_release() {
  check_tree
  make_clone
  change_pages
  run_tests
  commit_and_tag
  write_assets "$dry_run/assets"
  write_summary
  cat "$dry_run/summary.txt"
  echo "release: wrote $dry_run"
}

release() {
  check_remote
  check_tree
  change_pages
  run_tests
  commit_and_tag
  push
}

read_arguments "$@"
check_tools
if [ -n "$assets" ]; then
  write_assets "$assets"
elif [ -n "$dry_run" ]; then
  try_release
else
  release
fi
