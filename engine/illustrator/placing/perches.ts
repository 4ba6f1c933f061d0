// Who sits on a branch, a fence, a wall or a leaf: small birds of which nothing says that they fly, and whoever is
// said to be on one.

import { isContained } from '../contents/containers.ts';
import type { LinkRelation, PromptReading, Subject } from '../reading/prompt-reading.ts';
import { shownCount, unitOf, makeSpot, type Spot } from './spot.ts';
import { INSECT_KEYS } from '../lexicon/barriers.ts';
import { bloomBuild } from '../scenery/bloom-kinds.ts';
import type { Stage, StageScene } from '../staging/stage.ts';
import { metresOf } from '../things/metres.ts';
import { SCENERY_KINDS, SMALL_ANIMAL_KINDS } from '../reading/subject-kinds.ts';

/** By the keys of the lexicon. */
export type Perch = 'branch' | 'fence' | 'brick-wall' | 'leaf';

/** Their drawings have them on their feet. */
const PERCHING: ReadonlySet<string> = new Set(['bird', 'parrot']);
/** More are a flock, and fly. */
const MOST = 3;
/** In metres: no bear climbs out on a branch, and a leaf carries no cat. */
const LARGEST: Record<Perch, number> = { branch: 0.8, fence: 0.8, 'brick-wall': 0.8, leaf: 0.24 };
/** Birds are light: a crane stands on a pine, a peacock sleeps in a tree. */
const LARGEST_BIRD = 1.4;
const WITH_WINGS: ReadonlySet<string> = new Set(['peacock', 'owl', 'rooster', 'crane']);
/** They lie on boughs all day. */
const CLIMBERS: ReadonlySet<string> = new Set(['leopard', 'black-panther', 'jaguar', 'panda']);
/** Where trees are near. */
const WOODED: readonly StageScene[] = ['meadow', 'forest', 'mountains', 'lake', 'village'];
const OPEN: readonly StageScene[] = [...WOODED, 'snowfield', 'desert', 'city', 'street'];
const STANDS_IN: Record<Perch, ReadonlySet<StageScene>> = {
  branch: new Set(WOODED),
  fence: new Set(OPEN),
  'brick-wall': new Set(OPEN),
  leaf: new Set<StageScene>(['leaf']),
};
/** Of the perch and of all on it: a camera sees them go the same way. */
export const PERCH_DEPTH = 0.66;
const SHARES: readonly (readonly number[])[] = [[], [0.5], [0.34, 0.66], [0.24, 0.5, 0.76]];
const TALL = [0, 0.4, 0.3, 0.24] as const;
/** Parts of the frame's height at which the upper edge of a fence or a wall is. */
const EDGES = { fence: 0.68, 'brick-wall': 0.7 } as const;
/** Drawn from above: they lie on what they sit on. */
const FROM_ABOVE: ReadonlySet<string> = new Set(['ladybug', 'beetle', 'spider', 'scorpion']);

function isPerchKey(key: string | undefined): key is Perch {
  return key !== undefined && key in LARGEST;
}

const SITS_ON: ReadonlySet<LinkRelation> = new Set(['on', 'in', 'around']);

/** The perch that an animal is said to be on; who is in a tree is on a branch of it. */
function saidPerch(reading: PromptReading, subject: Subject): Perch | undefined {
  const { links, subjects } = reading;
  const own = subjects.indexOf(subject);
  return (
    links
      .filter(({ relation, from }) => SITS_ON.has(relation) && from === own)
      .map(({ to, relation }) => {
        const other = to === null ? undefined : subjects[to];
        // 竹林里的熊猫: bamboo has no boughs.
        if (other?.key === 'bamboo') return undefined;
        if (other?.kind === 'tree' && relation !== 'around') return 'branch';
        return relation === 'in' ? undefined : other?.key;
      })
      .find(isPerchKey) ??
    perchOfCompany(reading, own) ??
    // Nothing but the insect was to be at the flower.
    (INSECT_KEYS.has(subject.key) && subjects.some((one) => bloomBuild(one) !== undefined)
      ? 'leaf'
      : // Parrots that fly past sit on no branch that a leopard lies on.
        isByBranch(links, subjects, own) && reading.fliers?.has(subject) !== true
        ? 'branch'
        : undefined)
  );
}

/** "A boy sitting on a wall with a cat beside him": the cat is on it, too. */
function perchOfCompany({ links, subjects }: PromptReading, own: number): Perch | undefined {
  if (subjects[own]?.kind === 'figure') return undefined;
  const company = links.find(
    ({ relation, from, to }) =>
      relation === 'beside' && from === own && to !== null && subjects[to]?.person?.does === 'sit',
  )?.to;
  const seat = links.find(({ relation, from }) => relation === 'on' && from === company)?.to ?? -1;
  const key = subjects[seat]?.key;
  return key === 'fence' || key === 'brick-wall' ? key : undefined;
}

