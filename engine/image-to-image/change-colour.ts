// Gives an image or a part of it another colour, and keeps its lights, darks and texture.
import { luminance, type Rgb } from '#engine/raster/colour.ts';
import { blend, clamp, lumaOf, ramp } from '#engine/raster/curves.ts';
import { shadePixels } from '#engine/raster/planes.ts';
import { toLab, writeRgb } from '#engine/raster/lab.ts';
import type { Mask } from '#engine/raster/mask.ts';
import { shadeImage } from '#engine/photo/shade-image.ts';
import type { Ink } from './instruction.ts';
import type { Work } from './work.ts';

/** A veil of one colour over everything: its darks deep, its lights pale, the colours below still felt. */
export function tintAll(work: Work, colour: Rgb, amount: number): void {
  const [red, green, blue] = colour.map((channel) => channel / 255) as [number, number, number];
  const light = lumaOf(red, green, blue);
  const taste = work.random('tint').between(-0.08, 0.08);
  const share = clamp((0.62 + taste) * amount, 0, 0.95);
  work.image = shadeImage(work.image, (planes) => {
    shadePixels(planes, (pixel) => {
      const luma = clamp(lumaOf(pixel.red, pixel.green, pixel.blue));
      pixel.red = blend(pixel.red, onRamp(red, light, luma), share);
      pixel.green = blend(pixel.green, onRamp(green, light, luma), share);
      pixel.blue = blend(pixel.blue, onRamp(blue, light, luma), share);
    });
  });
}

/** The channel of a colour at another brightness: black, the colour, white. */
function onRamp(channel: number, own: number, luma: number): number {
  // A very light or dark colour must still leave room for the other half of the image.
  const middle = clamp(own, 0.28, 0.72);
  return luma < middle
    ? (channel * luma) / middle
    : channel + (1 - channel) * ((luma - middle) / (1 - middle));
}

/** How far dark hair goes towards a light colour; and how much of the colour the dull locks of colourful hair take. */
const [BLEACHED, DYED] = [0.75, 0.75] as const;

/** What takes the colour: hair becomes nearly as light or dark as it, and paint wholly; the folds of cloth stay. */
export type Stuff = 'hair' | 'cloth' | 'paint';

/** Paints what a mask covers in another colour. */
export function paintRegion(
  work: Pick<Work, 'image'>,
  colour: Rgb,
  amount: number,
  mask: Mask,
  stuff: Stuff = 'cloth',
): void {
  const isDyed = stuff === 'hair';
  const { image } = work;
  const asked = toLab(...colour);
  // In a dark photo a light colour is dim as well, as what is white there is.
  const target = { ...asked, lightness: asked.lightness * (isDyed ? 1 : exposureOf(work)) };
  const targetChroma = Math.hypot(target.a, target.b);
  const mean = isDyed ? usualLab(work, mask) : meanLab(work, mask);
  // White, grey and black are made by light alone.
  const isPlain = targetChroma < 12;
  // White, grey or black cloth has no colour to be turned: it is dyed as wholly as hair is.
  const coloured = ramp(12, 45, mean.chroma);
  // A light red is pink and a dim yellow olive: the farther the colour is from what is there, the more it is needed whole.
  const far = Math.abs(target.lightness - mean.lightness);
  const lift = blend(0.4, FAR, ramp(8, 30, far));
  // Cloth that is white all over shows no folds to be kept: half dyed it would be pale paper.
  const blank = blend(0.75, 0.92, ramp(80, 95, mean.lightness));
  const pace =
    stuff === 'paint'
      ? PAINTED
      : isPlain
        ? blend(0.75, FAR, ramp(40, 15, target.lightness))
        : isDyed
          ? target.lightness > mean.lightness
            ? BLEACHED
            : 0.6
          : blend(blank, luminance(colour) < 0.25 ? Math.max(0.5, lift) : lift, coloured);
  const wanted = blend(mean.lightness, target.lightness, pace);
  const isBleached = isDyed && wanted > mean.lightness;
  const relight = isBleached
    ? bleach(mean.lightness, wanted)
    : isDyed
      ? shiftBy(wanted - mean.lightness)
      : reflectMore(mean.lightness, wanted);
  const strength = isPlain ? 0.1 : clamp(targetChroma / Math.max(14, mean.chroma), 0.5, 2);
  const hue = Math.atan2(target.b, target.a);
  // The lights of navy cloth would be those of a blue one.
  const purest = blend(1, 1.25, ramp(20, 45, target.lightness));
  const data = new Uint8ClampedArray(image.data);
  for (let i = 0, o = 0; o < data.length; i++, o += 4) {
    const share = (mask.values[i] ?? 0) * Math.min(1, amount);
    if (share < 0.01) continue;
    const lab = toLab(data[o] ?? 0, data[o + 1] ?? 0, data[o + 2] ?? 0);
    const chroma = Math.hypot(lab.a, lab.b);
    const light = relight(lab.lightness);
    // What was nearly grey becomes a little coloured too, but lights stay lights.
    const floor = isPlain
      ? 0
      : targetChroma *
        blend(0.9, isDyed ? DYED : 0.32, coloured) *
        ramp(4, blend(12, 30, coloured), isDyed ? light : lab.lightness) *
        ramp(blend(110, 100, coloured), blend(95, 80, coloured), lab.lightness);
    // Dark shades of a light colour are paler than it, or they would glow.
    const depth = clamp(
      (isDyed && !isBleached ? lab.lightness : light) / Math.max(20, target.lightness),
      0.5,
      1,
    );
    const strong = Math.max(floor, Math.min(chroma * strength, targetChroma * purest)) * depth;
    const turned = hue - ripen(hue, target.lightness - light);
    writeRgb(data, o, {
      lightness: blend(lab.lightness, light, share),
      a: blend(lab.a, Math.cos(turned) * strong, share),
      b: blend(lab.b, Math.sin(turned) * strong, share),
    });
  }
  work.image = { ...image, data };
}

