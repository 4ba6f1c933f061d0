// A plush toy: short dense fur that lies with the forms, thick enough to throw a shadow on itself.
import { blurPlane } from '#engine/raster/blur-plane.ts';
import { addContrast, blend, brighten, clamp } from '#engine/raster/curves.ts';
import { addBloom, addVignette } from '#engine/illustrator/styles/finish.ts';
import { enlargeFlow, readFlow, type Flow } from '#engine/illustrator/styles/flow.ts';
import { grainAt } from '#engine/raster/plane-noise.ts';
import { releasePlanes, takePlane } from '#engine/raster/plane-store.ts';
import { copyPlanes, type Planes, readLuma, saturatePlanes, unitOf } from '#engine/raster/planes.ts';
import { enlargePlane, shrinkPlane } from '#engine/raster/resize-plane.ts';
import type { Image } from '#engine/raster/image.ts';
import type { Effect } from '../effect.ts';
import { combFibres, ruffleFlow } from '../parts/comb-fibres.ts';
import { lightRelief, type LitRow, RELIEF_LIFT } from '#engine/illustrator/styles/light-relief.ts';
import { modelAreas } from '#engine/illustrator/styles/model-areas.ts';
import { repaint } from '../parts/repaint.ts';
import { makeToy } from '../parts/make-toy.ts';
import type { ToyMaterial } from '../parts/toy-material.ts';
import { TOY_PALETTES } from '../parts/toy-palettes.ts';

const FACE: ToyMaterial = { eyes: 1.3, smooth: 0.8, blush: 0.3 };

export const plush: Effect = async (work) => {
  const photo = await work.photo();
  const grade = work.vary(TOY_PALETTES);
  const model = (image: Image) => repaint(image, photo.people.faces, work.seed, paintPlush);
  return { image: makeToy(photo, { grade, model }, FACE) };
};

function paintPlush(image: Planes, seed: number, care: Float32Array): void {
  const { width, height } = image;
  const unit = unitOf(image);
  const length = 8 + (seed % 3) * 3;
  saturatePlanes(image, 1.15);
  const relief = modelAreas(image, { colours: 22, grain: 6, flatness: 0.4, care });
  // Which way fur lies, and its locks, have no detail that half the size would not show.
  const undercoat = lieDown(image, seed, unit / HALF);
  const fur = enlargeFlow(undercoat, HALF, width, height);
  carryAlong(image, fur, { length: length * unit, seed, unit, care });
  const hairs = combFibres(fur, { reach: length * unit, thickness: 1.3 * unit, seed });
  releasePlanes(fur.x, fur.y, fur.sureness);
  const cells = combFibres(undercoat, {
    reach: (length * 1.2 * unit) / HALF,
    thickness: (5 * unit) / HALF,
    seed: seed + 40,
    stride: 1,
  });
  const locks = takePlane(relief.length);
  enlargePlane({ ...undercoat, factor: HALF, cells }, locks, width, height);
  releasePlanes(cells, undercoat.x, undercoat.y, undercoat.sureness);
  for (let i = 0; i < relief.length; i++) {
    const calm = 1 - 0.85 * (care[i] as number);
    const fibres = (hairs[i] as number) * 0.045 + (locks[i] as number) * 0.085;
    relief[i] = (relief[i] as number) * 1.1 + fibres * calm;
  }
  const coat = { hairs, locks, care };
  lightRelief(relief, width, height, 9 * unit, (row) => shadeFur(image, coat, row));
  releasePlanes(relief, hairs, locks);
  addBloom(image, { threshold: 0.7, radius: 10, strength: 0.16 });
  addVignette(image, 0.2, [0.14, 0.1, 0.14]);
}

type Coat = Record<'hairs' | 'locks' | 'care', Float32Array>;

