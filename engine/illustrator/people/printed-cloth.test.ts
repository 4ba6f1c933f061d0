// A pattern is seen on the cloth, in an ink that differs from it, and nowhere else.

import { Path2D } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { toRgb } from '#engine/raster/colour.ts';
import { makeSurface, readPixels } from '#engine/raster/surface.ts';
import type { ClothPatternName } from '../lexicon/cloth-patterns.ts';
import { printOn, printShape } from './printed-cloth.ts';

const NAMES: readonly ClothPatternName[] = [
  'stripes',
  'pinstripes',
  'checks',
  'dots',
  'flowers',
  'leopard',
  'camouflage',
  'colours',
];
const SIDE = 120;

/** Bands of colours leave nothing of the ground. */
const MOST: Partial<Record<ClothPatternName, number>> = { colours: 1.2 };

/** Which part of a square of cloth in the middle of a sheet is printed on, and how much is beside it. */
function printed(name: ClothPatternName, ground: string): { within: number; outside: number } {
  const print = printOn({ name }, toRgb(ground), 60);
  if (!print) throw new Error('nothing is printed');
  const pixels = readPixels(
    makeSurface(SIDE, SIDE, (brush) =>
      printShape(
        brush,
        new Path2D('M30 30 L90 30 L90 90 L30 90 Z'),
        { left: 30, top: 30, right: 90, bottom: 90 },
        print,
      ),
    ),
  );
  let [within, outside] = [0, 0];
  for (let at = 0; at < SIDE * SIDE; at++) {
    if ((pixels[at * 4 + 3] as number) < 128) continue;
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
    if (x >= 29 && x < 91 && y >= 29 && y < 91) within += 1;
    else outside += 1;
  }
  return { within: within / 60 ** 2, outside };
}

it.each(NAMES)(
  '%s are printed on the shape alone, and leave cloth between them but where they are its colours',
  (name) => {
    const { within, outside } = printed(name, '#c8a0a8');
    expect(outside).toBe(0);
    expect(within).toBeGreaterThan(0.05);
    expect(within).toBeLessThan(MOST[name] ?? 0.9);
  },
);

it('prints dark on pale cloth and pale on dark', () => {
  const [pale, deep] = ['#f4f2ee', '#22242c'].map(
    (ground) => printOn({ name: 'dots' }, toRgb(ground), 60)?.ink[0],
  );
  expect(pale).toBeLessThan(80);
  expect(deep).toBeGreaterThan(200);
});

it('prints nothing without a pattern', () => {
  expect(printOn(undefined, toRgb('#ffffff'), 60)).toBeUndefined();
});
