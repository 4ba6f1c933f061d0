// The upper half of somebody of whom the rest is a fish, a horse or smoke.

import { drawFigure } from '../people/figure.ts';
import { makePerson, type Person } from '../people/person.ts';
import { poseBody } from '../people/skeleton.ts';
import type { PersonLook } from '../reading/people/person-look.ts';
import type { Pen } from './pen.ts';

/** Returns somebody with nothing on the trunk, the head and the ears but what the look names. */
export function bareFigure(
  pen: Pen,
  look: PersonLook,
  how: Pick<Parameters<typeof makePerson>[2], 'view' | 'pose' | 'tone' | 'hands'>,
): Person {
  const person = makePerson(look, pen.random, { ...how, hasChair: false });
  Object.assign(person.outfit, {
    top: { cut: 'bare', colour: person.skin.base },
    headgear: undefined,
    earrings: undefined,
  });
  return person;
}

/**
 * Draws them where a whole one would stand, down to so many units below the hips; `beside`: so far down both hands are seen
 * beside what is below.
 */
export function drawToHips(
  pen: Pen,
  person: Person,
  { below, beside = 0 }: { below: number; beside?: number },
  side = pen.side,
): void {
  const { brush } = pen;
  const { hips, hipHalf } = poseBody(person);
  const edge = hipHalf * 1.12;
  brush.save();
  brush.beginPath();
  brush.rect(-90, -160, 180, 160 + hips[1] + below);
  for (const left of [-90, edge]) brush.rect(left, hips[1], 90 - edge, beside);
  brush.clip();
  drawFigure({ ...pen, warp: (x, y) => [x, y] }, person, side);
  brush.restore();
}
