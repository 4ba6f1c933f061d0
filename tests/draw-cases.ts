// Which of many cases of one kind a run plays: `npm test` some, drawn anew each time, so that its runs come to all of them;
// `TEST_CASES=all` plays every one (docs/decisions/0061).
import { createHash, randomInt } from 'node:crypto';
import process from 'node:process';

/** The first process of a run chooses it, for those that it starts as well: `npm test` says it where something failed. */
export const seedOfRun = (process.env.TEST_SEED ??= String(randomInt(1_000_000)));

export function playsAll({ TEST_CASES }: NodeJS.ProcessEnv = process.env): boolean {
  return TEST_CASES === 'all';
}

/** Returns so many of the cases, in their order, or all of them. Lists of different names are drawn apart. */
export function drawCases<Case>(
  name: string,
  cases: readonly Case[],
  count: number,
  { env = process.env, seed = seedOfRun } = {},
): Case[] {
  if (playsAll(env)) return [...cases];
  const drawn = cases
    .map((_, at) => ({ at, lot: createHash('sha256').update(`${seed} ${name} ${at}`).digest('hex') }))
    .toSorted((one, other) => (one.lot < other.lot ? -1 : 1))
    .slice(0, count);
  const chosen = new Set(drawn.map(({ at }) => at));
  return cases.filter((_, at) => chosen.has(at));
}
