// How far what is there lies from a colour that somebody named: words for colours are loose.
import type { Rgb } from '#engine/raster/colour.ts';
import type { Image } from '#engine/raster/image.ts';
import { toLab, type Lab } from '#engine/raster/lab.ts';
import type { Mask } from '#engine/raster/mask.ts';

/** In Lab: with less colour something is black, grey or white. */
const PLAIN = 14;
/** Degrees of hue, and units of lightness, that something lies from the colour that was named: at most, and beside the nearest. */
const [FAR, BESIDE] = [50, 14] as const;

/** Those of some parts of an image that have about a colour: what is nearest to it is meant, as wine is red beside green. */
export function ofColour(image: Image, parts: readonly Mask[], named: Rgb): Mask[] {
  const asked = toLab(...named);
  const far = parts.map((mask) => apart(meanLab(image, mask), asked));
  const least = Math.min(...far);
  return parts.filter((_, at) => least < FAR && (far[at] as number) < least + BESIDE);
}

function apart(own: Lab, asked: Lab): number {
  if (isPlain(own) !== isPlain(asked)) return Infinity;
  if (isPlain(own)) return Math.abs(own.lightness - asked.lightness);
  return turnBetween(own, asked);
}

/** Degrees between two hues. */
export function turnBetween(own: Lab, asked: Lab): number {
  const turn = Math.atan2(own.b, own.a) - Math.atan2(asked.b, asked.a);
  return Math.abs((Math.atan2(Math.sin(turn), Math.cos(turn)) * 180) / Math.PI);
}

export function isPlain({ a, b }: Lab): boolean {
  return Math.hypot(a, b) < PLAIN;
}

export function meanLab({ data }: Image, { values }: Mask): Lab {
  const mean = { lightness: 0, a: 0, b: 0 };
  let all = 1e-6;
  for (let i = 0; i < values.length; i += 5) {
    const weight = values[i] as number;
    if (weight < 0.5) continue;
    const { lightness, a, b } = toLab(
      data[i * 4] as number,
      data[i * 4 + 1] as number,
      data[i * 4 + 2] as number,
    );
    mean.lightness += lightness * weight;
    mean.a += a * weight;
    mean.b += b * weight;
    all += weight;
  }
  return { lightness: mean.lightness / all, a: mean.a / all, b: mean.b / all };
}
