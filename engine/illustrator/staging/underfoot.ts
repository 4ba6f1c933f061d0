// What somebody stands on where it fills the foot of the image: a roof of tiles, the deck of a bridge, a balcony, steps.

import type { SportsGround } from '../lexicon/feat.ts';
import { featEntry } from '../lexicon/feat-entries.ts';
import { isFeat } from '../lexicon/feats.ts';
import { isSportsGround } from '../lexicon/sports-grounds.ts';
import type { PromptReading, Subject } from '../reading/prompt-reading.ts';
import { isOutside, type Stage, WILD_LANDS } from './stage.ts';
import { BODY_KINDS, STREET_KINDS } from '../reading/subject-kinds.ts';
import { TWO_WHEELED } from '../reading/links/link-kinds.ts';

export type Underfoot =
  | 'tile-roof'
  | 'bridge'
  | 'balcony'
  | 'pavilion-floor'
  | 'ship-deck'
  | 'steps'
  | 'pool'
  | 'skatepark'
  | 'highway'
  | 'road'
  | SportsGround;

/** The row of its ridge, as a part of the frame's height. */
export const RIDGE_ROW = 0.82;
/** The row on which one stands. */
const FEET: Record<Underfoot, number> = {
  'tile-roof': RIDGE_ROW,
  bridge: 0.945,
  balcony: 0.945,
  'pavilion-floor': 0.945,
  'ship-deck': 0.94,
  steps: 0.87,
  pool: 0.955,
  skatepark: 0.94,
  highway: 0.93,
  road: 0.935,
  'tennis-court': 0.92,
  'basketball-court': 0.92,
  rink: 0.92,
  pitch: 0.92,
  track: 0.92,
  'sports-hall': 0.92,
  'boxing-ring': 0.93,
  'pool-lanes': 0.9,
};

export function underfootOf(stage: Pick<Stage, 'scene' | 'reading'>): Underfoot | undefined {
  return isOutside(stage) ? underfootIn(stage.reading) : undefined;
}

const GROUNDS: ReadonlySet<string> = new Set([
  'tile-roof',
  'balcony',
  'pavilion-floor',
  'ship-deck',
  'steps',
  'pool',
  'skatepark',
  'highway',
]);

/** Whether it is only ever drawn under the feet. */
export function isGround(key: string): boolean {
  return GROUNDS.has(key) || isSportsGround(key);
}

/** Whoever waves from a balcony, who rides or stands before the house is below it. */
export function isBelowBalcony({ subjects, links }: Pick<PromptReading, 'subjects' | 'links'>): boolean {
  return links.some(({ relation, from, to }) => {
    const other = subjects[to ?? -1];
    const isOutside = (relation === 'in_front' || relation === 'beside') && other?.kind === 'building';
    return (
      (relation === 'riding' && other?.kind === 'mount') ||
      (isOutside && STREET_KINDS.has(subjects[from]?.kind ?? 'item'))
    );
  });
}

/** 白狐坐在屋顶上,书生站在门前, "a cat on the roof and a girl in the street below": not all of them are up there. */
function isBelowRoof({ subjects, asks, links, scenes }: PromptReading): boolean {
  const bodies = subjects.filter(({ kind }) => BODY_KINDS.has(kind));
  if (bodies.length < 2) return false;
  const isUp = (body: Subject): boolean =>
    links.some(
      ({ relation, from, to }) =>
        relation === 'on' && subjects[from] === body && subjects[to ?? -1]?.key === 'tile-roof',
    );
  const isInStreet = scenes.includes('street') && bodies.some(isUp) && !bodies.every(isUp);
  return isInStreet || asks.some(({ words }) => BELOW.test(words));
}
const BELOW =
  /^(?:in|from) the (?:back ?|front ?)?(?:yard|garden|courtyard)$|\bbelow\b|^at the (?:door|gate)$|^(?:门前|门口|门外|楼下|院子里?|庭院里?|院中|院里|街上)$/i;

