// Arrows of the studio.
import { expect, it } from 'vitest';
import { nextOfBatch, nextResult } from './walk-results.ts';

const work = (id: string, ...indexes: number[]) => ({
  id,
  type: 1 as const,
  results: indexes.map((index) => ({ index })),
});
const works = [work('9', 0), work('8', 0, 1, 3), work('7'), work('6', 0, 1)];

const back = (at: number, index: number) =>
  nextResult(works, { task: works[at] as (typeof works)[number], index }, 'before')?.split('?')[1];

it('walk every image of a batch, those that are missing left out, and on to the next work', () => {
  const walked: string[] = [];
  let at: { task: (typeof works)[number]; index: number } | null = {
    task: works[0] as (typeof works)[number],
    index: 0,
  };
  while (at) {
    const address: string | undefined = nextResult(works, at, 'after');
    if (address) walked.push(address.split('?')[1] ?? '');
    const query = new URLSearchParams(address?.split('?')[1]);
    const task = works.find(({ id }) => id === query.get('id'));
    at = address && task ? { task, index: Number(query.get('n') ?? 1) - 1 } : null;
  }
  expect(walked).toEqual(['id=8', 'id=8&n=2', 'id=8&n=4', 'id=7', 'id=6', 'id=6&n=2']);
});

it('walk back to the last image of the newer work', () => {
  expect([back(1, 3), back(1, 0), back(3, 0), back(2, 0), back(0, 0)]).toEqual([
    'id=8&n=2',
    'id=9',
    'id=7',
    'id=8&n=4',
    undefined,
  ]);
});

it('end at the ends of the batch where only that is walked', () => {
  const batch = works[1] as (typeof works)[number];
  const walk = (index: number, way: 'before' | 'after') =>
    nextOfBatch({ task: batch, index }, way)?.split('?')[1];
  expect([walk(0, 'after'), walk(1, 'after'), walk(3, 'after')]).toEqual(['id=8&n=2', 'id=8&n=4', undefined]);
  expect([walk(3, 'before'), walk(0, 'before'), walk(2, 'after')]).toEqual([
    'id=8&n=2',
    undefined,
    undefined,
  ]);
});
