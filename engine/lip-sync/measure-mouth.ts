// Reads a mouth from the mesh of its face: corners, the line of the lips, how far they are apart, how the face is turned.
import type { Image } from '#engine/raster/image.ts';
import { makePlane } from '#engine/raster/make-plane.ts';
import { lineOf, pointOf, type Point } from '#engine/vision/face-lines.ts';
import { meanColour } from './mean-colour.ts';
import { MOST_REACH, SEAM_STEPS, type Mouth } from './mouth.ts';
import { seatSeam } from './seat-seam.ts';

/** Of MediaPipe's canonical face model. Lines go from the corner on the left of the image to that on the right. */
const CORNERS = [61, 291] as const;
const UPPER_EDGE = [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291];
const UPPER = [61, 78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308, 291];
const LOWER = [61, 78, 95, 88, 178, 87, 14, 317, 402, 318, 324, 308, 291];
const LOWER_EDGE = [61, 146, 91, 181, 84, 17, 314, 405, 321, 375, 291];
const LIP_MIDDLES = [13, 14] as const;
const BETWEEN_EYES = 168;
const CHIN = 152;
const EARS = [234, 454] as const;
/** The outline beside the mouth, down to the chin. */
const OUTLINE = [132, 58, 172, 136, 150, 149, 176, 148, 152, 377, 400, 378, 379, 365, 397, 288, 361];
const SKIN = [205, 425, 207, 427, 212, 432, 199, 200];

/** From between the eyes to the chin, in halves of a mouth that is seen from the front. */
const FACE_HEIGHT = 4.2;
/** The cheeks beyond the outline go along a little: what is drawn there has no edge. */
const BEYOND_OUTLINE = 1.35;
const LEAST_REACH = 1.3;

/** `points`: the 468 of the mesh, x and y of each. */
export function measureMouth(image: Image, points: Float32Array): Mouth {
  const angle = angleOf(points);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [left, right] = lineOf(points, CORNERS) as [Point, Point];
  const middle = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 };
  /** Across and down from the middle between the corners. */
  const place = (n: number): readonly [number, number] => {
    const { x, y } = pointOf(points, n);
    return [(x - middle.x) * cos + (y - middle.y) * sin, (y - middle.y) * cos - (x - middle.x) * sin];
  };
  const half = Math.max(1e-3, (place(CORNERS[1])[0] - place(CORNERS[0])[0]) / 2);
  const tall = Math.max(half, (place(CHIN)[1] - place(BETWEEN_EYES)[1]) / FACE_HEIGHT);
  const skin = meanColour(image, lineOf(points, SKIN), tall * 0.1);
  const line = (numbers: readonly number[]) => followLine(numbers.map(place), half);
  const lips = {
    frame: { ...middle, cos, sin },
    half,
    tall,
    lines: [line(UPPER_EDGE), line(UPPER), line(LOWER), line(LOWER_EDGE)] as const,
    skin,
  };
  const { seam, gap } = seatSeam(image, lips);
  const down = seam[(SEAM_STEPS - 1) / 2] ?? 0;
  const across = LIP_MIDDLES.reduce((sum, n) => sum + place(n)[0] / LIP_MIDDLES.length, 0);
  return {
    x: middle.x - sin * down,
    y: middle.y + cos * down,
    angle,
    half,
    tall,
    middle: across / half,
    reach: measureReach(OUTLINE.map(place), half, tall),
    aside: EARS.reduce((sum, n) => sum + place(n)[0] / EARS.length, 0),
    seam: seam.map((value) => value - down),
    gap,
    skin,
  };
}

/** How a face is turned in the image: radians clockwise, 0 where its chin is right below its eyes. */
export function angleOf(points: Float32Array): number {
  const [above, below] = lineOf(points, [BETWEEN_EYES, CHIN]) as [Point, Point];
  return Math.atan2(below.y - above.y, below.x - above.x) - Math.PI / 2;
}

/** How far down a line lies at even steps from corner to corner. */
function followLine(places: readonly (readonly [number, number])[], half: number): Float32Array {
  return makePlane(SEAM_STEPS, (step) => {
    const across = ((step / (SEAM_STEPS - 1)) * 2 - 1) * half;
    const next = places.findIndex(([x], n) => n > 0 && x >= across);
    const [x1, y1] = places[(next < 0 ? places.length - 1 : next) - 1] ?? [0, 0];
    const [x2, y2] = places[next < 0 ? places.length - 1 : next] ?? [0, 0];
    const share = x2 === x1 ? 0 : Math.max(0, Math.min(1, (across - x1) / (x2 - x1)));
    return y1 + (y2 - y1) * share;
  });
}

/** How far the face reaches on either side, at the height of the mouth. */
function measureReach(
  outline: readonly (readonly [number, number])[],
  half: number,
  tall: number,
): [number, number] {
  const beside = outline.filter(([, down]) => Math.abs(down) < tall).map(([across]) => across);
  const reach = (length: number) =>
    Math.max(LEAST_REACH, Math.min(MOST_REACH, (length / half) * BEYOND_OUTLINE));
  return [reach(-Math.min(0, ...beside)), reach(Math.max(0, ...beside))];
}
