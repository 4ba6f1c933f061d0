// Who is given a place next.
import { expect, it } from 'vitest';
import { openFairQueue } from './fair-queue.ts';

/** Works that end when they are told to. */
function openTestQueue(places: number, longPlaces: number) {
  const queue = openFairQueue({ places, longPlaces });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (name: string, isLong = false) => {
    const work = async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      if (name.endsWith('bad')) throw new Error(name);
      return name;
    };
    return queue(name.split(' ')[0] ?? '', work, { isLong });
  };
  const end = async (name = '') => {
    await new Promise(setImmediate);
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { begun, add, end };
}

it('lets one person’s video not wait for ten of another', async () => {
  const { begun, add, end } = openTestQueue(2, 2);
  for (let at = 0; at < 10; at++) void add(`me ${at}`);
  void add('you 0');
  void add('she 0');
  await end();
  expect(begun).toEqual(['me 0', 'me 1']);
  await end('me 0');
  expect(begun.at(-1)).toBe('you 0');
  await end('me 1');
  expect(begun.at(-1)).toBe('she 0');
  await end('you 0');
  expect(begun.at(-1)).toBe('me 2');
});

it('takes turns between those who all have many', async () => {
  const { begun, add, end } = openTestQueue(1, 1);
  for (const name of ['me 0', 'me 1', 'me 2', 'you 0', 'you 1', 'she 0']) void add(name);
  for (let at = 0; at < 6; at++) await end(begun.at(-1));
  expect(begun).toEqual(['me 0', 'you 0', 'she 0', 'me 1', 'you 1', 'me 2']);
});

it('keeps a place free of long works, however many people bring them', async () => {
  const { begun, add, end } = openTestQueue(2, 1);
  void add('me long', true);
  void add('you long', true);
  void add('me again', true);
  await end();
  expect(begun).toEqual(['me long']);
  void add('she short');
  await end();
  expect(begun.at(-1)).toBe('she short');
  await end('she short');
  expect(begun).toHaveLength(2);
  await end('me long');
  expect(begun.slice(2)).toEqual(['you long']);
});

it('gives the place of a work that failed to the next', async () => {
  const { begun, add, end } = openTestQueue(1, 1);
  const failing = add('me bad').catch(String);
  const next = add('me next');
  await end('me bad');
  expect(await failing).toBe('Error: me bad');
  await end('me next');
  expect(await next).toBe('me next');
  expect(begun).toEqual(['me bad', 'me next']);
});
