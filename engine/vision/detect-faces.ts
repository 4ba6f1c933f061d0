// Where faces may be: BlazeFace (the one for back cameras), asked for a square of an image.
// Anchors and decoding as in MediaPipe's face_detection_back graph: SsdAnchorsCalculator, TensorsToDetectionsCalculator.
import type { Image } from '#engine/raster/image.ts';
import type { Point } from './face-lines.ts';
import { loadNetwork } from './load-network.ts';
import { placeInImage, sampleSquare, type Square } from './sample-square.ts';

/** Pixels of the image. */
export type Detection = {
  /** Around eyes, nose and mouth; the middle and the side. */
  x: number;
  y: number;
  side: number;
  /** On the left and on the right of the image, if the face is upright. */
  eyes: readonly [Point, Point];
  /** 0–1. */
  score: number;
};

export const DETECTION_SIDE = 256;
/** A quarter of the pixels, two guesses each, and 64 with six guesses each, for what is larger. */
const GRIDS = [
  { cells: 16, guesses: 2 },
  { cells: 8, guesses: 6 },
] as const;
/** Of each guess: a box and six places, of which the eyes are the first two. */
const NUMBERS = 16;

const OUTPUTS = ['Identity', 'Identity_2', 'Identity_1', 'Identity_3'];

/** Returns the guesses that score at least so much: many of each face, in no order. */
export async function loadDetector() {
  const run = await loadNetwork({ name: 'blazeface', side: DETECTION_SIDE, outputs: OUTPUTS });
  return (image: Image, square: Square, leastScore: number): Detection[] => {
    const [smallScores, smallBoxes, largeScores, largeBoxes] = run(
      sampleSquare(image, square, DETECTION_SIDE, -1),
    ) as [Float32Array, Float32Array, Float32Array, Float32Array];
    return [
      ...decode(smallScores, smallBoxes, GRIDS[0], square, leastScore),
      ...decode(largeScores, largeBoxes, GRIDS[1], square, leastScore),
    ];
  };
}

/** Every cell of a grid guesses from its middle. */
function decode(
  scores: Float32Array,
  boxes: Float32Array,
  { cells, guesses }: (typeof GRIDS)[number],
  square: Square,
  leastScore: number,
): Detection[] {
  const found: Detection[] = [];
  for (const [guess, logit] of scores.entries()) {
    const score = 1 / (1 + Math.exp(-logit));
    if (score < leastScore) continue;
    const cell = Math.floor(guess / guesses);
    const size = DETECTION_SIDE / cells;
    const place = (at: number): Point =>
      placeInImage(
        square,
        ((cell % cells) + 0.5) * size + (boxes[guess * NUMBERS + at] as number),
        (Math.floor(cell / cells) + 0.5) * size + (boxes[guess * NUMBERS + at + 1] as number),
        DETECTION_SIDE,
      );
    const wide = Math.max(boxes[guess * NUMBERS + 2] as number, boxes[guess * NUMBERS + 3] as number);
    found.push({
      ...place(0),
      side: (wide / DETECTION_SIDE) * square.side,
      eyes: [place(4), place(6)],
      score,
    });
  }
  return found;
}

/** Of the guesses that lie on each other the one with the highest score: non-maximum suppression. */
export function keepBest(detections: readonly Detection[], mostOverlap: number): Detection[] {
  const kept: Detection[] = [];
  for (const one of detections.toSorted((a, b) => b.score - a.score))
    if (kept.every((other) => overlap(one, other) < mostOverlap)) kept.push(one);
  return kept;
}

/** What both cover, of what the smaller covers. */
function overlap(one: Detection, other: Detection): number {
  const shared = (a: number, b: number) =>
    Math.max(
      0,
      Math.min(a + one.side / 2, b + other.side / 2) - Math.max(a - one.side / 2, b - other.side / 2),
    );
  return (shared(one.x, other.x) * shared(one.y, other.y)) / Math.min(one.side, other.side) ** 2;
}
