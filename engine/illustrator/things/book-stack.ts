// Books that lie flat on each other.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { line, shape, type OwnDrawing, type Pen } from './pen.ts';

type Volume = { wide: number; thick: number; colour: Colour; aside: number };

const VOLUMES: readonly Volume[] = [
  { wide: 62, thick: 9.6, colour: '#7a2f36', aside: 0 },
  { wide: 56, thick: 8, colour: '#2f5d7a', aside: 2 },
  { wide: 59, thick: 10.4, colour: '#3f6b4a', aside: -1.4 },
  { wide: 50, thick: 7, colour: '#c08a3a', aside: 1.6 },
  { wide: 54, thick: 8.6, colour: '#5a3f6e', aside: -2 },
];

/** Its spine to the viewer on the left half, pages on the right: every second one lies the other way. */
function volume(pen: Pen, { wide, thick, colour, aside }: Volume, foot: number, isTurned: boolean): void {
  const [left, right] = [aside - wide / 2, aside + wide / 2];
  const top = foot - thick;
  const deep = mix(colour, '#1c0e18', 0.4);
  const cover = 1.5;
  if (isTurned) {
    // Pages to the viewer between two covers.
    shape(pen, `M${left} ${top} H${right} V${foot} H${left} Z`, colour, {
      colour: deep,
      from: top,
      to: foot,
    });
    shape(pen, `M${left + 1.6} ${top + cover} H${right} V${foot - cover} H${left + 1.6} Z`, '#f3e9d2', {
      colour: '#cbb994',
      from: top,
      to: foot,
    });
    for (let leaf = 1; leaf < 5; leaf++)
      line(
        pen,
        `M${left + 3} ${top + cover + (leaf * (thick - cover * 2)) / 5} H${right - 0.6}`,
        '#b8a680',
        0.25,
      );
    return;
  }
  shape(
    pen,
    `M${left + 2} ${top} H${right - 2} Q${right} ${top} ${right} ${top + 2} V${foot - 2} Q${right} ${foot} ${right - 2} ${foot} H${left + 2} Q${left} ${foot} ${left} ${foot - 2} V${top + 2} Q${left} ${top} ${left + 2} ${top} Z`,
    mix(colour, '#ffffff', 0.14),
    { colour: deep, from: top, to: foot },
  );
  const gilt = mix('#e8c878', colour, 0.15);
  for (const at of [0.1, 0.16, 0.84, 0.9])
    line(pen, `M${left + wide * at} ${top + 0.6} V${foot - 0.6}`, gilt, 0.8);
  line(pen, `M${left + wide * 0.32} ${top + thick * 0.42} H${left + wide * 0.68}`, gilt, 1.4);
  line(pen, `M${left + wide * 0.4} ${top + thick * 0.66} H${left + wide * 0.6}`, gilt, 0.7);
}

function bookStack(pen: Pen): void {
  let foot = 0;
  for (const [at, one] of VOLUMES.entries()) {
    volume(pen, one, foot, at % 2 === 1);
    foot -= one.thick;
    line(
      pen,
      `M${one.aside - one.wide / 2 + 2} ${foot + 0.2} H${one.aside + one.wide / 2 - 2}`,
      'rgba(20,10,20,0.4)',
      0.4,
    );
  }
}

const HEIGHT = VOLUMES.reduce((sum, { thick }) => sum + thick, 0);

export const BOOK_STACKS: Record<string, OwnDrawing> = {
  'own/book-stack': { width: 64, height: HEIGHT, paint: bookStack },
};
