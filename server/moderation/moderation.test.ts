// Checkers in a row: the first that says no decides, and one that breaks keeps nobody waiting.
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { type Checker, openModeration, type TypedText } from './moderation.ts';

const fine: Checker<TypedText> = {
  name: 'fine',
  limitMs: 1000,
  whenBroken: 'refuse',
  check: () => Promise.resolve(null),
};
const strict: Checker<TypedText> = { ...fine, name: 'strict', check: () => Promise.resolve('illegal') };
const broken: Checker<TypedText> = {
  ...fine,
  name: 'broken',
  check: () => Promise.reject(new Error('away')),
};
const hanging: Checker<TypedText> = {
  ...fine,
  name: 'hanging',
  limitMs: 20,
  check: () => new Promise(() => {}),
};
const asOpen = (checker: Checker<TypedText>) => ({ ...checker, whenBroken: 'pass' as const });

function open(prompt: Checker<TypedText>[]) {
  const lines: { checker?: string; stage?: string }[] = [];
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line) as object) });
  const moderation = openModeration({ prompt, upload: [], result: [] }, log);
  return { moderation, lines, judge: () => moderation.judge('prompt', { text: 'a', use: 'wanted' }) };
}

it('the first checker that names a class decides, and those after it are not asked', async () => {
  const { judge, moderation } = open([fine, strict, broken]);
  expect(await judge()).toBe('illegal');
  expect(moderation.faults()).toEqual([]);
});

it('without a checker, or with none that objects, all is fine', async () => {
  expect(await open([]).judge()).toBeNull();
  expect(await open([fine, fine]).judge()).toBeNull();
});

it('where a broken checker may be missing, the next one judges; it is logged and counted', async () => {
  const { judge, moderation, lines } = open([asOpen(broken), asOpen(hanging), strict]);
  expect(await judge()).toBe('illegal');
  expect(await judge()).toBe('illegal');
  expect(moderation.faults()).toEqual([
    { stage: 'prompt', checker: 'broken', kind: 'failed', count: 2 },
    { stage: 'prompt', checker: 'hanging', kind: 'late', count: 2 },
  ]);
  expect(lines.map(({ checker }) => checker)).toEqual(['broken', 'hanging', 'broken', 'hanging']);
});

it('where it may not be missing, nothing passes', async () => {
  for (const checker of [broken, hanging]) {
    const { judge, moderation } = open([checker, strict]);
    await expect(judge()).rejects.toMatchObject({ refusal: 'unavailable' });
    expect(moderation.faults()).toHaveLength(1);
  }
});

it('tells a checker that its time is over, and does not hear what it says then', async () => {
  let isTold = false;
  const late: Checker<TypedText> = {
    ...hanging,
    check: (_subject, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          isTold = true;
          reject(new Error('too late'));
        });
      }),
  };
  await expect(open([late]).judge()).rejects.toMatchObject({ refusal: 'unavailable' });
  expect(isTold).toBe(true);
});
