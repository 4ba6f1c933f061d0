// Paints a photo anew in a look, as far as a strength says: near the original, or wholly in the look.
import sharp from 'sharp';
import type { Image } from '#engine/raster/image.ts';
import { blurPlane } from '#engine/raster/blur-plane.ts';
import { applyStyle, type Look } from '#engine/illustrator/styles/apply-style.ts';
import { lumaOf } from '#engine/raster/curves.ts';
import type { Mask } from '#engine/raster/mask.ts';
import { returnPlanes } from '#engine/raster/plane-store.ts';
import { unitOf } from '#engine/raster/planes.ts';
import { careForFeatures, careForSkin } from '#engine/photo/care-for-faces.ts';
import { resizeImage } from '#engine/photo/read-photo.ts';
import { moveFace, type Face } from '#engine/vision/find-faces.ts';

/** A weaker look works in smaller strokes: the image is painted so much larger, and brought back. */
const FINER = 0.3;
const MOST_PIXELS = 2_400_000;
const MOST_PADDED_PIXELS = 2_600_000;
/** Looks that leave a border of bare paper: half of a border is none, so it is painted outside the image. */
const BORDERED: ReadonlySet<Look> = new Set(['watercolor', 'ink', 'line_art', 'poster', 'logo']);
const WHOLE = 0.85;
/** Of few colours: what stands out has its own, or it would be lost among those of the ground. */
export const FLAT_LOOKS: ReadonlySet<Look> = new Set(['poster', 'logo']);
/** Cheeks that are modelled in areas would be cracked. */
const CARES = { skin: careForSkin, features: careForFeatures } as const;
/** The usual strength, 0.6, must show: it is four fifths of the way. */
const PACE = 0.4;
const PADDING = 0.12;
/** Its red seal stands further in. */
const INK_PADDING = 0.2;

/**
 * `strength` 0–1. Three things move from the photo to the painting at their own pace: the touch of brush and paper
 * first, then light and dark, then the colours. `faces`: all of the image; `subject`: what stands out in it.
 */
export async function applyLook(
  image: Image,
  faces: readonly Face[],
  look: Look,
  strength: number,
  seed: number,
  subject: Mask | null = null,
): Promise<Image> {
  const ground = look === 'ink' ? muteSkin(image) : image;
  const paint: Paint = (sheet, { x = 0, y = 0, scale = 1 } = {}) => {
    const moved = faces.map((face) => moveFace(face, x, y, scale));
    // Of few flat colours a face has none of its own, and its features are drawn over it.
    const care =
      subject && FLAT_LOOKS.has(look)
        ? careForForms(sheet, subject, moved, { x, y, scale })
        : moved.length > 0
          ? CARES[look === '3d' ? 'skin' : 'features'](sheet, moved)
          : undefined;
    return applyStyle(look, sheet, seed, care, true);
  };
  if (strength >= 0.999) return paint(ground);
  const isPadded = BORDERED.has(look) && strength < WHOLE;
  const finer = look === 'pixel' ? 1 : 1 + FINER * (1 - strength);
  const painted = isPadded ? await paintPadded(ground, look, paint) : await paintFiner(ground, finer, paint);
  const pace = strength ** PACE;
  return mixByBands(image, painted, { touch: pace ** 0.7, light: pace, colour: pace });
}

/** Paints a sheet on which the image lies moved and then scaled. */
type Paint = (sheet: Image, place?: Place) => Image;
type Place = { x?: number; y?: number; scale?: number };

async function paintFiner(image: Image, wished: number, paint: Paint): Promise<Image> {
  const { width, height } = image;
  const finer = Math.min(wished, Math.sqrt(Math.max(1, MOST_PIXELS / (width * height))));
  if (finer < 1.05) return paint(image);
  const large = await resizeImage(image, Math.round(width * finer), Math.round(height * finer));
  return resizeImage(paint(large, { scale: finer }), width, height);
}

/** Painted with a margin that mirrors the image, and cut out of it. */
async function paintPadded(image: Image, look: Look, paint: Paint): Promise<Image> {
  const { width, height, data } = image;
  const raw = { width, height, channels: 4 as const };
  const margin = Math.round(Math.max(width, height) * (look === 'ink' ? INK_PADDING : PADDING));
  const padded = { width: width + 2 * margin, height: height + 2 * margin };
  const pixels = await sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), { raw })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, extendWith: 'mirror' })
    .raw()
    .toBuffer();
  const large: Image = {
    ...padded,
    data: new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.byteLength),
  };
  const scale = Math.min(1, Math.sqrt(MOST_PADDED_PIXELS / (padded.width * padded.height)));
  const sheet = await resizeImage(large, Math.round(padded.width * scale), Math.round(padded.height * scale));
  const painted = await resizeImage(
    paint(sheet, { x: margin, y: margin, scale }),
    padded.width,
    padded.height,
  );
  const cut = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    const from = ((y + margin) * padded.width + margin) * 4;
    cut.set(painted.data.subarray(from, from + width * 4), y * width * 4);
  }
  return { width, height, data: cut };
}

