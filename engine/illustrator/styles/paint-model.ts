// 3D render of a photo: what is drawn has round forms to be lit, and of a photo they are made: areas of few colours, each of
// which swells like a cushion and shines.
import { addContrast, brighten } from '#engine/raster/curves.ts';
import { releasePlanes } from '#engine/raster/plane-store.ts';
import { saturatePlanes, unitOf, type Planes } from '#engine/raster/planes.ts';
import { addBloom, addVignette } from './finish.ts';
import { glossOf, lightRelief, RELIEF_LIFT, type LitRow } from './light-relief.ts';
import { modelAreas } from './model-areas.ts';

export function paintModel(image: Planes, care: Float32Array): void {
  const unit = unitOf(image);
  saturatePlanes(image, 1.16);
  const relief = modelAreas(image, { colours: 24, grain: 8, flatness: 0.62, care });
  lightRelief(relief, image.width, image.height, 17 * unit, (row) => shadeModel(image, row));
  releasePlanes(relief);
  addBloom(image, { threshold: 0.76, radius: 14, strength: 0.2 });
  addVignette(image, 0.14, [0.1, 0.07, 0.16]);
}

function shadeModel({ red, green, blue }: Planes, { first, diffuse, gleam }: LitRow): void {
  for (let x = 0, i = first; x < diffuse.length; x++, i++) {
    const light = 0.5 + (diffuse[x] as number) * 0.54;
    const shine = glossOf(gleam[x] as number) * 0.16;
    red[i] = shadeChannel((red[i] as number) * light * 1.01 + shine);
    green[i] = shadeChannel((green[i] as number) * light + shine);
    blue[i] = shadeChannel((blue[i] as number) * light * 0.99 + shine);
  }
}

function shadeChannel(lit: number): number {
  return brighten(addContrast(lit, 0.14), RELIEF_LIFT);
}
