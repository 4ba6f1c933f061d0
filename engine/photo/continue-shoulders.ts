// A body that both sides of a portrait cut off, drawn on beside it: shoulders fall away in their own cloth, softer the
// farther out they are.
import { ramp } from '#engine/raster/curves.ts';
import type { Image } from '#engine/raster/image.ts';
import type { Mask } from '#engine/raster/mask.ts';
import { grainAt } from '#engine/raster/plane-noise.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import type { Sides } from './extend-photo.ts';

type Side = 'left' | 'right';
/** Rows of the photo: where the body begins in the outermost columns, from the edge inwards. */
type Shoulder = { outline: Float64Array; /** Rows it falls from column to column. */ slope: number };
export type Shoulders = Record<Side, Shoulder> & { /** Pixels: how soon they round to arms. */ bend: number };

/** Of the photo's width: in so many columns a shoulder shows how it falls. */
const SEEN = 0.04;
/** Of the rows below its outline: so much must be the body's. */
const WHOLE = 0.9;
/** Heights of a face: what is so thick is no arm; below it ground may be seen, or what of the body was not told from it. */
const TRUNK = 0.9;
const WHOLE_TRUNK = 0.7;
/** In heights of a face below its middle: what begins higher is hair or a raised arm. */
const BELOW_FACE = 0.45;
/** What falls less is a back or a chair, and what falls more is no shoulder but an arm. */
const SLOPES = [-0.05, 2.2] as const;
/** Of the widths of a face: the circle by which shoulders become arms. */
const BEND = 1.1;

/** Null where it cannot be told of both sides how they go on. */
export function findShoulders(subject: Mask, face: Face): Shoulders | null {
  const left = findShoulder(subject, face, 'left');
  const right = findShoulder(subject, face, 'right');
  return left && right && { left, right, bend: face.width * BEND };
}

function findShoulder({ width, height, values }: Mask, face: Face, side: Side): Shoulder | null {
  const count = Math.max(2, Math.round(width * SEEN));
  const outline = new Float64Array(count);
  for (let away = 0; away < count; away++) {
    const x = side === 'left' ? away : width - 1 - away;
    let top = 0;
    while (top < height && (values[top * width + x] as number) <= 0.5) top++;
    const bodyIn = (rows: number): number => {
      let own = 0;
      for (let y = top; y < top + rows; y++) own += values[y * width + x] as number;
      return own / rows;
    };
    const [below, trunk] = [height - top, Math.round(face.height * TRUNK)];
    const isTrunk = trunk < below && bodyIn(trunk) >= WHOLE;
    if (below === 0 || bodyIn(below) < (isTrunk ? WHOLE_TRUNK : WHOLE)) return null;
    outline[away] = top;
  }
  if ((outline[0] as number) < face.y + face.height * BELOW_FACE) return null;
  const slope = ((outline[0] as number) - (outline[count - 1] as number)) / (count - 1);
  return slope < SLOPES[0] || slope > SLOPES[1] ? null : { outline, slope: Math.max(0, slope) };
}

/** Of the way out: so much deeper in the photo lies what is seen there, as beside the photo itself. */
const DRAWN_OUT = 0.22;
/** Pixels: of the outline, and how much softer each pixel farther out is. */
const EDGE = 1.2;
const SOFTER = 0.035;
/** Rows below its outline cloth has no colour of the ground. */
const RIM = 3;
const GRAIN = 7;

/** In place. `image`: the photo, which lies at its foot, with so much room around it. */
export function continueShoulders(
  image: Image,
  photo: Image,
  shoulders: Shoulders,
  room: Sides,
  seed: number,
): void {
  for (const side of ['left', 'right'] as const)
    for (let away = 1; away <= room[side]; away++)
      drawColumn(image, photo, { shoulders, side, away }, room, seed);
}

type Column = { shoulders: Shoulders; side: Side; away: number };

function drawColumn(
  image: Image,
  photo: Image,
  { shoulders, side, away }: Column,
  { left, top }: Sides,
  seed: number,
): void {
  const { outline, slope } = shoulders[side];
  const first = (outline[0] as number) + slope * away + away ** 2 / (2 * shoulders.bend);
  const depth = Math.min(outline.length - 1, Math.floor(away * DRAWN_OUT));
  const column = side === 'left' ? depth : photo.width - 1 - depth;
  const x = side === 'left' ? left - away : left + photo.width - 1 + away;
  const inner = outline[depth] as number;
  const soft = EDGE + away * SOFTER;
  for (let y = Math.max(0, Math.floor(first - soft)); y < photo.height; y++) {
    const share = ramp(first - soft, first + soft, y);
    const from = Math.max(inner + RIM, inner + y - first);
    const at = ((top + y) * image.width + x) * 4;
    const grain = (grainAt(x, y, seed) - 0.5) * GRAIN * Math.min(1, away / 12);
    for (let channel = 0; channel < 3; channel++) {
      const cloth = meanOfRows(photo, column, from, soft, channel) + grain;
      const ground = image.data[at + channel] as number;
      image.data[at + channel] = ground + (cloth - ground) * share;
    }
  }
}

/** Of the rows around a place of a column. */
function meanOfRows(
  { width, height, data }: Image,
  column: number,
  middle: number,
  reach: number,
  channel: number,
): number {
  const first = Math.min(height - 1, Math.max(0, Math.round(middle - reach)));
  const last = Math.min(height - 1, Math.max(first, Math.round(middle + reach)));
  let sum = 0;
  for (let y = first; y <= last; y++) sum += data[(y * width + column) * 4 + channel] as number;
  return sum / (last - first + 1);
}
