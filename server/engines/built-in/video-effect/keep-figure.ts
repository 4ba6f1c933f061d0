// Of all that was believed to stand out, keeps the one figure: its largest piece by worth, what nearly touches it, and
// the holes inside.

/** `inside` 0–1 for each pixel; `worth` says how much a pixel counts. */
export function keepFigure(
  inside: Float32Array,
  worth: Float32Array,
  width: number,
  height: number,
): Float32Array {
  const pieces = labelPieces(width, height, (i) => (inside[i] as number) > 0.5);
  const weights = new Float32Array(pieces.count);
  const boxes = Array.from({ length: pieces.count }, () => ({
    left: width,
    right: -1,
    top: height,
    bottom: -1,
  }));
  for (let i = 0; i < inside.length; i++) {
    const piece = pieces.label[i] as number;
    const box = boxes[piece];
    if (!box) continue;
    weights[piece] = (weights[piece] as number) + (worth[i] as number);
    const x = i % width;
    const y = Math.floor(i / width);
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  const main = weights.indexOf(Math.max(...weights));
  const mainBox = boxes[main];
  if (!mainBox) return new Float32Array(inside.length);
  const reach = Math.max(2, Math.round(width * 0.02));
  const isKept = boxes.map((box, piece) => {
    if (piece === main) return true;
    // A head above its collar, a paw beside its body: near, and no giant.
    const gapX = Math.max(0, box.left - mainBox.right, mainBox.left - box.right);
    const gapY = Math.max(0, box.top - mainBox.bottom, mainBox.top - box.bottom);
    return (
      Math.max(gapX, gapY) <= reach &&
      (weights[piece] as number) < (weights[main] as number) &&
      overlaps(box, mainBox) > 0.5
    );
  });
  const kept = Float32Array.from(inside, (value, i) => {
    const piece = pieces.label[i] as number;
    return piece >= 0 && isKept[piece] ? value : 0;
  });
  return fillHoles(kept, width, height);
}

/** The pieces of a plane that hang together, each alone with its holes filled; what is too small is left out. */
export function listPieces(inside: Float32Array, width: number, height: number): Float32Array[] {
  const { label, count } = labelPieces(width, height, (i) => (inside[i] as number) > 0.5);
  const sizes = new Int32Array(count);
  for (const piece of label) if (piece >= 0) sizes[piece] = (sizes[piece] as number) + 1;
  return Array.from(sizes, (size, piece) => ({ size, piece }))
    .filter(({ size }) => size > label.length * 0.006)
    .map(({ piece }) =>
      fillHoles(
        Float32Array.from(label, (own) => (own === piece ? 1 : 0)),
        width,
        height,
      ),
    );
}

type Sides = { left: number; right: number; top: number; bottom: number };

/** How much of the smaller box lies within the other's columns. */
function overlaps(box: Sides, main: Sides): number {
  const shared = Math.min(box.right, main.right) - Math.max(box.left, main.left) + 1;
  return shared / (box.right - box.left + 1);
}

/** What cannot be reached from the frame without crossing the figure lies in it. */
function fillHoles(kept: Float32Array, width: number, height: number): Float32Array {
  const { label } = labelPieces(width, height, (i) => (kept[i] as number) <= 0.5);
  const open = new Set<number>();
  for (let x = 0; x < width; x++) {
    open.add(label[x] as number);
    open.add(label[(height - 1) * width + x] as number);
  }
  for (let y = 0; y < height; y++) {
    open.add(label[y * width] as number);
    open.add(label[y * width + width - 1] as number);
  }
  return kept.map((value, i) => ((label[i] as number) >= 0 && !open.has(label[i] as number) ? 1 : value));
}

/** Numbers the pieces of pixels that hang together; −1 where none is. */
function labelPieces(
  width: number,
  height: number,
  isIn: (i: number) => boolean,
): { label: Int32Array; count: number } {
  const label = new Int32Array(width * height).fill(-1);
  let count = 0;
  const waiting: number[] = [];
  for (let start = 0; start < label.length; start++) {
    if (label[start] !== -1 || !isIn(start)) continue;
    label[start] = count;
    waiting.push(start);
    while (waiting.length > 0) {
      const i = waiting.pop() as number;
      const x = i % width;
      for (const n of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width]) {
        if (n < 0 || n >= label.length || label[n] !== -1 || !isIn(n)) continue;
        label[n] = count;
        waiting.push(n);
      }
    }
    count++;
  }
  return { label, count };
}
