// What flies in space: rockets, a ship, a saucer, a station; and a gate to elsewhere.

import { Path2D } from '@napi-rs/canvas';
import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { ball, bar, line, shadeInto, shape, shineAround, type OwnDrawing, type Pen } from './pen.ts';

const NIGHT = '#141a2c';
const HULL = '#e2e6ec';
const RED = '#c8404a';
const DARK = '#38404e';

const below = shadeInto(NIGHT, 0.4);

/** Round, by the light that runs across it. */
function across(pen: Pen, path: string, colour: Colour, reach: number): void {
  const { brush, side } = pen;
  const gradient = brush.createLinearGradient(-reach * side, 0, reach * side, 0);
  gradient.addColorStop(0, css(mix(colour, NIGHT, 0.58)));
  gradient.addColorStop(0.45, css(mix(colour, NIGHT, 0.08)));
  gradient.addColorStop(0.78, css(mix(colour, '#ffffff', 0.6)));
  gradient.addColorStop(1, css(mix(colour, NIGHT, 0.2)));
  brush.fillStyle = gradient;
  const fill = brush.fill.bind(brush);
  fill(new Path2D(path));
}

/** Its lower end at zero, its nose at −150. */
function rocketHull(pen: Pen): void {
  for (const side of [-1, 1])
    shape(
      pen,
      `M${side * 16} -54 C${side * 34} -44 ${side * 42} -24 ${side * 40} 6 C${side * 32} -8 ${side * 24} -12 ${side * 14} -12 Z`,
      RED,
      below(RED, -54, 6),
    );
  shape(pen, 'M-11 -8 L11 -8 L15 4 L-15 4 Z', DARK, below('#6a7484', -8, 4));
  across(
    pen,
    'M0 -150 C18 -128 25 -96 23 -62 C22 -40 18 -20 14 -8 L-14 -8 C-18 -20 -22 -40 -23 -62 C-25 -96 -18 -128 0 -150 Z',
    HULL,
    26,
  );
  across(pen, 'M0 -150 C10 -138 16 -126 19 -112 Q0 -106 -19 -112 C-16 -126 -10 -138 0 -150 Z', RED, 22);
  line(pen, 'M-20 -34 Q0 -28 20 -34', mix(RED, NIGHT, 0.1), 5);
  ball(pen, 0, -82, 12, 12, DARK);
  ball(pen, 0, -82, 8.6, 8.6, '#7cc0e6');
  shape(pen, 'M-5 -86 Q-2 -90 3 -89 Q-2 -86 -4 -82 Z', '#ffffff');
  shape(pen, 'M-3 -44 L3 -44 L4 4 L-4 4 Z', RED, below(RED, -44, 4));
}

function flame(pen: Pen, long: number): void {
  shineAround(pen, 0, long * 0.4, long * 0.9, '#ff9a3c', 0.7);
  for (const [wide, part, tone, end] of [
    [13, 1, '#ff8a2c', '#e0401c'],
    [9, 0.72, '#ffc84a', '#ff8a2c'],
    [5, 0.44, '#fff8dc', '#ffd86a'],
  ] as const)
    shape(
      pen,
      `M${-wide} 4 C${-wide * 1.4} ${long * part * 0.4} ${-wide * 0.4} ${long * part * 0.7} 0 ${long * part} C${wide * 0.4} ${long * part * 0.7} ${wide * 1.4} ${long * part * 0.4} ${wide} 4 Z`,
      tone,
      { colour: end, from: 4, to: long * part },
    );
}

/** On its way, up to the right. */
function rocket(pen: Pen): void {
  const { brush } = pen;
  brush.translate(-18, -62);
  brush.rotate(0.66);
  brush.translate(0, 18);
  flame(pen, 66);
  rocketHull(pen);
}

/** Smoke along the ground, highest in the middle: so many puffs, to `wide` on both sides. */
export function layPuffs(pen: Pen, count: number, high: number, wide: number, tone: Colour): void {
  for (let puff = 0; puff < count; puff++) {
    const part = (puff / (count - 1)) * 2 - 1;
    const size = high * (0.62 + (1 - Math.abs(part)) * 0.5) * pen.random.between(0.85, 1.15);
    ball(pen, part * wide, -size * 0.72, size, size * 0.86, tone);
  }
}

