// Chance that can be repeated: the same numbers for the same seed, on every machine.
import { createHash, randomInt } from 'node:crypto';
import process from 'node:process';

export type Random = {
  seed: number;
  /** From 0 up to 1. */
  next(): number;
  /** From 0 up to this, a whole number. */
  below(limit: number): number;
  pickByWeight(names: readonly string[], weightOf: (name: string) => number): string;
};

const FOUR_BYTES = 2 ** 32;

/** That of `CHAOS_SEED`, or else any: whoever takes it prints it. */
export function chooseSeed(): number {
  return Number(process.env.CHAOS_SEED ?? randomInt(1_000_000));
}

export function openRandom(seed: number): Random {
  let count = 0;
  const next = () => {
    count += 1;
    return createHash('sha256').update(`${seed}:${count}`).digest().readUInt32BE() / FOUR_BYTES;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    seed,
    next,
    below,
    pickByWeight: (names, weightOf) => {
      const all = names.flatMap((name) => Array.from({ length: weightOf(name) }, () => name));
      return all[below(all.length)] ?? '';
    },
  };
}
