// Animals that have food and cups together on a table: they are behind it all, in a row, and nothing hides them.

import type { Stage } from '../staging/stage.ts';
import type { Piece, Place } from './pieces.ts';
import { ANIMAL_KINDS } from '../reading/subject-kinds.ts';

/** Parts of the frame's height at which those behind and what is before them have their feet. */
const [GUESTS_ROW, SERVED_ROW] = [0.77, 0.93] as const;
/** In parts of the short side. */
const [TALLEST_GUEST, TALLEST_SERVED] = [0.46, 0.17] as const;
const REACH = 0.92;
/** Sizes are told, not measured. */
const TOLD = 0.4;

/** Undefined where no animals are at a table with several things, or words say how they lie to each other. */
export function asParty(stage: Stage, pieces: readonly Piece[]): Map<Piece, Place> | undefined {
  const { reading, width, height, short, scene } = stage;
  if (scene !== 'table') return undefined;
  const guests = pieces.filter(({ subject }) => ANIMAL_KINDS.has(subject.kind));
  const served = pieces.filter((one) => !guests.includes(one));
  const isParty = guests.length > 0 && served.length > 0 && pieces.length > 2;
  if (!isParty || served.some(({ subject }) => subject.kind !== 'food' && subject.kind !== 'item'))
    return undefined;
  const isTied = reading.links.some(({ relation }) =>
    /^(?:on|in|under|over|behind|in_front|between)$/.test(relation),
  );
  if (isTied) return undefined;
  const reach = Math.min(width, short * 1.3) * REACH;
  const row = (of: readonly Piece[], y: number, tallest: number, depth: number): [Piece, Place][] => {
    const most = Math.max(...of.map(({ metres }) => metres));
    const sizes = of.map(({ metres }) => (metres / most) ** TOLD);
    const across = of.reduce((sum, { ratio }, at) => sum + (sizes[at] ?? 1) * ratio, 0);
    const unit = Math.min(short * tallest, (reach * 0.94) / across);
    const gap = (reach - unit * across) / of.length;
    let x = width / 2 - reach / 2;
    return of.map((piece, at) => {
      const tall = unit * (sizes[at] ?? 1);
      const wide = tall * piece.ratio;
      x += wide + gap;
      return [piece, { x: x - wide / 2 - gap / 2, y: height * y, tall, depth }];
    });
  };
  return new Map([
    ...row(guests, GUESTS_ROW, TALLEST_GUEST, 0.73),
    ...row(served, SERVED_ROW, TALLEST_SERVED, 0.76),
  ]);
}
