// Whether furniture of a room stands on the side that was asked for.

import type { LinkRelation, Subject } from '../reading/prompt-reading.ts';
import type { Stage } from '../staging/stage.ts';
import { fittingName } from './fit-room.ts';
import { pieceSpot } from './interior.ts';

/** Undefined where it is no piece of the room, or nothing was said of its side. */
export function isAsideInRoom(
  stage: Stage,
  relation: LinkRelation,
  from: Subject,
  to: Subject | null,
): boolean | undefined {
  if (relation !== 'left' && relation !== 'right') return undefined;
  const across = acrossOf(stage, from);
  const other = to ? acrossOf(stage, to) : stage.width / 2;
  if (across === undefined || other === undefined) return undefined;
  return relation === 'left' ? across < other : across > other;
}

function acrossOf(stage: Stage, subject: Subject): number | undefined {
  const name = fittingName(stage, subject);
  return name === undefined ? undefined : pieceSpot(stage, name)?.x;
}
