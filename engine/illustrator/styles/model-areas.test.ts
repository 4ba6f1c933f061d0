import { expect, it } from 'vitest';
import { modelAreas } from './model-areas.ts';

const SIDE = 512;
const OPTIONS = { colours: 13, grain: 11, flatness: 0.88, care: new Float32Array(SIDE * SIDE) };

/** Gray, as light as `lightAt` says for each part of the width. */
function paint(lightAt: (part: number) => number) {
  const plane = () => Float32Array.from({ length: SIDE * SIDE }, (_, i) => lightAt((i % SIDE) / SIDE));
  return { width: SIDE, height: SIDE, red: plane(), green: plane(), blue: plane() };
}

/** Heights along the middle of the image. */
function model(lightAt: (part: number) => number): Float32Array {
  const row = (SIDE / 2) * SIDE;
  return modelAreas(paint(lightAt), OPTIONS).slice(row, row + SIDE);
}

it('makes no borders of a light that fades', () => {
  expect(Math.min(...model((part) => 0.2 + part * 0.6))).toBeGreaterThan(0.97);
});

it('presses a border between two colours', () => {
  const heights = model((part) => (part < 0.5 ? 0.25 : 0.7));
  expect(heights[SIDE / 2]).toBeLessThan(0.6);
  expect(heights[SIDE / 8]).toBeGreaterThan(0.9);
});

it('presses hardly any border into what is cared for', () => {
  const care = new Float32Array(SIDE * SIDE).fill(1);
  const heights = modelAreas(
    paint((part) => (part < 0.5 ? 0.25 : 0.7)),
    { ...OPTIONS, care },
  );
  expect(heights.reduce((least, height) => Math.min(least, height), 1)).toBeGreaterThan(0.9);
});

it('keeps the steps of a fading light as small as they are', () => {
  const image = paint((part) => 0.2 + part * 0.6);
  modelAreas(image, OPTIONS);
  const row = image.red.slice((SIDE / 2) * SIDE, (SIDE / 2 + 1) * SIDE);
  const steps = Array.from(row.slice(1), (value, x) => Math.abs(value - (row[x] as number)));
  expect(Math.max(...steps)).toBeLessThan(0.01);
});
