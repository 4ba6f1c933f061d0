import { expect, it } from 'vitest';
import { spreadAuthors } from './spread-authors.ts';

const works = (authors: readonly number[]) => authors.map((authorId, place) => ({ authorId, place }));

it('[product 1.7] shows at most two works of one author in any twenty, and loses none', () => {
  // Thirty by one author first, then ninety by thirty others.
  const ranked = works([
    ...Array.from({ length: 30 }, () => 1),
    ...Array.from({ length: 90 }, (_, n) => 2 + (n % 30)),
  ]);
  const spread = spreadAuthors(ranked);
  expect(new Set(spread)).toEqual(new Set(ranked));
  // Where others are left: 90 others carry at most ten of the first author.
  for (let start = 0; start + 20 <= 90; start += 1) {
    const crowd = spread.slice(start, start + 20).filter(({ authorId }) => authorId === 1);
    expect(crowd.length).toBeLessThanOrEqual(2);
  }
});

it('leaves an order alone that has nobody twice', () => {
  const ranked = works([5, 4, 3, 2, 1]);
  expect(spreadAuthors(ranked)).toEqual(ranked);
});

it('shows all works of the only author there is', () => {
  const ranked = works(Array.from({ length: 25 }, () => 7));
  expect(spreadAuthors(ranked)).toEqual(ranked);
});
