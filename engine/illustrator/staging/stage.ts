// Everything the painters of one image share: size, eye, light, hour, weather.

import type { Palette } from './palette.ts';
import type { PromptReading } from '../reading/prompt-reading.ts';
import type { SceneName, TimeOfDay, Weather } from '../lexicon/circumstances.ts';
import type { Look } from '../styles/look.ts';
import { mix, shine, type Colour, type Rgb } from '#engine/raster/colour.ts';
import { makeNoise, type Noise } from '#engine/raster/noise.ts';
import type { Surface } from '#engine/raster/surface.ts';
import { makeRandom, type Random } from '#engine/raster/random.ts';

/** The eye's height over the ground is the unit of length of a scene: about that of a standing person. */
export const EYE_HEIGHT = 1.7;

export type StageScene =
  | SceneName
  | 'village'
  | 'palace'
  | 'garden'
  | 'courtyard'
  | 'wall'
  | 'shelf'
  | 'shop-window'
  | 'leaf'
  | 'pond'
  | 'studio'
  | 'emblem'
  | 'isometric'
  | 'poster'
  | 'abstract'
  | 'backdrop';

export const OPEN_WATER: ReadonlySet<StageScene> = new Set(['lake', 'sea']);

/** Land and water that nobody built on. */
export const WILD_LANDS: ReadonlySet<SceneName> = new Set([
  'forest',
  'meadow',
  'sea',
  'lake',
  'mountains',
  'snowfield',
  'desert',
]);

/** These show what is in them, but no weather and no hour. */
const INDOORS: ReadonlySet<StageScene> = new Set([
  'room',
  'theatre',
  'metro',
  'cave',
  'table',
  'shelf',
  'shop-window',
  'studio',
  'emblem',
  'isometric',
  'poster',
  'underwater',
  'space',
  'moon',
  'abstract',
]);

export type Stage = {
  width: number;
  height: number;
  /** The short side, pixels; sizes are given as parts of it. */
  short: number;
  /** Where the far ground meets the sky, pixels from the top. */
  horizon: number;
  seed: number;
  scene: StageScene;
  time: TimeOfDay;
  weather: ReadonlySet<Weather>;
  isDark: boolean;
  isSnowy: boolean;
  isAutumn: boolean;
  /** Towns glow: neon words, the cyberpunk style. */
  isNeon: boolean;
  look: Look;
  palette: Palette;
  reading: PromptReading;
  /** The prompt in small letters: what a stage is made of is sometimes said by words that nothing else reads. */
  words: string;
  /** Where the sun or moon stands, pixels, and which half it is in. */
  light: { side: -1 | 1; x: number; y: number };
  /** A colour asked for the place itself ("golden fields"). */
  groundColour: string | undefined;
  /** Heads of animals that are somebody, by their names. */
  faces: ReadonlyMap<string, Surface>;
  random(label: string): Random;
  noise(label: string): Noise;
};

/** Nothing grows or hangs there by itself: what is asked for stands as a thing. */
export function isSet({ scene }: Pick<Stage, 'scene'>): boolean {
  return (
    scene === 'emblem' ||
    scene === 'poster' ||
    scene === 'studio' ||
    scene === 'table' ||
    scene === 'shelf' ||
    scene === 'shop-window'
  );
}

export function isOutside({ scene }: Pick<Stage, 'scene'>): boolean {
  return !INDOORS.has(scene);
}

export type StageParts = Omit<Stage, 'random' | 'noise' | 'short'>;

export function makeStage(parts: StageParts): Stage {
  return {
    ...parts,
    short: Math.min(parts.width, parts.height),
    random: (label) => makeRandom(parts.seed, label),
    noise: (label) => makeNoise(parts.seed, label),
  };
}

/** Pixels per unit of length at a distance. */
export function scaleAt(stage: Stage, distance: number): number {
  return stage.short / distance;
}

/** The distance at which flat ground appears in this row. */
export function distanceOfRow(stage: Stage, y: number): number {
  return (EYE_HEIGHT * stage.short) / Math.max(1, y - stage.horizon);
}

/** The row in which flat ground of this distance appears. */
export function rowOfDistance(stage: Stage, distance: number): number {
  return stage.horizon + (EYE_HEIGHT * stage.short) / distance;
}

/** A thing's own colour in the light of the hour. */
export function lit(stage: Stage, colour: Colour): Rgb {
  const { palette } = stage;
  return mix(colour, shine(colour, palette.ambient), stage.isDark ? 0.85 : palette.ambientStrength * 1.1);
}

/** The same of snow: in low light it takes a half of it, and stays the palest of all that is there. */
export function litSnow(stage: Stage, colour: Colour): Rgb {
  const isLow = stage.time === 'sunset' || stage.time === 'dawn';
  return isLow && !stage.isDark ? mix(colour, lit(stage, colour), 0.4) : lit(stage, colour);
}

/** A colour as far away things show it: 0 near, 1 gone into the haze. */
export function faded(stage: Stage, colour: Colour, amount: number): Rgb {
  return mix(colour, stage.palette.fog, amount);
}
