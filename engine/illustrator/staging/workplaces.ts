// Where somebody is of whom only the trade is said: a librarian in a library, a DJ on a stage.

import type { SceneName } from '../lexicon/circumstances.ts';
import type { Inside } from '../lexicon/insides.ts';
import { INSIDES_OF_TRADE, ON_STAGE, PLACES_OF_TRADE } from '../lexicon/trade-places.ts';
import { isGesture } from '../lexicon/gestures.ts';
import type { HandWork } from '../lexicon/hand-work.ts';
import { isTradeWork, placesOfWork } from '../lexicon/trade-work.ts';
import type { PromptReading, Subject } from '../reading/prompt-reading.ts';
import { cabinFor } from '../casting/drive.ts';
import { isPlayer } from '../people/bands.ts';
import type { PersonAct } from '../reading/people/person-look.ts';
import { roomOfTrade } from '../scenery/room-kind.ts';

/** They march. */
const IN_STREETS = /\bmarching\b|军乐/i;

/** What stands or grows under the sky, and what one is on the way with. */
const OUTDOORS: ReadonlySet<Subject['kind']> = new Set([
  'vehicle',
  'mount',
  'boat',
  'tree',
  'landmark',
  'building',
  'sky',
  'air',
]);

/** Scenery of rooms. */
const OF_ROOMS: ReadonlySet<string> = new Set(['wall-shelf', 'counter', 'plain-wall', 'brick-wall']);

/** Nobody does these at work. */
const ON_THE_WAY: ReadonlySet<PersonAct | undefined> = new Set<PersonAct | undefined>([
  'walk',
  'run',
  'jump',
  'fly',
  'swim',
  'ride',
]);

/** Done in rooms. */
const AT_WORK: ReadonlySet<HandWork | undefined> = new Set<HandWork | undefined>([
  'pour',
  undefined,
  'read',
  'reach',
  'cook',
  'teach',
  'study',
  'type',
  'phone',
  'toss',
  'tray',
  'cradle',
  'carry',
  'offer',
  'sing',
  'keys',
  'paint',
  'dj',
]);

/** "Storm outside", 外面下着雨: whoever is told of is inside. */
const IS_OUTSIDE =
  /\b(?:storm|rain|raining|snow|snowing|thunderstorm|blizzard)(?: \w+)? outside\b|\boutside,? (?:a |the )?(?:\w+ )?(?:storm|rain|snow|blizzard)|(?:外面|窗外|屋外)/i;

/** Where the work is done that somebody is at. */
export function placeOfWork(reading: PromptReading): SceneName | undefined {
  const { subjects } = reading;
  const hasHouse = subjects.some(({ kind }) => kind === 'building');
  // "A blacksmith in a village" works in the open: inside nobody would see the village.
  const isInOpen = subjects.some(
    ({ kind, key }) => (kind === 'landmark' || kind === 'building') && !OF_ROOMS.has(key),
  );
  const hasCottage = subjects.some(({ key }) => COTTAGES.test(key));
  const isOutOfTown = subjects.some(({ key }) => TEMPLES.has(key) || key === 'village');
  for (const subject of subjects) {
    const { person, words = '' } = subject;
    // A pilot in a biplane is in no room.
    if (isInCabin(reading, subject)) continue;
    // Who builds a house has it on a plot of its own.
    if (person?.hands === 'lay-bricks' && hasHouse) return 'meadow';
    const places = isTradeWork(person?.hands) ? placesOfWork(person.hands) : [];
    // Who sells what is made there stands in the street.
    const isSold = VENDORS.test(words) || subjects.some(({ key }) => key === 'market-stall');
    if (isSold && places.includes('street')) return 'street';
    // The ground around a temple or a village is no street of a town, and in one of ours is no room for a cottage: a barn
    // that burns stands in a field, and under no towers.
    if (hasCottage && places.includes('street') && places.includes('meadow')) return 'meadow';
    const [place] = places.filter(
      (one) => !(isOutOfTown && TOWNS.has(one)) && !(hasCottage && one === 'street'),
    );
    if (place !== undefined) return place === 'room' && isInOpen ? 'meadow' : place;
  }
  return undefined;
}