/** Care for what stands out, and for the faces in it: of few flat colours they have most. */
const OF_FORM = 0.8;

function careForForms(
  sheet: Image,
  subject: Mask,
  faces: readonly Face[],
  place: Required<Place>,
): Float32Array {
  const care = careForSubject(sheet, subject, place);
  for (let i = 0; i < care.length; i++) care[i] = (care[i] as number) * OF_FORM;
  for (const { x, y, width, height } of faces) {
    const [top, bottom] = [Math.max(0, Math.ceil(y - height / 2)), Math.min(sheet.height, y + height / 2)];
    for (let row = top; row < bottom; row++) {
      const half = (width / 2) * Math.sqrt(1 - ((row - y) / (height / 2)) ** 2);
      const first = row * sheet.width;
      const from = Math.max(0, Math.ceil(x - half));
      care.fill(1, first + from, first + Math.max(from, Math.min(sheet.width, Math.floor(x + half))));
    }
  }
  return care;
}

/** How much of each pixel of a sheet belongs to what stands out in the image that lies on it, moved and then scaled. */
function careForSubject(
  { width, height }: Image,
  subject: Mask,
  { x, y, scale }: Required<Place>,
): Float32Array {
  const care = new Float32Array(width * height);
  for (let v = 0, i = 0; v < height; v++) {
    const row = Math.floor((v + 0.5) / scale - y);
    for (let u = 0; u < width; u++, i++) {
      const column = Math.floor((u + 0.5) / scale - x);
      const isInside = row >= 0 && column >= 0 && row < subject.height && column < subject.width;
      if (isInside) care[i] = subject.values[row * subject.width + column] as number;
    }
  }
  return care;
}

/** Ink keeps one strong red of an image as its own; that shall not be the blush of a face. */
function muteSkin(image: Image): Image {
  const data = new Uint8ClampedArray(image.data);
  for (let o = 0; o < data.length; o += 4) {
    const red = data[o] ?? 0;
    const green = data[o + 1] ?? 0;
    const blue = data[o + 2] ?? 0;
    const chroma = red - Math.min(green, blue);
    // Redder than anything else, but not as red as paint or cloth.
    if (red < green || green < blue * 0.72 || chroma > 150 || red < 70) continue;
    const luma = lumaOf(red, green, blue);
    const kept = chroma > 110 ? (chroma - 110) / 40 : 0;
    for (const [channel, value] of [red, green, blue].entries())
      data[o + channel] = luma + (value - luma) * (0.25 + 0.75 * kept);
  }
  return { ...image, data };
}

type Pace = { touch: number; light: number; colour: number };

function mixByBands(photo: Image, painted: Image, pace: Pace): Image {
  const { width, height } = photo;
  const length = width * height;
  const own = new Float32Array(length);
  const other = new Float32Array(length);
  for (let i = 0, o = 0; i < length; i++, o += 4) {
    own[i] = lumaOf(photo.data[o] ?? 0, photo.data[o + 1] ?? 0, photo.data[o + 2] ?? 0);
    other[i] = lumaOf(painted.data[o] ?? 0, painted.data[o + 1] ?? 0, painted.data[o + 2] ?? 0);
  }
  const sigma = 5 * unitOf(photo);
  const ownLow = blurPlane(own, width, height, sigma);
  const otherLow = blurPlane(other, width, height, sigma);
  const data = new Uint8ClampedArray(length * 4);
  for (let i = 0, o = 0; i < length; i++, o += 4) {
    const ownLuma = own[i] ?? 0;
    const otherLuma = other[i] ?? 0;
    const low = (ownLow[i] ?? 0) + ((otherLow[i] ?? 0) - (ownLow[i] ?? 0)) * pace.light;
    const ownFine = ownLuma - (ownLow[i] ?? 0);
    const otherFine = otherLuma - (otherLow[i] ?? 0);
    const luma = low + ownFine + (otherFine - ownFine) * pace.touch;
    for (let channel = 0; channel < 3; channel++) {
      const ownTint = (photo.data[o + channel] ?? 0) - ownLuma;
      const otherTint = (painted.data[o + channel] ?? 0) - otherLuma;
      data[o + channel] = luma + ownTint + (otherTint - ownTint) * pace.colour;
    }
    data[o + 3] = 255;
  }
  returnPlanes();
  return { width, height, data };
}