/** Between the locks the fur is darker and its colour deeper; the tips catch the light. */
function shadeFur(
  { red, green, blue }: Planes,
  { hairs, locks, care }: Coat,
  { first, diffuse }: LitRow,
): void {
  for (let x = 0, i = first; x < diffuse.length; x++, i++) {
    const hair = hairs[i] as number;
    const calm = 1 - 0.8 * (care[i] as number);
    const depth = clamp(0.56 + ((locks[i] as number) * 0.3 + hair * 0.22) * calm);
    const light = (0.42 + (diffuse[x] as number) * 0.55) * (0.76 + depth * 0.46);
    const tip = Math.max(0, hair) * depth * 0.075 * calm;
    red[i] = shadeChannel((red[i] as number) * light + tip);
    green[i] = shadeChannel((green[i] as number) * light + tip);
    blue[i] = shadeChannel((blue[i] as number) * light + tip);
  }
}

function shadeChannel(lit: number): number {
  return brighten(addContrast(lit, 0.1), RELIEF_LIFT);
}

const HALF = 2;

/** On half the size; fur lies along the forms where there are some, and hangs down a little in swirls where there are none. */
function lieDown(image: Planes, seed: number, unit: number): Flow {
  const luma = readLuma(image);
  const small = shrinkPlane(luma, image.width, image.height, HALF);
  const { width, height, cells } = small;
  const calm = blurPlane(cells, width, height, 5 * unit);
  // What rises within a pixel of half the size does so within two.
  for (let i = 0; i < calm.length; i++) calm[i] = (calm[i] as number) / HALF;
  const flow = readFlow(calm, width, height, Math.max(2, 16 * unit));
  releasePlanes(luma, cells, calm);
  for (let i = 0; i < flow.x.length; i++) {
    const trust = clamp((flow.sureness[i] as number) * 1.6) * 0.8;
    const x = (flow.x[i] as number) * ((flow.y[i] as number) < 0 ? -1 : 1);
    const y = Math.abs(flow.y[i] as number);
    const nx = blend(0.18, x, trust);
    const ny = blend(1, y, trust);
    const size = Math.sqrt(nx * nx + ny * ny) || 1;
    flow.x[i] = nx / size;
    flow.y[i] = ny / size;
  }
  ruffleFlow(flow, 30 * unit, 1.3, seed);
  return flow;
}

/** A hair has the colour of its root: colours run over borders in tufts. */
function carryAlong(
  image: Planes,
  fur: Flow,
  { length, seed, unit, care }: { length: number; seed: number; unit: number; care: Float32Array },
): void {
  const { width, height } = image;
  const from = copyPlanes(image);
  const hair: Hair = { size: Math.max(1, 1.5 * unit), length, seed };
  const roots = new Int32Array(width);
  for (let y = 0; y < height; y++) {
    findRoots(roots, fur, care, y, hair);
    const row = y * width;
    for (let x = 0; x < width; x++) {
      const at = roots[x] as number;
      image.red[row + x] = from.red[at] as number;
      image.green[row + x] = from.green[at] as number;
      image.blue[row + x] = from.blue[at] as number;
    }
  }
  releasePlanes(from.red, from.green, from.blue);
}

type Hair = { size: number; length: number; seed: number };

/** Where the hair that covers each pixel of a row has its root. */
function findRoots(
  roots: Int32Array,
  { width, height, x: across, y: down }: Flow,
  care: Float32Array,
  y: number,
  { size, length, seed }: Hair,
): void {
  for (let x = 0; x < width; x++) {
    const i = y * width + x;
    const dx = across[i] as number;
    const dy = down[i] as number;
    const strand = Math.floor((x * -dy + y * dx) / size);
    const lock = Math.floor((x * dx + y * dy) / (length * 1.5));
    const far = grainAt(strand, lock, seed) * length * (1 - 0.7 * (care[i] as number));
    const sx = Math.min(width - 1, Math.max(0, Math.round(x - dx * far)));
    const sy = Math.min(height - 1, Math.max(0, Math.round(y - dy * far)));
    roots[x] = sy * width + sx;
  }
}
