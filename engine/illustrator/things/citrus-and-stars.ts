// Fruit with a cut face of wedges or of a star: pomelos, grapefruits, carambolas. In a hundred units for the height of each.

import { mix } from '#engine/raster/colour.ts';
import { blush, box, face, gloss, leafOn, placed, strewn, type Fruit } from './fruit-forms.ts';
import { ball, line, shape, type Pen } from './pen.ts';

function starFruit(pen: Pen): void {
  const yellow = '#e8c83a';
  placed(pen, 0, -42, () => {
    shape(pen, 'M-66 0 C-50 -34 40 -36 66 -4 C40 38 -48 38 -66 0 Z', mix(yellow, '#fff6b0', 0.34), {
      colour: mix(yellow, '#6a7a14', 0.5),
      from: -34,
      to: 36,
    });
    shape(pen, 'M-66 0 C-50 -18 40 -22 66 -4 C40 2 -48 6 -66 0 Z', mix(yellow, '#6a7a14', 0.36));
    line(pen, 'M-64 0 C-48 -17 40 -21 64 -4', mix(yellow, '#ffffd0', 0.7), 3);
    line(pen, 'M-60 8 C-44 24 40 24 60 2', mix(yellow, '#ffffd0', 0.4), 2.4);
  });
}

/** A slice of it: what it has its name from. */
function starSlice(pen: Pen): void {
  const points = Array.from({ length: 10 }, (_, at) => {
    const turn = -Math.PI / 2 + (at / 10) * Math.PI * 2;
    const far = at % 2 === 0 ? 44 : 19;
    return `${Math.cos(turn) * far} ${-42 + Math.sin(turn) * far}`;
  });
  const path = `M${points.join(' L')} Z`;
  line(pen, path, '#a8a82a', 9);
  shape(pen, path, '#f6e87a', { colour: '#e0c43a', from: -86, to: 0 });
  for (let arm = 0; arm < 5; arm++) {
    const turn = -Math.PI / 2 + (arm / 5) * Math.PI * 2;
    line(pen, `M0 -42 L${Math.cos(turn) * 34} ${-42 + Math.sin(turn) * 34}`, '#fbf6c8', 2.4);
    placed(
      pen,
      Math.cos(turn) * 13,
      -42 + Math.sin(turn) * 13,
      () => ball(pen, 0, 0, 4.6, 2.4, '#8a6a34'),
      1,
      turn,
    );
  }
}

function pomelo(pen: Pen): void {
  const skin = '#d8d05a';
  shape(
    pen,
    'M0 -108 C22 -106 26 -90 40 -74 C58 -54 56 0 0 0 C-56 0 -58 -54 -40 -74 C-26 -90 -22 -106 0 -108 Z',
    mix(skin, '#fdf8c0', 0.3),
    {
      colour: mix(skin, '#5a6a14', 0.4),
      from: -108,
      to: 0,
    },
  );
  strewn(pen, 50, [0, 0.9], (x, y) => ball(pen, x * 46, -44 + y * 42, 1.3, 1.1, mix(skin, '#6a7a20', 0.4)));
  gloss(pen, 0, -46, 46, 46, 0.5);
  line(pen, 'M0 -107 L3 -116', '#7a7a3a', 6);
  leafOn(pen, 2, -112, 1.25, 42);
}

/** Wedges of flesh around the middle of a cut face. */
function wedges(pen: Pen, y: number, size: number, count: number, flesh: string): void {
  for (let part = 0; part < count; part++) {
    const turn = (part / count) * Math.PI * 2;
    placed(
      pen,
      0,
      y,
      () =>
        shape(
          pen,
          `M0 ${-size * 0.1} L${-size * 0.3} ${-size * 0.62} Q0 ${-size * 0.94} ${size * 0.3} ${-size * 0.62} Z`,
          mix(flesh, '#ffffff', 0.2),
          { colour: flesh, from: -size * 0.8, to: 0 },
        ),
      1,
      turn,
    );
  }
}

function citrusHalf(rind: string, pith: string, flesh: string): (pen: Pen) => void {
  return (pen) => {
    face(
      pen,
      [0, -45],
      [45, 45],
      [
        [1, rind],
        [0.93, pith],
      ],
    );
    wedges(pen, -45, 45, 10, flesh);
  };
}

function grapefruit(pen: Pen): void {
  const skin = '#f0a04a';
  ball(pen, 0, -48, 49, 48, skin);
  blush(pen, 10, -36, 36, '#e8605a', 0.5);
  strewn(pen, 46, [0, 0.9], (x, y) => ball(pen, x * 46, -48 + y * 45, 1.2, 1, mix(skin, '#8a4a14', 0.3)));
  gloss(pen, 0, -48, 48, 48, 0.6);
  ball(pen, 0, -93, 4, 2.4, '#7a8a3a');
}

export const CITRUS_AND_STARS = {
  'star-fruit': { piece: box(140, 84, starFruit), half: box(98, 92, starSlice) },
  pomelo: { piece: box(120, 130, pomelo), half: box(94, 92, citrusHalf('#d8d05a', '#fdfaee', '#f2d8a0')) },
  grapefruit: {
    piece: box(102, 98, grapefruit),
    half: box(94, 92, citrusHalf('#f0a04a', '#fbeede', '#e8605a')),
  },
} as const satisfies Record<string, Fruit>;
