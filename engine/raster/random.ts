// Repeatable chance: one stream of numbers for each layer, so that adding a layer never moves another.

export type Random = {
  next(): number;
  between(low: number, high: number): number;
  whole(below: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly [T, ...T[]]): T;
  side(): -1 | 1;
};

export function hashText(text: string): number {
  let hash = 2166136261;
  for (const letter of text) {
    hash ^= letter.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 16777619);
  }
  return hash >>> 0;
}

/** A stream that depends on nothing but the seed and the label. */
export function makeRandom(seed: number, label: string): Random {
  let state = (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ hashText(label)) | 0;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    whole: (below) => Math.floor(next() * below),
    chance: (probability) => next() < probability,
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    side: () => (next() < 0.5 ? -1 : 1),
  };
}
