// Finds the face of a portrait by skin and by the pattern every face has: dark eyes, a lighter nose, light cheeks.
// Looks for one face that is seen from the front and is large enough to matter; sees none in an image without colour.
import type { Image } from '#engine/raster/image.ts';
import { clamp, ramp } from '#engine/raster/curves.ts';
import { readLab } from '#engine/raster/lab.ts';
import { shrinkImage } from '#engine/raster/shrink-image.ts';

const SEARCH_PIXELS = 200;
/** Widths that are tried, as parts of the shorter side. */
const NARROWEST = 0.1;
const WIDEST = 0.62;
const GROWTH = 1.16;
/** Height of a face, from the hairline to the chin, in widths. */
const TALLNESS = 1.32;
const LEAST_SCORE = 0.36;

export type Face = {
  /** The middle, and the sides of the box from ear to ear and from hairline to chin. Pixels of the image. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** 0–1. */
  sureness: number;
};

export function findFace(image: Image): Face | null {
  const small = shrinkImage(image, SEARCH_PIXELS);
  const { width, height } = small;
  const lab = readLab(small);
  const skin = lab.lightness.map((light, i) => skinOdds(light, lab.a[i] ?? 0, lab.b[i] ?? 0));
  const skinSums = sumUp(skin, width, height);
  const lightSums = sumUp(lab.lightness, width, height);
  const meanSkin = (x: number, y: number, w: number, h: number) => meanOf(skinSums, x, y, w, h);
  const meanLight = (x: number, y: number, w: number, h: number) => meanOf(lightSums, x, y, w, h);
  const short = Math.min(width, height);
  let best: { x: number; y: number; w: number; score: number } | null = null;
  for (let w = Math.max(10, short * NARROWEST); w <= short * WIDEST; w *= GROWTH) {
    const h = w * TALLNESS;
    const step = Math.max(1, w / 12);
    for (let top = 0; top + h < height; top += step) {
      for (let left = 0; left + w < width; left += step) {
        // The cheapest question first: most boxes hold no skin.
        const inner = meanSkin(left + w * 0.2, top + h * 0.22, w * 0.6, h * 0.6);
        if (inner < 0.4) continue;
        const score = inner * scoreBox(left, top, w, h);
        if (!best || score > best.score) best = { x: left + w / 2, y: top + h / 2, w, score };
      }
    }
  }
  if (!best || best.score < LEAST_SCORE) return null;
  const scale = image.width / width;
  return {
    x: best.x * scale,
    y: best.y * scale,
    width: best.w * scale,
    height: best.w * TALLNESS * scale,
    sureness: clamp((best.score - LEAST_SCORE) / 0.4 + 0.3),
  };

  /** How much a box of skin is like a face, 0–1. */
  function scoreBox(left: number, top: number, w: number, h: number): number {
    const light = (x: number, y: number, dw: number, dh: number) =>
      meanLight(left + w * x, top + h * y, w * dw, h * dh);
    const leftEye = light(0.16, 0.34, 0.24, 0.13);
    const rightEye = light(0.6, 0.34, 0.24, 0.13);
    const bridge = light(0.43, 0.34, 0.14, 0.13);
    const leftCheek = light(0.14, 0.52, 0.24, 0.14);
    const rightCheek = light(0.62, 0.52, 0.24, 0.14);
    const forehead = light(0.28, 0.14, 0.44, 0.12);
    const mouth = light(0.34, 0.75, 0.32, 0.08);
    const chin = light(0.36, 0.88, 0.28, 0.08);
    const nose = light(0.4, 0.5, 0.2, 0.14);
    const tone = Math.max(20, (leftCheek + rightCheek + forehead) / 3);
    const eyes = Math.min(leftCheek - leftEye, rightCheek - rightEye) / tone;
    const between = (bridge - (leftEye + rightEye) / 2) / tone;
    const lips = (Math.min(nose, chin) - mouth) / tone;
    const even =
      1 - Math.min(1, (Math.abs(leftEye - rightEye) + Math.abs(leftCheek - rightCheek)) / tone / 0.7);
    const around =
      (meanSkin(left - w * 0.3, top + h * 0.15, w * 0.24, h * 0.5) +
        meanSkin(left + w * 1.06, top + h * 0.15, w * 0.24, h * 0.5) +
        meanSkin(left + w * 0.15, top - h * 0.28, w * 0.7, h * 0.2)) /
      3;
    const bare = Math.min(
      meanSkin(left + w * 0.16, top + h * 0.52, w * 0.2, h * 0.14),
      meanSkin(left + w * 0.64, top + h * 0.52, w * 0.2, h * 0.14),
      meanSkin(left + w * 0.4, top + h * 0.46, w * 0.2, h * 0.16),
      meanSkin(left + w * 0.38, top + h * 0.86, w * 0.24, h * 0.1),
    );
    const calm = 1 - ramp(0.1, 0.4, Math.abs(leftCheek - rightCheek) / tone) * 0.5;
    const pattern =
      ramp(0.02, 0.16, eyes) * 0.4 +
      ramp(0, 0.14, between) * 0.24 +
      ramp(-0.02, 0.1, lips) * 0.18 +
      even * 0.18;
    const middle = 1 - 0.35 * Math.min(1, Math.abs((left + w / 2) / width - 0.5) / 0.5);
    const high = 1 - 0.3 * ramp(0.55, 0.9, (top + h / 2) / height);
    const large = 0.72 + 0.28 * ramp(0.1, 0.26, w / short);
    return pattern * ramp(0.2, 0.75, bare) * calm * (1 - 0.72 * around) * middle * high * large;
  }
}

/** How likely a colour is skin, of any people and in most lights: by hue and chroma more than by lightness. */
function skinOdds(light: number, a: number, b: number): number {
  const hue = Math.atan2(b, a);
  const chroma = Math.hypot(a, b);
  return (
    ramp(0.16, 0.42, hue) *
    ramp(1.38, 1.12, hue) *
    ramp(3.5, 9, chroma) *
    ramp(54, 40, chroma) *
    ramp(12, 26, light) *
    ramp(99, 94, light)
  );
}

type Sums = { width: number; height: number; cells: Float64Array };

/** Sums of everything above and to the left, so that the mean of any box costs four look-ups. */
function sumUp(plane: Float32Array, width: number, height: number): Sums {
  const cells = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += plane[y * width + x] ?? 0;
      cells[(y + 1) * (width + 1) + x + 1] = (cells[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  return { width, height, cells };
}

/** Of the part that lies in the image; 0 where none does. */
function meanOf({ width, height, cells }: Sums, x: number, y: number, w: number, h: number): number {
  const left = Math.max(0, Math.round(x));
  const top = Math.max(0, Math.round(y));
  const right = Math.min(width, Math.round(x + w));
  const bottom = Math.min(height, Math.round(y + h));
  if (right <= left || bottom <= top) return 0;
  const at = (cx: number, cy: number) => cells[cy * (width + 1) + cx] ?? 0;
  const sum = at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top);
  return sum / ((right - left) * (bottom - top));
}
