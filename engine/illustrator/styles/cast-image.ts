// The colours of a whole image in any look: "blue tones", "teal and orange", two inks.

import { luminance, mix, toRgb, type Rgb } from '#engine/raster/colour.ts';
import { clamp, ramp } from '#engine/raster/curves.ts';
import { CELLS, WHOLE, type CastTables } from './grade-pixels.ts';

export type Cast = {
  /** Of CSS, one or more. */
  colours: readonly string[];
  /** Nothing of any other colour is left. */
  isInk: boolean;
  /** Of CSS: what was asked for in a colour of its own keeps it. */
  kept: readonly string[];
};

/** How far pixels go to the colours. */
const STRENGTH = 0.68;
/** Of a full turn: colours so near to a kept one stay, those twice as far do not. */
const NEAR = 0.05;
/** Of 255: what is less coloured than this has no hue to be kept. */
const COLOURED = 38;
/** What has no hue goes to the lighter colour from here on. */
const MIDDLE = 0.47;
const PAPER = '#f6f1e6';
const PALE = 0.8;
const DARK = 0.3;

/**
 * Returns to which of the colours each pixel goes, and how far: to the nearest, as light as it was. Between two colours
 * what has none of its own goes to the darker one in its shadows and to the lighter one in its lights.
 */
export function readCast(cast: Cast): CastTables {
  const byLight = cast.colours.map(toRgb).sort((one, other) => luminance(one) - luminance(other));
  const ramps = cast.isInk ? [inkRamp(byLight)] : byLight.map(lightRamp);
  return { ...decide(cast, byLight), ramps };
}

function decide({ isInk, kept }: Cast, colours: readonly Rgb[]): Omit<CastTables, 'ramps'> {
  const chosen = new Uint8Array(CELLS);
  const shares = new Uint16Array(CELLS).fill(isInk ? WHOLE : STRENGTH * WHOLE);
  if (isInk) return { chosen, shares };
  const hues = colours.map(hueOf);
  const keptHues = kept.map((colour) => hueOf(toRgb(colour))).filter((hue) => hue !== undefined);
  for (let cell = 0; cell < CELLS; cell++) {
    const colour: Rgb = [(cell >> 10) * 8 + 4, ((cell >> 5) & 31) * 8 + 4, (cell & 31) * 8 + 4];
    const hue = Math.max(...colour) - Math.min(...colour) > COLOURED ? hueOf(colour) : undefined;
    const byLightness = luminance(colour) > MIDDLE ? colours.length - 1 : 0;
    chosen[cell] = hue === undefined ? byLightness : (nearestTo(hue, hues) ?? byLightness);
    if (hue !== undefined) shares[cell] = STRENGTH * WHOLE * distanceShare(hue, keptHues);
  }
  return { chosen, shares };
}

/** From black over the colour to white, each as light as its place says. */
function lightRamp(colour: Rgb): Rgb[] {
  const own = clamp(luminance(colour), 0.12, 0.88);
  return rampBy((light) =>
    light < own ? mix('#05070c', colour, light / own) : mix(colour, '#ffffff', (light - own) / (1 - own)),
  );
}

/** From the darkest ink over those between to the paper, which is the lightest one where that is pale. */
function inkRamp(inks: readonly Rgb[]): Rgb[] {
  const last = inks.at(-1) as Rgb;
  const papered = luminance(last) > PALE ? inks : [...inks, toRgb(PAPER)];
  const first = papered[0] as Rgb;
  // One ink that is not dark is printed over itself in the shadows.
  const all = luminance(first) > DARK ? [mix(first, '#000000', 0.78), ...papered] : papered;
  return rampBy((light) => {
    const place = ramp(0.08, 0.92, light) * (all.length - 1);
    const from = Math.min(all.length - 2, Math.floor(place));
    return mix(all[from] as Rgb, all[from + 1] as Rgb, place - from);
  });
}

function rampBy(colourAt: (light: number) => Rgb): Rgb[] {
  return Array.from({ length: 256 }, (_, light) => colourAt(light / 255));
}

/** Which of the colours is nearest by hue; undefined where none has any. */
function nearestTo(hue: number, hues: readonly (number | undefined)[]): number | undefined {
  let nearest: number | undefined;
  let least = Infinity;
  for (const [index, one] of hues.entries()) {
    if (one === undefined || apart(one, hue) >= least) continue;
    least = apart(one, hue);
    nearest = index;
  }
  return nearest;
}

/** 0 at a kept hue, 1 far from all. */
function distanceShare(hue: number, kept: readonly number[]): number {
  return Math.min(1, ...kept.map((one) => ramp(NEAR, 2 * NEAR, apart(one, hue))));
}

function apart(one: number, other: number): number {
  const distance = Math.abs(one - other);
  return Math.min(distance, 1 - distance);
}

/** 0–1; undefined of greys. */
function hueOf([red, green, blue]: Rgb): number | undefined {
  const most = Math.max(red, green, blue);
  const chroma = most - Math.min(red, green, blue);
  if (chroma <= COLOURED / 2) return undefined;
  const turn =
    most === red
      ? (green - blue) / chroma
      : most === green
        ? 2 + (blue - red) / chroma
        : 4 + (red - green) / chroma;
  return (turn < 0 ? turn + 6 : turn) / 6;
}
