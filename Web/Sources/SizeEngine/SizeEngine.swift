// A size probe without code of its own: the session's exports of the module it depends on.
