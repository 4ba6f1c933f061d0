// Where somebody small is on a larger animal: on its head, its nose, or on the shoulder of one that is seen from the
// front, of whose back nothing is to be seen.

import { isBall } from '../people/hands.ts';
import { faceOf, headSeen } from '../animals/heads.ts';
import { eyesOfUpright, frontBuild } from '../animals/upright-body.ts';
import type { Link, Subject } from '../reading/prompt-reading.ts';
import type { Stage } from '../staging/stage.ts';
import { readAlpha, type Surface } from '#engine/raster/surface.ts';
import { topBetween } from './bear-on-back.ts';
import { wideOf, type Cast } from './cast.ts';
import type { Spot } from './spot.ts';
import { ANIMAL_KINDS } from '../reading/subject-kinds.ts';

type Place = 'head' | 'nose' | 'shoulder';

/** 肩头 has a head in it that is none. */
const PLACES: readonly (readonly [Place, RegExp])[] = [
  ['shoulder', /\bshoulders?\b|肩/i],
  ['nose', /\b(?:nose|snout)\b|鼻/i],
  ['head', /\b(?:head|trunk)\b|头/i],
  ['shoulder', /\bback\b|背/i],
];

/** In parts of the other: who sits there is smaller than the head. */
const [LEAST, MOST] = [0.28, 0.42] as const;
/** On a nose sits nobody but who is small; on a shoulder nobody hides the face. */
const MOST_AT: Readonly<Record<Place, number>> = { head: MOST, nose: 0.2, shoulder: 0.3 };
/** Of the height, from the top: where the head ends of who sits upright, where we have not built it. */
const USUAL_HEAD = 0.5;
/** Below the chin, as a part of the height. */
const BELOW_CHIN = 0.07;
/** Of the width between the middle and the edge: so far out feet stand on a shoulder. */
const OUT = 0.94;

/** Where one sits on the other; undefined where nothing says so, or the other is no animal whose head is known. */
export function seatOnAnimal(stage: Stage, one: Cast, other: Cast): Partial<Spot> | undefined {
  const link = linkOf(stage, one, other);
  const { spot } = other;
  const head = ANIMAL_KINDS.has(spot.subject.kind) ? headSeen(spot.subject) : undefined;
  const place = PLACES.find(([, named]) => named.test(link?.words ?? ''))?.[0];
  if (place === 'shoulder' && spot.subject.drawing === 'own/robot') return onRobot(one, other, stage);
  if (!head || place === undefined || (place === 'shoulder' && !hasShoulders(spot.subject))) return undefined;
  const isFlat = spot.subject.kind !== 'face' || isLow(spot.subject);
  const { across, row } =
    place === 'shoulder'
      ? shoulderOf(other, stage.light.side)
      : isFlat
        ? onWhole(other, place === 'nose' ? noseUnder(one, head) : head.top)
        : onUpright(other, place, head.mouth?.[1]);
  const most = spot.tall * MOST_AT[place];
  return {
    x: spot.x + (across - 0.5) * wideOf(other),
    y: spot.y - spot.tall * (1 - row - 0.02),
    tall: Math.max(Math.min(spot.tall * LEAST, most), Math.min(one.spot.tall, most)),
    depth: spot.depth + 0.002,
    isFloating: true,
    isPerched: true,
  };
}

/** Where the shoulders of a robot are: of the width from its middle, and of the height from its top. */
const ROBOT_SHOULDER = { aside: 0.37, row: 0.265 } as const;

function onRobot(one: Cast, other: Cast, { light }: Stage): Partial<Spot> {
  const { spot } = other;
  return {
    x: spot.x + light.side * ROBOT_SHOULDER.aside * wideOf(other),
    y: spot.y - spot.tall * (1 - ROBOT_SHOULDER.row),
    tall: Math.min(one.spot.tall, spot.tall * LEAST * 0.6),
    depth: spot.depth + 0.002,
    isFloating: true,
    isPerched: true,
  };
}

/** Whether it sits upright, drawn by ourselves: nothing is to be seen of its back. */
export function hasShoulders(animal: Subject): boolean {
  return animal.kind === 'face' && !isLow(animal) && frontBuild(faceOf(animal) ?? '') !== undefined;
}

function linkOf({ reading: { subjects, links } }: Stage, one: Cast, other: Cast): Link | undefined {
  const [from, to] = [subjects.indexOf(one.spot.subject), subjects.indexOf(other.spot.subject)];
  return links.find((tie) => tie.from === from && tie.to === to && tie.relation === 'on');
}

function isLow({ rests }: Subject): boolean {
  return rests?.how === 'sleep' || rests?.how === 'lie';
}

/** As parts of the sprite, from the left and from the top. */
type At = { across: number; row: number };

function onWhole({ spot }: Cast, [x, row]: readonly [number, number]): At {
  return { across: spot.isFlipped ? 1 - x : x, row };
}

/** A ball is over the face, not before it. */
function noseUnder(one: Cast, head: NonNullable<ReturnType<typeof headSeen>>): readonly [number, number] {
  const nose = noseOf(head);
  return isBall(one.spot.subject) ? [nose[0], head.top[1]] : nose;
}

/** In profile the drawings look to the left: the nose is before the eye. */
function noseOf({ eyes, mouth }: NonNullable<ReturnType<typeof headSeen>>): readonly [number, number] {
  const [first = [0.5, 0.3] as const, second] = eyes;
  if (second) return [(first[0] + second[0]) / 2, ((mouth?.[1] ?? first[1] + 0.1) + first[1]) / 2];
  return mouth ? [mouth[0], (mouth[1] + first[1]) / 2] : [first[0] - 0.05, first[1]];
}

function headPartOf({ spot }: Cast): number {
  const build = frontBuild(faceOf(spot.subject) ?? '');
  return build ? eyesOfUpright(build).head : USUAL_HEAD;
}

/** A hat stands lower on a head than feet do. */
function onUpright(other: Cast, place: Place, mouth = 0.7): At {
  const part = headPartOf(other);
  const [left, right] = edgesAt(other.sprite.lit(), part * 0.5);
  const across = (left + right) / 2;
  const row =
    place === 'nose' ? part * (mouth - 0.12) : topBetween(other.sprite.lit(), across - 0.03, across + 0.03);
  return { across, row };
}

function shoulderOf(other: Cast, side: -1 | 1): At {
  const row = Math.min(0.9, headPartOf(other) + BELOW_CHIN);
  const [left, right] = edgesAt(other.sprite.lit(), row);
  const middle = (left + right) / 2;
  return { across: middle + side * ((right - left) / 2) * OUT, row };
}

const OPAQUE = 128;

/** From where to where something is drawn in a row, all as parts of the sheet. */
function edgesAt(sheet: Surface, row: number): [number, number] {
  const { width, height } = sheet;
  const alpha = readAlpha(sheet);
  const start = Math.min(height - 1, Math.round(row * height)) * width;
  let [left, right] = [width, 0];
  for (let x = 0; x < width; x++)
    if ((alpha[start + x] ?? 0) >= OPAQUE) [left, right] = [Math.min(left, x), x];
  return left > right ? [0, 1] : [left / width, right / width];
}
