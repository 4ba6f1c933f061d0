// Makes a surface of a photo one of marble: pale stone with veins, in the light that lies on it; what it was of is gone.
import { blurPlane } from '#engine/raster/blur-plane.ts';
import { blend, clamp, ramp } from '#engine/raster/curves.ts';
import type { Mask } from '#engine/raster/mask.ts';
import { spreadClouds } from '#engine/raster/plane-noise.ts';
import { releasePlanes, takePlane } from '#engine/raster/plane-store.ts';
import { readLuma, shadePixels, unitOf, type Planes } from '#engine/raster/planes.ts';
import { shadeImage } from '#engine/photo/shade-image.ts';
import type { Work } from './work.ts';

const STONE = [0.93, 0.92, 0.905] as const;
const VEIN = [0.52, 0.53, 0.56] as const;
/** Of the light that lies on it: in the dark stone is grey, and shadows stay. */
const LIGHTEST = 1.04;
const DARKEST = 0.3;
/** How far light is smoothed, pixels at 1024 x 1024: farther than grain and joints of wood are wide. */
const GRAIN = 26;
/** How strong a vein is, and how wide its core, of its noise. */
const VEINED = 0.62;
const CORE = 0.035;

export function layMarble(work: Work, mask: Mask): void {
  work.image = shadeImage(
    work.image,
    (image) => {
      const light = readLight(image, mask);
      const veins = makeVeins(image, work.seed);
      shadePixels(image, (pixel) => {
        const { index } = pixel;
        const lit = light[index] as number;
        const vein = veins[index] as number;
        pixel.red = clamp(blend(STONE[0], VEIN[0], vein) * lit);
        pixel.green = clamp(blend(STONE[1], VEIN[1], vein) * lit);
        pixel.blue = clamp(blend(STONE[2], VEIN[2], vein) * lit);
      });
      releasePlanes(light, veins);
    },
    mask,
  );
}

/** How much light lies on each pixel of the surface, against where most lies: nothing beside it darkens its edge. */
function readLight(image: Planes, { values }: Mask): Float32Array {
  const { width, height } = image;
  const luma = readLuma(image);
  const weights = takePlane(luma.length);
  for (let i = 0; i < luma.length; i++) {
    weights[i] = values[i] as number;
    luma[i] = (luma[i] as number) * (values[i] as number);
  }
  const reach = GRAIN * unitOf(image);
  const sums = blurPlane(luma, width, height, reach);
  const all = blurPlane(weights, width, height, reach);
  const lights: number[] = [];
  for (let i = 0; i < sums.length; i++) {
    sums[i] = (sums[i] as number) / Math.max(1e-3, all[i] as number);
    if (i % 53 === 0 && (values[i] as number) > 0.6) lights.push(sums[i] as number);
  }
  lights.sort((one, other) => one - other);
  const most = Math.max(0.08, lights[Math.floor(lights.length * 0.85)] ?? 1);
  for (let i = 0; i < sums.length; i++)
    sums[i] = clamp(((sums[i] as number) / most) ** 0.75 * 0.94, DARKEST, LIGHTEST);
  releasePlanes(luma, weights, all);
  return sums;
}

/** Veins run where two clouds are as dense, wide ones with fine ones beside them. */
function makeVeins(image: Planes, seed: number): Float32Array {
  const { width, height } = image;
  const unit = unitOf(image);
  const cloud = (cell: number, octaves: number, label: number): Float32Array =>
    spreadClouds(width, height, {
      cell: cell * unit,
      cellHeight: cell * 0.62 * unit,
      octaves,
      seed: seed + label,
    });
  const [wide, fine, where] = [cloud(420, 5, 31), cloud(190, 4, 47), cloud(300, 2, 59)];
  const veins = takePlane(wide.length);
  for (let i = 0; i < veins.length; i++) {
    const strong = ramp(CORE, 0, Math.abs((wide[i] as number) - 0.5));
    const broad = ramp(CORE * 3.5, 0, Math.abs((wide[i] as number) - 0.5)) * 0.3;
    const thin = ramp(CORE * 0.6, 0, Math.abs((fine[i] as number) - 0.46)) * 0.5;
    veins[i] = Math.max(strong, broad, thin) * VEINED * ramp(0.3, 0.62, where[i] as number);
  }
  releasePlanes(wide, fine, where);
  return veins;
}
