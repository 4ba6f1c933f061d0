// Where in the image each part of a frame comes from: reckoned at the knots of a grid, between them it is straight.
import type { Box, Mask } from '#engine/raster/mask.ts';
import type { Pose } from './camera-move.ts';

/** Pixels of the video between two knots. */
export const CELL = 8;

export type Grid = { columns: number; rows: number; x: Float32Array; y: Float32Array };

export type Lens = {
  /** Pixels of the video. */
  width: number;
  height: number;
  /** Pixels of the image, and the window in it that is the frame while the camera rests. */
  image: { width: number; height: number };
  window: Box;
  nearness: Mask;
  pivot: number;
  /** What does not move when the camera zooms: parts of the frame. */
  centre: { x: number; y: number };
  /** What moves by itself at a place of the image: added to where a pixel is taken from, in pixels of the image. */
  stir?: (x: number, y: number, near: number, seconds: number, shift: Shift) => void;
};

export type Shift = { x: number; y: number };

/** Pixels of a whole track: the same in a wide and in a tall frame. */
export function trackUnit({ width, height }: Pick<Lens, 'width' | 'height'>): number {
  return Math.sqrt(width * height);
}

export function makeGrid({ width, height }: Pick<Lens, 'width' | 'height'>): Grid {
  const columns = Math.ceil(width / CELL) + 1;
  const rows = Math.ceil(height / CELL) + 1;
  return { columns, rows, x: new Float32Array(columns * rows), y: new Float32Array(columns * rows) };
}

/** A place of the frame is looked for in the image in so many steps, each nearer to it. */
const STEPS = 3;

/** `cover` enlarges the frame so much that no edge of the image shows. */
export function fillGrid(grid: Grid, lens: Lens, pose: Pose, cover: number, seconds: number): void {
  const { width, height, window, stir } = lens;
  const shift: Shift = { x: 0, y: 0 };
  const find = placeFinder(lens, pose, cover);
  const place = { x: 0, y: 0, near: 0 };
  const scaleX = window.width / width;
  const scaleY = window.height / height;
  let knot = 0;
  for (let row = 0; row < grid.rows; row++) {
    for (let column = 0; column < grid.columns; column++, knot++) {
      find(column * CELL, row * CELL, place);
      let x = window.left + place.x * scaleX;
      let y = window.top + place.y * scaleY;
      if (stir) {
        stir(x, y, place.near, seconds, shift);
        x += shift.x;
        y += shift.y;
      }
      grid.x[knot] = x;
      grid.y[knot] = y;
    }
  }
}

/** How much the frame must be enlarged at this pose so that it stays within the image: 1 = not at all. */
export function coverFor(lens: Lens, pose: Pose): number {
  const { width, height, window, image } = lens;
  const leftmost = (-window.left / window.width) * width;
  const topmost = (-window.top / window.height) * height;
  const rightmost = leftmost + (image.width / window.width) * width;
  const lowest = topmost + (image.height / window.height) * height;
  const centreX = lens.centre.x * width;
  const centreY = lens.centre.y * height;
  const place = { x: 0, y: 0, near: 0 };
  let cover = 1;
  for (let round = 0; round < 4; round++) {
    const find = placeFinder(lens, pose, cover);
    let most = 1;
    const look = (x: number, y: number) => {
      find(x, y, place);
      most = Math.max(
        most,
        over(place.x, centreX, leftmost, rightmost),
        over(place.y, centreY, topmost, lowest),
      );
    };
    for (let step = 0; step <= 16; step++) {
      const part = step / 16;
      look(part * width, 0);
      look(part * width, height);
      look(0, part * height);
      look(width, part * height);
    }
    if (most < 1.0005) break;
    cover *= most;
  }
  return cover;
}

/** By how much a place lies farther from the centre than the image reaches. */
function over(at: number, centre: number, least: number, most: number): number {
  if (at < least) return (centre - at) / Math.max(1, centre - least);
  return at > most ? (at - centre) / Math.max(1, most - centre) : 1;
}

type Place = { x: number; y: number; near: number };

/** From a place of the moving frame to the place of the resting one that is seen there. */
function placeFinder(lens: Lens, pose: Pose, cover: number): (x: number, y: number, place: Place) => void {
  const { width, height, window, image, nearness, pivot } = lens;
  const centreX = lens.centre.x * width;
  const centreY = lens.centre.y * height;
  const cos = Math.cos(-pose.roll);
  const sin = Math.sin(-pose.roll);
  const zoom = pose.zoom * cover;
  const panX = pose.panX * width;
  const panY = pose.panY * height;
  const trackX = pose.trackX * trackUnit(lens);
  const trackY = pose.trackY * trackUnit(lens);
  // From the resting frame to the columns and rows of the nearness.
  const perX = (window.width / width / image.width) * nearness.width;
  const perY = (window.height / height / image.height) * nearness.height;
  const fromX = (window.left / image.width) * nearness.width - 0.5;
  const fromY = (window.top / image.height) * nearness.height - 0.5;
  const { values } = nearness;
  const lastX = nearness.width - 1;
  const lastY = nearness.height - 1;
  const isFlat = pose.trackX === 0 && pose.trackY === 0 && pose.dolly === 0;

  return (x, y, place) => {
    const dx = x - centreX;
    const dy = y - centreY;
    const turnedX = dx * cos - dy * sin;
    const turnedY = dx * sin + dy * cos;
    let atX = centreX + (turnedX - panX) / zoom;
    let atY = centreY + (turnedY - panY) / zoom;
    let near = 0;
    for (let step = 0; step < STEPS; step++) {
      const u = Math.min(lastX, Math.max(0, atX * perX + fromX));
      const v = Math.min(lastY, Math.max(0, atY * perY + fromY));
      const left = u | 0;
      const top = v | 0;
      const fx = u - left;
      const fy = v - top;
      const at = top * nearness.width + left;
      const right = left < lastX ? at + 1 : at;
      const below = top < lastY ? nearness.width : 0;
      const upper = (values[at] as number) * (1 - fx) + (values[right] as number) * fx;
      const lower = (values[at + below] as number) * (1 - fx) + (values[right + below] as number) * fx;
      near = upper * (1 - fy) + lower * fy;
      if (isFlat) break;
      const beyond = near - pivot;
      const size = zoom * (1 + pose.dolly * beyond);
      atX = centreX + (turnedX - panX - trackX * beyond) / size;
      atY = centreY + (turnedY - panY - trackY * beyond) / size;
    }
    place.x = atX;
    place.y = atY;
    place.near = near;
  };
}
