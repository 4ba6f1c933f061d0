// Who turns around is seen from all sides, the left one before the back and the right one after it.
import { expect, it } from 'vitest';
import { viewInTurn } from './poses.ts';

it('[product 2.3] shows each side once a turn', () => {
  const seen = [0, 0.2, 0.5, 0.7, 0.95].map(viewInTurn);
  expect(seen.map(({ view }) => view)).toEqual(['front', 'side', 'back', 'side', 'side']);
  expect(seen[1]?.isFlipped).not.toBe(seen[3]?.isFlipped);
});
