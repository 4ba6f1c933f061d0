// Whole places, small enough to stand behind glass: a wood in a jar, a city in a snow globe, the sea in a bottle.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { ball, bar, line, shape, type OwnDrawing, type Pen } from './pen.ts';

/** Its foot stands there. */
function conifer(pen: Pen, x: number, foot: number, tall: number, green: Colour): void {
  bar(pen, x - tall * 0.04, foot - tall * 0.16, tall * 0.08, tall * 0.16, '#6a4a30');
  for (const [low, wide] of [
    [0.12, 0.27],
    [0.36, 0.22],
    [0.6, 0.16],
  ] as const) {
    const y = foot - tall * low;
    shape(
      pen,
      `M${x - tall * wide} ${y} Q${x} ${y + tall * 0.06} ${x + tall * wide} ${y} L${x} ${y - tall * 0.42} Z`,
      mix(green, '#ffffff', 0.12),
      { colour: mix(green, '#0c2a20', 0.4), from: y - tall * 0.42, to: y },
    );
  }
}

function leafTree(pen: Pen, x: number, foot: number, tall: number, green: Colour): void {
  bar(pen, x - tall * 0.05, foot - tall * 0.45, tall * 0.1, tall * 0.45, '#6f4c32');
  for (const [aside, up, reach] of [
    [-0.18, 0.6, 0.22],
    [0.18, 0.62, 0.22],
    [0, 0.76, 0.26],
  ] as const)
    ball(pen, x + tall * aside, foot - tall * up, tall * reach, tall * reach * 0.86, green);
}

function forest(pen: Pen): void {
  for (const [x, tall] of [
    [-48, 66],
    [42, 70],
    [-8, 78],
  ] as const)
    conifer(pen, x, -8, tall, '#4f8a5c');
  leafTree(pen, 56, -3, 48, '#7aa850');
  leafTree(pen, -30, -2, 52, '#6a9c4c');
  conifer(pen, 20, 0, 62, '#3f7a4c');
  conifer(pen, -58, 0, 46, '#3a7048');
}

const TOWERS: readonly (readonly [x: number, wide: number, tall: number, hue: Colour])[] = [
  [-54, 20, 52, '#8a9cb8'],
  [34, 20, 62, '#9aa8bc'],
  [-32, 20, 76, '#7f92b4'],
  [14, 20, 88, '#8fa4c8'],
  [-12, 22, 100, '#a4b4cc'],
  [52, 16, 46, '#8494b0'],
];

function city(pen: Pen): void {
  for (const [left, wide, tall, hue] of TOWERS) {
    bar(pen, left, -tall, wide, tall, hue, 1.5);
    const glass = pen.isDark ? '#ffd88a' : '#e4f0fa';
    for (let y = -tall + 6; y < -8; y += 8)
      for (let x = left + 3; x < left + wide - 3; x += 5) {
        pen.brush.fillStyle = css(glass, pen.random.between(0.35, 0.9));
        pen.brush.fillRect(x, y, 2.6, 4);
      }
  }
  line(pen, 'M-1 -100 V-114', '#a4b4cc', 1.6);
}

function mountains(pen: Pen): void {
  const peak = (x: number, wide: number, tall: number, hue: Colour): void => {
    shape(pen, `M${x - wide} 0 L${x} ${-tall} L${x + wide} 0 Z`, mix(hue, '#ffffff', 0.2), {
      colour: mix(hue, '#1c2a3c', 0.3),
      from: -tall,
      to: 0,
    });
    shape(pen, `M${x} ${-tall} L${x + wide} 0 H${x + wide * 0.1} Z`, mix(hue, '#141c30', 0.36));
    const [snow, edge] = [tall * 0.34, wide * 0.34];
    shape(
      pen,
      `M${x} ${-tall} L${x - edge} ${snow - tall} L${x - edge * 0.4} ${snow * 0.8 - tall} L${x} ${snow * 1.15 - tall} L${x + edge * 0.5} ${snow * 0.8 - tall} L${x + edge} ${snow - tall} Z`,
      '#f6fafc',
    );
  };
  peak(-34, 36, 64, '#6f86a2');
  peak(36, 38, 58, '#7890aa');
  peak(2, 44, 92, '#627c9a');
  for (const x of [-50, -38, 28, 44, 58]) conifer(pen, x, 0, 22, '#4a7f58');
}

function sea(pen: Pen): void {
  for (const [y, hue] of [
    [-52, '#5fb4d4'],
    [-38, '#3f94c4'],
    [-24, '#2c74ac'],
  ] as const) {
    shape(
      pen,
      `M-70 ${y} Q-58 ${y - 14} -42 ${y} T-14 ${y} T14 ${y} T42 ${y} T70 ${y} V0 H-70 Z`,
      mix(hue, '#ffffff', 0.12),
      { colour: mix(hue, '#0c2a54', 0.3), from: y - 10, to: 0 },
    );
    line(pen, `M-70 ${y} Q-58 ${y - 14} -42 ${y} T-14 ${y} T14 ${y} T42 ${y} T70 ${y}`, '#eaf8ff', 2);
  }
}

function galaxy(pen: Pen): void {
  const { brush, random } = pen;
  const night = brush.createRadialGradient(0, -54, 4, 0, -54, 62);
  for (const [at, colour, strength] of [
    [0, '#f6d8ff', 1],
    [0.22, '#b06ae0', 0.95],
    [0.55, '#3a3f9c', 0.9],
    [0.85, '#101438', 0.8],
    [1, '#101438', 0],
  ] as const)
    night.addColorStop(at, css(colour, strength));
  brush.fillStyle = night;
  brush.beginPath();
  brush.ellipse(0, -54, 62, 54, 0, 0, 7);
  brush.fill();
  for (let star = 0; star < 110; star++) {
    const turn = random.between(0, 6.28);
    const reach = Math.sqrt(random.next());
    brush.fillStyle = css('#ffffff', random.between(0.4, 1));
    const size = random.between(0.5, 1.5);
    brush.beginPath();
    brush.arc(Math.cos(turn) * reach * 56, -54 + Math.sin(turn) * reach * 48, size, 0, 7);
    brush.fill();
  }
}

export const VESSEL_MODELS: Record<string, OwnDrawing> = {
  'own/model-forest': { width: 140, height: 92, paint: forest },
  'own/model-city': { width: 140, height: 116, paint: city },
  'own/model-mountains': { width: 156, height: 96, paint: mountains },
  'own/model-sea': { width: 140, height: 66, paint: sea },
  'own/model-galaxy': { width: 128, height: 110, paint: galaxy },
};