/** What shines keeps its lights by itself. */
const PAINTED = 0.92;
/** How far the lightness of what is painted goes towards a colour that is much lighter or darker than it. */
const FAR = 0.85;
/** The hue of yellow in radians, and how far from it hues are taken for yellow. */
const YELLOW = 1.6;
const YELLOWISH = 0.45;

/** The shade of what is yellow is amber: of the same hue it would be olive. `darker`: by how much, in Lab. */
function ripen(hue: number, darker: number): number {
  const yellow = ramp(YELLOWISH, YELLOWISH * 0.4, Math.abs(hue - YELLOW));
  return yellow * clamp(darker * 0.011, 0, 0.5);
}

/** How light white is in the photo, 0–1. */
function exposureOf({ image }: Pick<Work, 'image'>): number {
  const lights: number[] = [];
  const step = 4 * Math.max(1, Math.floor(image.data.length / 4 / 4000));
  for (let o = 0; o < image.data.length; o += step)
    lights.push(toLab(image.data[o] ?? 0, image.data[o + 1] ?? 0, image.data[o + 2] ?? 0).lightness);
  const light = lights.toSorted((one, other) => one - other)[Math.floor(lights.length * 0.97)] ?? 100;
  return clamp(light / 84, 0.5, 1);
}

type Relight = (lightness: number) => number;

/** From one mean to another as cloth does that reflects more or less: its folds stay, what is black in it stays black. */
function reflectMore(from: number, to: number): Relight {
  const [low, high] = [clamp(from, 5, 95), clamp(to, 5, 95)];
  return (lightness) =>
    lightness < low || high < low
      ? (lightness * high) / low
      : 100 - ((100 - lightness) * (100 - high)) / (100 - low);
}

/** Of their contrast in the lighter colour, what locks that lie in the dark and those that shine keep; and at most so many times their own. */
const [LOCKS, SHINE, MOST_TIMES] = [0.85, 0.6, 2] as const;

/** Bleached hair keeps its locks, which in light hair differ by more, and is light in the dark ones too. */
function bleach(from: number, to: number): Relight {
  const times = Math.min(MOST_TIMES, to / Math.max(5, from));
  // What shines is at most so much lighter than the rest: skin that is seen through locks would glow.
  const most = Math.min(96, to + MOST_SHINE);
  return (lightness) => {
    const light = to + (lightness - from) * times * (lightness < from ? LOCKS : SHINE);
    return clamp(Math.min(light, Math.max(most, lightness)), to * LEAST_LIGHT_OF, 96);
  };
}
/** Units of lightness. */
const MOST_SHINE = 26;
/** Of the new lightness: no darker are even the deepest locks. */
const LEAST_LIGHT_OF = 0.35;

