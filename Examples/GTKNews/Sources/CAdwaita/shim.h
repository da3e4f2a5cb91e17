// GTK's and libadwaita's widgets.

#pragma once

#include <adwaita.h>
#include <glib-unix.h>
