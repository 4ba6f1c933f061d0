// What burns at feasts and in caves: lamps of clay, a lampstand of nine candles, a torch, a grill, a cauldron.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { ball, bar, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const DARK = '#20142a';

/** `shine`: how far the light around it reaches, in its sizes. */
function smallFlame(pen: Pen, x: number, y: number, size: number, shine = 3.2): void {
  const { brush } = pen;
  const glow = brush.createRadialGradient(x, y - size, 0, x, y - size, size * shine);
  glow.addColorStop(0, css('#ffdf8a', 0.6));
  glow.addColorStop(1, css('#ffb04a', 0));
  brush.fillStyle = glow;
  brush.fillRect(x - size * shine, y - size * (1 + shine), size * shine * 2, size * shine * 2);
  shape(
    pen,
    `M${x} ${y} C${x - size * 0.8} ${y - size * 0.4} ${x - size * 0.6} ${y - size * 1.2} ${x} ${y - size * 2.2} C${x + size * 0.7} ${y - size * 1.2} ${x + size * 0.8} ${y - size * 0.4} ${x} ${y} Z`,
    '#ffb22e',
    { colour: '#ff7a1a', from: y - size * 2.2, to: y },
  );
  shape(
    pen,
    `M${x} ${y} C${x - size * 0.4} ${y - size * 0.3} ${x - size * 0.3} ${y - size * 0.8} ${x} ${y - size * 1.4} C${x + size * 0.34} ${y - size * 0.8} ${x + size * 0.4} ${y - size * 0.3} ${x} ${y} Z`,
    '#fff4c0',
  );
}

/** Nine candles on arms of brass, the middle one higher. */
function menorah(pen: Pen): void {
  const brass = '#c89a3c';
  for (const reach of [28, 54, 80, 106])
    for (const [colour, wide] of [
      [mix(brass, DARK, 0.4), 8],
      [brass, 6],
      ['#f6dc94', 1.8],
    ] as const)
      line(
        pen,
        `M${-reach} -136 C${-reach} ${-92 + reach * 0.5} ${reach} ${-92 + reach * 0.5} ${reach} -136`,
        colour,
        wide,
      );
  bar(pen, -4.5, -156, 9, 150, brass, 3);
  for (const y of [-36, -62, -88]) ball(pen, 0, y, 9, 6, brass);
  shape(pen, 'M-44 0 Q-40 -14 -12 -18 L12 -18 Q40 -14 44 0 Z', mix(brass, '#ffffff', 0.24), {
    colour: mix(brass, DARK, 0.4),
    from: -18,
    to: 0,
  });
  for (const [x, y] of [
    [-106, -136],
    [-80, -136],
    [-54, -136],
    [-28, -136],
    [0, -156],
    [28, -136],
    [54, -136],
    [80, -136],
    [106, -136],
  ] as const) {
    shape(
      pen,
      `M${x - 9} ${y - 6} L${x + 9} ${y - 6} L${x + 5} ${y + 4} L${x - 5} ${y + 4} Z`,
      mix(brass, '#ffffff', 0.2),
    );
    bar(pen, x - 4, y - 44, 8, 38, '#f4f0e4', 2);
    smallFlame(pen, x, y - 45, 8);
  }
}

/** A small bowl of clay, painted, with a wick that burns at its lip. */
function diya(pen: Pen): void {
  shape(pen, 'M-66 -46 C-60 -8 -30 0 0 0 C34 0 60 -14 78 -50 Q30 -34 -66 -46 Z', '#c8622c', {
    colour: '#7a2f14',
    from: -48,
    to: 0,
  });
  shape(pen, 'M-68 -46 C-50 -62 30 -62 82 -54 C50 -34 -40 -30 -68 -46 Z', '#e08a4a', {
    colour: '#a84a1c',
    from: -60,
    to: -34,
  });
  shape(pen, 'M-56 -47 C-40 -56 24 -56 62 -52 C36 -40 -34 -38 -56 -47 Z', '#f2c04a', {
    colour: '#c8862c',
    from: -56,
    to: -38,
  });
  for (let dot = 0; dot < 7; dot++) {
    ball(pen, -44 + dot * 15, -24 + Math.abs(dot - 3) * -1.6, 4, 4, dot % 2 === 0 ? '#fbe6a0' : '#e0387a');
  }
  line(pen, 'M44 -50 Q60 -54 70 -60', '#f6ecd8', 4);
  smallFlame(pen, 70, -58, 19);
}

