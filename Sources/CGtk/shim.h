// What Swift cannot see of GTK's headers, and two functions of libdispatch.

#pragma once

#include <glib-unix.h>
#include <gtk/gtk.h>
#include <sys/eventfd.h>
#include <sys/syscall.h>
#include <unistd.h>

// A widget with a reference to its Swift object.
typedef struct {
  GtkWidget parent_instance;
  void *swift;
} OverscrollViewport;

// The main queue of libdispatch, for event loops other than its own. CoreFoundation's run loop is
// built on these two functions, which no header declares.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *);

// Whether a widget is busy for assistive technologies, in GTK's own tests; the function is variadic.
static inline gboolean overscroll_test_is_busy(GtkAccessible *accessible) {
  return gtk_test_accessible_check_state(accessible, GTK_ACCESSIBLE_STATE_BUSY, TRUE, -1) == NULL;
}

// Whether a widget is hidden from assistive technologies, likewise.
static inline gboolean overscroll_test_is_hidden(GtkAccessible *accessible) {
  return gtk_test_accessible_check_state(accessible, GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1) == NULL;
}

// Whether this is the thread that the process began with.
static inline gboolean overscroll_is_first_thread(void) {
  return syscall(SYS_gettid) == getpid();
}
