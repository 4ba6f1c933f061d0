// The wall: nothing overlaps, nothing that hangs is moved, and thousands are placed by arithmetic alone.
import { describe, expect, it } from 'vitest';
import { countColumns, layOutMasonry } from './masonry-layout.ts';
import type { Box, WallSpace } from './masonry-layout.ts';

const space: WallSpace = { width: 1392, columnWidth: 268, fewestColumns: 2, gap: 14, captionHeight: 44 };
const RATIOS = [21 / 9, 3 / 4, 4 / 3, 2 / 3, 9 / 16, 1, 16 / 9];
const many = (count: number) => Array.from({ length: count }, (_, at) => RATIOS[(at * 5) % 7] ?? 1);

function overlaps(a: Box, b: Box): boolean {
  const across = a.left < b.left + b.width && b.left < a.left + a.width;
  return across && a.top < b.top + b.height && b.top < a.top + a.height;
}

describe('[product 4.1] the wall of Explore', () => {
  it('has five columns on a desktop, two on a phone, more on a wide screen', () => {
    expect(countColumns(space)).toBe(5);
    expect(countColumns({ ...space, width: 358, gap: 8 })).toBe(2);
    expect(countColumns({ ...space, width: 2500 })).toBe(9);
  });

  it('hangs the first row from the left, then where the wall is shortest', () => {
    const { boxes } = layOutMasonry([1, 0.5, 1, 1, 1, 1], space);
    expect(boxes.slice(0, 5).map(({ top }) => top)).toEqual([0, 0, 0, 0, 0]);
    expect(boxes.slice(0, 5).map(({ left }) => left)).toEqual([0, 281, 562, 844, 1125]);
    expect(boxes[5]).toMatchObject({ left: 0, top: boxes[0]?.height });
  });

  it('lets nothing overlap and nothing stand outside', () => {
    const { boxes, height } = layOutMasonry(many(200), space);
    for (const [at, box] of boxes.entries()) {
      expect(box.left + box.width).toBeLessThanOrEqual(space.width);
      expect(box.top + box.height).toBeLessThanOrEqual(height);
      expect(boxes.slice(at + 1).some((other) => overlaps(box, other))).toBe(false);
    }
  });

  it('keeps each image in its true ratio', () => {
    const ratios = many(40);
    for (const [at, box] of layOutMasonry(ratios, space).boxes.entries()) {
      const height = box.height - space.captionHeight;
      expect(Math.abs(height - box.width / (ratios[at] ?? 1))).toBeLessThan(2);
    }
  });

  it('never moves what hangs when more comes', () => {
    const before = layOutMasonry(many(60), space).boxes;
    expect(layOutMasonry(many(3000), space).boxes.slice(0, 60)).toEqual(before);
  });

  it('hangs nothing before the space was measured, and bears a ratio that cannot be', () => {
    expect(layOutMasonry(many(10), { ...space, width: 0 })).toEqual({ boxes: [], height: 0 });
    const [box] = layOutMasonry([Number.NaN], space).boxes;
    expect(box?.height).toBe(267 + 44);
  });
});