/** A grill on legs with food on it and a little smoke. */
function grill(pen: Pen): void {
  const { brush } = pen;
  for (const x of [-46, 46]) line(pen, `M${x * 0.7} -70 L${x} 0`, '#3a3c44', 5);
  line(pen, 'M-40 -26 L40 -26', '#3a3c44', 3);
  shape(pen, 'M-74 -104 C-72 -68 -40 -58 0 -58 C40 -58 72 -68 74 -104 Z', '#4a4e5a', {
    colour: '#1c1e26',
    from: -104,
    to: -58,
  });
  brush.fillStyle = css('#2a1a16');
  brush.beginPath();
  brush.ellipse(0, -104, 74, 13, 0, 0, 7);
  brush.fill();
  for (let coal = 0; coal < 26; coal++)
    ball(
      pen,
      pen.random.between(-60, 60),
      -104 + pen.random.between(-8, 8),
      5,
      3.4,
      pen.random.pick(['#ff7a2a', '#d8401c', '#4a2a20', '#ffb04a']),
    );
  for (let rod = -6; rod <= 6; rod++) line(pen, `M${rod * 10.6} -115 L${rod * 11.6} -93`, '#a8acb4', 1.6);
  for (const [x, y] of [
    [-42, -110],
    [-14, -106],
    [16, -111],
    [42, -105],
  ] as const) {
    ball(pen, x, y, 15, 7, '#8a4422');
    line(pen, `M${x - 8} ${y + 1} l4 -5 M${x} ${y + 2} l4 -6`, '#3a1a0c', 2);
  }
  for (const x of [-28, 28]) line(pen, `M${x - 10} -116 Q${x} -124 ${x + 10} -115`, '#c8703a', 8);
  brush.globalAlpha = 0.3;
  for (const x of [-30, 4, 34]) line(pen, `M${x} -124 q-10 -14 0 -26 q10 -12 0 -26`, '#e8e4e0', 7);
  brush.globalAlpha = 1;
}

function cauldron(pen: Pen, brew: Colour = '#5fc24a'): void {
  for (const x of [-34, 34]) shape(pen, `M${x - 6} -8 L${x + 6} -8 L${x + x * 0.1} 2 Z`, '#1c1a22');
  shape(pen, 'M-56 -76 C-78 -44 -56 -4 0 -4 C56 -4 78 -44 56 -76 Z', '#4a4654', {
    colour: '#17151c',
    from: -76,
    to: -4,
  });
  shape(pen, 'M-66 -84 Q0 -70 66 -84 L62 -70 Q0 -58 -62 -70 Z', '#5a5666', {
    colour: '#2a2832',
    from: -84,
    to: -60,
  });
  pen.brush.fillStyle = css(brew);
  pen.brush.beginPath();
  pen.brush.ellipse(0, -83, 58, 11, 0, 0, 7);
  pen.brush.fill();
  for (const [x, y, r] of [
    [-30, -90, 10],
    [-8, -96, 14],
    [18, -90, 11],
    [36, -94, 8],
    [0, -118, 6],
    [22, -116, 4.6],
    [-22, -112, 4],
  ] as const)
    ball(pen, x, y, r, r, mix(brew, '#fff8d0', 0.3));
  pen.brush.globalAlpha = 0.4;
  line(pen, `M${pen.side * 40} -60 Q${pen.side * 52} -40 ${pen.side * 40} -20`, '#a8a4b4', 5);
  pen.brush.globalAlpha = 1;
}

/** The pot with what boils in it in a colour. */
export function cauldronOf(brew: Colour): OwnDrawing {
  return { width: 140, height: 126, paint: (pen) => cauldron(pen, brew) };
}

/** A stick with cloth around its head, which burns. */
function torch(pen: Pen): void {
  bar(pen, -6, -104, 12, 104, '#7a5232', 4);
  shape(pen, 'M-7 -90 L-15 -128 Q0 -136 15 -128 L7 -90 Z', '#5a4636', {
    colour: '#2e221c',
    from: -130,
    to: -90,
  });
  for (const y of [-118, -106]) line(pen, `M-13 ${y} L13 ${y + 4}`, '#8a7048', 2.6);
  smallFlame(pen, 0, -124, 34, 1);
}

export const FEAST_FIRES: Record<string, OwnDrawing> = {
  'own/menorah': { width: 236, height: 240, paint: menorah, isLamp: true },
  'own/diya': { width: 260, height: 146, paint: diya, isLamp: true },
  'own/torch': { width: 70, height: 206, paint: torch, isLamp: true },
  'own/grill': { width: 156, height: 178, paint: grill },
  'own/cauldron': { width: 140, height: 126, paint: cauldron },
};