/** A bridge is in the land where nobody is said to be on it. */
function underfootIn(reading: PromptReading): Underfoot | undefined {
  const { subjects, links } = reading;
  if (hasRoadAcross(reading)) return 'road';
  // Steps that nobody is on would hide the water that is asked for.
  const isOverWater = subjects.every(({ kind }) => !STREET_KINDS.has(kind)) && subjects.some(isOfWater);
  const isBelow = isBelowBalcony(reading);
  const own = subjects.find(
    (one) =>
      isGround(one.key) &&
      !(one.key === 'steps' && isOverWater) &&
      !(one.key === 'balcony' && isBelow) &&
      !(one.key === 'tile-roof' && isBelowRoof(reading)) &&
      !isEaves(reading, one),
  );
  if (own) return own.key as Underfoot;
  const isOnBridge = links.some(
    ({ relation, from, to }) =>
      (relation === 'on' || relation === 'over') &&
      STREET_KINDS.has(subjects[from]?.kind ?? 'item') &&
      to !== null &&
      subjects[to]?.key === 'bridge',
  );
  // Where somebody else is under a tree on the bank the bridge is seen from there.
  const isOnBank = links.some(
    ({ relation, from, to }) =>
      (relation === 'under' || relation === 'on') &&
      STREET_KINDS.has(subjects[from]?.kind ?? 'item') &&
      subjects[to ?? -1]?.kind === 'tree',
  );
  return isOnBridge && !isOnBank ? 'bridge' : groundOfFeats(reading);
}

/** 屋檐上挂着冰柱: nobody is up there. */
function isEaves({ subjects, links }: PromptReading, roof: Subject): boolean {
  const own = subjects.indexOf(roof);
  return roof.words === '屋檐上' && !links.some(({ to }) => to === own);
}

function isOfWater({ kind, key }: Subject): boolean {
  return kind === 'boat' || kind === 'fish' || key === 'bridge';
}

/** Paths wind through the land; what has wheels stands across the image, and its road runs as it stands. */
const ROADS =
  /^(?!.*(?:country|dirt|rural|乡|田|土)).*(?:road|highway|freeway|motorway|公路|山路|道路|大道|路[上边旁])/i;

/** A road along the shore, whoever is on it, or one under wheels in open land. */
function hasRoadAcross({ subjects, scenes }: PromptReading): boolean {
  const isPlace = scenes.every((scene) => WILD_LANDS.has(scene));
  const road = subjects.find(({ key }) => key === 'road' || key === 'highway');
  if (!road || !isPlace || subjects.some(({ kind }) => kind === 'boat')) return false;
  if (scenes.includes('sea')) return ROADS.test(road.words ?? 'road');
  return (
    road.key === 'road' &&
    ROADS.test(road.words ?? '') &&
    subjects.some(({ kind, key }) => kind === 'vehicle' || TWO_WHEELED.has(key))
  );
}

/** Who is said to be nowhere else does it where it is done. */
export function groundOfFeats({
  subjects,
  scenes,
}: Pick<PromptReading, 'subjects' | 'scenes'>): SportsGround | undefined {
  if (scenes.length > 0 || subjects.some(({ kind }) => !PLAYING.has(kind))) return undefined;
  for (const { person } of subjects) {
    const ground = isFeat(person?.hands)
      ? featEntry(person.hands).ground
      : SPORTS[person?.hands ?? person?.role ?? ''];
    if (ground) return ground;
  }
  return undefined;
}
const SPORTS: Readonly<Record<string, SportsGround>> = {
  'ice-skate': 'rink',
  box: 'boxing-ring',
  hockey: 'rink',
  tennis: 'tennis-court',
  'tennis-serve': 'tennis-court',
  barbell: 'sports-hall',
  badminton: 'sports-hall',
  'table-tennis': 'sports-hall',
};
const PLAYING: ReadonlySet<Subject['kind']> = new Set(['figure', 'face', 'full', 'item', 'hat', 'sky']);

export function hasTileRoof(stage: Pick<Stage, 'scene' | 'reading'>): boolean {
  return underfootOf(stage) === 'tile-roof';
}

/** The row of the feet of all who stand there; undefined on other ground. */
export function feetRow(stage: Pick<Stage, 'scene' | 'reading'>): number | undefined {
  const ground = underfootOf(stage);
  return ground && FEET[ground];
}
