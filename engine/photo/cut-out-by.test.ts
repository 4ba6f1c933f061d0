import { expect, it } from 'vitest';
import { clearEdges, cutOutBy } from './cut-out-by.ts';

const SIDE = 200;
const RED = [200, 20, 20];
const GREEN = [20, 200, 20];
const BLUE = [30, 40, 220];

type Place = { x: number; y: number };

/** A red disc on green, one pixel of its edge mixed of both, with a blue spot that is only half believed. */
const far = ({ x, y }: Place) => Math.hypot(x - 100, y - 100);
const shareOf = (at: Place) => Math.min(1, Math.max(0, 80.5 - far(at)));
const isBeyond = (at: Place) => far(at) > 79;
const isSpot = (at: Place) => far(at) < 30;
const places = Array.from({ length: SIDE ** 2 }, (_, i) => ({ x: i % SIDE, y: Math.floor(i / SIDE) }));
const mask = Float32Array.from(places, (at) => (isSpot(at) ? 0.6 : shareOf(at)));
const image = {
  width: SIDE,
  height: SIDE,
  data: Uint8ClampedArray.from(
    places.flatMap((at) => {
      const mixed = [0, 1, 2].map((c) => {
        const share = shareOf(at);
        return (RED[c] ?? 0) * share + (GREEN[c] ?? 0) * (1 - share);
      });
      return [...(isSpot(at) ? BLUE : mixed), 255];
    }),
  ),
};

/** How far the colours of the places that are meant lie from one colour, at the most. */
function strayFrom(
  colour: readonly number[],
  { data }: { data: Uint8ClampedArray },
  isMeant: (at: Place) => boolean,
): number {
  const strays = places.flatMap((at, i) =>
    isMeant(at) ? colour.map((value, c) => Math.abs((data[i * 4 + c] as number) - value)) : [],
  );
  return strays.reduce((most, stray) => Math.max(most, stray), 0);
}

it('takes the colours of an edge, and of all beyond it, from just inside', () => {
  expect(strayFrom(RED, image, isBeyond)).toBe(180);
  // Nearly inside is inside.
  expect(strayFrom(RED, clearEdges(image, mask), isBeyond)).toBeLessThanOrEqual(18);
});

it('leaves what is half believed far from any edge as it is', () => {
  expect(strayFrom(BLUE, clearEdges(image, mask), isSpot)).toBe(0);
});

it('says by alpha how much of a pixel is there', () => {
  const { data } = cutOutBy(image, mask);
  expect(data.filter((_, i) => i % 4 === 3)).toEqual(Uint8ClampedArray.from(mask, (share) => share * 255));
});
