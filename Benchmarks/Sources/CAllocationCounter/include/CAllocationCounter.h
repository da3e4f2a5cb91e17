#ifndef OVERSCROLL_ALLOCATION_COUNTER_H
#define OVERSCROLL_ALLOCATION_COUNTER_H

/// How many blocks the whole process has asked the heap for since it started.
unsigned long overscroll_allocation_count(void);

#endif
