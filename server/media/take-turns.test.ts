// Whose turn it is.
import { expect, it } from 'vitest';
import { openTurns } from './take-turns.ts';

/** Works that end when they are told to. */
function makeWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => async () => {
    begun.push(name);
    await new Promise<void>((resolve) => ends.set(name, resolve));
    if (name.startsWith('bad')) throw new Error(name);
    return name;
  };
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

it('runs as many works of a key as may run, and the others in their order', async () => {
  const inTurn = openTurns(2);
  const { begun, work, end } = makeWork();
  const all = ['a', 'b', 'c', 'd'].map((name) => inTurn('me', work(name)));
  expect(begun).toEqual(['a', 'b']);
  end('b');
  expect(await all[1]).toBe('b');
  await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
  end('a');
  await expect.poll(() => begun).toEqual(['a', 'b', 'c', 'd']);
  end('c');
  end('d');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

it('lets nobody wait for another key, and nobody for a work that failed', async () => {
  const inTurn = openTurns(1);
  const { begun, work, end } = makeWork();
  const bad = inTurn('me', work('bad'));
  const next = inTurn('me', work('next'));
  const other = inTurn('you', work('other'));
  expect(begun).toEqual(['bad', 'other']);
  end('bad');
  await expect(bad).rejects.toThrow('bad');
  await expect.poll(() => begun).toEqual(['bad', 'other', 'next']);
  end('next');
  end('other');
  expect(await Promise.all([next, other])).toEqual(['next', 'other']);
  const again = inTurn('me', work('again'));
  end('again');
  expect(await again).toBe('again');
});
