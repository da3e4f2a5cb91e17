// Reads the number of the mutant from OVERSCROLL_MUTANT, and writes which sites the process has reached
// into the file that OVERSCROLL_REACHED names.

#include "switches.h"

#include <stdio.h>
#include <stdlib.h>

int32_t overscroll_mutant = -(1 << 20);
uint8_t overscroll_reached[1 << 16];

__attribute__((constructor)) static void read_mutant(void) {
  const char *text = getenv("OVERSCROLL_MUTANT");
  if (text) overscroll_mutant = atoi(text);
}

__attribute__((destructor)) static void write_reached(void) {
  const char *path = getenv("OVERSCROLL_REACHED");
  FILE *file = path ? fopen(path, "wb") : NULL;
  if (!file) return;
  fwrite(overscroll_reached, 1, sizeof overscroll_reached, file);
  fclose(file);
}
