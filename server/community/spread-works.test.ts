import { expect, it } from 'vitest';
import { spreadWorks } from './spread-works.ts';

/** Each made with another tool than the one before it. */
const works = (authors: readonly number[]) =>
  authors.map((authorId, place) => ({ authorId, place, type: 1 + (place % 2) }));
/** Each of another author. */
const made = (types: readonly number[]) => types.map((type, place) => ({ authorId: place, type }));
const typesOf = (some: readonly { type: number }[]) => some.map(({ type }) => type);

it('[product 1.7] shows at most two works of one author in any twenty, and loses none', () => {
  // Thirty by one author first, then ninety by thirty others.
  const ranked = works([
    ...Array.from({ length: 30 }, () => 1),
    ...Array.from({ length: 90 }, (_, n) => 2 + (n % 30)),
  ]);
  const spread = spreadWorks(ranked);
  expect(new Set(spread)).toEqual(new Set(ranked));
  // Where others are left: 90 others carry at most ten of the first author.
  for (let start = 0; start + 20 <= 90; start += 1) {
    const crowd = spread.slice(start, start + 20).filter(({ authorId }) => authorId === 1);
    expect(crowd.length).toBeLessThanOrEqual(2);
  }
});

it('leaves an order alone that has nobody twice', () => {
  const ranked = works([5, 4, 3, 2, 1]);
  expect(spreadWorks(ranked)).toEqual(ranked);
});

it('shows all works of the only author there is', () => {
  const ranked = works(Array.from({ length: 25 }, () => 7));
  expect(spreadWorks(ranked)).toEqual(ranked);
});

it('[product 1.7] shows no third work of a tool in a row, as long as others are near', () => {
  const spread = spreadWorks(made([1, 1, 1, 1, 1, 1, 3, 7, 2]));
  expect(typesOf(spread)).toEqual([1, 1, 3, 1, 1, 7, 1, 1, 2]);
});

it('fetches no work of another tool from far behind', () => {
  const ranked = made([...Array.from({ length: 40 }, () => 1), 3]);
  const spread = spreadWorks(ranked);
  expect(typesOf(spread).indexOf(3)).toBe(21);
  expect(new Set(spread)).toEqual(new Set(ranked));
});

it('keeps authors apart before it mixes tools', () => {
  const [first, second, video, other] = [
    { authorId: 9, type: 1 },
    { authorId: 9, type: 1 },
    { authorId: 9, type: 3 },
    { authorId: 8, type: 1 },
  ] as const;
  expect(spreadWorks([first, second, video, other])).toEqual([first, second, other, video]);
});
