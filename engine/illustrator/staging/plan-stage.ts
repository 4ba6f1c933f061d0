// Decides the frame of an image from what was read: place, hour, light, horizon, palette.

import { mix } from '#engine/raster/colour.ts';
import { fogInColour, skyInColour } from '../painting/tint-places.ts';
import { choosePalette, veilPalette, type Palette, type PaletteName } from './palette.ts';
import { chooseTime } from './choose-time.ts';
import type { PlaceColour, PromptReading } from '../reading/prompt-reading.ts';
import { hashText, makeRandom, type Random } from '#engine/raster/random.ts';
import type { TimeOfDay } from '../lexicon/circumstances.ts';
import { isOutside, makeStage, type Stage, type StageScene } from './stage.ts';
import { TALL_PIECES } from './tall-pieces.ts';
import type { Look } from '../styles/look.ts';
import { chooseScene } from './choose-scene.ts';
import { isDiscBehindLand } from './low-light.ts';
import { insideOfTrade } from './workplaces.ts';
import { isBlizzard } from './blizzard.ts';
import { isCloudy } from './cloudy.ts';
import { isOfAutumn, isOnSnow } from './season-of-subjects.ts';
import { isPrintedSun } from '../scenery/sky-discs.ts';
import { isClosed } from './inside-of.ts';
import { FLOOR_BELOW_SILL, isCloseToSill } from '../scenery/window-box.ts';
import { isInShip } from '../scenery/ship-room.ts';
import { isDisc } from '../scenery/woods.ts';
import { loneMountain } from '../scenery/lone-mountain.ts';

export type Frame = { width: number; height: number; seed: number; prompt: string };

const HORIZONS: Partial<Record<StageScene, number>> = {
  sea: 0.56,
  lake: 0.55,
  'water-town': 0.5,
  city: 0.7,
  street: 0.56,
  village: 0.54,
  palace: 0.58,
  garden: 0.46,
  courtyard: 0.54,
  desert: 0.6,
  moon: 0.62,
  meadow: 0.58,
  forest: 0.6,
  mountains: 0.64,
  snowfield: 0.58,
  sky: 1.05,
  space: 1.05,
  underwater: 0.9,
  room: 0.64,
  theatre: 0.66,
  station: 0.52,
  metro: 0.5,
  greenhouse: 0.52,
  terrace: 0.5,
  cave: 0.66,
  table: 0.56,
  wall: 0.82,
  shelf: 0.76,
  'shop-window': 0.72,
  leaf: 1.05,
  pond: 1.05,
};

export function planStage(reading: PromptReading, look: Look, frame: Frame): Stage {
  const seed = (hashText(frame.prompt) ^ Math.imul(frame.seed + 1, 0x9e3779b1)) >>> 0;
  const random = makeRandom(seed, 'stage');
  const scene = chooseScene(reading, look, frame.prompt);
  const inside = scene === 'room' ? (reading.inside ?? insideOfTrade(reading)) : undefined;
  if (inside) reading.inside = inside;
  // By the sun no neon shines: "vaporwave sunset".
  const isNeon =
    (reading.time === undefined || reading.time === 'night') &&
    [look, ...reading.looks].some((one) => one === 'cyberpunk' || one === 'neon');
  const words = frame.prompt.toLowerCase();
  if (!isNeon && isGloomy(reading, scene)) reading.weather.add('gloom');
  // Lamps light a ship, and no sun rises there.
  const isLamplit = isInShip({ scene, words }) || isClosed({ scene, reading });
  const time = isLamplit ? 'day' : chooseTime(reading, scene, isNeon, random);
  const chance = random.side();
  const asked =
    scene === 'room'
      ? windowSide(reading)
      : (discSide(reading) ?? (scene === 'sea' ? waterSide(reading) : undefined));
  const side = asked ?? chance;
  const { width, height } = frame;
  const usualHorizon = isCloseToSill({ scene, words, reading }) ? FLOOR_BELOW_SILL : (HORIZONS[scene] ?? 0.6);
  const horizon = Math.round(
    height * (usualHorizon + (scene === 'sky' || scene === 'space' ? 0 : random.between(-0.03, 0.03))),
  );
  const hasSnow = reading.weather.has('snow') && !isSnowOfPeaks(reading, frame.prompt);
  const isInSnow = scene === 'snowfield' || (scene === 'forest' && reading.scenes.includes('snowfield'));
  const isSnowy = hasSnow || isInSnow || reading.subjects.some(isOnSnow);
  const weather = new Set(reading.weather);
  if (!hasSnow) weather.delete('snow');
  if (look === 'ink' && isOfNothing(reading)) weather.add('fog');
  if (weather.has('storm') && time !== 'night') weather.delete('snow');
  const hour = hasRedSun(reading, look, frame.prompt) ? 'day' : time;
  const usualPalette = paletteFor({ reading, scene, isNeon, words: frame.prompt }, hour, random);
  const colourOf = (place: PlaceColour['of']): string | undefined =>
    reading.placeColours.find(({ of }) => of === place)?.colour;
  const isNight = time === 'night';
  const underSky = skyInColour(usualPalette, colourOf('sky'), isNight);
  const palette = tuneForLook(fogInColour(underSky, colourOf('fog'), isNight), look);
  const usual = placeLight(time, scene, side, random, width, height, horizon);
  const isLow = isDiscBehindLand({ scene, reading });
  const isBetweenCrowns = scene === 'forest' && reading.subjects.some(isDisc);
  const light = isBetweenCrowns
    ? { ...usual, x: width * (0.5 + side * 0.05), y: height * 0.2 }
    : isLow
      ? { ...usual, y: Math.min(horizon, height) - Math.min(width, height) * LOW }
      : usual;
  const frameOf = { reading, scene, width, short: Math.min(width, height), horizon, light };
  return makeStage({
    width,
    height,
    horizon,
    seed,
    scene,
    time,
    weather,
    isDark: time === 'night' || isNeon,
    isSnowy,
    isAutumn: weather.has('leaves') || reading.subjects.some(isOfAutumn),
    isNeon,
    look,
    palette,
    reading,
    words: frame.prompt.toLowerCase(),
    light: { ...light, ...sunBehindPeak(frameOf, time, look) },
    groundColour: reading.colours[0],
    faces: new Map(),
  });
}

