// Sets small things that nobody holds on what stands in a room of a trade: a globe on the desk of a study, bread on the
// counter of a kitchen.

import { contentsOf } from '../contents/containers.ts';
import { toppingsOf } from '../contents/toppings.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import { ON_PIECE, pieceSpot } from '../scenery/interior.ts';
import { isFitting, isOnSomething } from '../scenery/fit-room.ts';
import { roomKindOf, type RoomKind } from '../scenery/room-kind.ts';
import { isSaidOnFloor, isSillNamed } from '../scenery/window-box.ts';
import type { Stage } from '../staging/stage.ts';
import { metresOf } from '../things/metres.ts';
import { isFurniture, redrawnAs } from '../things/redrawn.ts';
import { wideOf, type Cast } from './cast.ts';
import { HOLDER_KINDS, PORTABLE_KINDS } from '../reading/subject-kinds.ts';

/** In metres: how high its top is, and between where it is free, from its middle toward the window. */
type Top = { high: number; from: number; to: number };

/** Those that are the place of a room's work come first. */
const TOPS: Readonly<Record<string, Top>> = {
  'own/writing-desk': { high: 0.77, from: -0.45, to: 0.86 },
  'own/scholar-table': { high: 0.8, from: -0.8, to: 0.8 },
  'own/workbench': { high: 0.88, from: -0.85, to: 0.5 },
  'own/lab-bench': { high: 0.91, from: 0.1, to: 0.98 },
  'own/shop-counter': { high: 0.98, from: -0.4, to: 0.4 },
  'own/bread-counter': { high: 0.98, from: -0.4, to: 0.4 },
  'own/table': { high: 0.75, from: -0.7, to: 0.7 },
  'own/round-table': { high: 0.76, from: -0.36, to: 0.36 },
  'own/counter': { high: 0.945, from: -1, to: 1 },
  'own/tea-table': { high: 0.46, from: -0.45, to: 0.45 },
  'own/low-table': { high: 0.34, from: -0.4, to: 0.4 },
  'own/square-table': { high: 0.8, from: -0.5, to: 0.5 },
  'own/nightstand': { high: 0.58, from: -0.22, to: 0.22 },
  'own/dresser': { high: 0.85, from: -0.4, to: 0.4 },
  'own/washstand': { high: 0.82, from: -0.4, to: 0.4 },
  'own/school-desk': { high: 0.74, from: -0.3, to: 0.3 },
};
/** In metres: more is furniture itself. */
const LARGEST = 0.6;
/** They are told a little larger than they are, and none is lost. */
const TOLD = 1.6;
const LEAST = 0.22;
/** The image is of it. */
const LEAST_ALONE = 0.5;

const ON_FLOORS = /^(?:rug|yoga-mat|doormat|robot-vacuum)$|boots?$|shoes?$|sneakers?$|sandals?$|slippers?$/;

const WORKED_IN: ReadonlySet<RoomKind> = new Set(['study', 'workshop', 'laboratory', 'kitchen', 'shop']);

/** The piece of the room that small things are set on. */
function topOf(stage: Stage): string | undefined {
  if (stage.scene !== 'room' || stage.reading.isPortrait || isSillNamed(stage.words)) return undefined;
  const said = saidTop(stage);
  if (said) return said;
  // Where nobody works, whoever is there has a table laid, or things in the hands.
  if (!WORKED_IN.has(roomKindOf(stage)) && stage.reading.subjects.some((one) => HOLDER_KINDS.has(one.kind)))
    return undefined;
  // One that is asked for stands elsewhere.
  const isAsked = stage.reading.subjects.some(
    (one) => one.key === 'table' || (TOPS[redrawnAs(one)] !== undefined && !isFitting(stage, one)),
  );
  return isAsked ? undefined : Object.keys(TOPS).find((name) => pieceSpot(stage, name));
}

