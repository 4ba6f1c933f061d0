import { expect, it } from 'vitest';
import { coverOf, coverOfAll } from './cover-of.ts';
import { painted, type PaintedLayer } from './layer.ts';

const STAGE = { width: 16, height: 8 };

it('paints a layer once for all who ask what it covers, and no more than its form', () => {
  let painting = 0;
  const layer = painted('half', 0, () => expect.unreachable(), {
    form(brush) {
      painting++;
      brush.fillRect(0, 0, 8, 8);
    },
  });
  expect([...coverOf(STAGE, layer)]).toEqual([255, 0]);
  expect(coverOf(STAGE, layer)).toBe(coverOf(STAGE, layer));
  expect(painting).toBe(1);
});

it('lays several over one another as they are painted, and leaves each as it is', () => {
  const [wide, narrow] = [veil(16), veil(8)];
  const [both = 0, one = 0] = coverOfAll(STAGE, [wide, narrow]);
  expect(both).toBeCloseTo(191, -1);
  expect(one).toBeCloseTo(128, -1);
  expect([...coverOf(STAGE, wide)]).toEqual([one, one]);
});

/** Half of it is seen through. */
function veil(width: number): PaintedLayer {
  return painted('veil', 0, (brush) => {
    brush.globalAlpha = 0.5;
    brush.fillRect(0, 0, width, 8);
  });
}
