// Finds the pieces of a plane that hang together, by the sides of their pixels, and the holes in them.
import { inParts } from './in-parts.ts';

export type Components = {
  /** The piece of each pixel; −1 where none is. */
  labels: Int32Array;
  /** Pixels of each piece. */
  sizes: number[];
};

export function labelComponents(width: number, height: number, isIn: (i: number) => boolean): Components {
  const labels = new Int32Array(width * height);
  inParts(labels.length, (from, end) => {
    for (let i = from; i < end; i++) labels[i] = isIn(i) ? UNNAMED : -1;
  });
  const sizes: number[] = [];
  // Each pixel waits once at most.
  const waiting = new Int32Array(labels.length);
  inParts(labels.length, (from, end) => {
    for (let start = from; start < end; start++)
      if (labels[start] === UNNAMED) sizes.push(nameFrom(start, sizes.length, labels, waiting, width));
  });
  return { labels, sizes };
}

/** A pixel of a piece that has no name yet. */
const UNNAMED = -2;

/** Names all that hangs together with a pixel; returns how many pixels these are. */
function nameFrom(
  start: number,
  name: number,
  labels: Int32Array,
  waiting: Int32Array,
  width: number,
): number {
  let size = 0;
  let count = 1;
  waiting[0] = start;
  labels[start] = name;
  while (count > 0) {
    const i = waiting[--count] as number;
    size++;
    const x = i % width;
    if (x > 0 && labels[i - 1] === UNNAMED) {
      labels[i - 1] = name;
      waiting[count++] = i - 1;
    }
    if (x < width - 1 && labels[i + 1] === UNNAMED) {
      labels[i + 1] = name;
      waiting[count++] = i + 1;
    }
    if (i >= width && labels[i - width] === UNNAMED) {
      labels[i - width] = name;
      waiting[count++] = i - width;
    }
    if (i + width < labels.length && labels[i + width] === UNNAMED) {
      labels[i + width] = name;
      waiting[count++] = i + width;
    }
  }
  return size;
}

/** The pieces that reach the frame of the image. */
export function componentsAtFrame({ labels }: Components, width: number, height: number): Set<number> {
  const open = new Set<number>();
  for (let x = 0; x < width; x++) {
    open.add(labels[x] ?? -1);
    open.add(labels[(height - 1) * width + x] ?? -1);
  }
  for (let y = 0; y < height; y++) {
    open.add(labels[y * width] ?? -1);
    open.add(labels[y * width + width - 1] ?? -1);
  }
  open.delete(-1);
  return open;
}

/** What cannot be reached from the frame without crossing the figure (above one half) lies in it. */
export function fillHoles(figure: Float32Array, width: number, height: number): Float32Array {
  const ground = labelComponents(width, height, (i) => (figure[i] ?? 0) <= 0.5);
  const open = componentsAtFrame(ground, width, height);
  const isOpen = ground.sizes.map((_, piece) => open.has(piece));
  const filled = figure.slice();
  for (let i = 0; i < filled.length; i++) {
    const piece = ground.labels[i] as number;
    if (piece >= 0 && !isOpen[piece]) filled[i] = 1;
  }
  return filled;
}
