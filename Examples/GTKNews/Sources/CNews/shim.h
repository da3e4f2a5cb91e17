// libcurl, SQLite and libxml2, and what Swift cannot see of their headers.

#pragma once

#define CURL_DISABLE_TYPECHECK
#include <curl/curl.h>
#include <libxml/xmlversion.h>
// Its types have the names of those in Foundation's ICU.
#undef LIBXML_ICU_ENABLED
#include <libxml/HTMLparser.h>
#include <libxml/xmlreader.h>
#include <sqlite3.h>

static inline void news_set_number(CURL *curl, CURLoption option, long value) {
  curl_easy_setopt(curl, option, value);
}

// A text, a list, a function or an object.
static inline void news_set(CURL *curl, CURLoption option, const void *value) {
  curl_easy_setopt(curl, option, value);
}

static inline void news_get(CURL *curl, CURLINFO info, void *value) {
  curl_easy_getinfo(curl, info, value);
}

static inline int news_bind_text(sqlite3_stmt *statement, int index, const char *text, int count) {
  return sqlite3_bind_text(statement, index, text, count, SQLITE_TRANSIENT);
}

static inline void news_free(void *memory) { xmlFree(memory); }