/** The piece of the room that something is said to be on. */
function saidTop(stage: Stage): string | undefined {
  const { links, subjects } = stage.reading;
  return links
    .flatMap(({ relation, to }) => (relation === 'on' && to !== null ? (subjects[to] ?? []) : []))
    .map((one) => (isFitting(stage, one) ? redrawnAs(one) : ''))
    .find((name) => TOPS[name] !== undefined && pieceSpot(stage, name));
}

/** Whether it is set out, where nothing ties it to anybody. */
export function isSetOut(stage: Stage, subject: Subject): boolean {
  if (!PORTABLE_KINDS.has(subject.kind) || heightOf(stage, subject) > LARGEST || ON_FLOORS.test(subject.key))
    return false;
  if (isSaidOnFloor(stage.words, subject) || subject.hangs) return false;
  const isPiece = isFurniture(subject) && !isOnSomething(stage.reading, subject);
  if (isFitting(stage, subject) || isPiece || !topOf(stage)) return false;
  const { links, subjects } = stage.reading;
  const own = subjects.indexOf(subject);
  // "In a diner" is said of the room, and "a nightstand with a clock" of what it stands on.
  const isOfRoom = (other: Subject | undefined): boolean =>
    other !== undefined &&
    (other.kind === 'building' ||
      other.kind === 'plant' ||
      other.kind === 'landmark' ||
      isFitting(stage, other));
  // Who looks at it need not stand beside it.
  const ties = links.filter(({ relation }) => relation !== 'looking_at');
  return !ties.some(
    ({ from, to }) =>
      (to === own && !isOfRoom(subjects[from]) && !isHolding(stage.reading, subject, subjects[from])) ||
      (from === own && to !== null && !isOfRoom(subjects[to])),
  );
}

/** A plant that is said to be on something is one of a small pot. */
function heightOf({ reading }: Stage, subject: Subject): number {
  const isPot = subject.key.startsWith('potted-') && isOnSomething(reading, subject);
  return isPot ? Math.min(POT, metresOf(subject)) : metresOf(subject);
}
const POT = 0.3;

/** What is in it, or on it, goes where it goes. */
function isHolding(reading: Stage['reading'], bearer: Subject, one: Subject | undefined): boolean {
  return (
    one !== undefined &&
    (contentsOf(reading, bearer).includes(one) || toppingsOf(reading, bearer).includes(one))
  );
}

/** Changes the spots in place. */
export function setOnFurniture(stage: Stage, cast: readonly Cast[]): void {
  const set = cast.filter(({ spot }) => isSetOut(stage, spot.subject));
  const name = set.length > 0 ? topOf(stage) : undefined;
  const [top, place] = [TOPS[name ?? ''], name === undefined ? undefined : pieceSpot(stage, name)];
  if (!top || !place) return;
  const { metre, depth } = place;
  const isAlone = stage.reading.subjects.length === 1;
  const { light, width } = stage;
  for (const { spot } of set)
    spot.tall = Math.max(isAlone ? LEAST_ALONE : LEAST, heightOf(stage, spot.subject) * TOLD) * metre;
  const room = (top.to - top.from) * metre * (isAlone ? 1.6 : 1);
  const scale = Math.min(1, room / set.reduce((sum, one) => sum + wideOf(one), 0));
  const gap = (room - scale * set.reduce((sum, one) => sum + wideOf(one), 0)) / set.length;
  let along = ((top.from + top.to) / 2) * metre - room / 2 + gap / 2;
  for (const one of set) {
    one.spot.tall *= scale;
    const wide = wideOf(one);
    Object.assign(one.spot, {
      x: place.x + light.side * (along + wide / 2),
      y: place.floor - (top.high - 0.02) * metre,
      depth: depth + ON_PIECE,
      haze: 0,
      isFloating: true,
      isPerched: true,
    });
    along += wide + gap;
  }
  const bodies = cast.filter(({ spot }) => HOLDER_KINDS.has(spot.subject.kind) && !spot.isFloating);
  if (bodies.length > 2) return;
  for (const [at, one] of bodies.entries())
    one.spot.x = width * (0.5 + light.side * 0.25) + (at - (bodies.length - 1) / 2) * wideOf(one) * 1.1;
}
