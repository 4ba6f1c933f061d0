// Paints a photo anew in a look, as far as a strength says: near the original, or wholly in the look.
import type { Picture } from '../illustrator/picture.ts';
import { blurPlane } from '../illustrator/styles/blur-plane.ts';
import { applyStyle, type Look } from '../illustrator/styles/apply-style.ts';
import { lumaOf } from '../illustrator/styles/curves.ts';
import { returnPlanes } from '../illustrator/styles/plane-store.ts';
import { unitOf } from '../illustrator/styles/planes.ts';
import { resizePicture } from '../photo/read-photo.ts';

/** A weaker look works in smaller strokes: the picture is painted so much larger, and brought back. */
const FINER = 0.45;
const MOST_PIXELS = 2_400_000;

/**
 * `strength` 0–1. Three things move from the photo to the painting at their own pace: the touch of brush and paper
 * first, then light and dark, then the colours.
 */
export async function applyLook(
  picture: Picture,
  look: Look,
  strength: number,
  seed: number,
): Promise<Picture> {
  const { width, height } = picture;
  const finer = Math.min(1 + FINER * (1 - strength), Math.sqrt(Math.max(1, MOST_PIXELS / (width * height))));
  const painted = await paint(picture, look, finer, seed);
  if (strength >= 0.999) return painted;
  return mixByBands(picture, painted, {
    touch: strength ** 0.75,
    light: strength ** 1.15,
    colour: strength ** 1.05,
  });
}

async function paint(picture: Picture, look: Look, finer: number, seed: number): Promise<Picture> {
  if (finer < 1.05 || look === 'pixel') return applyStyle(look, picture, seed);
  const large = await resizePicture(
    picture,
    Math.round(picture.width * finer),
    Math.round(picture.height * finer),
  );
  return resizePicture(applyStyle(look, large, seed), picture.width, picture.height);
}

type Pace = { touch: number; light: number; colour: number };

function mixByBands(photo: Picture, painted: Picture, pace: Pace): Picture {
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
