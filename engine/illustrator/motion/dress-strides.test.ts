// Who walks in a painted look: legs move, and the paint of what does not stays.
import { expect, it } from 'vitest';
import { asCutting, unitOf } from '#engine/raster/planes.ts';
import { makeSurface, type Brush } from '#engine/raster/surface.ts';
import { painted } from '../painting/layer.ts';
import { bakeSheet, type BakedSheet } from './baked-sheet.ts';
import type { Dresser } from './dress-layers.ts';
import { dressStrides } from './dress-strides.ts';

const STAGE = { width: 240, height: 160 };
const TRUNK = { left: 70, top: 40, right: 170, bottom: 70 };

const walker = (leg: number) => (brush: Brush) => {
  brush.fillStyle = '#a05020';
  brush.fillRect(TRUNK.left, TRUNK.top, 100, 30);
  brush.fillRect(leg, TRUNK.bottom, 12, 50);
};

async function dress(): Promise<BakedSheet[]> {
  const below = makeSurface(STAGE.width, STAGE.height, (brush) => {
    brush.fillStyle = '#b8d0e8';
    brush.fillRect(0, 0, STAGE.width, STAGE.height);
  });
  const dresser: Dresser = {
    look: 'oil',
    seed: 7,
    isPainting: true,
    below,
    grade() {},
    tones: (tones) => tones,
  };
  const layer = painted('walker', 0.5, walker(80));
  const scratch = makeSurface(STAGE.width, STAGE.height);
  const drawn = [80, 110, 150].flatMap((leg) => bakeSheet(scratch, walker(leg)) ?? []);
  return (await dressStrides(dresser, layer, drawn)) ?? [];
}

function colours({ pixels, width, left, top }: BakedSheet, x: number, y: number, wide: number): number[] {
  const from = ((y - top) * width + x - left) * 4;
  return [...pixels.subarray(from, from + wide * 4)];
}

it('keeps the paint of the trunk from moment to moment', async () => {
  const [first, ...others] = await dress();
  if (!first) throw new Error('nothing was painted');
  const trunk = colours(first, TRUNK.left + 2, TRUNK.top + 10, 96);
  expect(new Set(trunk.filter((_, at) => at % 4 === 0)).size).toBeGreaterThan(3);
  for (const other of others) expect(colours(other, TRUNK.left + 2, TRUNK.top + 10, 96)).toEqual(trunk);
});

it('shows the leg of each moment and no other', async () => {
  const sheets = await dress();
  const alphas = sheets.map((sheet) => [86, 116, 156].map((x) => colours(sheet, x, 100, 1)[3]));
  expect(alphas).toEqual([
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
  ]);
});

function spill(): never {
  throw new Error('spilled');
}

it('paints a cutting with the brushes of the whole', () => {
  const cutting = { width: 256, height: 256 };
  const own = unitOf(cutting);
  expect(asCutting(4, () => unitOf(cutting))).toBe(own * 4);
  expect(() => asCutting(4, spill)).toThrow('spilled');
  expect(unitOf(cutting)).toBe(own);
});
