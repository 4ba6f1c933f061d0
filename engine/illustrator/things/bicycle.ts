// A bicycle that looks to the left, as all drawings do: thin tubes, so that who rides it is seen.

import { mix } from '#engine/raster/colour.ts';
import { line, shape, type OwnDrawing, type Pen } from './pen.ts';

const PAINT = '#d8503c';
const STEEL = '#b8bcc4';
const TYRE = '#2e2a30';
const [FRONT, REAR, HUB, RADIUS] = [-50, 50, -33, 31];

/** Where one sits, as parts of the drawing's width and height. */
export const SADDLE = { x: (86 + 22) / 172, y: (106 - 85) / 106 };

/** Spokes that pass while the pedals go around once: slow enough that they are seen to go forward. */
const PASSING = 2;

function wheel(pen: Pen, x: number): void {
  const { brush, roll = 0 } = pen;
  for (let spoke = 0; spoke < 14; spoke++) {
    const angle = ((spoke - roll * PASSING) / 14) * Math.PI * 2;
    const [dx, dy] = [Math.cos(angle) * RADIUS, Math.sin(angle) * RADIUS];
    line(pen, `M${x} ${HUB} L${(x + dx).toFixed(2)} ${(HUB + dy).toFixed(2)}`, '#9ea4ae', 0.6);
  }
  for (const [radius, width, colour] of [
    [RADIUS, 4.6, TYRE],
    [RADIUS - 3.2, 1.5, STEEL],
    [3, 3, '#6a6e78'],
  ] as const) {
    brush.strokeStyle = colour;
    brush.lineWidth = width;
    brush.beginPath();
    brush.ellipse(x, HUB, radius, radius, 0, 0, 7);
    brush.stroke();
  }
}

function bicycle(pen: Pen): void {
  const dark = mix(PAINT, '#20101c', 0.35);
  const light = mix(PAINT, '#ffffff', 0.3);
  wheel(pen, FRONT);
  wheel(pen, REAR);
  line(pen, 'M8 -30 L50 -33 L18 -74', dark, 3);
  line(pen, 'M8 -30 L20 -82 M17 -71 L-27 -79 M8 -30 L-26 -69', PAINT, 4.6);
  line(pen, 'M16 -72 L-26 -80', light, 1.2);
  line(pen, 'M-29 -88 L-25 -66 C-27 -56 -38 -44 -50 -33', PAINT, 4);
  line(pen, 'M20 -82 L21 -88 M-29 -88 L-30 -96', STEEL, 3);
  line(pen, 'M-38 -97 C-34 -100 -28 -98 -20 -99', '#4a4650', 3.4);
  line(pen, 'M-25 -99 L-17 -98.6', '#6a4a34', 5);
  shape(pen, 'M6 -89 C14 -93 30 -94 37 -93 C40 -90 36 -86 28 -86 C20 -86 12 -86 6 -89 Z', '#5a3c2c', {
    colour: '#33211a',
    from: -94,
    to: -86,
  });
  line(pen, 'M8 -38.6 L50 -37 M8 -21.6 L50 -29.4', '#5c5862', 1);
  line(pen, 'M8 -30 m-8.4 0 a8.4 8.4 0 1 0 16.8 0 a8.4 8.4 0 1 0 -16.8 0', '#77737c', 2.2);
  cranks(pen);
  line(pen, 'M78 -42 C74 -60 60 -68 48 -67 M-79 -38 C-77 -54 -66 -66 -52 -67', dark, 2.2);
}

/** Where the pedals turn, and where the lower one is from there in a still. */
const CRANKS = { x: 8, y: -30, across: -4, down: 16 } as const;

/** Both with their pedals, which stay level; `roll`: of a whole turn. */
function cranks(pen: Pen): void {
  const turn = (pen.roll ?? 0) * Math.PI * 2;
  const { x, y, across, down } = CRANKS;
  const dx = across * Math.cos(turn) + down * Math.sin(turn);
  const dy = down * Math.cos(turn) - across * Math.sin(turn);
  const at = (side: 1 | -1, beside: number): string =>
    `${(x + side * dx + beside).toFixed(2)} ${(y + side * dy + 0.6).toFixed(2)}`;
  line(
    pen,
    `M${at(1, 0)} L${at(-1, 0)} M${at(1, -5)} L${at(1, 5)} M${at(-1, -5)} L${at(-1, 5)}`,
    '#4a4650',
    2.6,
  );
}

/** Of wicker, before the handlebar. */
function basket(pen: Pen): void {
  const wicker = '#c48a48';
  line(pen, 'M-30 -88 L-38 -84 M-27 -76 L-38 -72', '#4a4650', 2);
  shape(pen, 'M-70 -88 L-36 -88 L-39 -66 L-66 -66 Z', mix(wicker, '#ffffff', 0.12), {
    colour: mix(wicker, '#2a1408', 0.38),
    from: -88,
    to: -66,
  });
  for (let row = 0; row < 5; row++) {
    const y = -85 + row * 4.2;
    const inset = (y + 88) * 0.16;
    line(pen, `M${-69 + inset} ${y} L${-37 - inset * 0.8} ${y}`, row % 2 === 0 ? '#8a5a2c' : '#dca864', 1.1);
  }
  for (let rib = 0; rib < 7; rib++)
    line(pen, `M${-68 + rib * 5.1} -87 L${-64.6 + rib * 4.1} -67`, mix(wicker, '#2a1408', 0.4), 0.8);
  line(pen, 'M-71 -88 L-35 -88', '#e0b070', 3);
}

/** Stems and leaves that look over the rim; the heads are drawn by who knows the flowers. */
function leaves(pen: Pen): void {
  for (let leaf = 0; leaf < 9; leaf++) {
    const x = -67 + leaf * 3.6;
    const lean = (leaf - 4) * 1.2;
    shape(pen, `M${x} -87 q${lean - 3} -9 ${lean} -13 q4 5 2 13 Z`, leaf % 2 === 0 ? '#5c8f46' : '#78a85a');
  }
}

/** The box of the bicycle, with nothing but a basket. */
export const BICYCLE_BASKET: OwnDrawing = { width: 172, height: 106, paint: basket };
export const BICYCLE_LEAVES: OwnDrawing = { width: 172, height: 106, paint: leaves };
/** Where heads of flowers are, in the units of the box. */
export const BASKET_HEADS = { left: -68, right: -38, top: -101, bottom: -90 } as const;

export const BICYCLES: Record<string, OwnDrawing> = {
  'own/bicycle': { width: 172, height: 106, paint: bicycle },
};
