// Teeth and beards: within what the mesh knows of a face, the pixels that look like them.
import type { Image } from '#engine/raster/image.ts';
import { ramp } from '#engine/raster/curves.ts';
import { toLab, type Lab } from '#engine/raster/lab.ts';
import { emptyMask, softenMask, type Mask } from '#engine/raster/mask.ts';
import { makeSurface, readPixels, type Brush } from '#engine/raster/surface.ts';
import { FACE_LINES, lineOf, pointOf, traceLine, type Point } from '#engine/vision/face-lines.ts';
import type { Face } from '#engine/vision/find-faces.ts';

/** Teeth are light, and hardly redder than grey. */
const TOOTH = { light: 34, red: 17 } as const;
/** Of the area of a face: less than this of teeth is a closed mouth. */
const LEAST_TEETH = 0.0015;
/** Of a jaw: less hair than this is a shadow. */
const LEAST_BEARD = 0.22;
/** How much darker than the face hair is, in lightness: surely not, and surely. */
const DARKER = [11, 20] as const;
/** Of the face's height: how far below the chin a beard may reach. */
const BELOW_CHIN = 0.12;
/** Numbers of the face mesh: under the nose, its wings, and the ends of the jaw beside the mouth. */
const UNDER_NOSE = 2;
const JAW = [132, 58, 172, 136, 150, 149, 176, 148, 152, 377, 400, 378, 379, 365, 397, 288, 361] as const;

/** Null where no teeth are seen. */
export function findTeeth(image: Image, faces: readonly Face[]): Mask | null {
  const mask = drawOn(image, faces, (brush, face) => {
    fillLine(brush, lineOf(face.points, FACE_LINES.mouth));
  });
  each(image, mask, (i, { lightness, a }) => {
    const value = mask.values[i] as number;
    mask.values[i] =
      value * ramp(TOOTH.light - 12, TOOTH.light + 8, lightness) * ramp(TOOTH.red + 5, TOOTH.red - 5, a);
  });
  return isEnough(mask, faces, LEAST_TEETH) ? mask : null;
}

/** Null where nobody has a beard that is darker than the face. */
export function findBeard(image: Image, faces: readonly Face[]): Mask | null {
  const jaw = drawOn(image, faces, (brush, face) => {
    fillLine(brush, [pointOf(face.points, UNDER_NOSE), ...lineOf(face.points, JAW)]);
    brush.globalCompositeOperation = 'destination-out';
    fillLine(brush, lineOf(face.points, FACE_LINES.lips));
    brush.globalCompositeOperation = 'source-over';
  });
  const skin = faces.map((face) => ({ face, lightness: lightnessOf(image, face) }));
  const hairAt = (i: number, { lightness }: Lab): number => {
    const x = i % image.width;
    const own = skin.reduce((near, one) =>
      Math.abs(one.face.x - x) < Math.abs(near.face.x - x) ? one : near,
    );
    return ramp(DARKER[0], DARKER[1], own.lightness - lightness);
  };
  let [all, hairy] = [1e-6, 0];
  each(image, jaw, (i, lab) => {
    const value = jaw.values[i] as number;
    all += value;
    hairy += value * hairAt(i, lab);
  });
  // A dark collar below a chin is no beard.
  if (hairy < all * LEAST_BEARD) return null;
  const below = drawOn(image, faces, hangBelow);
  const beard = {
    ...jaw,
    values: jaw.values.map((value, i) => Math.max(value, below.values[i] as number)),
  };
  each(image, beard, (i, lab) => (beard.values[i] = (beard.values[i] as number) * hairAt(i, lab)));
  const widest = Math.max(...faces.map(({ width }) => width));
  return softenMask(beard, Math.max(1, Math.round(widest * 0.008)));
}

/** Where the hair of a beard hangs over the chin. */
function hangBelow(brush: Brush, face: Face): void {
  const line = lineOf(face.points, JAW);
  const [left, right] = face.eyes;
  const angle = Math.atan2(right.y - left.y, right.x - left.x);
  const far = face.height * BELOW_CHIN;
  const lower = line.map(({ x, y }) => ({ x: x - Math.sin(angle) * far, y: y + Math.cos(angle) * far }));
  fillLine(brush, [...line, ...lower.toReversed()]);
}

function fillLine(brush: Brush, line: readonly Point[]): void {
  brush.beginPath();
  traceLine(brush, line);
  brush.closePath();
  brush.fill();
}

/** The median of the cheeks and the brow. */
function lightnessOf({ width, height, data }: Image, face: Face): number {
  const values: number[] = [];
  for (let v = -0.25; v <= 0.08; v += 0.02) {
    for (let u = -0.3; u <= 0.3; u += 0.03) {
      const x = Math.round(face.x + u * face.width);
      const y = Math.round(face.y + v * face.height);
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const o = (y * width + x) * 4;
      values.push(toLab(data[o] as number, data[o + 1] as number, data[o + 2] as number).lightness);
    }
  }
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
}

function drawOn(
  { width, height }: Image,
  faces: readonly Face[],
  draw: (brush: Brush, face: Face) => void,
): Mask {
  const mask = emptyMask(width, height);
  const pixels = readPixels(
    makeSurface(width, height, (brush) => {
      brush.fillStyle = '#ffffff';
      for (const face of faces) draw(brush, face);
    }),
  );
  for (let i = 0; i < mask.values.length; i++) mask.values[i] = (pixels[i * 4 + 3] as number) / 255;
  return mask;
}

function each({ data }: Image, { values }: Mask, visit: (i: number, lab: Lab) => void): void {
  for (let i = 0, o = 0; i < values.length; i++, o += 4)
    if ((values[i] as number) > 0)
      visit(i, toLab(data[o] as number, data[o + 1] as number, data[o + 2] as number));
}

function isEnough({ values }: Mask, faces: readonly Face[], least: number): boolean {
  const areas = faces.reduce((sum, { width, height }) => sum + width * height, 0);
  return values.reduce((sum, value) => sum + value, 0) > areas * least;
}
