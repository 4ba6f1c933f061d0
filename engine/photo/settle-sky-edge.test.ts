// Where a sky ends softly, its own colour says what still belongs to it.
import { expect, it } from 'vitest';
import { settleSkyEdge } from './settle-sky-edge.ts';

/** A white sky above, a dark roof below; the mask fades out from half of the sky on. */
const [WIDTH, HEIGHT] = [200, 200];
const ROOF = 100;
const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).map((_, o) =>
  o % 4 === 3 || o / 4 / WIDTH < ROOF ? 245 : 60,
);
const values = Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
  Math.min(1, Math.max(0, (ROOF + 6 - Math.floor(i / WIDTH)) / 14)),
);

it('is sky up to the roof, and the roof is what it was', () => {
  const { values: settled } = settleSkyEdge(
    { width: WIDTH, height: HEIGHT, values },
    { width: WIDTH, height: HEIGHT, data },
  );
  const at = (row: number): number => settled[row * WIDTH + WIDTH / 2] as number;
  expect(values[(ROOF - 2) * WIDTH]).toBeLessThan(0.6);
  expect(at(ROOF - 2)).toBe(1);
  expect(at(ROOF + 1)).toBeCloseTo(values[(ROOF + 1) * WIDTH] as number);
  expect(at(10)).toBe(1);
  expect(at(HEIGHT - 10)).toBe(0);
});
