// A hummingbird before a flower, and the hibiscus that it comes to.

import { css, mix } from '#engine/raster/colour.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

/** To the left, upright as it hovers; its wings are so fast that they are a blur. */
function hummingbird(pen: Pen): void {
  const wing = (turn: number, alpha: number): void => {
    const { brush } = pen;
    brush.save();
    brush.translate(6, -66);
    brush.rotate(turn);
    const fill = brush.createLinearGradient(0, 0, 62, 0);
    fill.addColorStop(0, css('#3f7a78', alpha));
    fill.addColorStop(1, css('#b8dce0', alpha * 0.35));
    brush.fillStyle = fill;
    brush.beginPath();
    brush.moveTo(0, 0);
    brush.bezierCurveTo(16, -16, 46, -16, 66, -3);
    brush.bezierCurveTo(46, 6, 18, 8, 0, 5);
    brush.fill();
    brush.restore();
  };
  for (const [turn, alpha] of [
    [-1.5, 0.24],
    [-1.34, 0.34],
    [-1.18, 0.5],
  ] as const)
    wing(turn, alpha);
  shape(
    pen,
    'M12 -40 C22 -28 30 -14 36 -2 C30 -4 27 -6 25 -10 C24 -4 22 -2 18 0 C16 -14 8 -28 4 -36 Z',
    '#2c6a5c',
    {
      colour: '#173a44',
      from: -40,
      to: 0,
    },
  );
  shape(
    pen,
    'M-22 -80 C-12 -84 2 -78 10 -66 C18 -54 18 -42 12 -34 C2 -34 -8 -44 -14 -56 C-18 -64 -24 -72 -22 -80 Z',
    '#4cc29a',
    {
      colour: '#1c6a66',
      from: -82,
      to: -34,
    },
  );
  shape(
    pen,
    'M-22 -78 C-18 -66 -14 -54 -6 -45 C0 -38 6 -35 12 -34 C8 -46 0 -54 -6 -64 C-10 -70 -14 -76 -22 -78 Z',
    '#f2efe6',
    {
      colour: '#b9c0b4',
      from: -78,
      to: -34,
    },
  );
  shape(pen, 'M-27 -80 C-24 -70 -16 -64 -8 -66 C-10 -74 -16 -80 -22 -84 Z', '#d8286a', {
    colour: '#8a1450',
    from: -84,
    to: -64,
  });
  ball(pen, -20, -86, 10.4, 9.4, '#3fb08c');
  line(pen, 'M-29 -87 C-42 -90 -54 -91 -66 -90', '#2a2630', 2.4);
  ball(pen, -23.4, -88, 2.5, 2.7, '#14141c');
  ball(pen, -24.2, -89, 0.8, 0.8, '#ffffff');
  for (const [turn, alpha] of [
    [-0.5, 0.5],
    [-0.68, 0.62],
    [-0.9, 0.72],
  ] as const)
    wing(turn, alpha);
}

type Bloom = readonly [x: number, y: number, size: number];
const BLOOMS: readonly Bloom[] = [
  [-20, -88, 21],
  [26, -66, 19],
  [-34, -50, 17],
  [8, -38, 16],
  [36, -102, 14],
];

/** Five wide petals that are dark at the heart, and a long column with yellow dust. */
function bloom(pen: Pen, [x, y, size]: Bloom, colour: string): void {
  const { brush } = pen;
  for (let petal = 0; petal < 5; petal++) {
    brush.save();
    brush.translate(x, y);
    brush.rotate(petal * 1.2566 + 0.3);
    const fill = brush.createRadialGradient(0, 0, 0, 0, -size * 0.5, size);
    fill.addColorStop(0, css(mix(colour, '#4a0424', 0.6)));
    fill.addColorStop(0.36, css(colour));
    fill.addColorStop(1, css(mix(colour, '#ffffff', 0.34)));
    brush.fillStyle = fill;
    brush.beginPath();
    brush.moveTo(0, 0);
    brush.bezierCurveTo(-size * 0.62, -size * 0.3, -size * 0.66, -size * 1.12, 0, -size * 1.02);
    brush.bezierCurveTo(size * 0.66, -size * 1.12, size * 0.62, -size * 0.3, 0, 0);
    brush.fill();
    brush.strokeStyle = css(mix(colour, '#4a0424', 0.3), 0.5);
    brush.lineWidth = size * 0.03;
    brush.beginPath();
    brush.moveTo(0, -size * 0.2);
    brush.lineTo(0, -size * 0.82);
    brush.stroke();
    brush.restore();
  }
  const [tipX, tipY] = [x - size * 0.56, y - size * 0.5];
  line(pen, `M${x} ${y} Q${x - size * 0.2} ${y - size * 0.34} ${tipX} ${tipY}`, '#f6c8a0', size * 0.1);
  for (let grain = 0; grain < 7; grain++) {
    const part = 0.5 + grain * 0.08;
    ball(
      pen,
      x + (tipX - x) * part + ((grain % 2) - 0.5) * size * 0.12,
      y + (tipY - y) * part,
      size * 0.06,
      size * 0.06,
      '#ffd84a',
    );
  }
}

function hibiscus(pen: Pen): void {
  const colour = '#e2364f';
  for (const [x, y] of [
    [-20, -88],
    [26, -66],
    [-34, -50],
    [36, -102],
    [4, -112],
  ] as const)
    line(pen, `M0 0 Q${x * 0.2} ${y * 0.6} ${x} ${y}`, '#5a6a3a', 3);
  for (let leaf = 0; leaf < 34; leaf++) {
    const [x, y] = [pen.random.between(-50, 50), pen.random.between(-116, -10)];
    if (Math.hypot(x / 54, (y + 62) / 62) > 1) continue;
    pen.brush.save();
    pen.brush.translate(x, y);
    pen.brush.rotate(pen.random.between(-0.9, 0.9));
    shape(
      pen,
      'M0 8 C-10 4 -11 -8 0 -15 C11 -8 10 4 0 8 Z',
      mix('#4f9a48', '#ffffff', leaf % 3 === 0 ? 0.16 : 0.04),
      {
        colour: '#21582f',
        from: -15,
        to: 9,
      },
    );
    line(pen, 'M0 7 L0 -12', '#8cc07a', 0.7);
    pen.brush.restore();
  }
  for (const one of BLOOMS) bloom(pen, one, colour);
}

export const HUMMINGBIRD_THINGS: Record<string, OwnDrawing> = {
  'own/hummingbird': { width: 148, height: 140, paint: hummingbird },
  'own/hibiscus': { width: 124, height: 124, paint: hibiscus },
};

/** Outer flowers, as parts of the bush's width from its middle and of its height from below. */
export const BLOOM = { left: { x: -0.3, y: 0.74 }, right: { x: 0.32, y: 0.84 } } as const;
/** Where the bill ends, as parts of the bird's width from its middle and of its height from below. */
export const BILL = { x: 0.43, y: 0.64 } as const;
