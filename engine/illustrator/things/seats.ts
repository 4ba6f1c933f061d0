// Seats of one's own, in centimetres, seen from the front: a wheelchair, the throne of a king.

import { css, mix } from '#engine/raster/colour.ts';
import { box, down, light } from './furniture.ts';
import { ball, bar, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const GOLD = '#d2a23c';
const VELVET = '#a02436';

function throne(pen: Pen): void {
  // Legs, and the step that it stands on.
  box(pen, -66, -7, 132, 7, '#8a8078', 1.5);
  box(pen, -58, -12, 116, 6, '#a39a90', 1.5);
  for (const x of [-42, 32]) bar(pen, x, -46, 10, 35, mix(GOLD, '#5a3410', 0.25), 3);
  // The back rises to a crest.
  shape(
    pen,
    'M-44 -50 L-47 -150 Q-46 -160 -38 -160 Q-26 -166 -20 -178 Q-10 -190 0 -192 Q10 -190 20 -178 Q26 -166 38 -160 Q46 -160 47 -150 L44 -50 Z',
    light(GOLD, 0.25),
    down(GOLD, -192, -50, 0.45),
  );
  shape(
    pen,
    'M-36 -50 L-38 -144 Q-37 -152 -30 -152 Q-18 -158 -12 -168 Q-6 -175 0 -176 Q6 -175 12 -168 Q18 -158 30 -152 Q37 -152 38 -144 L36 -50 Z',
    light(VELVET, 0.12),
    down(VELVET, -176, -50, 0.4),
  );
  for (const [x, y] of [
    [-22, -134],
    [0, -140],
    [22, -134],
    [-12, -118],
    [12, -118],
    [-22, -102],
    [0, -102],
    [22, -102],
    [-12, -86],
    [12, -86],
  ] as const)
    ball(pen, x, y, 2.2, 2.2, mix(VELVET, '#200810', 0.35));
  for (const x of [-47, 47]) ball(pen, x, -160, 6.5, 6.5, GOLD);
  ball(pen, 0, -195, 8, 8, GOLD);
  ball(pen, 0, -182, 4.6, 5.4, '#c23a5a');
  for (const x of [-24, 24]) ball(pen, x, -163, 2.6, 2.6, '#3c7ac0');
  // The seat and its cushion.
  shape(pen, 'M-44 -46 L44 -46 L47 -34 L-47 -34 Z', light(GOLD, 0.15), down(GOLD, -46, -34, 0.4));
  shape(
    pen,
    'M-40 -46 Q-44 -60 -30 -60 L30 -60 Q44 -60 40 -46 Z',
    light(VELVET, 0.18),
    down(VELVET, -60, -46, 0.3),
  );
  line(pen, 'M-36 -36 Q-24 -28 -12 -36 Q0 -28 12 -36 Q24 -28 36 -36', mix(GOLD, '#fff0c0', 0.4), 1.6);
  // Arms with knobs.
  for (const side of [-1, 1]) {
    const x = side * 50;
    bar(pen, x - 4.5, -78, 9, 44, mix(GOLD, '#5a3410', 0.14), 3);
    box(pen, x - 7, -86, 14, 10, light(GOLD, 0.12), 4);
    ball(pen, x, -81, 8, 7.4, GOLD);
    bar(pen, x - 5, -36, 10, 25, mix(GOLD, '#5a3410', 0.2), 3);
    ball(pen, x, -14, 7, 5, mix(GOLD, '#5a3410', 0.2));
  }
}

/** A wheel that is seen almost from its edge. */
function wheel(pen: Pen, x: number, side: number): void {
  const { brush } = pen;
  const ring = (rx: number, ry: number, colour: string, wide: number, dx = 0): void => {
    brush.strokeStyle = colour;
    brush.lineWidth = wide;
    brush.beginPath();
    brush.ellipse(x + dx, -30, rx, ry, 0, 0, 7);
    brush.stroke();
  };
  brush.fillStyle = css('#9aa0a8', 0.22);
  brush.beginPath();
  brush.ellipse(x, -30, 6, 28, 0, 0, 7);
  brush.fill();
  for (let spoke = 0; spoke < 7; spoke++) {
    const angle = spoke * 0.9;
    line(
      pen,
      `M${x} -30 L${x + Math.cos(angle) * 5.6} ${-30 + Math.sin(angle) * 27}`,
      'rgba(190,196,204,0.75)',
      0.5,
    );
  }
  ring(6.4, 28.4, '#26282e', 3.4);
  ring(6.4, 28.4, 'rgba(255,255,255,0.14)', 0.8, side * 0.9);
  ring(5.6, 24, '#c4cad2', 1.2, side * 3);
  ball(pen, x, -30, 2.2, 3.4, '#aab0b8');
}

function wheelchair(pen: Pen): void {
  const cloth = pen.random.pick(['#2c4a6e', '#33383f', '#6a2c38', '#2f5a52']);
  const steel = '#b4bac2';
  for (const side of [-1, 1]) {
    // The tubes of the back with their handles.
    bar(pen, side * 23 - 1.6, -94, 3.2, 60, steel, 1.6);
    bar(pen, side * 23 - 2.6, -97, 5.2, 9, '#26282e', 2.4);
  }
  shape(pen, 'M-23 -88 Q0 -85 23 -88 L23 -50 L-23 -50 Z', light(cloth, 0.12), down(cloth, -88, -50, 0.35));
  shape(pen, 'M-24 -50 L24 -50 L26 -43 L-26 -43 Z', light(cloth, 0.2), down(cloth, -50, -43, 0.3));
  for (const side of [-1, 1]) {
    wheel(pen, side * 31, side);
    // The arm rest, and the guard under it.
    shape(
      pen,
      `M${side * 24} -66 L${side * 28} -66 L${side * 28} -44 L${side * 24} -44 Z`,
      mix(cloth, '#20242c', 0.3),
    );
    box(pen, side * 26 - 3.6, -70, 7.2, 5.4, '#2a2c32', 2.4);
    // The front tube leads down to a small wheel and to the plate for the foot.
    line(pen, `M${side * 22} -45 L${side * 20} -20 L${side * 15} -7`, steel, 2.4);
    line(pen, `M${side * 22} -40 L${side * 23} -12`, steel, 2);
    shape(
      pen,
      `M${side * 23 - 2.2} -12 L${side * 23 + 2.2} -12 L${side * 23 + 2.2} -2 L${side * 23 - 2.2} -2 Z`,
      '#33363c',
    );
    ball(pen, side * 23, -5, 2.6, 5, '#26282e');
    box(pen, side * 10.5 - 7.5, -6, 15, 4, '#3a3e46', 1.6);
  }
}

export const SEATS: Record<string, OwnDrawing> = {
  'own/throne': { width: 136, height: 204, paint: throne },
  'own/wheelchair': { width: 82, height: 98, paint: wheelchair },
};
