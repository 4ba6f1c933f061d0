// A genie: a blue man to the hips, below them a wisp of smoke that comes out of a lamp of brass; and that lamp alone.

import { mix } from '#engine/raster/colour.ts';
import type { Person } from '../people/person.ts';
import { poseBody } from '../people/skeleton.ts';
import type { PersonLook } from '../reading/people/person-look.ts';
import { bareFigure, drawToHips } from './half-figures.ts';
import { ball, line, shape, shineAround, type OwnDrawing, type Pen } from './pen.ts';

const SKIN = '#3f8fd0';
const [GOLD, DEEP_GOLD] = ['#f0c24a', '#8c5a1c'] as const;
const LOOK: PersonLook = {
  sex: 'man',
  wears: [{ garment: 'vest', colour: '#7a2a8a', words: '' }],
  hair: { cut: 'topknot', colour: '#1c1a24', words: '' },
  beard: { cut: 'moustache', colour: '#1c1a24', words: '' },
};
/** Where the hips are above the lamp's spout. */
const RISEN = 74;

function figureOf(pen: Pen): Person {
  const person = bareFigure(pen, LOOK, {
    view: 'front',
    pose: 'stand',
    tone: 1,
    hands: { work: 'arms-crossed' },
  });
  const base = mix(SKIN, SKIN, 0);
  Object.assign(person, {
    skin: {
      base,
      shade: mix(SKIN, '#1a2a6a', 0.4),
      light: mix(SKIN, '#d8f0ff', 0.4),
      lip: mix(SKIN, '#2a3a8a', 0.4),
    },
    hasPointedEars: true,
  });
  person.outfit.top.colour = base;
  return person;
}

function genie(pen: Pen): void {
  const { brush } = pen;
  const person = figureOf(pen);
  const { hips, head: h, hipHalf } = poseBody(person);
  magicLamp(pen);
  smoke(pen, { top: -RISEN - 8, half: hipHalf * 1.7, h });
  brush.save();
  brush.translate(0, -RISEN - hips[1]);
  brush.scale(1.3, 1);
  drawToHips(pen, person, { below: h * 0.1 });
  brush.restore();
  // A sash of gold where the smoke begins.
  const y = -RISEN;
  shape(
    pen,
    `M${-hipHalf * 1.75} ${y - h * 0.2} C${-hipHalf * 0.4} ${y + h * 0.06} ${hipHalf * 0.4} ${y + h * 0.06} ${hipHalf * 1.75} ${y - h * 0.2} L${hipHalf * 1.7} ${y + h * 0.2} C${hipHalf * 0.4} ${y + h * 0.46} ${-hipHalf * 0.4} ${y + h * 0.46} ${-hipHalf * 1.7} ${y + h * 0.2} Z`,
    GOLD,
    { colour: DEEP_GOLD, from: y - h * 0.3, to: y + h * 0.6 },
  );
}

/** It winds down from the hips to the spout, in a haze of its own. */
function smoke(pen: Pen, { top, half, h }: { top: number; half: number; h: number }): void {
  const pale = mix(SKIN, '#e8f4ff', 0.35);
  const deep = mix(SKIN, '#3a2a8a', 0.45);
  for (const [x, y, r] of [
    [16, -40, 34],
    [-16, -52, 30],
    [26, -66, 28],
    [-24, -86, 26],
    [28, -100, 24],
  ] as const)
    shineAround(pen, x, y, r, pale, 0.5);
  shape(
    pen,
    `M${-half} ${top} C${-half * 1.2} ${top + h} ${-half * 1.5} ${top + h * 1.7} ${-half * 0.2} ${top + h * 2.4} C${half * 1.2} ${top + h * 3.1} 30 -34 41 -23 L45 -26 C46 -40 ${half * 2.4} ${top + h * 2.6} ${half * 1.1} ${top + h * 1.8} C${half * 0.7} ${top + h * 1.3} ${half * 1.3} ${top + h * 0.7} ${half} ${top} Z`,
    SKIN,
    { colour: deep, from: top, to: -20 },
  );
  line(
    pen,
    `M${-half * 0.4} ${top + h * 0.6} C${-half * 0.6} ${top + h * 1.4} ${half * 0.2} ${top + h * 2} ${half * 0.9} ${top + h * 2.4}`,
    mix(pale, '#ffffff', 0.2),
    1.6,
  );
}

/** In profile, its spout to the right. */
function magicLamp(pen: Pen): void {
  shineAround(pen, 0, -14, 40, '#ffe08a', 0.5);
  shape(pen, 'M-16 0 C-14 -5 -8 -6 -7 -9 L7 -9 C8 -6 14 -5 16 0 Z', GOLD, {
    colour: DEEP_GOLD,
    from: -9,
    to: 0,
  });
  line(pen, 'M-24 -18 C-42 -28 -46 -8 -22 -11', DEEP_GOLD, 3.4);
  line(pen, 'M-24 -18.6 C-41 -27 -44 -9 -22 -11.6', GOLD, 1.8);
  shape(
    pen,
    'M-27 -16 C-24 -25 14 -25 24 -18 C32 -18 36 -26 44 -27 C47 -25 46 -22 43 -21 C36 -14 28 -8 12 -7.4 C-10 -6 -26 -8 -27 -16 Z',
    mix(GOLD, '#fff6d0', 0.3),
    { colour: DEEP_GOLD, from: -25, to: -6 },
  );
  shape(pen, 'M-13 -22 C-11 -29 9 -29 11 -22 Z', GOLD, { colour: DEEP_GOLD, from: -29, to: -20 });
  ball(pen, -1, -30, 2.4, 2.6, GOLD);
  line(pen, 'M-22 -16 C-12 -20 8 -20 20 -16', '#fff2b8', 1.2);
  for (const x of [-12, -1, 10]) ball(pen, x, -13, 1.8, 1.8, '#c8344c');
}

export const GENIES: Record<string, OwnDrawing> = {
  'own/genie': { width: 96, height: 136, paint: genie },
  'own/magic-lamp': { width: 92, height: 34, paint: magicLamp },
};