/** "In a tree" people sit in its shade. */
function isOnIt({ links }: PromptReading, own: number): boolean {
  return links.some(({ relation, from }) => relation === 'on' && from === own);
}

/** 小猫在树枝上: a branch is named, and nobody is said to hold it or to be elsewhere. */
function isByBranch(links: PromptReading['links'], subjects: readonly Subject[], own: number): boolean {
  const branch = subjects.findIndex(({ key, words }) => key === 'branch' && words?.endsWith('上'));
  return branch >= 0 && links.every(({ from, to }) => from !== own && to !== branch);
}

/** Below the branch. */
export function hangs({ key, kind }: Subject): boolean {
  return key === 'nest' || key === 'sloth' || (key === 'lantern' && kind === 'item');
}

/** So much of who hangs is below the branch; a sloth is drawn with the bough that it holds. */
const PARTS_BELOW: Readonly<Record<string, number>> = { nest: 0.3, sloth: 0.9 };

/** The perch that an animal would sit on, where there is one. */
export function wouldPerch(reading: PromptReading, subject: Subject): Perch | undefined {
  const { subjects, links, relations } = reading;
  const own = subjects.indexOf(subject);
  const said = saidPerch(reading, subject);
  if (hangs(subject)) return said === 'branch' ? said : undefined;
  if (subject.count > MOST || isContained(reading, subject)) return undefined;
  if (subject.kind === 'figure')
    return said !== 'leaf' && subject.person?.does === 'sit' && said !== undefined && isOnIt(reading, own)
      ? said
      : undefined;
  if (!SMALL_ANIMAL_KINDS.has(subject.kind)) return undefined;
  const isBird = subject.kind === 'bird' || WITH_WINGS.has(subject.key) || CLIMBERS.has(subject.key);
  if (metresOf(subject) > (isBird && said === 'branch' ? LARGEST_BIRD : LARGEST[said ?? 'branch']))
    return undefined;
  if (said) return said;
  const isTied = links.some(
    ({ from, to }) => to !== null && (from === own || to === own) && !isPerchKey(subjects[to]?.key),
  );
  // Beside somebody it is one of two, and is placed with them.
  const isAlone = subjects.every(({ key, kind }) => PERCHING.has(key) || SCENERY_KINDS.has(kind));
  const isSitting =
    PERCHING.has(subject.key) && subject.words !== undefined && !isTied && isAlone && !relations.has('fly');
  return isSitting ? 'branch' : undefined;
}

/** Who sits, in the order from the left, and on what. */
function findPerched({ scene, reading }: Stage): { perch?: Perch; perched: Subject[] } {
  const would = reading.subjects.map((subject) => wouldPerch(reading, subject));
  // A bird before a fence has no branch of its own.
  const perch =
    would.find((one) => one !== undefined && one !== 'branch') ??
    would.find(isPerchKey) ??
    (isBranchAlone(reading) ? 'branch' : undefined);
  // The boughs of a bare tree are perches of their own.
  if (!perch || !STANDS_IN[perch].has(scene) || reading.subjects.some(({ key }) => key === 'bare-tree'))
    return { perched: [] };
  const perched = reading.subjects.filter((_, at) => would[at] === perch);
  if (perched.reduce((sum, subject) => sum + shownCount(subject), 0) > MOST) return { perched: [] };
  return { perch, perched: perched.toSorted((a, b) => sideOf(reading, a) - sideOf(reading, b)) };
}

/** Nothing else is named: the picture is of it. */
export function isBranchAlone({ subjects }: PromptReading): boolean {
  const named = subjects.filter(({ words }) => words !== undefined);
  return named.length > 0 && named.every(({ key }) => key === 'branch');
}

/** Where one is said to be beside others on what they share: -1 is the left. */
export function sideOf({ subjects, links }: PromptReading, subject: Subject): number {
  const own = subjects.indexOf(subject);
  const link = links.find(
    ({ relation, from }) => from === own && (relation === 'left' || relation === 'right'),
  );
  if (!link) return 0;
  return link.relation === 'left' ? -1 : 1;
}

export function isPerched(stage: Stage, subject: Subject): boolean {
  return findPerched(stage).perched.includes(subject);
}

/** What somebody sits on in this scene. */
export function perchOf(stage: Stage): Perch | undefined {
  return findPerched(stage).perch;
}

/** Whether the place of the scene is a leaf: nothing is to be seen that is larger than what sits on one. */
export function isOnLeaf({ subjects, links }: PromptReading): boolean {
  const held = new Set(
    links.filter(({ relation }) => relation === 'holding').map(({ to }) => subjects[to ?? -1]),
  );
  return subjects.some(({ key }) => key === 'leaf') && subjects.every((one) => held.has(one) || isSmall(one));
}

