// When to collect all that a process holds: not again and again where most of it is in use.

/** Bytes. Less has not come together since the last time to be worth a collection. */
const GROWN = 32 * 2 ** 20;

type Held = {
  isMore(most: number): boolean;
  /** Call when all that nobody holds has been given back. */
  noteCollected(): void;
};

/** `readHeld`: the bytes that the process holds now. */
export function watchHeld(readHeld: () => number): Held {
  let inUse = 0;
  return {
    isMore: (most) => readHeld() > (inUse > most ? inUse + GROWN : most),
    noteCollected() {
      inUse = readHeld();
    },
  };
}
