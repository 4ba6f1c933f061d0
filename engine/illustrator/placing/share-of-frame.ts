// How much of the frame those who stand there take.

import { sailsAmongIce } from '../staging/among-ice.ts';
import { emblemShare } from '../scenery/emblem.ts';
import { goodsOf } from '../contents/stalls.ts';
import { isFromAbove } from '../staging/look-down.ts';
import { isFurniture } from '../things/redrawn.ts';
import { contentOf } from '../contents/containers.ts';
import { hasBranches } from '../contents/vases.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import { metresOf } from '../things/metres.ts';
import { isOutside, type Stage } from '../staging/stage.ts';

/** In the wide scenes land and sky are half of the image. */
const WIDE: ReadonlySet<string> = new Set([
  'sea',
  'lake',
  'mountains',
  'desert',
  'moon',
  'snowfield',
  'city',
  'village',
  'water-town',
]);

/** Part of the frame's height that the tallest of a group takes. */
export function shareOf(stage: Stage, count: number, hasBuildings: boolean): number {
  const { scene, reading } = stage;
  if (scene === 'emblem') return emblemShare(stage);
  if (scene === 'poster')
    return (
      (reading.subjects.some(({ key }) => key === 'moon') ? 0.28 : count > 1 ? 0.48 : 0.56) *
      (reading.disc !== undefined && reading.writing.length === 0 ? 1.28 : 1) *
      (reading.writing.some(({ isDetail }) => isDetail) ? 0.86 : 1) *
      (reading.playingCard ? 1.3 : 1)
    );
  // The page is for what is to be coloured.
  if (scene === 'studio' && stage.look === 'coloring') return count > 1 ? 0.6 : 0.74;
  if (scene === 'studio') return count > 1 ? 0.5 : 0.58;
  // Near enough that one sees what lies on it.
  if (goodsOf(reading).length > 0) return 0.82;
  if (isFromAbove(stage) && count === 1) return 0.6;
  if (scene === 'shop-window') return count > 2 ? 0.22 : 0.28;
  if (scene === 'table' || scene === 'shelf') return count > 1 ? 0.44 : isFilled(stage) ? 0.64 : 0.5;
  // A chair alone is no larger than the room lets it be.
  if (scene === 'room' && count === 1 && reading.subjects.every(isFurniture)) return 0.44;
  if (reading.subjects.length === 1 && reading.subjects[0]?.key === 'mech') return 0.84;
  if (hasBuildings) return 0.3;
  const asked = { wide: 0.3, landscape: 0.34, full: 0.68, portrait: 0.78, close_up: 0.8 }[
    reading.frame as string
  ];
  // In a room several are as near as one; whoever is there alone is what the image is of.
  const near = isAlone(reading.subjects) ? 0.66 : scene === 'room' ? 0.64 : 0.58;
  // Nor is a shell as large as the beach.
  const grounded = reading.subjects.filter(({ kind }) => kind !== 'air' && kind !== 'bird');
  if (asked === undefined && (isOutside(stage) || scene === 'room') && grounded.every(isSmallThing))
    return count > 1 ? 0.26 : 0.34;
  // A ship behind the floe is seen over their heads.
  const amongIce = sailsAmongIce(stage) ? 0.24 : undefined;
  const usual =
    asked ??
    amongIce ??
    (reading.moods.includes('lonely') && count === 1
      ? 0.34
      : WIDE.has(scene)
        ? isAlone(reading.subjects)
          ? 0.52
          : 0.46
        : near);
  return usual * (count > 1 ? 0.92 : 1);
}

/** Nobody else is there: trees and the sky are land. */
function isAlone(subjects: readonly Subject[]): boolean {
  const others = subjects.filter(({ kind }) => kind !== 'tree' && kind !== 'plant' && kind !== 'sky');
  return others.length === 1 && others[0]?.count === 1;
}

/** In metres. */
const [SMALL, SMALL_ANIMAL] = [0.5, 0.25] as const;

function isSmallThing(one: Subject): boolean {
  if (one.kind === 'full') return metresOf(one) < SMALL_ANIMAL;
  const isThing = one.kind === 'item' || one.kind === 'food' || one.kind === 'hat';
  return isThing && metresOf(one) < SMALL && !isFurniture(one);
}

/** With what is in it a container is all that there is to be seen. */
export function isFilled({ reading }: Stage): boolean {
  return reading.subjects.some((one) => contentOf(reading, one) !== undefined || hasBranches(reading, one));
}
