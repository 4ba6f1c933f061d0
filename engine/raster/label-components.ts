// Finds the pieces of a plane that hang together, by the sides of their pixels, and the holes in them.

export type Components = {
  /** The piece of each pixel; −1 where none is. */
  labels: Int32Array;
  /** Pixels of each piece. */
  sizes: number[];
};

export function labelComponents(width: number, height: number, isIn: (i: number) => boolean): Components {
  const labels = new Int32Array(width * height).fill(-1);
  const sizes: number[] = [];
  const waiting: number[] = [];
  let name = 0;
  const take = (i: number): void => {
    if (labels[i] !== -1 || !isIn(i)) return;
    labels[i] = name;
    waiting.push(i);
  };
  for (let start = 0; start < labels.length; start++) {
    take(start);
    if (waiting.length === 0) continue;
    let size = 0;
    while (waiting.length > 0) {
      const i = waiting.pop() ?? 0;
      size++;
      const x = i % width;
      if (x > 0) take(i - 1);
      if (x < width - 1) take(i + 1);
      if (i >= width) take(i - width);
      if (i + width < labels.length) take(i + width);
    }
    sizes.push(size);
    name += 1;
  }
  return { labels, sizes };
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
  return figure.map((value, i) => {
    const piece = ground.labels[i] ?? -1;
    return piece >= 0 && !open.has(piece) ? 1 : value;
  });
}
