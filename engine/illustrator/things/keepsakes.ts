// Keepsakes: a sealed envelope, an open letter with its envelope, a watch on its chain.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { ball, bar, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const PAPER = '#f3e7cc';
const INK = '#5c4a44';
const WAX = '#b3262c';
const BRASS = '#d2a24a';

/** The back of one, its flap closed by wax: 132 wide, 88 tall, its foot at zero. */
function envelopeBack(pen: Pen, paper: Colour): void {
  const low = mix(paper, '#6a4a30', 0.22);
  shape(
    pen,
    'M-66 -3 Q-66 0 -63 0 L63 0 Q66 0 66 -3 L66 -85 Q66 -88 63 -88 L-63 -88 Q-66 -88 -66 -85 Z',
    paper,
    {
      colour: mix(paper, '#8a6a48', 0.16),
      from: -88,
      to: 0,
    },
  );
  // The sides and the foot are folded to the middle.
  for (const side of [-1, 1])
    shape(pen, `M${side * 66} -86 L${side * 5} -41 L${side * 66} -1 Z`, mix(paper, '#8a6a48', 0.1));
  shape(pen, 'M-64 -1 L-7 -45 Q0 -50 7 -45 L64 -1 Z', mix(paper, '#ffffff', 0.2), {
    colour: mix(paper, '#8a6a48', 0.14),
    from: -48,
    to: 0,
  });
  line(pen, 'M-64 -1 L-7 -45 Q0 -50 7 -45 L64 -1', low, 0.9);
}

function seal(pen: Pen, x: number, y: number): void {
  const dark = mix(WAX, '#2a060c', 0.45);
  shape(
    pen,
    `M${x - 12} ${y + 2} C${x - 15} ${y - 7} ${x - 7} ${y - 14} ${x + 1} ${y - 12} C${x + 9} ${y - 14} ${x + 15} ${y - 5} ${x + 12} ${y + 3} C${x + 13} ${y + 11} ${x + 3} ${y + 15} ${x - 3} ${y + 12} C${x - 10} ${y + 14} ${x - 14} ${y + 8} ${x - 12} ${y + 2} Z`,
    dark,
  );
  ball(pen, x, y, 11, 11, WAX);
  pen.brush.strokeStyle = css(dark, 0.8);
  pen.brush.lineWidth = 1.2;
  pen.brush.beginPath();
  pen.brush.arc(x, y, 7.6, 0, 7);
  pen.brush.stroke();
  shape(
    pen,
    `M${x} ${y + 5.2} C${x - 8} ${y - 0.6} ${x - 4.2} ${y - 6} ${x} ${y - 2} C${x + 4.2} ${y - 6} ${x + 8} ${y - 0.6} ${x} ${y + 5.2} Z`,
    mix(WAX, '#ffc8b4', 0.35),
  );
}

function envelope(pen: Pen): void {
  envelopeBack(pen, PAPER);
  const flap = 'M-64 -87 L-6 -38 Q0 -33 6 -38 L64 -87 Z';
  pen.brush.globalAlpha = 0.25;
  shape(pen, 'M-64 -85 L-6 -34.5 Q0 -29.5 6 -34.5 L64 -85 Z', '#4a2c1c');
  pen.brush.globalAlpha = 1;
  shape(pen, flap, mix(PAPER, '#ffffff', 0.42), { colour: mix(PAPER, '#a07c50', 0.06), from: -88, to: -34 });
  line(pen, 'M-64 -87 L-6 -38 Q0 -33 6 -38 L64 -87', mix(PAPER, '#6a4a30', 0.3), 0.9);
  seal(pen, 0, -37);
}

/** As if by a pen: each row another line of small waves. */
function handwriting(pen: Pen, left: number, right: number, rows: readonly number[]): void {
  const { random } = pen;
  for (const [at, y] of rows.entries()) {
    const end = at === rows.length - 1 ? left + (right - left) * 0.45 : right - random.between(0, 8);
    let path = `M${left} ${y}`;
    for (let x = left; x < end - 5; x += 5)
      path += random.chance(0.16) ? ` M${x + 5} ${y}` : ` q1.2 ${-random.between(1.6, 3.4)} 2.5 0 t2.5 0`;
    line(pen, path, INK, 0.75);
  }
}

