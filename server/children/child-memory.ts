// How Node and the C library deal with memory in children that work on pixels. Both heed it only at their start.

/** Pixels lie outside of the heap; what needs more than this is broken. */
const HEAP_MEGABYTES = 512;

/**
 * V8 collects the whole heap anew for every 64 MB of pixels, though hardly anything in it has died: without the second
 * and third a video takes a twentieth more of the processor. With 128 the most memory went beyond what a child may keep.
 */
export const CHILD_OPTIONS: readonly string[] = [
  `--max-old-space-size=${HEAP_MEGABYTES}`,
  '--external-memory-accounted-in-global-limit',
  '--initial-old-space-size=96',
];

/**
 * For the C library of Linux: large blocks of pixels go back to the system when they are freed. Smaller ones, many in each
 * frame of a video, are used again: fresh from the system they cost a fifteenth of what it takes to paint it.
 */
export const CHILD_ENV: Readonly<Record<string, string>> = { MALLOC_MMAP_THRESHOLD_: '3145728' };
