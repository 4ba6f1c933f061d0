// Whether who is said to be at something of the land or the sky, or at a place, is seen so: no spot tells where that is.

import type { Link, LinkRelation, PlaceLink, Subject } from './reading/prompt-reading.ts';
import type { Spot } from './placing/spot.ts';
import { isAtArch } from './placing/under-bridge.ts';
import { isGreatTree, isSeenAtTree, TURNED } from './scenery/at-tree.ts';
import { isBetweenBergs } from './scenery/ice-floe.ts';
import { isMoonVeiled } from './scenery/veiled-moon.ts';
import type { Stage } from './staging/stage.ts';
import type { Layer } from './painting/layer.ts';
import { isDiscBehindLand, seenOfDisc } from './staging/low-light.ts';
import { wades } from './animals/wade.ts';
import { ANIMAL_KINDS, SCENERY_KINDS } from './reading/subject-kinds.ts';
import { metresOf } from './things/metres.ts';

const ALOFT: ReadonlySet<Subject['kind']> = new Set(['bird', 'air', 'sky']);
/** Of these one sees no inside. */
const CLOSED: ReadonlySet<string> = new Set([
  'bridge',
  'waterfall',
  'volcano',
  'cactus',
  'fence',
  'brick-wall',
]);
/** What stands here is behind all that has a spot. */
const BACKGROUND: ReadonlySet<string> = new Set([
  'waterfall',
  'volcano',
  'bridge',
  'great-wall',
  'rainbow',
  'moon',
  'crescent',
  'sun',
  'curtains',
]);
/** It is behind all who stand there. */
export function isBackdrop({ kind, key }: Subject): boolean {
  return kind === 'sky' || BACKGROUND.has(key);
}

const INSIDE = /\binside\b|里面|内/i;
/** In these something is mirrored. */
const MIRRORS: ReadonlySet<Stage['scene']> = new Set(['lake', 'sea', 'city', 'water-town']);

type Asked = Pick<Link, 'relation' | 'words'> & { from: Subject; to: Subject };

/** One of the two has no spot: it grows, stands in the land or belongs to the sky. */
export function isSeenAtScenery(
  stage: Stage,
  { relation, words, from, to }: Asked,
  spots: readonly Spot[],
): boolean {
  if (from.kind === 'tree' && !SCENERY_KINDS.has(to.kind)) {
    const turned = TURNED[relation];
    return relation === 'beside' || (turned !== undefined && isSeenAtTree(stage, from, turned, spots));
  }
  // A wood around a bridge is everywhere.
  if (SCENERY_KINDS.has(from.kind) && from.kind !== 'sky') return AROUND.has(relation);
  const own = spots.filter(({ subject }) => subject === from);
  if (isSeenAtTree(stage, to, relation, spots)) return true;
  switch (relation) {
    case 'over':
      return from.kind === 'sky' || isOver(from, own);
    case 'under':
      // Over who is large there is no leaf and no cap of a mushroom.
      if (to.kind === 'plant' && metresOf(from) > metresOf(to)) return false;
      // Who stands before a bridge is not under it; boats pass there.
      return to.key !== 'bridge' || stage.scene === 'water-town' || own.some((one) => isAtArch(stage, one));
    case 'beside':
      return to.kind !== 'sky' || ALOFT.has(from.kind) || stage.scene === 'space';
    case 'in_front':
      return BACKGROUND.has(to.key) && own.some(({ isFloating }) => !isFloating);
    case 'looking_at':
      // Who looks into the image shows the back.
      return BACKGROUND.has(to.key) && own.some(({ view }) => view === 'back');
    case 'in':
      return to.kind !== 'sky' && !CLOSED.has(to.key) && !(to.kind === 'tree' && INSIDE.test(words));
    case 'around':
      return to.kind === 'plant' || to.kind === 'hang' || (from.kind === 'sky' && to.kind !== 'sky');
    case 'between':
      return to.kind === 'plant' || to.kind === 'hang' || (to.kind === 'tree' && stage.scene === 'forest');
    default:
      return false;
  }
}
export const AROUND: ReadonlySet<LinkRelation> = new Set([
  'in',
  'under',
  'around',
  'over',
  'beside',
  'between',
]);

/** In the air, leaping, or drawn as one with what flies. */
function isOver(who: Subject, own: readonly Spot[]): boolean {
  return own.length === 0 || who.rests?.how === 'leap' || own.some(({ isFloating }) => isFloating);
}

const ISLAND = /island|岛/i;
/** Of the disc of a moon that is behind something. */
const MOST_SEEN = 0.95;

/** Who is said to be at a place: behind a mountain, over a lake, in a river. */
export function isSeenAtPlace(
  stage: Stage,
  link: PlaceLink,
  spots: readonly Spot[],
  layers: readonly Layer[],
): boolean {
  const { relation, who, place } = link;
  const own = spots.filter(({ subject }) => subject === who);
  // What stands on the near shore is before the water.
  if (relation === 'mirrored')
    return MIRRORS.has(stage.scene) && own.every(({ isOnWater, isFloating }) => isOnWater || isFloating);
  if (!who || relation === 'hung') return false;
  if (place === 'cloud' && relation === 'behind') return isMoonVeiled(stage) && who.kind === 'sky';
  // What is no spot is land itself.
  if (own.length === 0) {
    if (who.kind === 'sky' && relation === 'behind')
      return isDiscBehindLand(stage) && seenOfDisc(stage, layers) < MOST_SEEN;
    // Seen from above whoever swims is in it.
    if (stage.scene === 'pond' && who.kind === 'fish') return relation === 'in';
    if (relation === 'between' && stage.scene !== 'mountains') return false;
    // A great tree grows on the near shore, whatever islands there are.
    if (ISLAND.test(link.words) && isGreatTree(stage, who)) return false;
    return SCENERY_KINDS.has(who.kind);
  }
  switch (relation) {
    case 'left':
      return own.every(({ x }) => x < stage.width * 0.45);
    case 'right':
      return own.every(({ x }) => x > stage.width * 0.55);
    case 'over':
      // People look out over a sea.
      return who.kind === 'figure' || isOver(who, own);
    case 'around':
      return own.length > 1 && own.every(({ isFloating }) => isFloating);
    case 'between':
      // A valley is between mountains.
      return place === 'land' || (place === 'rock' && isBetweenBergs(stage));
    case 'under':
      return place !== 'water' || stage.scene === 'underwater';
    case 'in':
    case 'on':
      if (place === 'cloud') return stage.scene === 'sky' || own.some(({ isFloating }) => isFloating);
      return place !== 'water' || !ANIMAL_KINDS.has(who.kind) || isInWater(stage, own);
    default:
      return false;
  }
}

function isInWater(stage: Stage, own: readonly Spot[]): boolean {
  return (
    stage.scene === 'underwater' ||
    own.some(
      (spot) =>
        spot.isOnWater || spot.isFloating || spot.subject.kind === 'fish' || wades(stage, spot.subject),
    )
  );
}
