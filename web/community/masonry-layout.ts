// Where each work of the wall hangs: columns of one width, the next one always where the wall is shortest.
export type WallSpace = {
  /** Of the whole wall, in pixels. */
  width: number;
  /** What a column is about as wide as. */
  columnWidth: number;
  fewestColumns: number;
  gap: number;
  /** Under each image: name and heart, and the air to the next image. */
  captionHeight: number;
};

export type Box = { left: number; top: number; width: number; height: number };

export type Placed = { boxes: Box[]; height: number };

/** A strip or a needle would tear the wall; nothing we make is outside of these. */
const FLATTEST = 4;
const TALLEST = 0.3;

/**
 * `ratios`: width divided by height, of each work. A work that comes later never moves one that hangs already,
 * and before the width is measured (0) there are no places.
 */
export function layOutMasonry(ratios: readonly number[], space: WallSpace): Placed {
  if (space.width <= 0) return { boxes: [], height: 0 };
  const count = countColumns(space);
  const width = (space.width - space.gap * (count - 1)) / count;
  const bottoms = Array.from({ length: count }, () => 0);
  const boxes = ratios.map((ratio): Box => {
    const column = indexOfLeast(bottoms);
    const top = bottoms[column] ?? 0;
    const height = Math.round(width / clamp(ratio)) + space.captionHeight;
    bottoms[column] = top + height;
    return { left: Math.round(column * (width + space.gap)), top, width: Math.floor(width), height };
  });
  return { boxes, height: Math.max(...bottoms) };
}

export function countColumns({ width, columnWidth, fewestColumns, gap }: WallSpace): number {
  return Math.max(fewestColumns, Math.round((width + gap) / (columnWidth + gap)));
}

/** The first of the shortest: rows are read from the left. */
function indexOfLeast(values: readonly number[]): number {
  let least = 0;
  for (const [at, value] of values.entries()) if (value < (values[least] ?? 0)) least = at;
  return least;
}

function clamp(ratio: number): number {
  if (!Number.isFinite(ratio) || ratio <= 0) return 1;
  return Math.min(FLATTEST, Math.max(TALLEST, ratio));
}
