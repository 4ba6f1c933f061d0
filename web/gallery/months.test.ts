// @vitest-environment jsdom
// Months on the wall: where one begins, in which one stands, where a key leads.
import { expect, it } from 'vitest';
import type { WallWork } from '#web/model/tasks/wall-work.ts';
import { layOutWall } from '#web/ui/wall/wall-layout.ts';
import { groupByDay } from './group-by-day.ts';
import { endOfMonth, imagesBefore, placeAt, sectionOfMonth, stepMonth } from './months.ts';

const work = (at: Date, id: number): WallWork => ({
  id: String(id),
  at: at.getTime(),
  images: [0, 1],
  ratios: [1, 1],
  status: 2,
  favorite: 0,
  public: 0,
});

/** Two works on the last and on the first day of three months; nothing in September. */
const days = [
  new Date(2026, 10, 30),
  new Date(2026, 10, 1),
  new Date(2026, 9, 31, 23, 59),
  new Date(2026, 9, 1),
  new Date(2026, 7, 31),
  new Date(2026, 7, 1, 0, 0),
];
const hanging = groupByDay(days.flatMap((day, at) => [work(day, 100 - 2 * at), work(day, 99 - 2 * at)]));
const layout = layOutWall(hanging.ratios, hanging.counts, {
  width: 400,
  rowHeight: 100,
  gap: 4,
  headWidth: 0,
  headHeight: 0,
  leastHeight: 0,
  padTop: 10,
  padBottom: 10,
});
const months = [
  { month: '2026-11', images: 8 },
  { month: '2026-10', images: 8 },
  { month: '2026-08', images: 8 },
];

it('finds where a month begins, and the next older one where nothing of it hangs', () => {
  expect(['2026-11', '2026-10', '2026-09', '2026-08'].map((month) => sectionOfMonth(hanging, month))).toEqual(
    [0, 2, 4, 4],
  );
  expect(sectionOfMonth(hanging, '2026-07')).toBe(-1);
  expect(endOfMonth('2026-12')).toBe(new Date(2027, 0, 1).getTime());
});

it('says where one stands, from the head of the wall to its foot', () => {
  const at = (top: number) => placeAt(months, hanging, { layout, top });
  const topOf = (section: number) => layout.sections[section]?.top ?? Number.NaN;
  expect(at(-300)).toEqual({ index: 0, share: 0 });
  expect(at(topOf(0) + 20)).toEqual({ index: 0, share: 0 });
  expect(at(topOf(1) + 20)).toEqual({ index: 0, share: 0.5 });
  expect(at(topOf(2) + 20)).toEqual({ index: 1, share: 0 });
  expect(at(topOf(4) + 20)).toEqual({ index: 2, share: 0 });
  expect(at(layout.height + 500).index).toBe(2);
  expect(at(layout.height + 500).share).toBeCloseTo(7 / 8);
});

it('stays inside of a month that has more images by now than was told', () => {
  const told = months.map(({ month }) => ({ month, images: 1 }));
  expect(placeAt(told, hanging, { layout, top: (layout.sections[1]?.top ?? 0) + 20 })).toEqual({
    index: 0,
    share: 1,
  });
});

it('counts what hangs before a month', () => {
  expect(months.map(({ month }) => imagesBefore(months, month))).toEqual([0, 8, 16]);
});

it('steps by months, by years and to the ends', () => {
  const long = ['2026-11', '2026-02', '2025-12', '2025-11', '2025-01', '2023-06'].map((month) => ({
    month,
    images: 1,
  }));
  const from = (index: number, key: string) => long[stepMonth(long, index, key)]?.month;
  expect(from(1, 'ArrowDown')).toBe('2025-12');
  expect(from(1, 'ArrowUp')).toBe('2026-11');
  expect(from(0, 'ArrowUp')).toBe('2026-11');
  expect(from(5, 'ArrowDown')).toBe('2023-06');
  expect(from(0, 'PageDown')).toBe('2025-11');
  expect(from(1, 'PageDown')).toBe('2025-01');
  expect(from(4, 'PageDown')).toBe('2023-06');
  expect(from(5, 'PageDown')).toBe('2023-06');
  expect(from(5, 'PageUp')).toBe('2025-01');
  expect(from(4, 'PageUp')).toBe('2026-02');
  expect(from(3, 'PageUp')).toBe('2026-11');
  expect(from(1, 'PageUp')).toBe('2026-11');
  expect(from(3, 'Home')).toBe('2026-11');
  expect(from(1, 'End')).toBe('2023-06');
});
