// Runs a long loop in parts. A function that is called often is compiled once and stays so. One that is called once for an
// image, and loops over all of its pixels, is compiled in the middle of its loop, forgotten, and compiled again for the next
// image, and until then each of its numbers is an object of its own.

/** About as many pixels as a row has. */
const PART = 1024;

/** `run` gets each part from its first place to the one after its last. */
export function inParts(length: number, run: (from: number, end: number) => void): void {
  for (let from = 0; from < length; from += PART) run(from, Math.min(length, from + PART));
}
