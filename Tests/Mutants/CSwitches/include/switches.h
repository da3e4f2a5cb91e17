// Which mutant runs in this process.

#include <stdint.h>

// Sites and variants are numbered from 0; the number of the mutant is below 0 where there is none.
extern int32_t overscroll_mutant;

// A byte for each number: 1 where the program has come by.
extern uint8_t overscroll_reached[1 << 16];

// Which variant of a site runs: 0 or more for one of its own, and anything else for the original.
static inline int32_t overscroll_variant(int32_t site) {
  overscroll_reached[site] = 1;
  return overscroll_mutant - site;
}
