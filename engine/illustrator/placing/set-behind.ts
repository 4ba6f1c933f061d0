// 老奶奶坐在沙发上,身后的书架: who sits was put onto a seat after the shelf was put behind them; it is behind the seat as well. And
// a table that nobody is at, 书桌上的台灯, is before nobody; 清洁工在扫地,后面有一辆公交车: a bus is behind all who stand there.

import { isDiner } from '../casting/diners.ts';
import type { Link, Subject } from '../reading/prompt-reading.ts';
import { BODY_KINDS } from '../reading/subject-kinds.ts';
import { whoIsBehindFence } from '../staging/barriers.ts';
import type { Stage } from '../staging/stage.ts';
import { isFurniture } from '../things/redrawn.ts';
import { wideOf, type Cast } from './cast.ts';

/** Parts of the shorter side, and of the depth. */
const [UP, DEEPER] = [0.03, 0.006] as const;
/** Part of the breadth of who is hidden. */
const HIDDEN = 0.35;
/** Of its own breadth, from the edge. */
const INSET = 0.1;

/** Changes the spots of furniture that is behind somebody, or that only hides them, and of what is on it. */
export function setBehind(stage: Stage, cast: readonly Cast[]): void {
  const { links, subjects } = stage.reading;
  setBehindFence(stage, cast);
  const castOf = (subject: Subject | undefined): Cast[] =>
    cast.filter(({ spot }) => spot.subject === subject && !spot.isPortrait);
  for (const { relation, from, to } of links) {
    const thing = bearerOf(stage, from) ?? subjects[from];
    if (relation !== 'behind' || to === null || castOf(thing).length === 0) continue;
    // What is so long is behind all who stand there, whomever of them the words name.
    if (thing?.kind === 'vehicle' && subjects[to]?.kind === 'figure')
      moveBehind(
        stage,
        cast,
        thing,
        cast.filter((one) => isOnFoot(stage, one, thing)),
      );
    if (thing?.kind !== 'item') continue;
    const seat = links.find((one) => one.relation === 'on' && one.from === to && one.to !== null);
    moveBehind(
      stage,
      cast,
      thing,
      [to, seat?.to ?? to].flatMap((at) => castOf(subjects[at])),
    );
  }
  if (stage.scene !== 'room') return;
  for (const own of cast) {
    const { subject } = own.spot;
    if (!isFurniture(subject) || links.some((link) => isOfSomebody(stage, link, subject))) continue;
    const hidden = cast.filter((one) => isIdle(stage, one) && isHiddenBy(one, own));
    if (hidden.length > 0) moveBehind(stage, cast, subject, hidden);
  }
}

/** Of people near by whom no words bring together with the thing in another way. */
function isOnFoot({ reading: { links, subjects } }: Stage, { spot }: Cast, thing: Subject): boolean {
  return (
    spot.subject.kind === 'figure' &&
    !spot.isPortrait &&
    !spot.isPerched &&
    spot.subject.far === undefined &&
    !links.some(
      ({ relation, from, to }) =>
        subjects[from] === spot.subject && subjects[to ?? -1] === thing && relation !== 'beside',
    )
  );
}

/** Parents behind the fence of a field, children before it: as much farther off as the fence and a step. */
function setBehindFence({ reading, horizon }: Stage, cast: readonly Cast[]): void {
  const hidden = whoIsBehindFence(reading);
  const onFoot = cast.filter(
    ({ spot }) => BODY_KINDS.has(spot.subject.kind) && !spot.isFloating && !spot.isPerched && !spot.isOnWater,
  );
  const [behind, before] = [true, false].map((isHidden) =>
    onFoot.filter(({ spot }) => hidden.has(spot.subject) === isHidden && spot.subject.far === undefined),
  );
  if (!behind?.length || !before?.length) return;
  const depth = Math.min(...before.map(({ spot }) => spot.depth)) - FENCED_DEEPER;
  for (const { spot } of behind)
    Object.assign(spot, {
      y: horizon + (spot.y - horizon) * FENCED,
      tall: spot.tall * FENCED,
      depth: Math.min(spot.depth, depth),
    });
}
/** So much of the way from the horizon, and so much deeper. */
const [FENCED, FENCED_DEEPER] = [0.6, 0.03] as const;

/** The table that it is on. */
function bearerOf({ reading: { links, subjects } }: Stage, thing: number): Subject | undefined {
  const on = links.find(({ relation, from, to }) => relation === 'on' && from === thing && to !== null);
  const bearer = subjects[on?.to ?? -1];
  return bearer && isFurniture(bearer) ? bearer : undefined;
}

function moveBehind(
  { short, reading: { links, subjects } }: Stage,
  cast: readonly Cast[],
  thing: Subject,
  before: readonly Cast[],
): void {
  const isOn = (one: Subject): boolean =>
    links.some(
      ({ relation, from, to }) => relation === 'on' && subjects[from] === one && subjects[to ?? -1] === thing,
    );
  const own = cast.filter(({ spot }) => spot.subject === thing && !spot.isPortrait);
  const least = Math.min(...before.map(({ spot }) => spot.depth));
  const [first] = own;
  if (before.length === 0 || !first) return;
  const onIt = cast.filter(({ spot }) => isOn(spot.subject) && !spot.isPortrait);
  if (first.spot.depth >= least) {
    const up = Math.max(0, first.spot.y - Math.min(...before.map(({ spot }) => spot.y)) + short * UP);
    const back = first.spot.depth - least + DEEPER;
    for (const { spot } of [...own, ...onIt])
      Object.assign(spot, { y: spot.y - up, depth: spot.depth - back });
  }
  for (const one of onIt) moveClear(one, first, before);
}

/** To the end of the table that is farther from who stands before it. */
function moveClear(one: Cast, table: Cast, before: readonly Cast[]): void {
  const wide = wideOf(one);
  const other = before.find(
    (who) =>
      Math.abs(who.spot.x - one.spot.x) < (wide + wideOf(who)) / 2 && one.spot.y > who.spot.y - who.spot.tall,
  );
  if (!other) return;
  const side = table.spot.x < other.spot.x ? -1 : 1;
  one.spot.x = table.spot.x + side * Math.max(0, (wideOf(table) - wide) / 2 - wide * INSET);
}

function isOfSomebody({ reading: { subjects } }: Stage, { from, to }: Link, thing: Subject): boolean {
  const [one, other] = [subjects[from], subjects[to ?? -1]];
  return (one === thing && other?.person !== undefined) || (other === thing && one?.person !== undefined);
}

/** Neither sitting at a table nor at work on one. */
function isIdle({ reading }: Stage, { spot: { subject, pose } }: Cast): boolean {
  const { person } = subject;
  const isFree = person !== undefined && person.hands === undefined && !person.isAtTable && pose !== 'seat';
  return isFree && !isDiner(reading, subject.key);
}

function isHiddenBy(one: Cast, other: Cast): boolean {
  const [wide, half] = [wideOf(one), (wideOf(one) + wideOf(other)) / 2];
  const shared = half - Math.abs(one.spot.x - other.spot.x);
  const top = other.spot.y - other.spot.tall;
  return (
    one.spot.depth < other.spot.depth &&
    shared > wide * HIDDEN &&
    top < one.spot.y &&
    other.spot.y > one.spot.y - one.spot.tall
  );
}
