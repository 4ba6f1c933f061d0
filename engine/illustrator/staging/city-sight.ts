// Which city a stage is of, and what of it is seen over the roofs.

import { CITY_BY_NAME, SIGHT_OF_CITY, type City, type FrontKind } from '../lexicon/cities.ts';
import type { PromptReading, Subject } from '../reading/prompt-reading.ts';
import type { Stage } from './stage.ts';
import { STREET_KINDS } from '../reading/subject-kinds.ts';

const NAMES = [...CITY_BY_NAME.keys()].toSorted((a, b) => b.length - a.length);
const isLatin = (name: string): boolean => /^[a-z]/.test(name);
const NAMED = new RegExp(
  `\\b(?:${NAMES.filter(isLatin).join('|')})\\b|${NAMES.filter((name) => !isLatin(name)).join('|')}`,
);

export function hasDwellers({ subjects }: Pick<PromptReading, 'subjects'>): boolean {
  return subjects.some(({ kind }) => STREET_KINDS.has(kind));
}

/** The sight that was asked for by its own name. */
export function namedSight({ subjects }: Pick<PromptReading, 'subjects'>): Subject | undefined {
  return subjects.find(({ drawing, count }) => count === 1 && SIGHT_OF_CITY.has(drawing));
}

/** Its city is one of towers: by itself it stands among them. */
export function isOfTowers({ drawing }: Subject): boolean {
  return SIGHT_OF_CITY.get(drawing)?.isOld !== true;
}

type Place = Pick<Stage, 'scene' | 'words' | 'reading'>;

const IN_CITIES: ReadonlySet<Stage['scene']> = new Set(['street', 'city', 'terrace']);

/** The city that was named, or that of the sight that was. */
export function cityOf({ scene, words, reading }: Place): City | undefined {
  if (!IN_CITIES.has(scene)) return undefined;
  const sight = namedSight(reading);
  if (sight) return SIGHT_OF_CITY.get(sight.drawing);
  const [name] = NAMED.exec(words) ?? [];
  return name === undefined ? undefined : CITY_BY_NAME.get(name);
}

/** The drawing of what is seen over its roofs; a street before a house of its own shows that one. */
export function sightOf(stage: Place): string | undefined {
  // Behind somebody who fills the frame it stands aside, and not at the end of the street.
  if (namedSight(stage.reading)?.isBehindSitter) return undefined;
  const sight = cityOf(stage)?.sight;
  // Of several buildings each stands before the viewer.
  const isAmongOthers = stage.reading.subjects.some(
    ({ kind, drawing }) => kind === 'building' && drawing !== sight && !drawing.endsWith('street-lamp'),
  );
  return isAmongOthers && stage.scene !== 'city' ? undefined : sight;
}

/** It stands with its city, not as a thing before it. */
export function isSightOfStage(
  stage: Place,
  { drawing, count }: Pick<Subject, 'drawing' | 'count'>,
): boolean {
  return count === 1 && sightOf(stage) === drawing;
}

/** The fronts of the city that the stage is of, or of the land that its street is said to be in. */
export function frontsOf(stage: Place): FrontKind | undefined {
  return cityOf(stage)?.fronts ?? (stage.scene === 'street' ? streetLandOf(stage.words) : undefined);
}

const STREET = '(?:streets?|alleys?|lanes?|towns?|markets?|bazaars?|squares?|cafes?|cafés?|quarter)';
const HAN_STREET = '(?:[^，。,]{0,4})(?:街|小巷|巷子|小镇|老城|集市|市场|广场)';

function inStreets(lands: string, han: string): RegExp {
  return new RegExp(`\\b(?:${lands})(?:-style)?(?: [a-z]+){0,2} ${STREET}\\b|(?:${han})${HAN_STREET}`);
}

/** Lands whose streets are told by their fronts, as those of their cities are. */
const STREETS_OF_LANDS: readonly (readonly [FrontKind, RegExp])[] = [
  ['stone', inStreets('french|parisian', '法国|法式')],
  ['ochre', inStreets('italian|spanish|mediterranean|tuscan|roman', '意大利|意式|西班牙|地中海')],
  ['plaster', inStreets('mexican|portuguese|german|czech|colonial', '墨西哥|葡萄牙|德国|德式|捷克')],
  ['brick', inStreets('english|british|irish|dutch', '英国|英式|爱尔兰|荷兰')],
  ['clay', inStreets('moroccan|arabian|arabic|egyptian', '摩洛哥|阿拉伯|埃及')],
];

/** The fronts of streets of the land that the words, in small letters, say a street is in. */
export function streetLandOf(words: string): FrontKind | undefined {
  return STREETS_OF_LANDS.find(([, pattern]) => pattern.test(words))?.[0];
}

/** Whether the picture shows what makes a city that one; true of words that name none. */
export function showsCity(words: string, stage: Stage): boolean {
  const [name] = NAMED.exec(words.toLowerCase()) ?? [];
  const city = name === undefined ? undefined : CITY_BY_NAME.get(name);
  if (!city || !IN_CITIES.has(stage.scene)) return true;
  if (cityOf(stage) !== city) return false;
  return sightOf(stage) !== undefined || (city.sight === undefined && stage.scene === 'street');
}
