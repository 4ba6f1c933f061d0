// Where the joints of a body are in a pose. A standing body is a hundred units tall, its feet at 0, up is negative.

import { armsAtWork } from './arms-at-work.ts';
import type { Point } from './draft.ts';
import { handOnFace } from './gesture-arms.ts';
import { headShare, type Person } from './person.ts';
import type { Pair } from './angles.ts';
import { anglesOf } from './poses.ts';

export type Limb = { root: Point; middle: Point; end: Point };

export type Skeleton = {
  /** Height of the head, and where its chin is. */
  head: number;
  chin: Point;
  /** Radians that the trunk leans to the right, and how long it is from the hips to the neck. */
  lean: number;
  trunk: number;
  neck: Point;
  waist: Point;
  hips: Point;
  shoulderHalf: number;
  waistHalf: number;
  hipHalf: number;
  /** From the front left and right, from the side far and near. */
  arms: readonly [Limb, Limb];
  legs: readonly [Limb, Limb];
};

/** The head of an animal is large, its legs are short. */
const ANIMAL = { head: 0.265, leg: 37 };

export function poseBody(person: Person): Skeleton {
  const isSide = person.view === 'side';
  const angles = anglesOf(person);
  const head = (person.animal ? ANIMAL.head : headShare(person.age)) * 100;
  const isSmall = person.age === 'child' || person.age === 'baby';
  const leg = person.animal
    ? ANIMAL.leg
    : { baby: 29, child: 41, young: 48.5, adult: 49.5, old: 48 }[person.age];
  const thigh = leg * 0.5;
  const shin = leg * 0.46;
  // Children have short thin necks, babies hardly any.
  const throat = head * (person.age === 'baby' ? 0.02 : isSmall ? 0.15 : 0.26);
  const trunk = 100 - head - leg - throat;
  const lean = ((angles.lean ?? 0) * Math.PI) / 180;
  const hipY = -leg * (1 - (angles.drop ?? 0));
  const hips: Point = [0, hipY];
  const up = (share: number): Point => [
    Math.sin(lean) * trunk * share,
    hipY - Math.cos(lean) * trunk * share,
  ];
  const neck = up(1);
  const waist = up(0.4);
  const chin: Point = [neck[0] + Math.sin(lean) * head * 0.3, neck[1] - throat];
  const shoulderHalf =
    (person.isFemale || isSmall ? 0.7 : 0.83) * head * (isSmall ? 0.6 : 1) * (isSide ? 0.1 : 1);
  const arm = trunk * (isSmall ? 0.52 * (angles.reach ?? 1) : 0.5);
  const drop = isSide ? head * 0.3 : head * 0.27;
  const hipHalf = (isSide ? 0 : 0.3) * head * (isSmall ? 0.7 : 1);
  const arms = (armsAtWork(person) ?? angles.arms).map((pair, index): Limb => {
    const across = (index === 0 ? -0.86 : 0.86) * shoulderHalf;
    const root: Point = [neck[0] + Math.cos(lean) * across, neck[1] + drop + Math.sin(lean) * across];
    const limb = reach(root, pair, arm, arm * 0.92, lean * 0.5);
    return index === 1 && person.view === 'front' ? handOnFace(limb, person.hands?.work, chin, head) : limb;
  }) as unknown as [Limb, Limb];
  const legs = angles.legs.map((pair, index): Limb => {
    const across = (index === 0 ? -1 : 1) * hipHalf;
    const seen = angles.shins?.[index] ?? 1;
    return reach([across, hipY], pair, thigh * (angles.short ?? 1), shin * seen, 0);
  }) as unknown as [Limb, Limb];
  return ground(
    {
      head,
      chin,
      lean,
      trunk,
      neck,
      waist,
      hips,
      shoulderHalf,
      waistHalf: head * (isSide ? 0.32 : person.isFemale ? 0.46 : 0.56) * (isSmall ? 0.68 : 1),
      hipHalf: head * (isSide ? 0.42 : person.isFemale ? 0.62 : 0.57) * (isSmall ? 0.62 : 1),
      arms,
      legs,
    },
    leg,
    angles.rise ?? 0,
    person.stride !== undefined && person.pose === 'run' ? -leg * IN_RUN : undefined,
  );
}

function reach(root: Point, [upper, lower]: Pair, long: number, short: number, lean: number): Limb {
  const step = (from: Point, degrees: number, length: number): Point => {
    const angle = (degrees * Math.PI) / 180 - lean;
    return [from[0] + Math.sin(angle) * length, from[1] + Math.cos(angle) * length];
  };
  const middle = step(root, upper, long);
  return { root, middle, end: step(middle, lower, short) };
}

/** Who runs keeps the hips so high, in lengths of a leg, and both feet are in the air between two steps. */
const IN_RUN = 0.95;

/** Lets the lower foot stand on the ground, or as high above it as one leaps. `hips`: no lower than this. */
function ground(skeleton: Skeleton, leg: number, rise: number, hips = Infinity): Skeleton {
  const sole = leg * 0.045;
  const lowest = Math.max(
    ...skeleton.legs.flatMap(({ middle, end }) => [middle[1], end[1]]),
    skeleton.hips[1] + skeleton.head * 0.12,
  );
  const by = Math.min(-lowest - sole - rise, hips - skeleton.hips[1]);
  const move = ([x, y]: Point): Point => [x, y + by];
  const moveLimb = (limb: Limb): Limb => ({
    root: move(limb.root),
    middle: move(limb.middle),
    end: move(limb.end),
  });
  return {
    ...skeleton,
    chin: move(skeleton.chin),
    neck: move(skeleton.neck),
    waist: move(skeleton.waist),
    hips: move(skeleton.hips),
    arms: [moveLimb(skeleton.arms[0]), moveLimb(skeleton.arms[1])],
    legs: [moveLimb(skeleton.legs[0]), moveLimb(skeleton.legs[1])],
  };
}