/** Just off the ground, on a pillar of fire; smoke rolls away to both sides. */
function rocketLaunch(pen: Pen): void {
  const { brush } = pen;
  shineAround(pen, 0, -60, 110, '#ffb25c', 0.6);
  layPuffs(pen, 11, 17, 102, '#b4a8a4');
  brush.save();
  brush.translate(0, -92);
  flame(pen, 88);
  brush.translate(0, -2);
  rocketHull(pen);
  brush.restore();
  layPuffs(pen, 9, 15, 66, '#e2d8d0');
  layPuffs(pen, 7, 10, 84, '#f4eee6');
}

/** On its fins, before or after it has flown. */
function standingRocket(pen: Pen): void {
  for (const side of [-1, 1])
    line(pen, `M${side * 16} -14 L${side * 40} -1 M${side * 32} -1 h${side * 16}`, DARK, 5);
  pen.brush.translate(0, -10);
  rocketHull(pen);
}

/** A long ship that flies to the left: a bridge of glass, two drives behind. */
function spaceship(pen: Pen): void {
  const trim = '#3f74b4';
  for (const y of [-46, -26]) {
    shineAround(pen, 104, y, 40, '#6cc8ff', 0.7);
    shape(pen, `M88 ${y - 8} L136 ${y} L88 ${y + 8} Z`, '#e8fbff', {
      colour: '#4aa8f4',
      from: y - 8,
      to: y + 8,
    });
  }
  shape(pen, 'M30 -52 L70 -92 L92 -92 L80 -50 Z', mix(HULL, NIGHT, 0.24), below(HULL, -92, -50, 0.6));
  shape(
    pen,
    'M-118 -36 C-100 -50 -66 -62 -20 -64 L74 -62 C86 -60 92 -52 92 -36 C92 -20 86 -14 74 -12 L-30 -10 C-72 -12 -104 -24 -118 -36 Z',
    mix(HULL, '#ffffff', 0.4),
    below(HULL, -64, -10, 0.56),
  );
  shape(
    pen,
    'M-86 -47 C-68 -56 -46 -60 -26 -60 L-20 -46 C-44 -44 -66 -42 -92 -42 Z',
    '#8fd0f0',
    below('#2c5484', -60, -42, 0.2),
  );
  line(pen, 'M-108 -33 Q-20 -30 90 -33', trim, 4);
  for (let port = 0; port < 6; port++) ball(pen, 0 + port * 13, -47, 3.4, 3.4, '#ffdf8a');
  for (const y of [-46, -26]) bar(pen, 72, y - 10, 22, 20, DARK, 5);
  shape(pen, 'M-8 -20 L60 0 L92 0 L66 -22 Z', mix(trim, '#ffffff', 0.1), below(trim, -22, 0, 0.5));
  line(pen, 'M-40 -62 L-38 -11 M24 -64 L24 -11 M62 -63 L62 -12', mix(HULL, NIGHT, 0.36), 1);
}

/** A dome of glass over a round of lamps; light falls out below. */
function saucer(pen: Pen): void {
  const { brush } = pen;
  const beam = brush.createLinearGradient(0, -54, 0, 0);
  beam.addColorStop(0, css('#a8ffe0', 0.6));
  beam.addColorStop(1, css('#a8ffe0', 0));
  brush.fillStyle = beam;
  const fill = brush.fill.bind(brush);
  fill(new Path2D('M-24 -54 L24 -54 L64 0 L-64 0 Z'));
  ball(pen, 0, -86, 34, 28, '#8fd8ea');
  shape(pen, 'M-20 -96 Q-12 -110 4 -110 Q-10 -102 -14 -90 Z', '#e6faff');
  shape(
    pen,
    'M-100 -66 C-80 -84 -40 -90 0 -90 C40 -90 80 -84 100 -66 C80 -50 40 -44 0 -44 C-40 -44 -80 -50 -100 -66 Z',
    '#c8d0da',
    below('#98a4b4', -90, -44, 0.62),
  );
  shape(
    pen,
    'M-100 -66 C-60 -56 60 -56 100 -66 C80 -50 40 -44 0 -44 C-40 -44 -80 -50 -100 -66 Z',
    '#5a6678',
    below('#5a6678', -66, -44, 0.6),
  );
  for (let lamp = 0; lamp < 7; lamp++) {
    const part = lamp / 3 - 1;
    const [x, y] = [part * 80, -70 + (1 - part * part) * 8];
    const tone = ['#ffd86a', '#ff7a8a', '#7af0d0'][lamp % 3] as string;
    shineAround(pen, x, y, 12, tone, 0.7);
    ball(pen, x, y, 4.6, 4, tone);
  }
  shape(pen, 'M-28 -46 Q0 -40 28 -46 Q24 -53 0 -53 Q-24 -53 -28 -46 Z', '#e6fff4');
}

