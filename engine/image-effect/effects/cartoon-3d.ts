// A 3D cartoon: large glossy eyes where there are faces, rounded forms, a light along the edge of people, and the
// background out of focus.
import type { Image } from '#engine/raster/image.ts';
import { clamp } from '#engine/raster/curves.ts';
import { blurPlane } from '#engine/raster/blur-plane.ts';
import { releasePlanes, returnPlanes } from '#engine/raster/plane-store.ts';
import { type Planes, readPlanes, unitOf, writeImage } from '#engine/raster/planes.ts';
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
const FACE: ToyMaterial = { eyes: 'lidded', eyeSize: 0.15, lines: 'roll', blush: 0.25, isWhole: false };
/** Pixels at 1024 x 1024. */
const SOFT_BACKGROUND = 7;
const EDGE_LIGHT = 9;

export const cartoon3d: Effect = async (work) => {
  const photo = await work.photo();
  const care = careForFeatures(photo, photo.people.faces);
  const model = (image: Image) => applyStyle('3d', image, work.seed, care);
  return { image: makeToy(standOut(photo), { grade: work.vary(LIGHTS), model }, FACE) };
};

/** Lights the people from behind, on the left, and blurs what is behind them. Things and landscapes stay as they are. */
function standOut(photo: Photo): Photo {
  const cut = photo.people.faces.length > 0 ? cutSubject(photo, photo.people) : null;
  if (!cut) return photo;
  const { width, height } = photo;
  const image = readPlanes(photo);
  const unit = unitOf(image);
  const mask = cut.mask.values;
  const near = blurPlane(mask, width, height, EDGE_LIGHT * unit);
  for (const plane of [image.red, image.green, image.blue]) {
    const soft = blurPlane(plane, width, height, SOFT_BACKGROUND * unit);
    keepWhere(plane, soft, mask);
    releasePlanes(soft);
  }
  lightEdge(image, mask, near);
  const lit: Image = writeImage(image);
  returnPlanes();
  return { ...lit, people: photo.people };
}

/** Everywhere else the plane becomes the soft one. */
function keepWhere(plane: Float32Array, soft: Float32Array, mask: Float32Array): void {
  for (let i = 0; i < plane.length; i++) {
    const own = mask[i] as number;
    plane[i] = (plane[i] as number) * own + (soft[i] as number) * (1 - own);
  }
}

/** Where the silhouette ends on its left and above, the light of a lamp behind it comes around. */
function lightEdge(image: Planes, mask: Float32Array, near: Float32Array): void {
  for (let y = 1; y < image.height - 1; y++) lightEdgeOf(image, y * image.width, mask, near);
}

function lightEdgeOf(
  { width, red, green, blue }: Planes,
  row: number,
  mask: Float32Array,
  near: Float32Array,
): void {
  for (let i = row + 1; i < row + width - 1; i++) {
    const own = mask[i] as number;
    if (own < 0.2) continue;
    const across = (near[i + 1] as number) - (near[i - 1] as number);
    const down = (near[i + width] as number) - (near[i - width] as number);
    const slope = across + down * 0.6;
    const light = clamp(slope * 9 * EDGE_LIGHT * 0.1) * (1 - (near[i] as number)) * own;
    red[i] = clamp((red[i] as number) + light * 0.55);
    green[i] = clamp((green[i] as number) + light * 0.5);
    blue[i] = clamp((blue[i] as number) + light * 0.42);
  }
}