const SNOWY_PEAKS =
  /(?:连绵的)?雪山(?:脚下|之下|下|前|环绕|上)?|snow(?:y|[- ]?capped|[- ]?covered)? (?:mountains?|peaks?|alps)/gi;
const OTHER_SNOW = /snow|winter|blizzard|frost|ski|雪|冬|冰/i;

const FAR =
  /behind|in the distance|distant|background|at the foot|surrounded by|under the|below the|远处|远方|背景|脚下|雪山[之]?下|雪山前|环绕|背后/i;

/** Snow that lies on far mountains alone: before them grass grows, where anything is there. */
function isSnowOfPeaks({ scenes }: PromptReading, prompt: string): boolean {
  const rest = prompt.replace(SNOWY_PEAKS, '');
  const isOther = scenes.some((scene) => scene !== 'mountains') || FAR.test(prompt);
  return rest !== prompt && isOther && !OTHER_SNOW.test(rest);
}

/** On paper the sun alone is red: a red sky would drown it. */
function hasRedSun({ subjects, time }: PromptReading, look: Look, prompt: string): boolean {
  if (look !== 'ink' || time === 'night') return false;
  return (
    subjects.some(({ key }) => key === 'sun') || isPrintedSun({ look, words: prompt, reading: { time } })
  );
}

/** A sun that is asked for with a mountain stands behind its top; over ridges it has risen, or it would be hidden. */
function sunBehindPeak(
  frame: Parameters<typeof loneMountain>[0],
  time: TimeOfDay,
  look: Look,
): { x?: number; y?: number } {
  const mountain = loneMountain(frame);
  const hasRidges = frame.reading.subjects.some(({ key }) => key === 'great-wall');
  const isAsked = frame.reading.subjects.some(({ key }) => key === 'sun');
  const isOverRidges = frame.scene === 'mountains' || (look === 'ink' && frame.scene === 'lake');
  const isPrint = look === 'poster' || look === 'ink';
  const isOverPeaks = (isPrint || isAsked) && isOverRidges && !mountain && !hasRidges;
  if (isOverPeaks && (time === 'dawn' || time === 'sunset'))
    return { x: frame.width * (0.5 + frame.light.side * 0.16), y: frame.horizon - frame.short * 0.46 };
  if (hasRidges && (time === 'dawn' || time === 'sunset'))
    return {
      x: frame.width * (0.5 + frame.light.side * 0.18),
      y: frame.horizon - frame.short * (look === 'poster' ? 0.46 : 0.25),
    };
  if (!mountain || time === 'night' || !isAsked) return {};
  return {
    x: mountain.x + frame.light.side * frame.short * 0.06,
    y: mountain.base - mountain.height - frame.short * 0.01,
  };
}

