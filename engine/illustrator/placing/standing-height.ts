// How high each one stands in this image.

import { contentOf } from '../contents/containers.ts';
import { hasBranches } from '../contents/vases.ts';
import { isPerson, readPerson } from '../people/read-person.ts';
import { statureOf } from '../people/person.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import { isFromAbove } from '../staging/look-down.ts';
import type { Stage } from '../staging/stage.ts';
import { acrossFromAbove } from '../things/from-above.ts';
import { metresOf } from '../things/metres.ts';
import { isFurniture } from '../things/redrawn.ts';

/** In metres: no more stands on a table. */
const LARGEST_LAID = 0.5;

/** In metres. */
export function heightOf(stage: Stage, subject: Subject): number {
  if ((stage.scene === 'table' || stage.scene === 'shelf') && subject.key === 'potted-plant') return 0.34;
  if (isFromAbove(stage) && subject.kind === 'food') return acrossFromAbove(subject);
  // With what is heaped on it.
  if (subject.key === 'plate' && contentOf(stage.reading, subject)) return isFromAbove(stage) ? 0.26 : 0.15;
  if (hasBranches(stage.reading, subject)) return metresOf(subject) * 1.6;
  // In the window of a shop it is a small one.
  if (stage.scene === 'shop-window' && subject.key === 'christmas-tree') return 0.5;
  // What is larger is a small one of its kind there.
  if (stage.scene === 'table' && subject.kind === 'item' && !isFurniture(subject))
    return Math.min(metresOf(subject), LARGEST_LAID);
  // Under a ceiling a flag has a short pole.
  if (stage.scene === 'room' && subject.kind === 'item') return Math.min(metresOf(subject), HIGHEST_IN_ROOM);
  const rider = riderOnLow(stage, subject);
  if (rider) return heightOf(stage, rider) / GROWN;
  if (!isPerson(subject)) return metresOf(subject);
  return statureOf(readPerson(stage, subject, subject.key));
}

/** In metres. */
const HIGHEST_IN_ROOM = 2.2;
/** In metres: who rides a skateboard stands on it. */
const LOW = 0.4;
/** A mount is drawn so many times as high with whoever rides it. */
const GROWN = 1.3;

/** With whoever rides them a board and a bicycle are as high as who stands beside. */
function riderOnLow({ reading: { links, subjects } }: Stage, subject: Subject): Subject | undefined {
  const isLow = subject.kind === 'item' && metresOf(subject) <= LOW;
  if (!isLow && subject.key !== 'bike') return undefined;
  const own = subjects.indexOf(subject);
  const ride = links.find(({ relation, to }) => relation === 'riding' && to === own);
  const rider = subjects[ride?.from ?? -1];
  return rider && isPerson(rider) ? rider : undefined;
}
