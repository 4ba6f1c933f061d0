// 一只猫蹲在冰箱上,孩子们坐在餐桌旁: what stands along a wall, and has something on it, is there and before nobody who sits at a table.

import { DINING_TABLE } from '../casting/diners.ts';
import { roomScale } from '../scenery/interior.ts';
import type { Stage } from '../staging/stage.ts';
import { TALL_PIECES } from '../staging/tall-pieces.ts';
import { metresOf } from '../things/metres.ts';
import { wideOf, type Cast } from './cast.ts';
import { hiddenOf } from './uncover-bodies.ts';

/** In metres from the wall. */
const BEFORE = 0.1;
/** Part of whoever is hidden. */
const HIDDEN = 0.12;
/** Parts of the width. */
const STEP = 0.02;
/** How far behind the others. */
const DEEPER = 0.01;

/** Changes the spots of such pieces and of what is on them. */
export function setAtWall(stage: Stage, cast: readonly Cast[]): void {
  const { scene, reading, width } = stage;
  if (scene !== 'room' || reading.inside !== undefined) return;
  for (const own of cast.filter(({ spot }) => TALL_PIECES.test(spot.subject.key) && !spot.isPerched)) {
    const onIt = cast.filter(
      ({ spot }) =>
        spot.subject !== own.spot.subject &&
        reading.links.some(
          ({ relation, from, to }) =>
            relation === 'on' &&
            reading.subjects[from] === spot.subject &&
            reading.subjects[to ?? -1] === own.spot.subject,
        ),
    );
    const others = cast.filter(
      (one) =>
        one !== own &&
        !onIt.includes(one) &&
        (one.spot.subject.kind === 'figure' || one.spot.subject.key === DINING_TABLE),
    );
    if (others.every((one) => one.spot.depth > own.spot.depth || hiddenOf(one, own) < HIDDEN)) continue;
    const { metre, floor } = roomScale(stage, BEFORE);
    const tall = metresOf(own.spot.subject) * metre;
    const [times, { x, y }] = [tall / own.spot.tall, own.spot];
    const depth = Math.min(own.spot.depth, ...others.map(({ spot }) => spot.depth)) - DEEPER;
    Object.assign(own.spot, { tall, y: floor, depth });
    const half = wideOf(own) / 2;
    const places = Array.from({ length: Math.round(1 / STEP) }, (_, at) => at * STEP * width)
      .filter((at) => at >= half && at <= width - half)
      .map((at) => {
        const there = { ...own, spot: { ...own.spot, x: at } };
        return { at, hidden: others.reduce((sum, one) => sum + hiddenOf(there, one), 0) };
      })
      .toSorted((a, b) => a.hidden - b.hidden || Math.abs(a.at - x) - Math.abs(b.at - x));
    own.spot.x = places[0]?.at ?? x;
    for (const { spot } of onIt)
      Object.assign(spot, {
        x: own.spot.x + (spot.x - x) * times,
        y: floor + (spot.y - y) * times,
        tall: spot.tall * times,
        depth: depth + DEEPER / 2,
      });
  }
}