/** A folded sheet that comes out of its envelope. */
function letter(pen: Pen): void {
  const { brush } = pen;
  // The flap stands open behind the sheet.
  shape(pen, 'M-64 -64 L-5 -110 Q0 -113 5 -110 L64 -64 Z', mix(PAPER, '#8a6a48', 0.3));
  brush.save();
  brush.rotate(-0.05);
  shape(pen, 'M-50 -20 L-50 -138 Q-50 -140 -48 -140 L48 -140 Q50 -140 50 -138 L50 -20 Z', '#fffaf0', {
    colour: '#e9dcc2',
    from: -140,
    to: -20,
  });
  line(pen, 'M-49 -100 H49', '#d8c8a8', 0.9);
  handwriting(pen, -40, 40, [-128, -118, -109, -91, -82, -73]);
  brush.restore();
  brush.save();
  brush.beginPath();
  brush.rect(-70, -66, 140, 70);
  brush.clip();
  shape(pen, 'M-66 -64 L0 -22 L66 -64 L66 -3 Q66 0 63 0 L-63 0 Q-66 0 -66 -3 Z', PAPER, {
    colour: mix(PAPER, '#8a6a48', 0.2),
    from: -64,
    to: 0,
  });
  line(pen, 'M-66 -64 L0 -22 L66 -64', mix(PAPER, '#6a4a30', 0.35), 0.9);
  shape(pen, 'M-64 -1 L-6 -37 Q0 -41 6 -37 L64 -1 Z', mix(PAPER, '#ffffff', 0.25), {
    colour: mix(PAPER, '#8a6a48', 0.12),
    from: -40,
    to: 0,
  });
  line(pen, 'M-64 -1 L-6 -37 Q0 -41 6 -37 L64 -1', mix(PAPER, '#6a4a30', 0.3), 0.9);
  brush.restore();
}

function pocketWatch(pen: Pen): void {
  const { brush } = pen;
  const chain = Array.from({ length: 22 }, (_, at) => {
    const part = at / 21;
    return [Math.sin(part * 3.1) * 30 + part * 40, -106 + part * 104 - Math.sin(part * 3.14) * 16] as const;
  });
  for (const [x, y] of chain) {
    brush.strokeStyle = css(mix(BRASS, '#3a2408', 0.3));
    brush.lineWidth = 1.6;
    brush.beginPath();
    brush.ellipse(x, y, 3.1, 2.2, 0.6, 0, 7);
    brush.stroke();
  }
  bar(pen, -4, -100, 8, 10, BRASS, 2);
  ball(pen, 0, -102, 6, 5, BRASS);
  ball(pen, 0, -45, 45, 45, BRASS);
  brush.fillStyle = css(mix(BRASS, '#3a2408', 0.45));
  brush.beginPath();
  brush.arc(0, -45, 38.5, 0, 7);
  brush.fill();
  ball(pen, 0, -45, 37, 37, '#f6efdc');
  brush.fillStyle = css('#f8f3e4', 0.75);
  brush.beginPath();
  brush.arc(0, -45, 35, 0, 7);
  brush.fill();
  for (let mark = 0; mark < 60; mark++) {
    const angle = (mark / 60) * 2 * Math.PI;
    const isHour = mark % 5 === 0;
    const [across, down] = [Math.sin(angle), -Math.cos(angle)];
    const inner = isHour ? 27 : 31.5;
    line(
      pen,
      `M${across * inner} ${-45 + down * inner} L${across * 33} ${-45 + down * 33}`,
      '#3a302c',
      isHour ? (mark % 15 === 0 ? 2.6 : 1.7) : 0.6,
    );
  }
  line(pen, 'M0 -45 L-13 -58', '#2a2226', 2.6);
  line(pen, 'M0 -45 L13 -69', '#2a2226', 1.8);
  ball(pen, 0, -45, 2.6, 2.6, BRASS);
  line(pen, 'M-25 -66 C-19 -76 -9 -81 0 -81', '#ffffff', 1.6);
}

export const KEEPSAKES: Record<string, OwnDrawing> = {
  'own/envelope': { width: 136, height: 90, paint: envelope },
  'own/letter': { width: 140, height: 144, paint: letter },
  'own/pocket-watch': { width: 96, height: 112, paint: pocketWatch },
};
