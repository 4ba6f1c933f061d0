// A wall of justified rows: full, uncropped, in order, and found again by place.
import { expect, it } from 'vitest';
import { boxesOfRow, boxOf, itemBeside, itemsIn, itemsUnder, layOutWall } from './wall-layout.ts';
import type { WallLayout } from './wall-layout.ts';

const OPTIONS = {
  width: 800,
  rowHeight: 118,
  gap: 6,
  headWidth: 84,
  headHeight: 0,
  leastHeight: 90,
  padTop: 20,
  padBottom: 20,
};
const SHAPES = [1, 1.5, 2 / 3, 16 / 9, 3 / 4, 21 / 9, 1, 4 / 3, 9 / 16];
const ratiosOf = (count: number) => Array.from({ length: count }, (_, at) => SHAPES[at % SHAPES.length] ?? 1);

function allRows(layout: WallLayout) {
  return layout.sections.flatMap((section) => section.rows);
}

it('[product 4.1] fills every row but the last of a section to its edge, at no less than the row height', () => {
  const layout = layOutWall(ratiosOf(200), [80, 120], OPTIONS);
  for (const { rows } of layout.sections) {
    for (const row of rows.slice(0, -1)) {
      const boxes = boxesOfRow(layout, row);
      const last = boxes.at(-1);
      expect(boxes[0]?.left).toBe(84);
      expect(Math.abs((last?.left ?? 0) + (last?.width ?? 0) - 800)).toBeLessThanOrEqual(1);
      expect(row.height).toBeGreaterThanOrEqual(118);
      expect(row.height).toBeLessThanOrEqual(118 * 1.6);
    }
    expect(rows.at(-1)?.height).toBeLessThanOrEqual(118);
  }
});

it('shows every image in its own ratio, each once and in order', () => {
  const layout = layOutWall(ratiosOf(100), [100], OPTIONS);
  const rows = allRows(layout);
  expect(
    rows.flatMap(({ first, end }) => Array.from({ length: end - first }, (_, at) => first + at)),
  ).toEqual(Array.from({ length: 100 }, (_, at) => at));
  for (const row of rows) {
    for (const [at, box] of boxesOfRow(layout, row).entries()) {
      const ratio = layout.ratios[row.first + at] ?? 0;
      expect(Math.abs(box.width - box.height * ratio)).toBeLessThanOrEqual(0.5 * ratio + 1);
    }
  }
});

it('keeps earlier sections where they were when more come after them', () => {
  const short = layOutWall(ratiosOf(60), [40, 20], OPTIONS);
  const long = layOutWall(ratiosOf(120), [40, 50, 30], OPTIONS);
  expect(long.sections[0]).toEqual(short.sections[0]);
  expect(long.sections[1]?.top).toBe(short.sections[1]?.top);
});

it('gives a head its room where a section has only one low row', () => {
  const layout = layOutWall([1], [1], { ...OPTIONS, rowHeight: 40 });
  expect(layout.height).toBe(20 + 90 + 20);
});

it('finds an item by its number, and the numbers of a part of the wall', () => {
  const layout = layOutWall(ratiosOf(10_000), [1000, 9000], OPTIONS);
  for (const index of [0, 1, 999, 1000, 5432, 9999]) {
    const box = boxOf(layout, index);
    if (!box) throw new Error(`no box for ${index}`);
    const found = itemsIn(layout, { top: box.top + 1, bottom: box.top + 2 });
    expect(found && found.first <= index && found.last >= index).toBe(true);
    expect(itemsUnder(layout, { left: box.left + 2, top: box.top + 2, width: 1, height: 1 })).toEqual([
      index,
    ]);
  }
  expect(boxOf(layout, 10_000)).toBeUndefined();
  expect(itemsIn(layout, { top: layout.height + 1, bottom: layout.height + 100 })).toBeNull();
});

it('takes with a rectangle all that it touches, over the edge of a section', () => {
  const layout = layOutWall(ratiosOf(40), [20, 20], OPTIONS);
  const all = itemsUnder(layout, { left: 0, top: 0, width: 800, height: layout.height });
  expect(all).toHaveLength(40);
  expect(itemsUnder(layout, { left: 0, top: 0, width: 80, height: layout.height })).toEqual([]);
});

it('walks up and down to the nearest image, and stays at the edges', () => {
  const layout = layOutWall(ratiosOf(50), [50], OPTIONS);
  const [first, second] = allRows(layout);
  if (!first || !second) throw new Error('no rows');
  const below = itemBeside(layout, 0, 1);
  expect(below).toBe(second.first);
  expect(itemBeside(layout, below, -1)).toBeLessThan(second.first);
  expect(itemBeside(layout, 0, -1)).toBe(0);
  expect(itemBeside(layout, 49, 1)).toBe(49);
});

it('takes a ratio that makes no sense as a square, and no strip or needle', () => {
  const layout = layOutWall([0, Number.NaN, 40, 0.01], [4], OPTIONS);
  expect(layout.ratios).toEqual([1, 1, 4, 0.3]);
});
