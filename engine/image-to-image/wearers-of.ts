// Of several people those who wear a colour, as it is seen below their faces.
import type { Rgb } from '#engine/raster/colour.ts';
import type { Image } from '#engine/raster/image.ts';
import { toLab, type Lab } from '#engine/raster/lab.ts';
import type { Face } from '#engine/vision/find-faces.ts';

/** In faces from the middle of one: where a chest is. */
const CHEST = { top: 0.85, bottom: 2.3, beside: 0.65 } as const;
const STEPS = 16;
/** With less colour something is black, grey or white; degrees of hue, and units of lightness, that words for colours are wide. */
const [PLAIN, HUE, LIGHT] = [13, 32, 26] as const;
/** Of a chest: less is a tie or what is seen behind somebody; and of the one who wears most of it. */
const [LEAST, BESIDE_MOST] = [0.3, 0.7] as const;

/** Those of the faces below which mostly that colour is seen, in the same order. */
export function wearersOf(image: Image, faces: readonly Face[], wearing: Rgb): Face[] {
  const asked = toLab(...wearing);
  const shares = faces.map((face) => shareOf(image, face, asked));
  const least = Math.max(LEAST, Math.max(0, ...shares) * BESIDE_MOST);
  return faces.filter((_, at) => (shares[at] as number) >= least);
}

function shareOf({ width, height, data }: Image, face: Face, asked: Lab): number {
  let [like, all] = [0, 1e-6];
  for (let row = 0; row < STEPS; row++) {
    const y = Math.round(face.y + face.height * (CHEST.top + ((CHEST.bottom - CHEST.top) * row) / STEPS));
    for (let column = 0; column <= STEPS; column++) {
      const x = Math.round(face.x + face.width * CHEST.beside * ((2 * column) / STEPS - 1));
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const o = (y * width + x) * 4;
      all++;
      if (isLike(toLab(data[o] as number, data[o + 1] as number, data[o + 2] as number), asked)) like++;
    }
  }
  return like / all;
}

function isLike(own: Lab, asked: Lab): boolean {
  const isPlain = Math.hypot(own.a, own.b) < PLAIN;
  if (Math.hypot(asked.a, asked.b) < PLAIN)
    return isPlain && Math.abs(own.lightness - asked.lightness) < LIGHT;
  const turn = Math.atan2(own.b, own.a) - Math.atan2(asked.b, asked.a);
  return !isPlain && Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn))) < (HUE * Math.PI) / 180;
}
