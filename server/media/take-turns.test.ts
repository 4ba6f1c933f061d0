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

it('refuses who would be one too many to wait, and takes the next when there is room', async () => {
  const inTurn = openTurns(1, 2);
  const { begun, work, end } = makeWork();
  const all = ['a', 'b', 'c'].map((name) => inTurn('me', work(name)));
  await expect(inTurn('me', work('d'))).rejects.toMatchObject({ refusal: 'too_many_requests' });
  const other = inTurn('you', work('other'));
  end('a');
  await expect.poll(() => begun).toEqual(['a', 'other', 'b']);
  const late = inTurn('me', work('late'));
  for (const name of ['b', 'c', 'late', 'other']) {
    await expect.poll(() => begun).toContain(name);
    end(name);
  }
  expect(await Promise.all([...all, other, late])).toEqual(['a', 'b', 'c', 'other', 'late']);
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
