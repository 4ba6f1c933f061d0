// The light of each hour and place, as a few colours every layer mixes from.

import type { TimeOfDay } from '../lexicon/circumstances.ts';
import { mix, toRgb, type Rgb } from '#engine/raster/colour.ts';

export type Palette = {
  skyTop: Rgb;
  skyMiddle: Rgb;
  horizon: Rgb;
  /** Sun, moon or neon: what lit sides are touched with. */
  sun: Rgb;
  /** What every drawing is multiplied by, and how strongly (0 to 1). */
  ambient: Rgb;
  ambientStrength: number;
  shade: Rgb;
  /** What distance fades into. */
  fog: Rgb;
  /** How strong the direct light is. */
  key: number;
};

export type PaletteName = TimeOfDay | 'neon' | 'grey' | 'storm' | 'space' | 'underwater' | 'studio';

type Row = [string, string, string, string, string, number, string, string, number];

// skyTop, skyMiddle, horizon, sun, ambient, its strength, shade, fog, key
const ROWS: Record<PaletteName, readonly Row[]> = {
  day: [
    ['#2468c4', '#6cb4ee', '#e6f4f8', '#fff4d2', '#fff8ea', 0.2, '#3c5c92', '#c6e0f0', 0.85],
    ['#2f7bc8', '#86c6e8', '#f4f3e2', '#fff0c8', '#fff6e2', 0.22, '#44629a', '#d2e4e8', 0.85],
    ['#1f5fb4', '#5aa4e0', '#d8eef6', '#fffae0', '#fbfbf4', 0.2, '#34548c', '#b8d8ee', 0.9],
  ],
  dawn: [
    ['#4f6fb4', '#d9a2bd', '#ffdfae', '#ffe4a8', '#ffdcc2', 0.5, '#5c5490', '#f7cdb9', 0.95],
    ['#5f86bc', '#b8b8d4', '#ffd6b8', '#ffdcae', '#fbd9c8', 0.5, '#58608e', '#e6cdc8', 0.9],
    ['#3d5f9e', '#c494c4', '#ffcf9c', '#ffd893', '#ffd4ba', 0.52, '#564a86', '#f0bfb0', 1],
  ],
  sunset: [
    ['#2c2c68', '#c4527c', '#ffb35e', '#ffcb72', '#ffc096', 0.62, '#3c2b5c', '#ee9378', 1.1],
    ['#1f3a6e', '#d8705c', '#ffc46a', '#ffd27c', '#ffc89a', 0.6, '#3a3058', '#f0a478', 1.1],
    ['#3a2a66', '#e0607a', '#ffa45c', '#ffbf6c', '#ffb592', 0.64, '#42265a', '#f08a7c', 1.1],
  ],
  night: [
    ['#050924', '#122258', '#3f569e', '#d4e2ff', '#8ea6e0', 0.7, '#080e2c', '#2f4688', 0.8],
    ['#04101f', '#0d3050', '#2f6a86', '#d8f0ff', '#86aed0', 0.7, '#06121f', '#27566e', 0.8],
    ['#0a0828', '#241f5c', '#5a4f9c', '#dcd8ff', '#9a98dc', 0.7, '#0c0a2c', '#443c84', 0.8],
  ],
  neon: [
    ['#0a0522', '#341060', '#c43a8e', '#ff62d0', '#b28cff', 0.6, '#070e38', '#6c2a8c', 1.1],
    ['#04081e', '#0c2e62', '#2f9cb8', '#58e8ff', '#8ea8ff', 0.6, '#050a30', '#1f5a8c', 1.1],
    ['#12041e', '#4a0f58', '#ff6a5c', '#ff8a5a', '#d08cf0', 0.6, '#0c0830', '#8a2c7c', 1.1],
  ],
  grey: [
    ['#56677c', '#8496a8', '#bccad0', '#e8eef2', '#c4ced8', 0.55, '#364252', '#aebcc6', 0.4],
    ['#4c6474', '#7c98a0', '#b8cccc', '#eaf2ec', '#c0d0d0', 0.55, '#30444e', '#a4bcc0', 0.4],
  ],
  storm: [
    ['#1d2738', '#3f5166', '#93a3a8', '#dfe8e4', '#98a8b4', 0.65, '#141c2a', '#6d8088', 0.5],
    ['#202436', '#454a66', '#a89a90', '#f2dfc0', '#a8a2ac', 0.62, '#181a2a', '#7a7880', 0.6],
  ],
  space: [
    ['#04041a', '#100b36', '#2b1458', '#dfe8ff', '#b9c0f0', 0.45, '#050518', '#221a55', 1.1],
    ['#020a18', '#06243c', '#0e4a5c', '#e2fbff', '#b0d4e8', 0.45, '#030a16', '#0e3850', 1.1],
    ['#10040f', '#341032', '#6c2440', '#ffe6d8', '#e0b8c4', 0.45, '#100412', '#4a1838', 1.1],
  ],
  underwater: [
    ['#56d2e0', '#1678b4', '#062a5c', '#d0fbff', '#9fdcf2', 0.5, '#04204a', '#1b86b8', 0.8],
    ['#62dcc8', '#128a9a', '#053a58', '#d8fff0', '#a2e4de', 0.5, '#04284a', '#1a94a4', 0.8],
  ],
  studio: [
    ['#e9e4dc', '#f2eee8', '#d8d0c6', '#fff8ee', '#fffaf4', 0.12, '#6c625c', '#efe9e2', 0.9],
    ['#c9d6dc', '#e2eaee', '#b2c2ca', '#f6fcff', '#f4faff', 0.12, '#4c5c68', '#dbe6ea', 0.9],
    ['#e8c8bc', '#f4dfd6', '#d6a89a', '#fff2e8', '#fff4ee', 0.14, '#7a5048', '#f0d6cb', 0.9],
  ],
};

/** One of the variants of an hour, by chance (0 to 1). */
export function choosePalette(name: PaletteName, chance: number): Palette {
  const rows = ROWS[name];
  const row = rows[Math.min(rows.length - 1, Math.floor(chance * rows.length))] ?? ROWS.day[0];
  if (!row) throw new Error(`No palette ${name}`);
  const [skyTop, skyMiddle, horizon, sun, ambient, ambientStrength, shade, fog, key] = row;
  return {
    skyTop: toRgb(skyTop),
    skyMiddle: toRgb(skyMiddle),
    horizon: toRgb(horizon),
    sun: toRgb(sun),
    ambient: toRgb(ambient),
    ambientStrength,
    shade: toRgb(shade),
    fog: toRgb(fog),
    key,
  };
}

/** The same light seen through more haze. */
export function veilPalette(palette: Palette, amount: number): Palette {
  const veil = mix(palette.fog, '#ffffff', 0.3);
  return {
    ...palette,
    skyTop: mix(palette.skyTop, veil, amount * 0.6),
    skyMiddle: mix(palette.skyMiddle, veil, amount * 0.7),
    horizon: mix(palette.horizon, veil, amount * 0.6),
    fog: mix(palette.fog, veil, amount),
    key: palette.key * (1 - amount * 0.4),
  };
}