/** Nothing was named that could be drawn. */
function isOfNothing({ subjects, scenes, time, weather }: PromptReading): boolean {
  return subjects.length === 0 && scenes.length === 0 && time === undefined && weather.size === 0;
}

/** What stands on one side of a room has its wall: the window is on the other. */
function windowSide({ links, subjects }: PromptReading): -1 | 1 | undefined {
  const aside = links.filter(
    ({ relation, to }) => to === null && (relation === 'left' || relation === 'right'),
  );
  const first = aside.find(({ from }) => TALL_PIECES.test(subjects[from]?.key ?? '')) ?? aside[0];
  return first && (first.relation === 'left' ? 1 : -1);
}

/** "The moon in the upper right corner": the light comes from there. */
function discSide({ links, subjects }: PromptReading): -1 | 1 | undefined {
  const first = subjects.findIndex(isDisc);
  const link = links.find(
    ({ from, to, relation }) =>
      from === first && to === null && (relation === 'left' || relation === 'right'),
  );
  return link && (link.relation === 'left' ? -1 : 1);
}

/** The land lies away from the light: the sea is where a boat was asked for, beside the house on the shore. */
function waterSide({ links, subjects }: PromptReading): -1 | 1 | undefined {
  for (const { relation, from, to } of links) {
    if ((relation !== 'left' && relation !== 'right') || to === null) continue;
    const side = relation === 'left' ? -1 : 1;
    if (subjects[to]?.kind === 'building') return side;
    if (subjects[from]?.kind === 'building') return side === 1 ? -1 : 1;
  }
  return undefined;
}

/** An image that is dark by its manner has no blue sky, where nothing is said of the hour or the weather. */
function isGloomy({ lights, time, weather }: PromptReading, scene: StageScene): boolean {
  const hasSky = (isOutside({ scene }) && scene !== 'backdrop') || scene === 'room' || scene === 'table';
  return lights.has('dark') && hasSky && time === undefined && weather.size === 0;
}

function paletteFor(
  { reading, scene, isNeon, words }: Pick<Stage, 'reading' | 'scene' | 'isNeon' | 'words'>,
  time: TimeOfDay,
  random: Random,
): Palette {
  const chance = random.next();
  let name: PaletteName = time;
  if (scene === 'space' || scene === 'moon') name = 'space';
  else if (scene === 'underwater') name = 'underwater';
  else if (['studio', 'emblem', 'isometric', 'poster', 'backdrop', 'theatre', 'cave'].includes(scene))
    name = time === 'night' ? 'night' : 'studio';
  else if (isNeon) name = 'neon';
  else if (reading.weather.has('storm') && time !== 'night') name = 'storm';
  else if (reading.weather.has('gloom') && time === 'day') name = 'storm';
  else if (isCloudy(reading) && time === 'day') name = 'grey';
  else if (isBlizzard({ weather: reading.weather, words }) && time !== 'night') {
    const grey = veilPalette(choosePalette('grey', chance), 0.5);
    return { ...grey, skyTop: mix(grey.skyTop, '#dfe6ee', 0.4) };
  }
  const palette = choosePalette(name, chance);
  return reading.weather.has('fog') && !isNeon ? veilPalette(palette, 0.45) : palette;
}

/** Some manners of painting need a lighter sheet or stronger colours to work on. */
function tuneForLook(palette: Palette, look: Look): Palette {
  if (look === 'ink' || look === 'line_art') {
    return {
      ...palette,
      skyTop: mix(palette.skyTop, '#ffffff', 0.35),
      skyMiddle: mix(palette.skyMiddle, '#ffffff', 0.5),
      horizon: mix(palette.horizon, '#ffffff', 0.65),
      fog: mix(palette.fog, '#ffffff', 0.55),
    };
  }
  return palette;
}

/** Over the horizon, in parts of the short side: peaks are higher. */
const LOW = 0.26;

function placeLight(
  time: TimeOfDay,
  scene: StageScene,
  side: -1 | 1,
  random: Random,
  width: number,
  height: number,
  horizon: number,
): Stage['light'] {
  const x = width * (0.5 + side * random.between(0.14, 0.3));
  const low = Math.min(horizon, height) - Math.min(width, height) * random.between(0.06, 0.16);
  if (scene === 'space' || scene === 'moon') return { side, x, y: height * random.between(0.16, 0.26) };
  const y =
    time === 'day'
      ? height * random.between(0.1, 0.18)
      : time === 'night'
        ? height * random.between(0.14, 0.24)
        : low;
  return { side, x, y };
}
