// Who sells at a stall stands behind its counter, under the awning, and looks at whoever comes.

import { isStall } from '../contents/stalls.ts';
import { drawPersonSheet } from '../people/draw-person.ts';
import { isPerson, readPerson } from '../people/read-person.ts';
import { statureOf, type Person } from '../people/person.ts';
import type { LinkRelation, Subject } from '../reading/prompt-reading.ts';
import { drawStall } from '../painting/draw-subject.ts';
import type { Stage } from '../staging/stage.ts';
import { makeSurface, type Surface } from '#engine/raster/surface.ts';

/** Units of the stall in a metre; and so many keepers have room behind one. */
const METRE = 100;
const MOST = 2;

export function keepsStall(who: Subject, relation: LinkRelation, stall: Subject): boolean {
  return relation === 'behind' && isStall(stall) && isPerson(who) && (who.count <= MOST || stall.count > 1);
}

/** The stall with those behind it; of several stalls each has one of `keepers`. */
export async function drawKeptStall(
  stage: Stage,
  stall: Subject,
  index: number,
  keepers: readonly Subject[],
): Promise<Surface> {
  const all = keepers.flatMap((who) => Array.from({ length: who.count }, (_, at) => ({ who, at })));
  const own = stall.count > 1 ? all.slice(index, index + 1) : all.slice(0, MOST);
  const drawn = own.map(({ who, at }) => {
    const label = `${who.key} keeper${at === 0 ? '' : ` ${at}`}`;
    const person: Person = { ...readPerson(stage, who, label, { view: 'front' }), pose: 'stand' };
    delete person.hands;
    const pixels = stage.short * 0.6;
    const { sheet, share } = drawPersonSheet(stage, person, label, pixels);
    return { sheet, tall: METRE * statureOf(person) * share };
  });
  const label = `${stall.key}${index === 0 ? '' : ` ${index}`}`;
  return (await drawStall(stage, stall, label, drawn)) ?? makeSurface(1, 1, () => undefined);
}
