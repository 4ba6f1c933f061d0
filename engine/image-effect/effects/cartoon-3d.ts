// A 3D cartoon: large glossy eyes where there are faces, rounded forms, a light along the edge of people, and the
// background out of focus.
import type { Image } from '#engine/raster/image.ts';
import { clamp } from '#engine/raster/curves.ts';
import { blurPlane, blurPlanes } from '#engine/raster/blur-plane.ts';
import { returnPlanes, takeClearPlane } from '#engine/raster/plane-store.ts';
import { readPlanes, unitOf } from '#engine/raster/planes.ts';
import { between, openRows, type SmallRows } from '#engine/raster/resize-plane.ts';
import { shrinkImage } from '#engine/raster/shrink-image.ts';
import { cropPeople } from '#engine/vision/see-people.ts';
import { careForFeatures } from '#engine/photo/care-for-faces.ts';
import { cutSubject } from '#engine/photo/cut-subject.ts';
import { applyStyle } from '#engine/illustrator/styles/apply-style.ts';
import type { Effect, Photo } from '../effect.ts';
import type { Grade } from '#engine/photo/grade-colours.ts';
import { makeToy } from '../parts/make-toy.ts';
import type { ToyMaterial } from '../parts/toy-material.ts';

const LIGHTS: readonly [Grade, ...Grade[]] = [
  { exposure: 0.1, saturation: 1.2, lights: [1.04, 1, 0.93], shadows: [0.96, 0.98, 1.14] },
  { exposure: 0.06, saturation: 1.25, lights: [1.0, 1.02, 1.03], shadows: [1.08, 0.94, 1.16] },
  { exposure: 0.12, saturation: 1.15, lights: [1.06, 0.98, 0.9], shadows: [0.9, 1.02, 1.16] },
  { exposure: 0.02, saturation: 1.3, lights: [1.05, 0.95, 1.0], shadows: [0.88, 0.92, 1.3] },
];
const FACE: ToyMaterial = { eyes: 1.3, smooth: 0.9, blush: 0.22 };
/** Pixels at 1024 x 1024. */
const SOFT_BACKGROUND = 7;
const EDGE_LIGHT = 9;
const SHRUNK = 3;

export const cartoon3d: Effect = async (work) => {
  const photo = await work.photo();
  const care = careForFeatures(photo, photo.people.faces);
  const model = (image: Image) => applyStyle('3d', image, work.seed, care);
  standOut(photo);
  return { image: makeToy(photo, { grade: work.vary(LIGHTS), model }, FACE) };
};

/**
 * Lights the people from behind, on the left, and blurs what is behind them, in place. Things and landscapes stay as they
 * are. All of it is found on a smaller size: what is soft shows no finer detail, and every edge is rounded afterwards.
 */
function standOut(photo: Photo): void {
  if (photo.people.faces.length === 0) return;
  const small = shrinkImage(photo, Math.max(photo.width, photo.height) / SHRUNK);
  const whole = { left: 0, top: 0, width: photo.width, height: photo.height };
  const cut = cutSubject(small, cropPeople(photo.people, photo, whole, small));
  if (!cut) return;
  const { width, height } = small;
  const soft = readPlanes(small);
  const unit = unitOf(small);
  const mask = cut.mask.values;
  const light = findEdgeLight(mask, width, height, EDGE_LIGHT * unit);
  const blurred = blurPlanes(soft, SOFT_BACKGROUND * unit);
  layBehind(photo, small, [mask, light, blurred.red, blurred.green, blurred.blue]);
  returnPlanes();
}

/** Where the silhouette ends on its left and above, the light of a lamp behind it comes around. */
function findEdgeLight(mask: Float32Array, width: number, height: number, reach: number): Float32Array {
  const near = blurPlane(mask, width, height, reach);
  const light = takeClearPlane(mask.length);
  for (let y = 1; y < height - 1; y++) lightEdgeOf(light, y * width, width, mask, near);
  return light;
}

function lightEdgeOf(
  light: Float32Array,
  row: number,
  width: number,
  mask: Float32Array,
  near: Float32Array,
): void {
  for (let i = row + 1; i < row + width - 1; i++) {
    const own = mask[i] as number;
    if (own < 0.2) continue;
    const across = (near[i + 1] as number) - (near[i - 1] as number);
    const down = (near[i + width] as number) - (near[i - width] as number);
    // From pixel to pixel of the photo.
    const slope = (across + down * 0.6) / SHRUNK;
    light[i] = clamp(slope * 9 * EDGE_LIGHT * 0.1) * (1 - (near[i] as number)) * own;
  }
}

/** Planes of a smaller size: how much of a pixel is somebody's, what light falls on it, and what it becomes elsewhere. */
type Behind = readonly [
  mask: Float32Array,
  light: Float32Array,
  red: Float32Array,
  green: Float32Array,
  blue: Float32Array,
];

/** Changes an image in place. */
function layBehind(
  { width, height, data }: Image,
  small: Pick<Image, 'width' | 'height'>,
  planes: Behind,
): void {
  const rows = openRows(small, width, width / small.width, height / small.height);
  const lines = planes.map(() => new Float32Array(small.width + 1)) as unknown as Behind;
  for (let y = 0; y < height; y++) {
    for (const [n, line] of lines.entries()) rows.read(planes[n] as Float32Array, y, line);
    layRow(data, y * width * 4, lines, rows);
  }
}

function layRow(
  data: Uint8ClampedArray,
  first: number,
  [mask, light, red, green, blue]: Behind,
  { lefts, shares }: Pick<SmallRows, 'lefts' | 'shares'>,
): void {
  for (let x = 0, at = first; x < lefts.length; x++, at += 4) {
    const left = lefts[x] as number;
    const share = shares[x] as number;
    const own = between(mask, left, share);
    const lit = between(light, left, share);
    if (own === 1 && lit === 0) continue;
    const other = (1 - own) * 255;
    const shine = lit * 255;
    data[at] = (data[at] as number) * own + between(red, left, share) * other + shine * 0.55;
    data[at + 1] = (data[at + 1] as number) * own + between(green, left, share) * other + shine * 0.5;
    data[at + 2] = (data[at + 2] as number) * own + between(blue, left, share) * other + shine * 0.42;
  }
}
