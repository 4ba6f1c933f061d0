// Makes faces unknown: blurs them, or lays a mosaic of a few tiles over them.
import { blurPlanes } from '#engine/raster/blur-plane.ts';
import type { Image } from '#engine/raster/image.ts';
import { ramp } from '#engine/raster/curves.ts';
import { emptyMask, type Mask } from '#engine/raster/mask.ts';
import { replacePlanes } from '#engine/illustrator/styles/smooth-regions.ts';
import { shadeImage } from '#engine/photo/shade-image.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import { facesMeant, isOfAll } from './faces-meant.ts';
import type { Place } from './instruction.ts';
import type { Reason, Work } from './work.ts';

/** Of the face: how far around its middle it is hidden, and how fine what is left of it may be. */
const REACH = 0.66;
const TILES = 5;
const BLUR = 0.16;

/** Everybody's, of those in the distance as well; only a place means somebody. */
export function hideFaces(work: Work, by: 'blur' | 'mosaic', place: Place): Reason | null {
  const { faces } = work.people();
  const meant = isOfAll(place) ? faces : facesMeant(work.before, faces, place);
  if (meant.length === 0) return 'no_person';
  for (const face of meant)
    work.image = by === 'blur' ? blurFace(work.image, face) : tileFace(work.image, face);
  return null;
}

function blurFace(image: Image, face: Face): Image {
  return shadeImage(
    image,
    (planes) => replacePlanes(planes, blurPlanes(planes, face.width * BLUR)),
    coverFace(image, face),
  );
}

/** An oval around it, turned as the face is. */
function coverFace({ width, height }: Image, face: Face): Mask {
  const mask = emptyMask(width, height);
  const [left, right] = face.eyes;
  const angle = Math.atan2(right.y - left.y, right.x - left.x);
  eachPixel(mask, face, (x, y, i) => {
    const [dx, dy] = [x - face.x, y - face.y];
    const across = (dx * Math.cos(angle) + dy * Math.sin(angle)) / face.width;
    const down = (dy * Math.cos(angle) - dx * Math.sin(angle)) / face.height;
    mask.values[i] = ramp(1, 0.9, Math.hypot(across, down) / REACH);
  });
  return mask;
}

function tileFace(image: Image, face: Face): Image {
  const { width } = image;
  const data = new Uint8ClampedArray(image.data);
  const side = Math.max(3, face.width / TILES);
  const tiles = new Map<string, { pixels: number[]; sum: [number, number, number]; isMeant: boolean }>();
  eachPixel(image, face, (x, y, i) => {
    const [column, row] = [Math.floor((x - face.x) / side + 0.5), Math.floor((y - face.y) / side + 0.5)];
    const isMeant = Math.hypot((column * side) / face.width, (row * side) / face.height) < REACH;
    const tile = tiles.get(`${column} ${row}`) ?? { pixels: [], sum: [0, 0, 0], isMeant };
    tiles.set(`${column} ${row}`, tile);
    tile.pixels.push(i);
    for (const channel of [0, 1, 2] as const) tile.sum[channel] += data[i * 4 + channel] as number;
  });
  for (const { pixels, sum, isMeant } of tiles.values())
    if (isMeant)
      for (const i of pixels)
        data.set(
          sum.map((value) => value / pixels.length),
          i * 4,
        );
  return { ...image, width, data };
}

/** Of the image and around the face. */
function eachPixel(
  { width, height }: Pick<Image, 'width' | 'height'>,
  face: Face,
  visit: (x: number, y: number, i: number) => void,
): void {
  const reach = Math.max(face.width, face.height);
  const right = Math.min(width - 1, Math.ceil(face.x + reach));
  const bottom = Math.min(height - 1, Math.ceil(face.y + reach));
  for (let y = Math.max(0, Math.floor(face.y - reach)); y <= bottom; y++)
    for (let x = Math.max(0, Math.floor(face.x - reach)); x <= right; x++) visit(x, y, y * width + x);
}