/** In Lab: of what is dyed, so much of hair or cloth that is darker than this shows neither strands nor folds in a colour that is lighter by so much. */
const TOO_DARK = {
  hair: { part: 0.6, dark: 12, lighter: 40 },
  cloth: { part: 0.5, dark: 16, lighter: 28 },
} as const;

/** Whether what a mask covers is lost in the dark, and would become a cap, or blotches. */
export function isTooDarkFor(
  { image }: Pick<Work, 'image'>,
  colour: Rgb,
  { values }: Mask,
  of: keyof typeof TOO_DARK,
): boolean {
  const { part, dark, lighter } = TOO_DARK[of];
  const lights: number[] = [];
  for (let i = 0; i < values.length; i += 7)
    if ((values[i] as number) > 0.5)
      lights.push(
        toLab(image.data[i * 4] ?? 0, image.data[i * 4 + 1] ?? 0, image.data[i * 4 + 2] ?? 0).lightness,
      );
  const usual = lights.toSorted((one, other) => one - other)[Math.floor(lights.length * part)] ?? 100;
  return usual < dark && toLab(...colour).lightness > usual + lighter;
}

function shiftBy(shift: number): Relight {
  return (lightness) => clamp(lightness + shift, 2, 98);
}

/** Darker than this are gaps, deep folds and black things that lie before it. */
const DARKEST = 14;
/** Of what a mask covers: so much that is lighter is what it is about. */
const LEAST_LIGHT = 0.3;

type Mean = { lightness: number; chroma: number };

function meanLab({ image }: Pick<Work, 'image'>, { values }: Mask): Mean {
  const sumOver = (darkest: number) => {
    const sum = { total: 1e-6, lightness: 0, chroma: 0 };
    for (let i = 0; i < values.length; i += 7) {
      const weight = values[i] ?? 0;
      if (weight < 0.3) continue;
      const o = i * 4;
      const lab = toLab(image.data[o] ?? 0, image.data[o + 1] ?? 0, image.data[o + 2] ?? 0);
      if (lab.lightness < darkest) continue;
      sum.total += weight;
      sum.lightness += lab.lightness * weight;
      sum.chroma += Math.hypot(lab.a, lab.b) * weight;
    }
    return sum;
  };
  const all = sumOver(0);
  const light = sumOver(DARKEST);
  const { total, lightness, chroma } = light.total > all.total * LEAST_LIGHT ? light : all;
  return { lightness: lightness / total, chroma: chroma / total };
}

/** Of hair the dark locks are no gaps, and what is seen through curls is none of it: its usual lightness lies between. */
function usualLab({ image }: Pick<Work, 'image'>, { values }: Mask): Mean {
  const lights: number[] = [];
  let chroma = 0;
  for (let i = 0; i < values.length; i += 7) {
    if ((values[i] as number) < 0.5) continue;
    const o = i * 4;
    const lab = toLab(image.data[o] ?? 0, image.data[o + 1] ?? 0, image.data[o + 2] ?? 0);
    lights.push(lab.lightness);
    chroma += Math.hypot(lab.a, lab.b);
  }
  const lightness = lights.toSorted((one, other) => one - other)[lights.length >> 1] ?? 0;
  return { lightness, chroma: chroma / Math.max(1, lights.length) };
}

export function changeInk(work: Work, ink: Ink, amount: number, mask: Mask | null): void {
  const share = Math.min(1, amount);
  work.image = shadeImage(
    work.image,
    (planes) => {
      shadePixels(planes, (pixel) => {
        const luma = clamp(pixel.red * 0.36 + pixel.green * 0.5 + pixel.blue * 0.14);
        const [red, green, blue] = INKS[ink](luma, pixel.red, pixel.green, pixel.blue);
        pixel.red = blend(pixel.red, red, share);
        pixel.green = blend(pixel.green, green, share);
        pixel.blue = blend(pixel.blue, blue, share);
      });
    },
    mask,
  );
}

type Triple = readonly [number, number, number];

const INKS: Record<Ink, (luma: number, red: number, green: number, blue: number) => Triple> = {
  grey: (luma) => [luma, luma, luma],
  sepia: (luma) => [0.06 + luma * 0.97, 0.035 + luma * 0.85, 0.02 + luma * 0.66],
  negative: (_, red, green, blue) => [1 - red, 1 - green, 1 - blue],
};