/** Modules in a row, four pairs of panels on a long beam. */
function spaceStation(pen: Pen): void {
  bar(pen, -148, -74, 296, 6, '#aab2be', 2);
  for (const x of [-136, -92, 66, 110])
    for (const top of [-132, -66]) {
      shape(pen, `M${x} ${top} h26 v56 h-26 Z`, '#2f4f94', below('#5a86cc', top, top + 56, 0.6));
      for (let row = 1; row < 6; row++) line(pen, `M${x} ${top + row * 9.3} h26`, '#9cbcec', 0.8);
      line(pen, `M${x + 13} ${top} v56 M${x} ${top} h26 v56 h-26 Z`, '#c6d0dc', 1.1);
    }
  for (const [x, wide] of [
    [-58, 34],
    [-22, 46],
    [26, 36],
  ] as const) {
    shape(
      pen,
      `M${x} -92 h${wide} q5 0 5 6 v30 q0 6 -5 6 h${-wide} q-5 0 -5 -6 v-30 q0 -6 5 -6 Z`,
      '#f2f2f0',
      below('#d0d4da', -92, -48, 0.5),
    );
    line(pen, `M${x + 8} -91 v42 M${x + wide - 8} -91 v42`, '#8d96a4', 1.6);
    ball(pen, x + wide / 2, -71, 4.6, 4.6, '#ffd97a');
  }
  bar(pen, -10, -128, 22, 38, '#dfe2e6', 7);
  bar(pen, -8, -50, 20, 36, '#dfe2e6', 7);
  shape(pen, 'M-18 -138 Q1 -118 20 -138 Q1 -132 -18 -138 Z', '#f4f4f2', below('#c4c8d0', -138, -124));
}

/** A ring of old stone, in it light that turns. */
function portal(pen: Pen): void {
  const { brush } = pen;
  const stone = '#6c6678';
  shineAround(pen, 0, -104, 128, '#9a6cff', 0.55);
  shape(pen, 'M-72 0 L-62 -16 L62 -16 L72 0 Z', mix(stone, '#ffffff', 0.12), below(stone, -16, 0, 0.5));
  brush.save();
  brush.translate(0, -104);
  for (const [reach, tone] of [
    [72, '#2a1658'],
    [64, '#4a2a9c'],
    [54, '#6a4cd8'],
    [42, '#7c8cf4'],
    [28, '#8fd8ff'],
    [13, '#f0fdff'],
  ] as const)
    ball(pen, 0, 0, reach * 0.86, reach * 1.14, tone);
  brush.globalAlpha = 0.6;
  for (let arm = 0; arm < 7; arm++) {
    const turn = (arm / 7) * Math.PI * 2;
    const at = (reach: number, more: number): string =>
      `${(Math.cos(turn + more) * reach * 0.86).toFixed(1)} ${(Math.sin(turn + more) * reach * 1.14).toFixed(1)}`;
    line(pen, `M${at(12, 0)} C${at(30, 0.5)} ${at(46, 0.9)} ${at(64, 1)}`, '#d8f0ff', 2.6);
  }
  brush.globalAlpha = 1;
  const blocks = 18;
  for (let block = 0; block < blocks; block++) {
    const turn = (block / blocks) * Math.PI * 2;
    brush.save();
    brush.translate(Math.cos(turn) * 67, Math.sin(turn) * 88);
    brush.rotate(Math.atan2(Math.sin(turn) * 88, Math.cos(turn) * 67));
    const tone = mix(stone, block % 3 === 0 ? '#ffffff' : NIGHT, 0.1 + (block % 4) * 0.03);
    shape(pen, 'M-10 -14 L10 -15 L11 13 L-9 14 Z', tone, below(tone, -15, 14, 0.4));
    if (block % 3 === 0) line(pen, 'M-3 -5 L4 0 L-3 5', '#b49cff', 1.8);
    brush.restore();
  }
  brush.restore();
}

export const SPACECRAFT: Record<string, OwnDrawing> = {
  'own/rocket': { width: 186, height: 190, paint: rocket },
  'own/upright-rocket': { width: 130, height: 176, paint: standingRocket },
  'own/rocket-launch': { width: 250, height: 248, isLamp: true, paint: rocketLaunch },
  'own/spaceship': { width: 276, height: 96, paint: spaceship },
  'own/flying-saucer': { width: 206, height: 116, isLamp: true, paint: saucer },
  'own/space-station': { width: 300, height: 142, paint: spaceStation },
  'own/portal': { width: 196, height: 212, isLamp: true, paint: portal },
};
