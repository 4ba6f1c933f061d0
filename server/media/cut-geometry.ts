// Where a part of an image lies: a frame that stands upright over an image that was mirrored and turned.
import type { CutPart } from '#contract/media.ts';

export type Size = { width: number; height: number };
export type Point = { x: number; y: number };

/** The cropper counts in parts of pixels. */
const SLACK = 1;
/** Around the part: what is turned finely is mixed out of its neighbours. */
const NEIGHBOURS = 2;
/** A turn of ninety degrees is computed with a rest of its own. */
const NEARLY = 1e-6;

/** True when all of the frame lies on the image. */
export function isInside(part: CutPart, image: Size): boolean {
  return findCorners(part).every(
    ({ x, y }) => Math.abs(x) <= image.width / 2 + SLACK && Math.abs(y) <= image.height / 2 + SLACK,
  );
}

/** The frame's corners on the image, from its middle. */
function findCorners({ x, y, width, height, angle, mirrored }: CutPart): Point[] {
  return [-1, 1].flatMap((across) =>
    [-1, 1].map((down) => {
      const corner = rotate({ x: x + (across * width) / 2, y: y + (down * height) / 2 }, -angle);
      return { x: mirrored ? -corner.x : corner.x, y: corner.y };
    }),
  );
}

/** Whole pixels of the image that have all of the frame. */
export function findBox(part: CutPart, { width, height }: Size) {
  const corners = findCorners(part);
  const margin = part.angle % 90 === 0 ? 0 : NEIGHBOURS;
  const across = findSpan(
    corners.map(({ x }) => x + width / 2),
    margin,
    width,
  );
  const down = findSpan(
    corners.map(({ y }) => y + height / 2),
    margin,
    height,
  );
  return { left: across.start, top: down.start, width: across.side, height: down.side };
}

function findSpan(places: readonly number[], margin: number, most: number) {
  const least = Math.floor(Math.min(...places) + NEARLY) - margin;
  const last = Math.ceil(Math.max(...places) - NEARLY) + margin;
  const start = Math.max(0, Math.min(most - 1, least));
  return { start, side: Math.max(1, Math.min(most, last) - start) };
}

/** Where the frame lies on the turned image; `middle` is its own, from that of the image. */
export function placeFrame({ width, height }: Size, middle: Point, image: Size) {
  const across = placeSide(width, middle.x, image.width);
  const down = placeSide(height, middle.y, image.height);
  return { left: across.start, top: down.start, width: across.side, height: down.side };
}

function placeSide(length: number, middle: number, most: number) {
  const side = Math.max(1, Math.min(Math.round(length), most));
  const start = Math.round(most / 2 + middle - side / 2);
  return { start: Math.max(0, Math.min(most - side, start)), side };
}

export function rotate({ x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}
