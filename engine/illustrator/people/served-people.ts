// Who sits or lies before somebody at work: a customer of a barber, a patient of a dentist, with the skin, the hair and the
// clothes of whoever was named.

import { mix } from '#engine/raster/colour.ts';
import { ball, bar, line, shape, type Pen } from '../things/pen.ts';
import type { Served } from './hands.ts';
import type { Person } from './person.ts';
import { turned } from './trade-drawing.ts';

/** How large a child is beside who is grown. */
const CHILD = 0.82;
const SHORT: ReadonlySet<string> = new Set(['short', 'crop', 'spiky', 'bald', 'afro', 'curly']);

/** Somebody with brown hair and a yellow shirt, where nobody was named. */
const ANYBODY: Served = {
  skin: '#e0b08c',
  hair: '#4a2f22',
  top: '#d8a84a',
  isLong: false,
  isBald: false,
  isChild: false,
};

export function asServed({ skin, hair, outfit, beard, beardColour, isFemale, age }: Person): Served {
  return {
    skin: skin.base,
    hair: hair.colour,
    top: outfit.top.colour,
    isLong: isFemale && !SHORT.has(hair.cut),
    isBald: hair.cut === 'bald',
    isChild: age === 'child',
    ...(beard === 'none' || beard === 'stubble' ? {} : { beard: beardColour }),
  };
}

/** Smaller for a child, with one point where it is. */
function inSizeOf(pen: Pen, served: Served, [x, y]: readonly [number, number], paint: () => void): void {
  const size = served.isChild ? CHILD : 1;
  pen.brush.save();
  pen.brush.translate(x, y);
  pen.brush.scale(size, size);
  pen.brush.translate(-x, -y);
  paint();
  pen.brush.restore();
}

export function drawChair(pen: Pen, colour: string): void {
  bar(pen, 32, -4, 26, 5, '#6a727e', 2);
  bar(pen, 42, -18, 6, 16, '#98a2ae', 1);
  bar(pen, 27, -24, 36, 8, colour, 3);
  bar(pen, 24, -56, 8, 36, colour, 3);
  line(pen, 'M60 -16 L72 -6', '#98a2ae', 2.4);
}

/** Where the head of a customer is. */
const HEAD = -66;

/** Sits with the back to who stands there, a cloth over all but the head. */
export function drawCustomer(pen: Pen, cloth: string, served: Served = ANYBODY): void {
  const { skin, hair, isLong, isBald, beard } = served;
  const y = HEAD;
  inSizeOf(pen, served, [44, y + 3], () => {
    shape(pen, 'M58 -20 L70 -20 L74 -4 L66 -4 Z', '#3a4a6a', { colour: '#28344c', from: -20, to: -4 });
    shape(pen, 'M64 -5 H80 L79 0 H64 Z', '#2a2420');
    ball(pen, 44, y + 3, 7.4, 8.6, skin);
    ball(pen, 51.4, y + 4.4, 1.6, 1.4, skin);
    if (beard)
      shape(
        pen,
        `M42 ${y + 8} C46 ${y + 7} 49 ${y + 8} 51.4 ${y + 7} C52 ${y + 12} 48 ${y + 15} 44 ${y + 12} Z`,
        beard,
      );
    if (!isBald)
      shape(
        pen,
        `M35.6 ${y + 5} C33 ${y - 9} 50 ${y - 13} 52 ${y - 2} C48 ${y - 4} 45 ${y - 2} 44 ${y + 2} C42 ${y + 1} 41 ${y + 5} 40 ${y + 8} Z`,
        hair,
        { colour: mix(hair, '#20141a', 0.4), from: y - 10, to: y + 8 },
      );
    ball(pen, 49.4, y + 2.4, 0.7, 0.9, '#2a1a16');
    shape(
      pen,
      `M40 ${y + 9} L48 ${y + 9} C58 ${y + 14} 66 -30 69 -18 C58 -12 36 -12 26 -20 C28 -34 33 ${y + 14} 40 ${y + 9} Z`,
      cloth,
      { colour: mix(cloth, '#4a4a60', 0.3), from: y + 9, to: -12 },
    );
    for (const x of [40, 47, 54])
      line(pen, `M${x} ${y + 16} Q${x + 2} -30 ${x + 2} -18`, mix(cloth, '#4a4a60', 0.2), 0.6);
    if (isLong)
      shape(
        pen,
        `M36 ${y - 1} C31 ${y + 8} 33 ${y + 20} 34 ${y + 26} C38 ${y + 24} 42 ${y + 16} 42 ${y + 4} Z`,
        hair,
        { colour: mix(hair, '#20141a', 0.4), from: y, to: y + 26 },
      );
  });
}

/** Its back is let down. */
export function drawDentalChair(pen: Pen): void {
  bar(pen, 50, -6, 34, 7, '#98a2ae', 2);
  bar(pen, 62, -22, 9, 18, '#c4ccd4', 1);
  shape(pen, 'M22 -50 L30 -54 L62 -30 L108 -28 L108 -20 L58 -20 Z', '#5a9ab0', {
    colour: '#3a6a80',
    from: -54,
    to: -20,
  });
}

/** Lies back in the chair, the head toward who stands there, the mouth open. */
export function drawPatient(pen: Pen, served: Served = ANYBODY): void {
  const { skin, hair, top, isLong, isBald, beard } = served;
  const dark = mix(hair, '#20141a', 0.2);
  inSizeOf(pen, served, [34, -54], () => {
    shape(pen, 'M62 -38 L96 -36 L110 -30 L108 -26 L64 -28 Z', '#3a4a6a', {
      colour: '#28344c',
      from: -38,
      to: -26,
    });
    shape(pen, 'M106 -38 L114 -36 L113 -25 L106 -26 Z', '#2a2420');
    shape(pen, 'M36 -57 C46 -58 60 -46 70 -38 L66 -27 L56 -28 L36 -46 Z', top, {
      colour: mix(top, '#2a1c2a', 0.25),
      from: -58,
      to: -28,
    });
    shape(pen, 'M40 -58 L54 -50 L50 -40 L37 -49 Z', '#dcecf4');
    line(pen, 'M50 -48 C56 -42 60 -38 64 -36', mix(top, '#2a1c2a', 0.2), 4);
    ball(pen, 65, -36, 2.2, 2, skin);
    turned(pen, [30, -58], 0.62, () => {
      if (isLong) shape(pen, 'M-8 -4 C-15 0 -16 10 -12 16 C-8 17 -3 12 0 6 Z', dark);
      ball(pen, 0, 0, 8.6, 7.4, skin);
      if (!isBald) {
        shape(pen, 'M-9 1 C-10 -6 -4 -9 1 -7.4 C-3 -5 -5 -1 -5 5 Z', dark);
        shape(pen, 'M-9 1 C-9 6 -4 9 0 7.6 C-5 5 -6 3 -5.4 0 Z', dark);
      }
      if (beard) shape(pen, 'M6.6 -2.4 C9.6 -2 10 3 6 5.4 C5.6 2 5.4 0 5 -2 Z', beard);
      ball(pen, 2.4, -5.4, 0.8, 0.7, '#2a1a16');
      shape(pen, 'M5 -5.6 C7.6 -6.2 8 -3.4 6.4 -2.4 C5 -2.6 4.4 -4.4 5 -5.6 Z', '#8a2f34');
      line(pen, 'M4.9 -5.4 L6.8 -5.4', '#ffffff', 0.8);
    });
  });
}