const TOWNS: ReadonlySet<SceneName> = new Set<SceneName>(['street', 'city', 'water-town']);
const COTTAGES = /^(?:house|cottage|cabin|log-cabin|barn|hut)$/;

function isInCabin({ links, subjects }: PromptReading, subject: Subject): boolean {
  return links.some(({ relation, from, to }) => {
    const vehicle = subjects[to ?? -1];
    return subjects[from] === subject && vehicle !== undefined && cabinFor(relation, vehicle) !== undefined;
  });
}

const TEMPLES: ReadonlySet<string> = new Set(['temple', 'pagoda', 'shrine', 'torii', 'monastery']);

const VENDORS = /\b(?:street|vendor|hawker|seller)s?\b|摊|小贩/i;

const OF_TALES: ReadonlySet<string> = new Set(['dragon', 'unicorn', 'phoenix', 'pegasus']);

/** Of places that are named, and of weather, this knows nothing: they win. */
export function workplaceOf(reading: PromptReading, prompt = ''): SceneName | undefined {
  const { subjects, weather } = reading;
  const isWetHere = weather.size > 0 && !IS_OUTSIDE.test(prompt);
  const outside = subjects
    .filter(isInOpen)
    .flatMap(({ words = '' }) => placeNamed(PLACES_OF_TRADE, words) ?? [])[0];
  // A thief beside a dragon is in no street of ours.
  if (subjects.some(({ key }) => OF_TALES.has(key))) return undefined;
  if (isWetHere && outside) return outside;
  if (isWetHere || subjects.some((subject) => isOutdoors(reading, subject))) return undefined;
  if (subjects.some(({ key, words = '' }) => isPlayer(key) && !IN_STREETS.test(words))) return 'theatre';
  const names = subjects.filter(isAtWork).map(({ words = '' }) => words);
  if (names.some((name) => ON_STAGE.test(name))) return 'theatre';
  if (names.some((name) => roomOfTrade(name) !== undefined || insideOf(name) !== undefined)) return 'room';
  return outside;
}

/** What somebody is inside of at work, where they are in a room and nothing else is said of it. */
export function insideOfTrade({ subjects, scenes }: PromptReading): Inside | undefined {
  if (scenes.length > 0) return undefined;
  return subjects.filter(isAtWork).flatMap(({ words = '' }) => insideOf(words) ?? [])[0];
}

function insideOf(name: string): Inside | undefined {
  return placeNamed(INSIDES_OF_TRADE, name);
}

function placeNamed<Place>(places: readonly (readonly [Place, RegExp])[], name: string): Place | undefined {
  return places.find(([, pattern]) => pattern.test(name))?.[0];
}

function isOutdoors({ subjects, links }: PromptReading, subject: Subject): boolean {
  if (OUTDOORS.has(subject.kind)) return !OF_ROOMS.has(subject.key);
  const own = subjects.indexOf(subject);
  // Flowers are also held.
  const isHeld = links.some(({ relation, to }) => relation === 'holding' && to === own);
  return subject.kind === 'plant' && !isHeld;
}

/** Done in no street and on no shore. */
const DONE_INSIDE: ReadonlySet<string | undefined> = new Set([
  'cook',
  'teach',
  'study',
  'type',
  'toss',
  'keys',
  'pour',
  'paint',
  'dj',
]);

function isInOpen({ kind, person }: Subject): boolean {
  return kind === 'figure' && !ON_THE_WAY.has(person?.does) && !DONE_INSIDE.has(person?.hands);
}

function isAtWork({ kind, person }: Subject): boolean {
  const isAtIt = AT_WORK.has(person?.hands) || isGesture(person?.hands) || person?.hands === 'lift';
  return kind === 'figure' && !ON_THE_WAY.has(person?.does) && isAtIt;
}
