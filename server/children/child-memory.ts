// How Node and the C library deal with memory and code in children that work on pixels. Both heed it only at their start.

/** Pixels lie outside of the heap; what needs more than this is broken. */
const HEAP_MEGABYTES = 512;

/** Else V8 13.6 can write into objects of numbers that a function has returned (docs/decisions/0057). */
export const NO_MAGLEV_LOOPS = '--no-maglev-osr';

/**
 * V8 collects the whole heap anew for every 64 MB of pixels, though hardly anything in it has died: without the second
 * and third a video takes a twentieth more of the processor. With 128 the most memory went beyond what a child may keep.
 */
export const CHILD_OPTIONS: readonly string[] = [
  `--max-old-space-size=${HEAP_MEGABYTES}`,
  '--external-memory-accounted-in-global-limit',
  '--initial-old-space-size=96',
  NO_MAGLEV_LOOPS,
];

/**
 * For the C library of Linux. Blocks of pixels as large as an image or a plane of it are used again, and 64 MB of what is
 * free are kept for them: fresh from the system, page by page, they cost a fifth of what an effect takes, and a fifteenth
 * of a video. Larger ones go back to the system when they are freed.
 */
export const CHILD_ENV: Readonly<Record<string, string>> = {
  MALLOC_MMAP_THRESHOLD_: String(4_500 * 1024),
  MALLOC_TRIM_THRESHOLD_: String(64 * 1024 * 1024),
};
