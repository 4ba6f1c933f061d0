// What it costs to read what people typed: no more than its length, for any text of the words that are read. How much that
// is on a machine is measured in bench/reading.ts.
import { beforeAll, describe, expect, it } from 'vitest';
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

describe.each(Object.entries(READERS))('%s: any text of known words', (name, read) => {
  it.each(writeTexts(name, TEXTS).map((text, n) => ({ n, text })))('$n', ({ text }) => {
    const growth = measureReading(text, read);
    expect(growth > MOST_GROWTH ? `${growth}: ${text.slice(0, 100)}` : '').toBe('');
  });
});

it.each(Object.entries(ROWS))('%s', (_, text) => {
  const costs = Object.entries(READERS).map(([name, read]) => ({ name, growth: measureReading(text, read) }));
  expect(costs.filter(({ growth }) => growth > MOST_GROWTH)).toEqual([]);
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
 * a machine may be slow for longer than all runs of the whole text take. One run that is plain beside the cheapest of its
 * quarters tells it of nearly all texts: further runs would only make the whole cheaper.
 */
function measureReading(text: string, read: (text: string) => unknown): number {
  const once = measureProcessorTime(() => read(text), SHORT_MS, 1);
  if (once < SHORT_MS) return 0;
  const atOnce = once / measureDearestQuarter(text, read, { enough: once / PLAIN_GROWTH });
  if (atOnce <= PLAIN_GROWTH) return atOnce;
  if (measureProcessorTime(() => read(text), SHORT_MS, RUNS) < SHORT_MS) return 0;
  let growth = MOST_GROWTH + 1;
  for (let look = 0; look < LOOKS && growth > MOST_GROWTH; look++) growth = measureGrowth(text, read);
  return growth;
}

/**
 * By how much the whole costs more than its dearest quarter: the first pair that is plain, else the median of all, of which
 * no more are measured than tell on which side of the most it lies.
 */
function measureGrowth(
  text: string,
  read: (text: string) => unknown,
  measure: typeof measureProcessorTime = measureProcessorTime,
): number {
  const growths: number[] = [];
  while (growths.length < PAIRS) {
    const dearest = measureDearestQuarter(text, read, { measure });
    const growth = measure(() => read(text), 0, RUNS_IN_PAIR) / dearest;
    if (growth <= PLAIN_GROWTH) return growth;
    growths.push(growth);
    const most = growths.filter((one) => one > MOST_GROWTH).length;
    if (Math.max(most, growths.length - most) > PAIRS / 2) break;
  }
  return growths.toSorted((one, other) => one - other)[Math.floor(growths.length / 2)] ?? 0;
}

/**
 * The dearest, for another may hold less to read, or no word that begins it. One that was read for less than the dearest so
 * far is not measured again, and the first that costs `enough` is the last.
 */
function measureDearestQuarter(
  text: string,
  read: (text: string) => unknown,
  { measure = measureProcessorTime, enough = Number.POSITIVE_INFINITY } = {},
): number {
  const length = Math.floor(text.length / QUARTERS);
  let dearest = 0;
  for (let n = 0; n < QUARTERS && dearest < enough; n++) {
    const part = text.slice(n * length, (n + 1) * length);
    dearest = Math.max(
      dearest,
      measure(() => read(part), dearest, RUNS_IN_PAIR),
    );
  }
  return dearest;
}
