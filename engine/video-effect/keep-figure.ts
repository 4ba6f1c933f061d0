// Of all that was believed to stand out, keeps the one figure: its largest piece by worth, what nearly touches it, and
// the holes inside.
import { fillHoles, labelComponents } from '#engine/raster/label-components.ts';
import { makePlane } from '#engine/raster/make-plane.ts';

/** `inside` 0–1 for each pixel; `worth` says how much a pixel counts. */
export function keepFigure(
  inside: Float32Array,
  worth: Float32Array,
  width: number,
  height: number,
): Float32Array {
  const { labels, sizes } = labelComponents(width, height, (i) => (inside[i] as number) > 0.5);
  const weights = new Float32Array(sizes.length);
  const boxes = sizes.map(() => ({ left: width, right: -1, top: height, bottom: -1 }));
  for (let i = 0; i < inside.length; i++) {
    const piece = labels[i] as number;
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
  const kept = inside.map((value, i) => {
    const piece = labels[i] as number;
    return piece >= 0 && isKept[piece] ? value : 0;
  });
  return fillHoles(kept, width, height);
}

/** The pieces of a plane that hang together, each alone with its holes filled; what is too small is left out. */
export function listPieces(inside: Float32Array, width: number, height: number): Float32Array[] {
  const { labels, sizes } = labelComponents(width, height, (i) => (inside[i] as number) > 0.5);
  return sizes.flatMap((size, piece) => {
    if (size <= labels.length * 0.006) return [];
    const alone = makePlane(labels.length, (i) => (labels[i] === piece ? 1 : 0));
    return [fillHoles(alone, width, height)];
  });
}

type Sides = { left: number; right: number; top: number; bottom: number };

/** How much of the smaller box lies within the other's columns. */
function overlaps(box: Sides, main: Sides): number {
  const shared = Math.min(box.right, main.right) - Math.max(box.left, main.left) + 1;
  return shared / (box.right - box.left + 1);
}
