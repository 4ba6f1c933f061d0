// What stands on terraces, in centimetres: a round table with two chairs, a parasol, and both together.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { ball, bar, line, shape, type OwnDrawing, type Pen } from './pen.ts';

/** A chair of bent wood or iron, seen from the side; it looks to the left where `way` is -1. */
function chair(pen: Pen, x: number, way: -1 | 1, colour: Colour): void {
  const dark = mix(colour, '#20142a', 0.42);
  const back = x - way * 20;
  for (const [at, foot, tone] of [
    [x - way * 16, x - way * 22, dark],
    [x + way * 15, x + way * 20, dark],
    [x - way * 20, x - way * 25, colour],
    [x + way * 19, x + way * 23, colour],
  ] as const)
    line(pen, `M${at} -45 L${foot} 0`, tone, 3.2);
  line(pen, `M${back} -45 Q${back - way * 3} -66 ${back - way * 7} -88`, colour, 3.6);
  line(pen, `M${back + way * 8} -46 Q${back + way * 5} -66 ${back + way * 1} -86`, dark, 2.4);
  for (const up of [-62, -74, -86])
    line(
      pen,
      `M${back - way * (2 + (-up - 45) * 0.12)} ${up} L${back + way * 6} ${up + 1}`,
      mix(colour, '#20142a', 0.2),
      3,
    );
  shape(
    pen,
    `M${x - 24} -46 Q${x} -51 ${x + 24} -46 L${x + 23} -41 Q${x} -38 ${x - 23} -41 Z`,
    mix(colour, '#ffffff', 0.2),
    { colour: mix(colour, '#20142a', 0.25), from: -50, to: -39 },
  );
}

function table(pen: Pen, colour: Colour): void {
  bar(pen, -3, -70, 6, 66, mix(colour, '#20142a', 0.12), 2);
  shape(pen, 'M-24 0 Q-20 -6 -3 -8 L3 -8 Q20 -6 24 0 Z', colour, {
    colour: mix(colour, '#20142a', 0.45),
    from: -8,
    to: 0,
  });
  shape(
    pen,
    'M-43 -73 C-43 -65 43 -65 43 -73 L43 -70 C43 -61 -43 -61 -43 -70 Z',
    mix(colour, '#20142a', 0.32),
  );
  const { brush } = pen;
  const top = brush.createLinearGradient(-43, 0, 43, 0);
  const [sunny, shade] = [mix(colour, '#ffffff', 0.34), mix(colour, '#20142a', 0.08)];
  top.addColorStop(pen.side > 0 ? 1 : 0, `rgb(${sunny.map(Math.round).join()})`);
  top.addColorStop(pen.side > 0 ? 0 : 1, `rgb(${shade.map(Math.round).join()})`);
  brush.fillStyle = top;
  brush.beginPath();
  brush.ellipse(0, -74, 43, 9, 0, 0, 7);
  brush.fill();
}

/** Two cups and a small vase. */
function laid(pen: Pen): void {
  for (const x of [-22, 20]) {
    shape(
      pen,
      `M${x - 9} -76 C${x - 9} -73 ${x + 9} -73 ${x + 9} -76 C${x + 9} -78 ${x - 9} -78 ${x - 9} -76 Z`,
      '#f6f2ea',
    );
    shape(pen, `M${x - 5} -84 L${x + 5} -84 L${x + 3.6} -76 L${x - 3.6} -76 Z`, '#fbf8f2', {
      colour: '#cfc8bc',
      from: -84,
      to: -76,
    });
    ball(pen, x, -83.6, 4.4, 1.2, '#6a4228');
  }
  shape(pen, 'M-3 -90 L3 -90 L4 -76 L-4 -76 Z', '#9fc2cc', { colour: '#5f8a9a', from: -90, to: -76 });
  for (const [x, y, colour] of [
    [-5, -97, '#e8709a'],
    [4, -99, '#f0c040'],
    [0, -104, '#e8563c'],
  ] as const) {
    line(pen, `M0 -90 L${x} ${y}`, '#4f8f4a', 1.4);
    ball(pen, x, y, 4, 3.8, colour);
  }
}

/** The row of its edge, a little higher outside. */
function sag(x: number): number {
  return -206 - Math.abs(x) * 0.02;
}

function canopy(pen: Pen, cloth: Colour): void {
  bar(pen, -2, -252, 4, 252, '#c9a878', 1);
  const segments = 6;
  for (let at = 0; at < segments; at++) {
    const [from, to] = [at / segments, (at + 1) / segments];
    const toLight = pen.side > 0 ? from : 1 - to;
    const tone = mix(at % 2 === 0 ? cloth : mix(cloth, '#fffaf0', 0.75), '#20142a', 0.3 - toLight * 0.34);
    const [left, right] = [-112 + 224 * from, -112 + 224 * to];
    shape(
      pen,
      `M0 -262 Q${left * 0.62} -244 ${left} ${sag(left)} Q${(left + right) / 2} ${sag(0) + 9} ${right} ${sag(right)} Q${right * 0.62} -244 0 -262 Z`,
      mix(tone, '#ffffff', 0.1),
      { colour: mix(tone, '#20142a', 0.14), from: -262, to: -204 },
    );
    shape(
      pen,
      `M${left} ${sag(left)} Q${(left + right) / 2} ${sag(0) + 9} ${right} ${sag(right)} L${right} ${sag(right) + 10} Q${(left + right) / 2} ${sag(0) + 22} ${left} ${sag(left) + 10} Z`,
      mix(tone, '#20142a', 0.12),
    );
  }
  ball(pen, 0, -264, 3.6, 3.6, '#c9a878');
}

const CLOTHS: readonly [string, ...string[]] = ['#d8503c', '#3f7fae', '#e0a83c', '#4f9a7c', '#f2ead8'];
const WOODS: readonly [string, ...string[]] = ['#f4f1ea', '#8a5a36', '#3f5f58', '#b98a5c'];

export function tableAndChairs(colour: Colour, isLaid: boolean): OwnDrawing {
  return {
    width: 206,
    height: 108,
    paint: (pen) => {
      chair(pen, -68, 1, colour);
      chair(pen, 68, -1, colour);
      table(pen, colour);
      if (isLaid) laid(pen);
    },
  };
}

/** `cloth`: none has no parasol. */
export function terraceSet(colour: Colour, cloth: Colour): OwnDrawing {
  return {
    width: 234,
    height: 270,
    paint: (pen) => {
      canopy(pen, cloth);
      tableAndChairs(colour, true).paint(pen);
    },
  };
}

export function usualSet(
  pick: (list: readonly [string, ...string[]]) => string,
): [wood: string, cloth: string] {
  return [pick(WOODS), pick(CLOTHS)];
}

export const TERRACE_THINGS: Record<string, OwnDrawing> = {
  'own/table-and-chairs': {
    width: 206,
    height: 108,
    paint: (pen) => tableAndChairs(pen.random.pick(WOODS), false).paint(pen),
  },
  'own/parasol': { width: 234, height: 270, paint: (pen) => canopy(pen, pen.random.pick(CLOTHS)) },
};
