// Hair and cloth that are lost in the dark show no strands and folds that a light colour could keep.
import { expect, it } from 'vitest';
import { emptyMask } from '#engine/raster/mask.ts';
import { isTooDarkFor, paintRegion } from './change-colour.ts';

const SIDE = 64;
const GOLDEN = [220, 192, 142] as const;

/** Strands whose lightness differs by so much around that of the hair. */
function strands(light: number, more: number) {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let i = 0; i < SIDE * SIDE; i++) data.fill(light + ((i % SIDE) % 4 < 2 ? more : 0), i * 4, i * 4 + 3);
  const mask = emptyMask(SIDE, SIDE);
  mask.values.fill(1);
  return [{ image: { width: SIDE, height: SIDE, data } }, mask] as const;
}

it.each([
  ['black without strands, golden', strands(4, 3), GOLDEN, true],
  ['black with strands, golden', strands(6, 50), GOLDEN, false],
  ['nearly black with faint strands, golden', strands(20, 10), GOLDEN, true],
  ['black without strands, black', strands(4, 3), [20, 18, 20], false],
  ['black without strands, purple', strands(4, 3), [120, 60, 170], false],
  ['brown, golden', strands(70, 6), GOLDEN, false],
] as const)('%s', (_, [work, mask], colour, isTooDark) => {
  expect(isTooDarkFor(work, [...colour], mask, 'hair')).toBe(isTooDark);
});

it.each([
  ['black cloth, yellow', strands(12, 10), GOLDEN, true],
  ['black cloth, navy', strands(12, 10), [28, 46, 104], false],
  ['grey cloth, yellow', strands(60, 10), GOLDEN, false],
] as const)('%s', (_, [work, mask], colour, isTooDark) => {
  expect(isTooDarkFor(work, [...colour], mask, 'cloth')).toBe(isTooDark);
});

it('skin that is seen through dark locks does not glow when they are bleached', () => {
  const [work, mask] = strands(30, 0);
  work.image.data.set([206, 160, 140, 255], 0);
  const dyed = { image: work.image };
  paintRegion(dyed, [236, 120, 170], 1, mask, 'hair');
  const [skin, lock] = [0, 400].map((o) => dyed.image.data[o + 1] as number) as [number, number];
  expect(skin - lock).toBeLessThan(100);
  expect(skin).toBeLessThan(170);
});

it('white paint becomes as deep as the colour, and white cloth keeps its folds', () => {
  const [work, mask] = strands(216, 0);
  const greens = (['paint', 'cloth'] as const).map((stuff) => {
    const painted = { image: work.image };
    paintRegion(painted, [208, 44, 44], 1, mask, stuff);
    return painted.image.data[401] as number;
  }) as [number, number];
  expect(greens[0]).toBeLessThan(75);
  expect(greens[1]).toBeGreaterThan(greens[0]);
});

it('leaves no black patches in dark hair that becomes light', () => {
  const [work, mask] = strands(18, 0);
  // Two strands of five shine.
  for (let i = 0; i < SIDE * SIDE; i++) if (i % 5 < 2) work.image.data.fill(84, i * 4, i * 4 + 3);
  const dyed = { image: work.image };
  paintRegion(dyed, [...GOLDEN], 1, mask, 'hair');
  const [shining, dark] = [0, 12].map((o) => dyed.image.data[o] as number) as [number, number];
  expect(dark).toBeGreaterThan(105);
  expect(shining).toBeGreaterThan(dark);
});
