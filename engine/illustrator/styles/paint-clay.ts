// 3D render: soft rounded forms under a studio light, with shine, hollows that darken, and bounce.
import { blurPlane, blurPlanes } from '#engine/raster/blur-plane.ts';
import { addContrast, clamp, lumaOf } from '#engine/raster/curves.ts';
import { inParts } from '#engine/raster/in-parts.ts';
import { addBloom, addVignette } from './finish.ts';
import { releasePlanes, takeClearPlane, takePlane } from '#engine/raster/plane-store.ts';
import { readLuma, unitOf, type Planes } from '#engine/raster/planes.ts';
import { between, openRows, shrinkPlane, type SmallRows } from '#engine/raster/resize-plane.ts';
import { paintModel } from './paint-model.ts';
import { replacePlanes, smoothTwice } from './smooth-regions.ts';

const SATURATION = 1.2;

export function paintClay(image: Planes, _seed: number, care?: Float32Array, isPhoto = false): void {
  if (isPhoto) {
    paintModel(image, care ?? takeClearPlane(image.red.length));
    return;
  }
  const { width, height } = image;
  const unit = unitOf(image);
  const calm = smoothTwice(image, [5 * unit, 3 * unit], care);
  const soft = blurPlanes(calm, 0.7 * unit);
  replacePlanes(image, soft);
  releasePlanes(calm.red, calm.green, calm.blue);

  const light = lightForms(image, unit);
  const rows = openRows(light, width, light.factor);
  const lines: Lines = {
    light: new Float32Array(light.width + 1),
    shine: new Float32Array(light.width + 1),
    bounce: new Float32Array(light.width + 1),
  };
  for (let y = 0; y < height; y++) {
    for (const name of ['light', 'shine', 'bounce'] as const) rows.read(light[name], y, lines[name]);
    shadeRow(image, y * width, lines, rows);
  }
  releasePlanes(light.light, light.shine, light.bounce);
  addBloom(image, { threshold: 0.74, radius: 14, strength: 0.24 });
  addVignette(image, 0.14, [0.1, 0.07, 0.16]);
}

/** How much light falls on each place, what of it shines back, and what comes from around. */
type Lines = Record<'light' | 'shine' | 'bounce', Float32Array>;
type Light = Lines & { width: number; height: number; factor: number };

/** From this size on half the size holds all that such soft forms show. */
const LEAST_UNIT = 0.5;

/** Reads forms from brightness, on a smaller size, and lights them. */
function lightForms(image: Planes, unit: number): Light {
  const factor = unit >= LEAST_UNIT ? 2 : 1;
  const luma = readLuma(image);
  const { width, height, cells } = shrinkPlane(luma, image.width, image.height, factor);
  const scale = unit / factor;
  const bump = blurPlane(cells, width, height, 2.6 * scale);
  const form = blurPlane(cells, width, height, 9 * scale);
  const room = blurPlane(cells, width, height, 34 * scale);
  const relief = takePlane(cells.length);
  inParts(relief.length, (from, end) => addForms(relief, bump, form, from, end));
  const lit: Light = {
    width,
    height,
    factor,
    light: takePlane(cells.length),
    shine: takePlane(cells.length),
    bounce: takePlane(cells.length),
  };
  for (let y = 0; y < height; y++) lightRow(lit, { relief, form, room }, y, 26 * scale);
  releasePlanes(luma, cells, bump, form, room, relief);
  return lit;
}

function addForms(
  relief: Float32Array,
  bump: Float32Array,
  form: Float32Array,
  from: number,
  end: number,
): void {
  for (let i = from; i < end; i++) relief[i] = (bump[i] as number) * 0.55 + (form[i] as number) * 0.9;
}

/** What of a form is its relief, and what lies deep in the room around it. */
type Forms = Record<'relief' | 'form' | 'room', Float32Array>;

/** Light from the upper left, in front. */
function lightRow(
  { width, height, light, shine, bounce }: Light,
  { relief, form, room }: Forms,
  y: number,
  scale: number,
): void {
  const row = y * width;
  const above = y > 0 ? row - width : row;
  const below = y < height - 1 ? row + width : row;
  for (let x = 0; x < width; x++) {
    const i = row + x;
    const left = relief[x > 0 ? i - 1 : i] as number;
    const right = relief[x < width - 1 ? i + 1 : i] as number;
    const nx = (left - right) * scale * 0.5;
    const ny = ((relief[above + x] as number) - (relief[below + x] as number)) * scale * 0.5;
    const steep = nx * nx + ny * ny;
    const nz = 1 / Math.sqrt(1 + steep);
    const facing = clamp((nx * 0.5 + ny * 0.62 + 0.62) * nz);
    const gleam = clamp((nx * 0.3 + ny * 0.42 + 0.86) * nz);
    const hollow = clamp(1 + ((form[i] as number) - (room[i] as number)) * 0.7, 0.62, 1.15);
    light[i] = (0.6 + facing * 0.66) * hollow;
    shine[i] = glossOf(gleam) * 0.11 * Math.min(1, Math.sqrt(steep) * 4);
    bounce[i] = (1 - facing) * 0.03;
  }
}

function shadeRow(
  { red, green, blue }: Planes,
  row: number,
  { light, shine, bounce }: Lines,
  { lefts, shares }: Pick<SmallRows, 'lefts' | 'shares'>,
): void {
  for (let x = 0, i = row; x < lefts.length; x++, i++) {
    const left = lefts[x] as number;
    const share = shares[x] as number;
    const lit = between(light, left, share);
    const gleam = between(shine, left, share);
    const luma = lumaOf(red[i] as number, green[i] as number, blue[i] as number);
    const r = luma + ((red[i] as number) - luma) * SATURATION;
    const g = luma + ((green[i] as number) - luma) * SATURATION;
    const b = luma + ((blue[i] as number) - luma) * SATURATION;
    red[i] = addContrast(r * lit * 1.01 + gleam, 0.14);
    green[i] = addContrast(g * lit + gleam, 0.14);
    blue[i] = addContrast(b * lit * 0.99 + gleam + between(bounce, left, share), 0.14);
  }
}

/** The 26th power: only what is near the brightest shines. */
function glossOf(gleam: number): number {
  const second = gleam * gleam;
  const fourth = second * second;
  const eighth = fourth * fourth;
  return second * eighth * (eighth * eighth);
}
