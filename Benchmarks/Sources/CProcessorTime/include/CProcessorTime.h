// The time that the processor has spent on this process.
#include <stdint.h>

// Nanoseconds since the process began. Unlike wall-clock time it does not advance while the system lets
// other processes run, so that a busy machine changes a measurement little.
uint64_t overscroll_processor_nanoseconds(void);
