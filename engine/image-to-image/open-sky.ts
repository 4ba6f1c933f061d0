// The sky of a photo where nobody has named one: what is all around somebody may be a wall, and around a thing a sheet.
import type { Sky } from '#engine/photo/find-sky.ts';
import { toLab } from '#engine/raster/lab.ts';
import { resizeMask } from '#engine/raster/mask.ts';
import { shrinkImage } from '#engine/raster/shrink-image.ts';
import type { Work } from './work.ts';

const SEARCH_PIXELS = 160;
/** Of what is around the subject: where less than this is land, a studio looks the same. */
const LEAST_LAND = 0.06;
/** Units of CIELAB: with less colour it may be a sheet of paper, whatever lies on it; what is as near to it is the same sheet. */
const COLOURED = 9;
const SAME = 5;

/** Null also where it may be a wall: an hour or a weather then has its light alone. */
export function openSky(work: Work): Sky | null {
  const sky = work.sky();
  const subject = sky && work.subject();
  if (!sky || !subject) return sky;
  const { width, height, data } = shrinkImage(work.before, SEARCH_PIXELS);
  const inSky = resizeMask(sky.mask, width, height).values;
  const inSubject = resizeMask(subject.mask, width, height).values;
  const labs = Array.from(inSky, (_, i) =>
    toLab(data[i * 4] ?? 0, data[i * 4 + 1] ?? 0, data[i * 4 + 2] ?? 0),
  );
  const mean = { lightness: 0, a: 0, b: 0 };
  let count = 1e-6;
  for (const [i, { lightness, a, b }] of labs.entries()) {
    if ((inSky[i] as number) < 0.5) continue;
    count++;
    mean.lightness += lightness;
    mean.a += a;
    mean.b += b;
  }
  const [light, red, yellow] = [mean.lightness / count, mean.a / count, mean.b / count];
  const isPlain = Math.hypot(red, yellow) < COLOURED;
  let land = 0;
  for (const [i, { lightness, a, b }] of labs.entries()) {
    if ((inSky[i] as number) >= 0.5 || (inSubject[i] as number) >= 0.5) continue;
    if (!isPlain || Math.hypot(lightness - light, a - red, b - yellow) > SAME) land++;
  }
  const mayBeWall = isPlain || work.people().faces.length > 0;
  return mayBeWall && land < (count + land) * LEAST_LAND ? null : sky;
}
