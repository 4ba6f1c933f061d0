// Where in a room that is what hangs from its ceiling: high, over the heads of all who stand there.

import type { PromptReading } from '../reading/prompt-reading.ts';
import type { Stage } from '../staging/stage.ts';
import { metresOf } from '../things/metres.ts';
import { makeSpot, shownCount, unitOf, type Spot } from './spot.ts';

/** Behind who stands in the room. */
const DEPTH = 0.2;
/** Of the height of the image: where the lower edge of it is. */
const [HIGHEST, LOWEST] = [0.2, 0.3] as const;
/** Of the short side: of what is small it is told what it is, and of what is large the room is left. */
const [LEAST, MOST] = [0.09, 0.16] as const;
const PER_METRE = 0.3;

/** Under a ceiling, where no other place was named. */
export function hangsIndoors({ subjects, scenes }: PromptReading): boolean {
  return (
    subjects.some(({ hangs }) => hangs) && scenes.every((scene) => scene === 'room' || scene === 'table')
  );
}

export function hungSpots(stage: Stage): Spot[] {
  const hung = stage.scene === 'room' ? stage.reading.subjects.filter(({ hangs }) => hangs) : [];
  const pieces = hung.flatMap((subject) =>
    Array.from({ length: shownCount(subject) }, (_, index) => ({ subject, index })),
  );
  const random = stage.random('hung');
  return pieces.map(({ subject, index }, place) => {
    const share = (place + 0.5) / pieces.length;
    const tall = unitOf(stage) * Math.min(MOST, Math.max(LEAST, metresOf(subject) * PER_METRE));
    return makeSpot(stage, subject, index, {
      x: stage.width * (0.12 + 0.76 * share + random.between(-0.03, 0.03)),
      y: stage.height * random.between(HIGHEST, LOWEST),
      tall,
      depth: DEPTH,
      isFloating: true,
      isPerched: true,
    });
  });
}
