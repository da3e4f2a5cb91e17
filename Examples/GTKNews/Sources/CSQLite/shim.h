// SQLite, and what Swift cannot see of its header.

#pragma once

#include <sqlite3.h>

// Binds a text that SQLite copies: SQLITE_TRANSIENT is a macro with a cast.
static inline int news_bind_text(sqlite3_stmt *statement, int index, const char *text, int count) {
  return sqlite3_bind_text(statement, index, text, count, SQLITE_TRANSIENT);
}