function isSmall(subject: Subject): boolean {
  return SCENERY_KINDS.has(subject.kind) || metresOf(subject) <= LARGEST.leaf;
}

/** Pixels: the upper edge of the branch, at a part of the width. */
export function branchAt({ width, height, light }: Stage, part: number): { x: number; y: number } {
  // It grows into the frame from the side away from the light, and rises a little.
  const along = light.side === 1 ? part : 1 - part;
  return { x: width * part, y: height * (0.7 - 0.1 * along + 0.025 * Math.sin(along * 5)) };
}

/** Pixels: where feet stand on the perch, at a part of the width. */
export function perchAt(stage: Stage, perch: Perch, part: number): { x: number; y: number } {
  if (perch === 'branch') return branchAt(stage, part);
  const x = stage.width * part;
  if (perch === 'leaf') return { x, y: stage.height * 0.74 };
  return { x, y: stage.height * EDGES[perch] };
}

const LARGE: ReadonlySet<Subject['kind']> = new Set(['building', 'vehicle', 'mount']);
const BY_LARGE = 0.1;
/** The legs of people hang down below the edge. */
const SEATED = 1.7;
/** It leaves to be seen what is below its branch. */
const LANTERN = 0.55;

/** How tall one of so many is drawn: on a leaf a frog is larger than a ladybug, as far as both can be seen. */
function tallOf(stage: Stage, perch: Perch, subject: Subject, many: number): number {
  const widest = many > 1 ? stage.width * 0.3 : stage.width;
  // Beside a house or a truck a crow on a fence is small.
  const isByLarge = stage.reading.subjects.some(({ kind }) => LARGE.has(kind));
  const most = isByLarge && (perch === 'fence' || perch === 'brick-wall') ? BY_LARGE : Infinity;
  const small = subject.key === 'lantern' ? LANTERN : 1;
  if (subject.kind === 'figure') return unitOf(stage) * (TALL[many] ?? 0) * SEATED;
  const usual = Math.min(unitOf(stage) * Math.min((TALL[many] ?? 0) * small, most), widest);
  const isOfBloom = stage.reading.subjects.some((one) => bloomBuild(one) !== undefined);
  return perch === 'leaf' ? usual * Math.min(1.1, (isOfBloom ? 0.85 : 0.6) + metresOf(subject) * 5) : usual;
}

/** Pixels: the row of the ground at which a fence or wall ends that somebody sits on; below the frame where nobody stands before it. */
export function perchFoot({ height, short }: Stage, spots: readonly Spot[]): number {
  const rows = spots.filter((spot) => !spot.isFloating && !spot.isOnWater).map(({ y }) => y);
  return rows.length > 0 ? Math.min(...rows) - short * 0.04 : height + short * 0.22;
}

export function perchedSpots(stage: Stage): Spot[] {
  const { perch, perched } = findPerched(stage);
  if (!perch) return [];
  const animals = perched.flatMap((subject) =>
    Array.from({ length: shownCount(subject) }, (_, index) => ({ subject, index })),
  );
  // Whoever stands there as well is in the middle.
  const others = stage.reading.subjects.filter(
    (one) =>
      !perched.includes(one) &&
      (one.kind === 'figure' || one.kind === 'mount' || SMALL_ANIMAL_KINDS.has(one.kind)),
  );
  const isAside = animals.length === 1 && others.length > 0;
  return animals.map(({ subject, index }, place) => {
    const middle = isAside ? 0.5 + stage.light.side * 0.32 : 0.5;
    const { x, y } = perchAt(
      stage,
      perch,
      animals.length > 1 ? (SHARES[animals.length]?.[place] ?? 0.5) : middle,
    );
    const tall =
      tallOf(stage, perch, subject, animals.length) *
      (isAside ? (subject.kind === 'figure' ? 0.8 : 0.62) : 1);
    const part = PARTS_BELOW[subject.key] ?? 0.97;
    const lies = perch === 'leaf' && FROM_ABOVE.has(subject.key);
    return makeSpot(stage, subject, index, {
      x,
      y: y + tall * (hangs(subject) ? part : lies || subject.drawing === 'own/coiled-snake' ? 0.3 : 0.03),
      tall,
      depth: PERCH_DEPTH,
      isFloating: true,
      isPerched: true,
      ...(lies ? { turn: stage.light.side * stage.random(`lies ${place}`).between(0.5, 0.9) } : {}),
      // They look into the frame; drawings look to the left.
      ...(animals.length > 1 ? { isFlipped: x < stage.width / 2 } : {}),
    });
  });
}
