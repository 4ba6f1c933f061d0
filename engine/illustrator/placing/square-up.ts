// Two who fight fill the frame: they stand near, face each other, and what is built stands behind.

import { wideOf, type Cast } from './cast.ts';
import { REARING_DRAGON } from '../things/rearing-dragon.ts';
import type { Stage } from '../staging/stage.ts';

/** Parts of the image's short side. */
const [FIGHTER, DRAGON, CASTLE] = [0.66, 0.76, 0.74] as const;

/** Changes the spots of somebody who fights a dragon. */
export function squareUp(stage: Stage, cast: readonly Cast[]): void {
  const { links, subjects } = stage.reading;
  const dragon = cast.find(({ spot }) => spot.subject.drawing === REARING_DRAGON);
  if (!dragon) return;
  const own = subjects.indexOf(dragon.spot.subject);
  const fight = links.find(
    ({ relation, from, to }) => relation === 'fighting' && (from === own || to === own),
  );
  const foe = fight && subjects[fight.from === own ? (fight.to ?? own) : fight.from];
  const fighter = cast.find(({ spot }) => spot.subject === foe && !spot.isPortrait);
  if (!fighter || fighter === dragon) return;
  const { width, height, short } = stage;
  fighter.spot.tall *= (short * FIGHTER) / fighter.spot.tall;
  dragon.spot.tall = short * DRAGON;
  // The claws reach over to the foe, the tip of the tail leaves the frame.
  const gap = -short * 0.1;
  const total = wideOf(fighter) + wideOf(dragon) + gap;
  const scale = Math.min(1, (width * 1.06) / total);
  const [first, second] = dragon.spot.isFlipped ? [dragon, fighter] : [fighter, dragon];
  for (const { spot } of [first, second]) spot.tall *= scale;
  // In a wide frame there is as much room on either side.
  const aside = Math.max(width * 0.02, (width - total * scale) / 2);
  const left = dragon.spot.isFlipped ? width - aside - total * scale : aside;
  first.spot.x = left + wideOf(first) / 2;
  second.spot.x = left + wideOf(first) + gap * scale + wideOf(second) / 2;
  for (const { spot } of [first, second]) Object.assign(spot, { y: height * 0.93, depth: 0.78 });
  for (const { spot } of cast)
    if (spot.subject.kind === 'building')
      Object.assign(spot, { x: width * 0.42, tall: Math.max(spot.tall, short * CASTLE), depth: 0.58 });
}
