// What compiled Swift asks of a C library, for a WebAssembly module that has none.
//
// Embedded Swift calls posix_memalign and free; checked 64-bit multiplication calls __multi3; the
// mem* functions are the compiler's fallbacks where it cannot use memory.copy and memory.fill.
// Everything else the project needs is in Swift, so the module imports nothing from its page.
//
// Native builds of this package have a C library: there, this file is empty.

#ifdef __wasm__

#include <stddef.h>
#include <stdint.h>

// MARK: Memory
//
// A block is a power of two long, from 32 bytes up, and starts with a header that names its size
// class. A freed block goes to the list of its class and is handed out again from there; a class
// without free blocks takes from the end of the heap, which grows by whole pages. Blocks are never
// split or merged: a page's views live long and their buffers double, so at most half is wasted,
// and both calls are a few instructions with no search.

#define PAGE_SIZE 65536u
#define HEADER_SIZE 16u      // Keeps the payload on a 16-byte boundary, all that Swift asks for.
#define SMALLEST_SHIFT 5u
#define CLASS_COUNT 26u      // The largest block is 2^30 bytes; wasm32 addresses four of them.
#define OUT_OF_MEMORY 12     // ENOMEM

typedef struct Block {
  uint32_t sizeClass;
  struct Block *nextFree;
} Block;

extern unsigned char __heap_base;  // Set by the linker: the first byte after static data.

static Block *freeBlocks[CLASS_COUNT];
static uintptr_t heapEnd;          // 0 until the first allocation.

static Block *takeFromEnd(uint32_t size) {
  if (heapEnd == 0) heapEnd = ((uintptr_t)&__heap_base + 15u) & ~(uintptr_t)15u;
  uintptr_t start = heapEnd;
  uintptr_t available = (uintptr_t)__builtin_wasm_memory_size(0) * PAGE_SIZE - start;
  if (size > available) {
    uintptr_t pages = (size - available + PAGE_SIZE - 1) / PAGE_SIZE;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return NULL;
  }
  heapEnd = start + size;
  return (Block *)start;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment > HEADER_SIZE || size > (1u << 30) - HEADER_SIZE) return OUT_OF_MEMORY;
  uint32_t sizeClass = 0;
  while ((1u << (sizeClass + SMALLEST_SHIFT)) < size + HEADER_SIZE) sizeClass += 1;

  Block *block = freeBlocks[sizeClass];
  if (block) {
    freeBlocks[sizeClass] = block->nextFree;
  } else {
    block = takeFromEnd(1u << (sizeClass + SMALLEST_SHIFT));
    if (!block) return OUT_OF_MEMORY;
    block->sizeClass = sizeClass;
  }
  *result = (unsigned char *)block + HEADER_SIZE;
  return 0;
}

void free(void *pointer) {
  if (!pointer) return;
  Block *block = (Block *)((unsigned char *)pointer - HEADER_SIZE);
  block->nextFree = freeBlocks[block->sizeClass];
  freeBlocks[block->sizeClass] = block;
}

// MARK: Arithmetic

// The product of two 128-bit integers, low 128 bits, by schoolbook multiplication of 32-bit digits.
__int128 __multi3(__int128 a, __int128 b) {
  uint64_t aLow = (uint64_t)a, bLow = (uint64_t)b;
  uint64_t a0 = (uint32_t)aLow, a1 = aLow >> 32, b0 = (uint32_t)bLow, b1 = bLow >> 32;
  uint64_t low = a0 * b0;
  uint64_t middle = a1 * b0 + (low >> 32);
  uint64_t cross = a0 * b1 + (uint32_t)middle;
  uint64_t high = a1 * b1 + (middle >> 32) + (cross >> 32);
  high += aLow * (uint64_t)(b >> 64) + (uint64_t)(a >> 64) * bLow;
  return (__int128)(((unsigned __int128)high << 64) | (cross << 32) | (uint32_t)low);
}

// MARK: Bytes

void *memcpy(void *restrict target, const void *restrict source, size_t count) {
  unsigned char *to = target;
  const unsigned char *from = source;
  while (count--) *to++ = *from++;
  return target;
}

void *memmove(void *target, const void *source, size_t count) {
  unsigned char *to = target;
  const unsigned char *from = source;
  if (to < from) {
    while (count--) *to++ = *from++;
  } else {
    while (count--) to[count] = from[count];
  }
  return target;
}

void *memset(void *target, int value, size_t count) {
  unsigned char *to = target;
  while (count--) *to++ = (unsigned char)value;
  return target;
}

#endif
