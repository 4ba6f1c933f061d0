// A sheet that bends: what is seen of it is as if all of it had been bent, also when the camera moves on.
import { describe, expect, it } from 'vitest';
import { makeSurface, readPixels, type Area } from '#engine/raster/surface.ts';
import { makeSway, type Sway, type SwayPlan } from './sway.ts';

const STAGE = 400;
const [LEFT, TOP, WIDTH, HEIGHT] = [0, 50, 400, 120];
const PLAN: SwayPlan = { reachAt: (row) => ((row - TOP) / HEIGHT) * 9, wave: 90, pace: 2, phase: 1 };
const ALL: Area = { left: -1000, top: -1000, right: 1000, bottom: 1000 };

function open(): Sway {
  const surface = makeSurface(WIDTH, HEIGHT, (brush) => {
    for (let x = 0; x < WIDTH; x += 6) {
      brush.fillStyle = `rgb(${x % 256},${(x * 7) % 256},90)`;
      brush.fillRect(x, (x * 5) % 40, 4, HEIGHT);
    }
  });
  const sway = makeSway({ surface, left: LEFT, top: TOP }, PLAN, STAGE);
  if (!sway) throw new Error('it moves');
  return sway;
}

/** Pixels of the surface within an area of the stage. */
function cut(sway: Sway, { left, top, right, bottom }: Area): string[] {
  const pixels = readPixels(sway.surface);
  const rows: string[] = [];
  for (let y = Math.max(0, top - sway.top); y < Math.min(sway.surface.height, bottom - sway.top); y++) {
    const row = y * sway.surface.width;
    rows.push(pixels.slice((row + left - sway.left) * 4, (row + right - sway.left) * 4).join(' '));
  }
  return rows;
}

describe.each([
  { left: 40, top: 60, right: 360, bottom: 160 },
  { left: 101, top: 77, right: 190, bottom: 103 },
  { left: 0, top: 50, right: 64, bottom: 170 },
])('from $left, $top to $right, $bottom', (seen) => {
  it('is bent as the whole is', () => {
    const [whole, part] = [open(), open()];
    whole.bend(1.3, ALL);
    part.bend(1.3, seen);
    expect(cut(part, seen)).toEqual(cut(whole, seen));
    expect(new Set(cut(part, seen)).size).toBeGreaterThan(5);
  });

  it('and so is what comes into sight later, though nothing has moved since', () => {
    const [whole, part] = [open(), open()];
    whole.bend(1.3, ALL);
    part.bend(1.3, seen);
    const later = { left: 150, top: 50, right: 400, bottom: 170 };
    part.bend(1.3, later);
    expect(cut(part, later)).toEqual(cut(whole, later));
  });
});

it('stays as it is until something has moved visibly', () => {
  const sway = open();
  sway.bend(1, ALL);
  const before = cut(sway, { left: 0, top: 50, right: 400, bottom: 170 });
  sway.bend(1.001, ALL);
  expect(cut(sway, { left: 0, top: 50, right: 400, bottom: 170 })).toEqual(before);
  sway.bend(1.2, ALL);
  expect(cut(sway, { left: 0, top: 50, right: 400, bottom: 170 })).not.toEqual(before);
});
