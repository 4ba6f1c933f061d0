// Which hour of the day a scene has: the one that is said, or the one that what is in it needs.
import { toRgb } from '#engine/raster/colour.ts';
import type { Random } from '#engine/raster/random.ts';
import type { SceneName, TimeOfDay } from '../lexicon/circumstances.ts';
import type { PromptReading } from '../reading/prompt-reading.ts';
import { isOutside, type StageScene } from './stage.ts';

const NIGHT_THINGS: ReadonlySet<string> = new Set([
  'moon',
  'crescent',
  'moon-seat',
  'aurora',
  'fireworks',
  'milky-way',
  'meteor',
  'sky-lantern',
  'river-lantern',
  'campfire',
  'string-lights',
  'magpie-bridge',
  'eclipse',
]);

export function chooseTime(
  reading: PromptReading,
  scene: StageScene,
  isNeon: boolean,
  random: Random,
): TimeOfDay {
  if (scene === 'space' || scene === 'moon') return 'night';
  // Lamps light a stage at any hour.
  if (scene === 'theatre' || scene === 'metro') return 'day';
  if (reading.time) return reading.time;
  if (isNeon || reading.tone === 'noir' || reading.subjects.some(({ key }) => NIGHT_THINGS.has(key)))
    return 'night';
  if (reading.litWindows || reading.weather.has('fireflies') || reading.subjects.some(isFestiveLamp))
    return 'night';
  if (reading.isSilhouette && isOutside({ scene })) return 'sunset';
  if (reading.weather.has('fog')) return 'dawn';
  // Snow that is red of the evening is not known as snow.
  if (
    reading.weather.size > 0 ||
    ['snowfield', 'studio', 'emblem', 'poster', 'table', 'backdrop', 'cave'].includes(scene)
  )
    return 'day';
  return (
    hourOfSun(reading) ??
    hourOfColour(reading) ??
    (hasColoursAsked(reading) ? 'day' : undefined) ??
    (random.chance(0.62) ? 'day' : random.chance(0.5) ? 'dawn' : 'sunset')
  );
}

/** Lamps of the Lantern Festival are looked at by night. */
function isFestiveLamp({ key, words = '' }: PromptReading['subjects'][number]): boolean {
  return key === 'lantern' && /花灯|灯会|彩灯|festi/i.test(words);
}

/** A sun is red where it stands low. */
function hourOfSun({ subjects, placeLinks = [] }: PromptReading): TimeOfDay | undefined {
  // Behind mountains it goes down.
  if (
    placeLinks.some(
      ({ relation, place, who }) => relation === 'behind' && place === 'land' && who?.key === 'sun',
    )
  )
    return 'sunset';
  const colour = subjects.find(({ key }) => key === 'sun')?.colour;
  if (colour === undefined) return undefined;
  const [red, green] = toRgb(colour);
  return red > green + 2 * COLOURED ? 'sunset' : undefined;
}

/** In the light of the evening a white bus is orange, and a blue one grey. */
function hasColoursAsked({ subjects }: PromptReading): boolean {
  return subjects.some(
    ({ kind, colour, person }) =>
      (colour !== undefined && kind !== 'sky') ||
      person?.wears.some((one) => one.colour !== undefined && one.words !== '') === true,
  );
}

const GREEN_LANDS: ReadonlySet<SceneName> = new Set(['meadow', 'mountains', 'forest']);

const WIDE_OPEN: ReadonlySet<SceneName> = new Set(['sea', 'lake', 'sky']);

/** A sea or a sky that is to be blue is so by day, a pink or a golden one is not. */
function hourOfColour({ colours, placeColours, scenes }: PromptReading): TimeOfDay | undefined {
  // White is that of sand, foam and clouds at any hour.
  const ofPlaces = placeColours.filter(({ of }) => of === 'sky' || of === 'water').map((one) => one.colour);
  const colour = [...colours, ...ofPlaces].find(
    (one) => Math.max(...toRgb(one)) - Math.min(...toRgb(one)) > COLOURED,
  );
  if (colour === undefined) return undefined;
  const [red, green, blue] = toRgb(colour);
  // No land is green in the light of the evening.
  const isGreen = green > red + COLOURED && green > blue + COLOURED;
  if (isGreen && scenes.some((scene) => GREEN_LANDS.has(scene))) return 'day';
  if (!scenes.some((scene) => WIDE_OPEN.has(scene))) return undefined;
  if (blue > red + COLOURED) return green > red ? 'day' : 'dawn';
  if (red > blue + 2 * COLOURED) return 'sunset';
  return red > blue + COLOURED && red > green + 2 * COLOURED ? 'dawn' : undefined;
}

/** Of 255: by so much one colour is above another. */
const COLOURED = 40;
