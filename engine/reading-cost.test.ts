// What it costs to read what people typed: no more than its length, for any text of the words that are read. How much that
// is on a machine is measured in bench/reading.ts.
import { beforeAll, expect, it } from 'vitest';
import { LENGTH, READERS, ROWS, writeTexts } from '#tests/fakes/long-texts.ts';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { measureProcessorTime } from '#tests/fakes/measure-processor-time.ts';
import { readInstruction } from '#engine/image-to-image/read-instruction.ts';

/** What is read sooner tells nothing of how its cost grows. */
const SHORT_MS = 100;
const MOST_GROWTH = 8; // four times the text: 4 where the cost grows with it, 16 where it grows with its square
/** One pair that shows no more than this is enough: what grows with its square costs sixteen times as much. */
const PLAIN_GROWTH = 6;
const PAIRS = 7;
const RUNS_IN_PAIR = 3;
/** Where other tests have the processor more runs find a cheap one no sooner than the pairs tell how the cost grows. */
const RUNS = 5;
/** What grows with its square does so whenever one looks; beside other tests a look may be wrong. */
const LOOKS = 3;
const QUARTERS = 4;
const TEXTS = 40;

beforeAll(() => {
  needDrawings();
  for (const read of Object.values(READERS)) read('a red fox 狐狸');
}, 120_000);

it.each(Object.entries(READERS))('%s: any text of known words', (name, read) => {
  const costs = writeTexts(name, TEXTS).map((text) => ({
    growth: measureReading(text, read),
    text: text.slice(0, 100),
  }));
  expect(costs.filter(isTooMuch)).toEqual([]);
});

it.each(Object.entries(ROWS))('%s', (_, text) => {
  const costs = Object.entries(READERS).map(([name, read]) => ({ name, growth: measureReading(text, read) }));
  expect(costs.filter(isTooMuch)).toEqual([]);
});

it('knows a reader whose cost grows with the square of the length', () => {
  let steps = 0;
  // Steps instead of milliseconds: this asks for the reckoning alone.
  const countSteps = (work: () => unknown): number => {
    steps = 0;
    work();
    return steps;
  };
  const readEach = (text: string): unknown => (steps += text.length);
  const compareEach = (text: string): unknown => (steps += text.length ** 2);
  const text = 'ab'.repeat(LENGTH / 2);
  expect(measureGrowth(text, readEach, countSteps)).toBeLessThan(PLAIN_GROWTH);
  expect(measureGrowth(text, compareEach, countSteps)).toBeGreaterThan(MOST_GROWTH);
});

it('an instruction has an end: what is asked for too often is told as not done', () => {
  const { parts, ignored } = readInstruction('天空、'.repeat(400) + '更亮更暗'.repeat(200));
  expect(parts.length).toBeLessThanOrEqual(50);
  expect(ignored).toHaveLength(1);
  const named = readInstruction('make the sky and the sky and the sky darker').parts;
  expect(named.map(({ operation }) => operation)).toEqual([
    { do: 'tone', tone: 'darker', amount: 1, region: { kind: 'sky' } },
  ]);
});

/**
 * Returns by how much the cost grows, 0 for a text that is read at once: of pairs that are each measured at one moment, for
 * a machine may be slow for longer than all runs of the whole text take.
 */
function measureReading(text: string, read: (text: string) => unknown): number {
  if (measureProcessorTime(() => read(text), SHORT_MS, RUNS) < SHORT_MS) return 0;
  let growth = MOST_GROWTH + 1;
  for (let look = 0; look < LOOKS && growth > MOST_GROWTH; look++) growth = measureGrowth(text, read);
  return growth;
}

/**
 * By how much the whole costs more than its dearest quarter, for another may hold less to read, or no word that begins it:
 * the first pair that is plain, else the median of all.
 */
function measureGrowth(
  text: string,
  read: (text: string) => unknown,
  measure: typeof measureProcessorTime = measureProcessorTime,
): number {
  const length = Math.floor(text.length / QUARTERS);
  const quarters = Array.from({ length: QUARTERS }, (_, n) => text.slice(n * length, (n + 1) * length));
  const growths: number[] = [];
  while (growths.length < PAIRS) {
    const parts = quarters.map((part) => measure(() => read(part), 0, RUNS_IN_PAIR));
    const growth = measure(() => read(text), 0, RUNS_IN_PAIR) / Math.max(...parts);
    if (growth <= PLAIN_GROWTH) return growth;
    growths.push(growth);
  }
  return growths.toSorted((one, other) => one - other)[Math.floor(PAIRS / 2)] ?? 0;
}

function isTooMuch({ growth }: { growth: number }): boolean {
  return growth > MOST_GROWTH;
}
