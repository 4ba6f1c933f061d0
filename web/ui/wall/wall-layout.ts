// Where everything of a long wall hangs: sections under heads, in each justified rows of equal height. Computed once
// from ratios alone, so nothing has to be measured and nothing jumps. Pixels, whole numbers where it shows.

export type WallOptions = {
  /** Of the whole wall. */
  width: number;
  /** Rows are at least so high and grow to fill the width. */
  rowHeight: number;
  gap: number;
  /** Kept free at the left of the rows, for a head that stands beside them. */
  headWidth: number;
  /** Kept free above the rows, for a head that stands over them. */
  headHeight: number;
  /** A section is at least so high, so that its head has room. */
  leastHeight: number;
  padTop: number;
  padBottom: number;
};

export type WallRow = {
  /** From the top of its section. */
  top: number;
  height: number;
  /** Width of a square in it: the height before it was made whole pixels. */
  scale: number;
  /** Items first to end − 1. */
  first: number;
  end: number;
};

export type WallSection = { top: number; height: number; first: number; end: number; rows: WallRow[] };

export type WallLayout = {
  height: number;
  /** Where rows begin, from the left. */
  left: number;
  gap: number;
  ratios: readonly number[];
  sections: WallSection[];
};

export type WallBox = { left: number; top: number; width: number; height: number };

/** `counts`: how many of the ratios, in their order, hang in each section. */
export function layOutWall(
  ratios: readonly number[],
  counts: readonly number[],
  options: WallOptions,
): WallLayout {
  const { headWidth, headHeight, leastHeight, padTop, padBottom, gap } = options;
  const clamped = ratios.map(clampRatio);
  const sections: WallSection[] = [];
  let top = 0;
  let first = 0;
  for (const count of counts) {
    const end = first + count;
    const rows = breakRows(clamped, first, end, padTop + headHeight, options);
    const last = rows.at(-1);
    const inside = last ? last.top + last.height : padTop + headHeight;
    const height = Math.max(inside, padTop + leastHeight) + padBottom;
    sections.push({ top, height, first, end, rows });
    top += height;
    first = end;
  }
  return { height: top, left: headWidth, gap, ratios: clamped, sections };
}

function breakRows(
  ratios: readonly number[],
  first: number,
  end: number,
  from: number,
  { width, headWidth, rowHeight, gap }: WallOptions,
): WallRow[] {
  const container = Math.max(1, width - headWidth);
  const rows: WallRow[] = [];
  let top = from;
  let start = first;
  while (start < end) {
    let sum = ratios[start] ?? 1;
    let next = start + 1;
    while (next < end && (sum + (ratios[next] ?? 1)) * rowHeight + (next - start) * gap <= container) {
      sum += ratios[next] ?? 1;
      next += 1;
    }
    const filling = (container - (next - start - 1) * gap) / sum;
    // The rest of a section keeps the height of the others instead of filling its row.
    const scale = next < end ? filling : Math.min(filling, rowHeight);
    const height = Math.round(scale);
    rows.push({ top, height, scale, first: start, end: next });
    top += height + gap;
    start = next;
  }
  return rows;
}

/** Boxes of a row, from the left edge of the wall and the top of the section. */
export function boxesOfRow(layout: WallLayout, row: WallRow): readonly WallBox[] {
  const known = boxes.get(row);
  if (known) return known;
  const found = findBoxes(layout, row);
  boxes.set(row, found);
  return found;
}

/** Each row belongs to one layout. */
const boxes = new WeakMap<WallRow, readonly WallBox[]>();

function findBoxes(layout: WallLayout, row: WallRow): WallBox[] {
  let left = layout.left;
  return layout.ratios.slice(row.first, row.end).map((ratio) => {
    const width = Math.round(left + ratio * row.scale) - Math.round(left);
    const box = { left: Math.round(left), top: row.top, width, height: row.height };
    left += ratio * row.scale + layout.gap;
    return box;
  });
}

/** Where one item hangs, from the top of the wall. Undefined for one that is not on it. */
export function boxOf(layout: WallLayout, index: number): WallBox | undefined {
  const section = layout.sections[findLast(layout.sections, ({ first }) => first <= index)];
  const row = section?.rows[findLast(section.rows, ({ first }) => first <= index)];
  const box = row && index < row.end ? boxesOfRow(layout, row)[index - row.first] : undefined;
  return box && section && { ...box, top: section.top + box.top };
}

/** Sections that reach into a range, by number. */
export function sectionsIn(layout: WallLayout, { top, bottom }: { top: number; bottom: number }): number[] {
  const found: number[] = [];
  const begin = Math.max(
    0,
    findLast(layout.sections, (section) => section.top <= top),
  );
  for (let at = begin; at < layout.sections.length; at += 1) {
    const section = layout.sections[at];
    if (!section || section.top >= bottom) break;
    if (section.top + section.height > top) found.push(at);
  }
  return found;
}

/** Rows of a section that reach into a range of the wall. */
export function rowsIn(section: WallSection, { top, bottom }: { top: number; bottom: number }): WallRow[] {
  const [from, to] = [top - section.top, bottom - section.top];
  const begin = Math.max(
    0,
    findLast(section.rows, (row) => row.top <= from),
  );
  let end = begin;
  while (end < section.rows.length && (section.rows[end]?.top ?? 0) < to) end += 1;
  return section.rows.slice(begin, end).filter((row) => row.top + row.height > from);
}

/** First and last item that reach into a range; null where nothing hangs there. */
export function itemsIn(
  layout: WallLayout,
  range: { top: number; bottom: number },
): { first: number; last: number } | null {
  const rows = sectionsIn(layout, range).flatMap((at) => {
    const section = layout.sections[at];
    return section ? rowsIn(section, range) : [];
  });
  const [first, last] = [rows[0], rows.at(-1)];
  return first && last ? { first: first.first, last: last.end - 1 } : null;
}

/** Items that a rectangle touches. */
export function itemsUnder(layout: WallLayout, area: WallBox): number[] {
  const range = { top: area.top, bottom: area.top + area.height };
  return sectionsIn(layout, range).flatMap((at) => {
    const section = layout.sections[at];
    if (!section) return [];
    return rowsIn(section, range).flatMap((row) =>
      boxesOfRow(layout, row).flatMap((box, place) =>
        box.left < area.left + area.width && box.left + box.width > area.left ? [row.first + place] : [],
      ),
    );
  });
}

/** The item over or under one: that of the next row whose middle is nearest. The same one at the edge. */
export function itemBeside(layout: WallLayout, index: number, by: -1 | 1): number {
  const box = boxOf(layout, index);
  if (!box) return index;
  const rows = layout.sections.flatMap((section) => section.rows);
  const row = rows[findLast(rows, ({ first }) => first <= index) + by];
  if (!row) return index;
  const middle = box.left + box.width / 2;
  const distances = boxesOfRow(layout, row).map(({ left, width }) => Math.abs(left + width / 2 - middle));
  return row.first + distances.indexOf(Math.min(...distances));
}

/** A strip or a needle would break its row; nothing we make is outside of these. */
export function clampRatio(ratio: number): number {
  if (!Number.isFinite(ratio) || ratio <= 0) return 1;
  return Math.min(4, Math.max(0.3, ratio));
}

/** The place of the last part for which something holds that holds for all before it; −1 for none. */
function findLast<Part>(parts: readonly Part[], holds: (part: Part) => boolean): number {
  let [low, high] = [0, parts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(parts[middle] as Part)) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
