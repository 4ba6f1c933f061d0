// What of a frame is painted: all that is seen, and little that is not.
import { describe, expect, it } from 'vitest';
import { makeRandom } from '#engine/raster/random.ts';
import { readCoverage, type Coverage } from './coverage.ts';
import type { Matrix } from './nearness.ts';
import { findVisibleBoxes, type Box, type Sight } from './visible-boxes.ts';

const WIDTH = 320;
const HEIGHT = 200;
const PLAIN: Matrix = [1, 0, 0, 1, 0, 0];

type Sheet = { alpha: Uint8Array; width: number; height: number; left: number; top: number };

function coverageOf({ alpha, ...place }: Sheet, reach = 0): Coverage {
  const pixels = new Uint8Array(alpha.length * 4);
  for (const [at, value] of alpha.entries()) pixels[at * 4 + 3] = value;
  return readCoverage(pixels, { ...place, reach });
}

function fill(width: number, height: number, left: number, top: number, value: number): Sheet {
  return { alpha: new Uint8Array(width * height).fill(value), width, height, left, top };
}

const whole = fill(WIDTH + 40, HEIGHT + 40, -20, -20, 255);
const sight = (sheet: Sheet, more: Partial<Sight> = {}): Sight => ({
  coverage: coverageOf(sheet),
  matrix: PLAIN,
  isSolid: true,
  ...more,
});
const areaOf = (boxes: readonly Box[] = []): number =>
  boxes.reduce((sum, { width, height }) => sum + width * height, 0);
const holds = (boxes: readonly Box[], x: number, y: number): boolean =>
  boxes.some((box) => x >= box.left && x < box.left + box.width && y >= box.top && y < box.top + box.height);

describe('[product 2.3] the boxes of a frame that are painted', () => {
  it('leave out what is behind something opaque', () => {
    const [behind, before] = findVisibleBoxes(WIDTH, HEIGHT, [sight(whole), sight(whole)]);
    expect(behind).toEqual([]);
    expect(before).toEqual([{ left: 0, top: 0, width: WIDTH, height: HEIGHT }]);
  });

  it('leave in what is behind something faint, blended, or gone sideways', () => {
    const thin = fill(WIDTH + 40, HEIGHT + 40, -20, -20, 254);
    const swaying = { ...sight(whole), coverage: coverageOf(whole, 60) };
    for (const before of [sight(thin), sight(whole, { isSolid: false }), swaying])
      expect(areaOf(findVisibleBoxes(WIDTH, HEIGHT, [sight(whole), before])[0])).toBeGreaterThan(0);
  });

  it('leave out where a sheet is empty', () => {
    const small = fill(30, 30, 100, 80, 200);
    const area = areaOf(findVisibleBoxes(WIDTH, HEIGHT, [sight(small)])[0]);
    expect(area).toBeGreaterThanOrEqual(900);
    expect(area).toBeLessThan((WIDTH * HEIGHT) / 4);
  });

  it('keep all above a mirror, even behind somebody, and nothing that it hides', () => {
    const water = { matrix: PLAIN, isSolid: false, mirror: { hidesFrom: 100 } };
    const [sky] = findVisibleBoxes(WIDTH, HEIGHT, [sight(whole), water, sight(whole)]);
    expect(holds(sky ?? [], 160, 99)).toBe(true);
    expect(holds(sky ?? [], 160, 199)).toBe(false);
    const clear = { ...water, mirror: { hidesFrom: null } };
    expect(holds(findVisibleBoxes(WIDTH, HEIGHT, [sight(whole), clear])[0] ?? [], 160, 199)).toBe(true);
  });

  it('cut a wall to its half', () => {
    const [left] = findVisibleBoxes(WIDTH, HEIGHT, [sight(whole, { to: 100 })]);
    expect(holds(left ?? [], 90, 50)).toBe(true);
    expect(holds(left ?? [], 200, 50)).toBe(false);
    const [behind] = findVisibleBoxes(WIDTH, HEIGHT, [sight(whole), sight(whole, { to: 100 })]);
    expect(holds(behind ?? [], 10, 50)).toBe(false);
    expect(holds(behind ?? [], 101, 50)).toBe(true);
  });

  it('never leave out a pixel that is seen, however sheets lie and turn', () => {
    const random = makeRandom(5, 'boxes');
    const between = (from: number, to: number) => from + (to - from) * random.next();
    const left: string[] = [];
    for (let round = 0; round < 40; round++) {
      const sheets = Array.from({ length: 4 }, () => {
        const sheet = fill(
          Math.round(between(20, 400)),
          Math.round(between(20, 260)),
          Math.round(between(-60, 200)),
          Math.round(between(-60, 120)),
          random.next() < 0.7 ? 255 : 90,
        );
        const hole = Math.floor(random.next() * sheet.alpha.length);
        sheet.alpha.fill(0, hole, hole + sheet.width * 40);
        return sheet;
      });
      const matrices = sheets.map((): Matrix => {
        const turn = between(-0.2, 0.2);
        const size = between(0.7, 1.3);
        return [
          Math.cos(turn) * size,
          Math.sin(turn) * size,
          -Math.sin(turn) * size + between(-0.2, 0.2),
          Math.cos(turn) * size,
          between(-30, 30),
          between(-30, 30),
        ];
      });
      const sights = sheets.map((sheet, index) => sight(sheet, { matrix: matrices[index] as Matrix }));
      const boxes = findVisibleBoxes(WIDTH, HEIGHT, sights);
      left.push(...findLeftOut(sheets, matrices, boxes));
    }
    expect(left).toEqual([]);
  });
});

/** Pixels that are seen and in no box of theirs; some of all are asked. */
function findLeftOut(
  sheets: readonly Sheet[],
  matrices: readonly Matrix[],
  boxes: readonly Box[][],
): string[] {
  const left: string[] = [];
  for (let y = 1; y < HEIGHT; y += 7) {
    for (let x = 1; x < WIDTH; x += 7) {
      for (let index = sheets.length - 1; index >= 0; index--) {
        const alpha = alphaAt(sheets[index] as Sheet, matrices[index] as Matrix, x + 0.5, y + 0.5);
        if (alpha > 0 && !holds(boxes[index] ?? [], x, y)) left.push(`${index} at ${x}, ${y}`);
        if (alpha === 255) break;
      }
    }
  }
  return left;
}

function alphaAt(sheet: Sheet, [a, b, c, d, e, f]: Matrix, x: number, y: number): number {
  const area = a * d - b * c;
  const column = Math.floor((d * (x - e) - c * (y - f)) / area) - sheet.left;
  const row = Math.floor((a * (y - f) - b * (x - e)) / area) - sheet.top;
  if (column < 0 || row < 0 || column >= sheet.width || row >= sheet.height) return 0;
  return sheet.alpha[row * sheet.width + column] as number;
}
