// Several pieces of food on one table lie side by side on it; what is set out together has its places.

import type { Cast } from './cast.ts';
import type { Stage } from '../staging/stage.ts';
import { metresOf } from '../things/metres.ts';
import { settingOf } from './table-settings.ts';

/** Parts of the table: of its width that is laid, of its height that food is high at most. */
const LAID = 0.9;
const HIGHEST = 0.42;

/** What is set out together keeps its places, by the sizes that it has been drawn with. Changes the spots in place. */
export function setOut(stage: Stage, cast: readonly Cast[]): void {
  const places = settingOf(
    stage,
    cast.map((one) => ({
      subject: one.spot.subject,
      index: one.spot.index,
      metres: metresOf(one.spot.subject),
      ratio: ratioOf(one),
    })),
  );
  if (places) for (const [at, { spot }] of cast.entries()) Object.assign(spot, places[at]);
}

/** Changes the spots in place. */
export function spreadFood({ reading }: Stage, cast: readonly Cast[]): void {
  const { links, subjects } = reading;
  for (const table of cast.filter(({ spot }) => spot.subject.key === 'table')) {
    const foods = cast.filter(
      ({ spot }) =>
        spot.subject.kind === 'food' &&
        links.some(
          ({ relation, from, to }) =>
            relation === 'on' &&
            subjects[from] === spot.subject &&
            to !== null &&
            subjects[to] === table.spot.subject,
        ),
    );
    if (foods.length < 2) continue;
    const across = (table.spot.tall * ratioOf(table) * LAID) / foods.length;
    for (const [at, one] of foods.entries()) {
      one.spot.tall = Math.min(one.spot.tall, table.spot.tall * HIGHEST, (across * 0.96) / ratioOf(one));
      one.spot.x = table.spot.x + (at - (foods.length - 1) / 2) * across;
    }
  }
}

function ratioOf({ sprite }: Cast): number {
  return sprite.width / sprite.height;
}
