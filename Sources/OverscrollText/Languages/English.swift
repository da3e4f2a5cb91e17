/// The control's texts in English, in the order of the keys.
enum English {
  static let words: StaticString = """
    Pull down to refresh
    Release to refresh
    Loading…
    Updated
    Could not refresh
    Last updated:\u{20}
    Today
    Never updated
    Refresh
    Refreshing
    Updated
    Could not refresh
    Load more
    Load earlier
    Pull up to load more
    Release to load more
    Loading…
    Loaded
    Could not load
    Could not load. Tap to retry
    No more
    Loading more
    Release for more
    Back
    """
}
