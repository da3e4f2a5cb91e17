// The engine without looks: the session's exports of the module it depends on.
