// Modelled in clay: rounded lumps of few colours, uneven by hand, with fingerprints pressed into them.
import { addContrast, brighten } from '#engine/raster/curves.ts';
import { addVignette } from '#engine/illustrator/styles/finish.ts';
import { spreadClouds } from '#engine/raster/plane-noise.ts';
import { releasePlanes } from '#engine/raster/plane-store.ts';
import { type Planes, saturatePlanes, unitOf } from '#engine/raster/planes.ts';
import { makeRandom, type Random } from '#engine/raster/random.ts';
import type { Image } from '#engine/raster/image.ts';
import type { Mask } from '#engine/raster/mask.ts';
import { cutRoughly } from '#engine/photo/cut-subject.ts';
import type { Effect, Photo } from '../effect.ts';
import { glossOf, lightRelief, type LitRow, RELIEF_LIFT } from '#engine/illustrator/styles/light-relief.ts';
import { modelAreas } from '#engine/illustrator/styles/model-areas.ts';
import { repaint } from '../parts/repaint.ts';
import { makeToy } from '../parts/make-toy.ts';
import type { ToyMaterial } from '../parts/toy-material.ts';
import { TOY_PALETTES } from '../parts/toy-palettes.ts';

const PRINTS = 26;

const FACE: ToyMaterial = { eyes: 1.3, smooth: 0.85, blush: 0.25 };

export const clay: Effect = async (work) => {
  const photo = await work.photo();
  const grade = work.vary(TOY_PALETTES);
  const animal = careForAnimal(photo);
  const model = (image: Image) => repaint(image, photo.people.faces, work.seed, paintClay, animal);
  return { image: makeToy(photo, { grade, model }, FACE) };
};

/** Of an animal the eyes are often not told from its fur: all of it is modelled in smaller forms, or it would have no face. */
const OF_ANIMAL = 0.7;

function careForAnimal(photo: Photo): Mask | null {
  const cut = photo.people.faces.length === 0 ? cutRoughly(photo, photo.people) : null;
  return cut && { ...cut.mask, values: cut.mask.values.map((value) => value * OF_ANIMAL) };
}

function paintClay(image: Planes, seed: number, care: Float32Array): void {
  const { width, height } = image;
  const unit = unitOf(image);
  const random = makeRandom(seed, 'clay');
  const colours = 13 + (seed % 4) * 3;
  saturatePlanes(image, 1.12);
  const relief = modelAreas(image, { colours, grain: 11, flatness: 0.88, care });
  const lumps = spreadClouds(width, height, { cell: 52 * unit, octaves: 3, seed });
  const dents = spreadClouds(width, height, { cell: 7 * unit, octaves: 2, seed: seed + 5 });
  for (let i = 0; i < relief.length; i++) {
    const calm = 1 - 0.75 * (care[i] as number);
    relief[i] =
      (relief[i] as number) * 0.8 + (lumps[i] as number) * 0.45 * calm + (dents[i] as number) * 0.05;
  }
  releasePlanes(lumps, dents);
  for (let n = 0; n < PRINTS; n++) pressFinger(relief, width, height, unit, random);
  lightRelief(relief, width, height, 15 * unit, (row) => shadeClay(image, row));
  releasePlanes(relief);
  addVignette(image, 0.18, [0.16, 0.1, 0.06]);
}

function shadeClay({ red, green, blue }: Planes, { first, diffuse, gleam }: LitRow): void {
  for (let x = 0, i = first; x < diffuse.length; x++, i++) {
    const light = 0.5 + (diffuse[x] as number) * 0.52;
    const shine = glossOf(gleam[x] as number) * 0.07;
    red[i] = shadeChannel((red[i] as number) * light * 1.02 + shine);
    green[i] = shadeChannel((green[i] as number) * light + shine);
    blue[i] = shadeChannel((blue[i] as number) * light * 0.97 + shine);
  }
}

function shadeChannel(lit: number): number {
  return brighten(addContrast(lit, 0.12), RELIEF_LIFT);
}

/** A shallow dent with the ridges of a fingertip: bent lines around a core. */
function pressFinger(
  relief: Float32Array,
  width: number,
  height: number,
  unit: number,
  random: Random,
): void {
  const radius = random.between(26, 44) * unit;
  const cx = random.between(0, width);
  const cy = random.between(0, height);
  const turn = random.between(0, Math.PI);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const pitch = (Math.PI * 2) / Math.max(3.2, 5.4 * unit);
  const bend = random.between(0.5, 0.9);
  for (let y = Math.max(0, Math.floor(cy - radius)); y < Math.min(height, cy + radius); y++) {
    for (let x = Math.max(0, Math.floor(cx - radius)); x < Math.min(width, cx + radius); x++) {
      const u = (x - cx) * cos + (y - cy) * sin;
      const v = ((y - cy) * cos - (x - cx) * sin) * 1.35;
      const far = Math.hypot(u, v) / radius;
      if (far >= 1) continue;
      const depth = (1 - far * far) ** 1.5;
      const ridge = Math.sin(Math.hypot(u * bend, v + radius * 0.3) * pitch);
      const i = y * width + x;
      relief[i] = (relief[i] ?? 0) + depth * (ridge * 0.017 - 0.035);
    }
  }
}
