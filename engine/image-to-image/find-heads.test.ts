// Where a hat is set on: in the middle of the head, which is not that of a face that looks aside.
import { expect, it } from 'vitest';
import type { Brush } from '#engine/raster/surface.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import { findHeads, setOnHair, type Head } from './find-heads.ts';
import { fitHat } from './fit-hat.ts';
import type { Work } from './work.ts';

const SIDE = 400;

/** Somebody whose nose lies so far beside the middle between the ears, in pixels, with hair from one column to another. */
function headOf(nose: number, [left, right]: readonly [number, number]): { x: number; top: number } {
  const points = new Float32Array(468 * 2);
  for (const [n, x, y] of [
    [10, 200, 150],
    [152, 200, 250],
    [1, 200 + nose, 205],
    [234, 155, 200],
    [454, 245, 200],
  ] as const)
    points.set([x, y], n * 2);
  const eyes = [
    { x: 180, y: 185, across: 10, down: 5 },
    { x: 220, y: 185, across: 10, down: 5 },
  ];
  const face = { x: 200, y: 200, width: 90, height: 110, sureness: 1, eyes, points } as unknown as Face;
  const values = Float32Array.from({ length: SIDE * SIDE }, (_, i) =>
    i % SIDE >= left && i % SIDE < right ? 1 : 0,
  );
  const silhouette = { mask: { width: SIDE, height: SIDE, values }, sureness: 1 };
  const work = {
    before: { width: SIDE, height: SIDE },
    people: () => ({ faces: [face], silhouette }),
  } as unknown as Work;
  const [head] = findHeads(work, {});
  if (!head) throw new Error('there is no head');
  return head;
}

it('lies behind a face that looks aside, as far as hair is there', () => {
  expect(headOf(36, [130, 230]).x).toBeCloseTo(180, -1);
  expect(headOf(-36, [170, 270]).x).toBeCloseTo(220, -1);
});

it('lies above a face that looks ahead, whatever is beside it', () => {
  expect(headOf(0, [155, 245]).x).toBeCloseTo(200, 0);
  expect(headOf(0, [120, 245]).x).toBeCloseTo(200, 0);
});

/** Somebody of whom a disc around a place is seen. */
function discAt(x: number, y: number, radius: number): Work {
  const values = Float32Array.from({ length: SIDE * SIDE }, (_, i) =>
    Math.hypot((i % SIDE) - x, Math.floor(i / SIDE) - y) < radius ? 1 : 0,
  );
  return {
    before: { width: SIDE, height: SIDE },
    people: () => ({ faces: [], silhouette: { mask: { width: SIDE, height: SIDE, values }, sureness: 1 } }),
  } as unknown as Work;
}

it('gives a crown to the middle of the hair, where it ends above', () => {
  const head = { x: 220, top: 150, width: 100, angle: 0 };
  const { x, top } = setOnHair(discAt(200, 200, 60), head);
  expect(x).toBeCloseTo(200, -1);
  expect(top).toBeGreaterThan(146);
  expect(top).toBeLessThan(160);
});

function drawBox(brush: Brush, { x, top, width }: Head): void {
  brush.fillRect(x - width / 2, top - width / 2, width, width * 0.8);
}

it('makes hats as wide as hair, and sets none where hair stands out of it', () => {
  const head = { x: 200, top: 160, width: 100, angle: 0 };
  const wear = (radius: number) =>
    fitHat(discAt(200, 120 + radius, radius), {} as Face, head, drawBox)?.width ?? null;
  expect(wear(40)).toBe(100);
  expect(wear(120)).toBeNull();
  const wider = wear(66);
  expect(wider).toBeGreaterThan(100);
});
