// "A green sky", 紫色的云, "a purple forest", "a red sea": a colour that is said of a place is that of what it is made of, and
// not of the ground before it.

import { css, mix, toRgb, type Rgb } from '#engine/raster/colour.ts';
import type { PlaceColour } from '../reading/prompt-reading.ts';
import type { Palette } from '../staging/palette.ts';
import { isOutside, lit, type Stage } from '../staging/stage.ts';
import { showsColour } from '../styles/look.ts';
import { painted, type Layer } from './layer.ts';
import { tinted } from './tint-scenery.ts';

/** What each is painted in. */
const LAYERS: Readonly<Record<Exclude<PlaceColour['of'], 'sky' | 'clouds' | 'fog' | 'water'>, RegExp>> = {
  forest: /^(?:forest \d|bamboo \d|overhang|trees?\b)/,
  mountains: /^(?:far mountains|near mountains)$/,
  city: /^(?:towers \d|skyline)$/,
  street: /^houses$/,
};
const WATER = 'water';
const FOG = 'fog over the ground';
/** How much of the colour lies over the water, which mirrors the sky. */
const OVER_WATER = 0.5;

type Tinted = { layers: Layer[]; shown: object[] };

/** The layers of the scenery in the colours of their places, and the colours that are seen. */
export function tintPlaces(stage: Stage, layers: readonly Layer[]): Tinted {
  return stage.reading.placeColours.reduce<Tinted>(
    (sofar, place) => {
      const next = tintOne(stage, sofar.layers, place);
      return next && showsColour(stage.look, place.colour, false)
        ? { layers: next, shown: [...sofar.shown, place] }
        : sofar;
    },
    { layers: [...layers], shown: [] },
  );
}

/** Undefined where nothing of it is seen. */
function tintOne(stage: Stage, layers: readonly Layer[], { of, colour }: PlaceColour): Layer[] | undefined {
  if (of === 'sky' || of === 'clouds') {
    const isSeen = isOutside(stage) && layers.some(({ name }) => name === of);
    return isSeen ? [...layers] : undefined;
  }
  if (of === 'fog') {
    const fog = layers.find(({ name }) => name === FOG);
    return fog && [...layers, inFog(stage, fog.depth, colour)];
  }
  if (of === 'water') {
    // Under it all is blue or green.
    const [ownRed, , ownBlue] = toRgb(colour);
    if (stage.scene === 'underwater') return ownBlue > ownRed ? [...layers] : undefined;
    const water = layers.find(({ name }) => name === WATER);
    return water && [...layers, overWater(stage, water.depth, colour)];
  }
  const isOwn = ({ name }: Layer): boolean => LAYERS[of].test(name);
  if (!layers.some(isOwn)) return undefined;
  // A green wood is as it is.
  const [red, green, blue] = toRgb(colour);
  if (of === 'forest' && green > Math.max(red, blue)) return [...layers];
  return layers.map((layer) =>
    layer.kind === 'painted' && isOwn(layer) ? tinted(stage, layer, colour) : layer,
  );
}

function overWater(stage: Stage, depth: number, colour: string): Layer {
  const { width, height, horizon } = stage;
  return painted(
    'colour of the water',
    depth + 0.0005,
    (brush) => {
      brush.fillStyle = css(lit(stage, colour), OVER_WATER);
      brush.fillRect(0, horizon, width, height - horizon);
    },
    { isSolid: false },
  );
}

/** Densest over the horizon, thinner near and high up. */
function inFog(stage: Stage, depth: number, colour: string): Layer {
  const { width, height, horizon } = stage;
  const tone = lit(stage, colour);
  return painted(
    'colour of the fog',
    depth + 0.0005,
    (brush) => {
      const veil = brush.createLinearGradient(0, 0, 0, height);
      const middle = Math.min(0.95, Math.max(0.05, horizon / height));
      for (const [at, share] of [
        [0, 0.1],
        [middle, 0.55],
        [1, 0.3],
      ] as const)
        veil.addColorStop(at, css(tone, share));
      brush.fillStyle = veil;
      brush.fillRect(0, 0, width, height);
    },
    { isSolid: false },
  );
}

/** The palette with the haze over all that is far, and the low sky, in the colour that is said of the fog. */
export function fogInColour(palette: Palette, colour: string | undefined, isDark: boolean): Palette {
  if (colour === undefined) return palette;
  const own = isDark ? mix(colour, '#0c1018', 0.3) : mix(colour, '#ffffff', 0.24);
  return {
    ...palette,
    skyMiddle: mix(palette.skyMiddle, own, 0.3),
    horizon: mix(palette.horizon, own, 0.6),
    fog: mix(palette.fog, own, 0.86),
  };
}

/** The sky of the palette in the colour that is said of it, as bright as the hour has it. */
export function skyInColour(palette: Palette, colour: string | undefined, isDark: boolean): Palette {
  if (colour === undefined) return palette;
  const tone = (own: Rgb, share: number): Rgb => mix(own, colour, share);
  const [high, low]: readonly [Rgb, Rgb] = isDark
    ? [mix(colour, '#03040e', 0.72), mix(colour, '#0c0e22', 0.4)]
    : [mix(colour, '#141830', 0.16), mix(colour, '#ffffff', 0.16)];
  return {
    ...palette,
    skyTop: high,
    skyMiddle: low,
    horizon: tone(isDark ? toRgb('#303652') : toRgb('#ffffff'), 0.5),
    fog: tone(palette.fog, 0.4),
  };
}
