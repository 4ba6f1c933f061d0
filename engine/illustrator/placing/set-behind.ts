// 老奶奶坐在沙发上,身后的书架: who sits was put onto a seat after the shelf was put behind them; it is behind the seat as well.

import type { Subject } from '../reading/prompt-reading.ts';
import type { Stage } from '../staging/stage.ts';
import type { Cast } from './cast.ts';

/** Parts of the shorter side, and of the depth. */
const [UP, DEEPER] = [0.03, 0.006] as const;

/** Changes the spots of furniture that is behind somebody, and of what is on it. */
export function setBehind({ short, reading: { links, subjects } }: Stage, cast: readonly Cast[]): void {
  const castOf = (subject: Subject | undefined): Cast[] =>
    cast.filter(({ spot }) => spot.subject === subject && !spot.isPortrait);
  const onto = (on: number): Subject[] =>
    links.flatMap(({ relation, from, to }) => {
      const one = subjects[from];
      return relation === 'on' && to === on && one ? [one] : [];
    });
  for (const { relation, from, to } of links) {
    const thing = subjects[from];
    const [first] = castOf(thing);
    if (relation !== 'behind' || to === null || thing?.kind !== 'item' || !first) continue;
    const seat = links.find((one) => one.relation === 'on' && one.from === to && one.to !== null);
    const before = [to, seat?.to ?? to].flatMap((at) => castOf(subjects[at]));
    const least = Math.min(...before.map(({ spot }) => spot.depth));
    if (before.length === 0 || first.spot.depth < least) continue;
    const up = Math.max(0, first.spot.y - Math.min(...before.map(({ spot }) => spot.y)) + short * UP);
    const back = first.spot.depth - least + DEEPER;
    for (const { spot } of [thing, ...onto(from)].flatMap(castOf))
      Object.assign(spot, { y: spot.y - up, depth: spot.depth - back });
  }
}
