// A centaur: the body of a horse, and from its withers up a man.

import { mix } from '#engine/raster/colour.ts';
import { poseBody } from '../people/skeleton.ts';
import type { PersonLook } from '../reading/people/person-look.ts';
import type { Build } from './four-legged-build.ts';
import { fourLegged } from './four-legged.ts';
import { WINGED_HORSE } from './four-legged-builds.ts';
import { bareFigure, drawToHips } from './half-figures.ts';
import type { OwnDrawing, Pen } from './pen.ts';

const COAT = '#7a4c2e';
const BUILD: Build = { ...WINGED_HORSE, coat: COAT, under: '#6a4026', legs: '#5f3a22', mane: COAT };
const HORSE = fourLegged(BUILD);
const LOOK: PersonLook = {
  sex: 'man',
  wears: [{ garment: 'vest', colour: '#5a3a22', words: '' }],
  hair: { cut: 'long', colour: '#3a2418', words: '' },
  beard: { cut: 'full', colour: '#3a2418', words: '' },
};
/** Of the height of the back: as tall is who rises from it, from the hips to the crown. */
const UPPER = 0.82;
/** And so much broader than people are, above so broad a body. */
const BROAD = 1.3;

function centaur(pen: Pen): void {
  const { brush } = pen;
  const { long, tall, deep } = BUILD;
  // Nothing of the neck and the head of the horse.
  const [neck, chest] = [-long * 0.34, -tall + deep * 0.34];
  brush.save();
  brush.beginPath();
  brush.moveTo(neck, chest);
  for (const [x, y] of [
    [neck, -tall - 1],
    [long * 2, -tall - 1],
    [long * 2, 20],
    [-long * 2, 20],
    [-long * 2, chest],
  ] as const)
    brush.lineTo(x, y);
  brush.closePath();
  brush.clip();
  HORSE.paint(pen);
  brush.restore();
  const person = bareFigure(pen, LOOK, { view: 'side', pose: 'stand', tone: 2 });
  person.outfit.bottom.colour = mix(COAT, COAT, 0);
  const { hips } = poseBody(person);
  const size = (tall * UPPER) / (100 + hips[1]);
  brush.save();
  brush.translate(-long * 0.345, -tall + deep * 0.36);
  brush.scale(-size * BROAD, size);
  brush.translate(0, -hips[1]);
  drawToHips(pen, person, { below: 8 }, pen.side === 1 ? -1 : 1);
  brush.restore();
}

export const CENTAURS: Record<string, OwnDrawing> = {
  'own/centaur': { width: Math.max(HORSE.width, 240), height: HORSE.height * 1.25, paint: centaur },
};
