// A hall of the Forbidden City: red walls under two golden roofs, on a terrace of white marble.

import { mix } from '#engine/raster/colour.ts';
import { ball, bar, line, shape, windowColour, type OwnDrawing, type Pen } from './pen.ts';

const GOLD = '#e0a834';
const RED = '#a8362a';
const MARBLE = '#ece8e0';

function paintHall(pen: Pen): void {
  for (const [half, top] of [
    [112, -9],
    [98, -18],
    [86, -27],
  ] as const)
    paintTier(pen, half, top);
  shape(pen, 'M-18 0 L18 0 L11 -27 L-11 -27 Z', '#f6f3ec', { colour: '#c2bcb2', from: -27, to: 0 });
  for (let step = 1; step < 9; step++)
    line(pen, `M${-18 + step * 0.8} ${-step * 3} H${18 - step * 0.8}`, '#a8a298', 0.5);
  shape(pen, 'M-13 0 L-11 -27 L-8 -27 L-9 0 Z M13 0 L11 -27 L8 -27 L9 0 Z', '#d8d3c8');
  shape(pen, 'M-74 -27 h148 v-31 h-148 Z', RED, { colour: mix(RED, '#20080c', 0.4), from: -58, to: -27 });
  for (let bay = -4; bay <= 4; bay++) paintDoors(pen, bay * 16);
  for (let post = -5; post <= 4; post++) bar(pen, post * 16 + 6.3, -58, 3.4, 31, '#b8402e');
  shape(pen, 'M-76 -62 h152 v6 h-152 Z', '#2f6a5c', { colour: '#1f4a5c', from: -62, to: -56 });
  for (let at = -11; at <= 11; at++) ball(pen, at * 6.7, -59, 1.3, 1.1, at % 2 === 0 ? '#d8b048' : '#5aa0b8');
  paintRoof(pen, -60, 100, 17);
  shape(pen, 'M-58 -76 h116 v-9 h-116 Z', RED, { colour: mix(RED, '#20080c', 0.4), from: -85, to: -76 });
  shape(pen, 'M-60 -86 h120 v4 h-120 Z', '#2f6a5c');
  paintRoof(pen, -84, 82, 25);
  line(pen, 'M-44 -110 H44', mix(GOLD, '#ffffff', 0.2), 2.6);
  for (const side of [-1, 1])
    shape(
      pen,
      `M${side * 41} -109 q${side * 1} -8 ${side * 6} -9 q${side * -1} 3 ${side * 1} 9 Z`,
      mix(GOLD, '#6a3a10', 0.2),
    );
}

/** Marble with posts along its edge. */
function paintTier(pen: Pen, half: number, top: number): void {
  shape(pen, `M${-half} ${top} H${half} V${top + 9} H${-half} Z`, MARBLE, {
    colour: '#aaa49a',
    from: top,
    to: top + 9,
  });
  for (let x = -half; x <= half; x += 5) bar(pen, x - 0.6, top - 3.4, 1.2, 4, '#f4f1ea');
  line(pen, `M${-half} ${top - 2} H${half}`, '#e2ddd2', 0.8);
  line(pen, `M${-half} ${top + 0.6} H${half}`, '#8f897f', 0.5);
}

function paintDoors(pen: Pen, x: number): void {
  const glow = pen.isDark ? windowColour(pen) : '#7a2a1e';
  shape(pen, `M${x - 6} -27 h12 v-26 h-12 Z`, glow, {
    colour: mix(glow, '#20080c', 0.4),
    from: -53,
    to: -27,
  });
  for (const left of [x - 5.4, x + 0.4]) {
    for (let row = 0; row < 4; row++) line(pen, `M${left} ${-51 + row * 3} h5`, '#c8963a', 0.5);
    for (let column = 0; column < 3; column++)
      line(pen, `M${left + 1 + column * 1.6} -52 v11`, '#c8963a', 0.5);
    line(pen, `M${left + 1} -37 h3 v8 h-3 Z`, '#c8963a', 0.6);
  }
}

/** A roof of tiles whose corners turn up; `y` is its eaves. */
function paintRoof(pen: Pen, y: number, half: number, rise: number): void {
  const ridge = half * 0.56;
  shape(
    pen,
    `M${-half} ${y - 3} Q${-half * 0.74} ${y - rise * 0.24} ${-ridge} ${y - rise} L${ridge} ${y - rise} Q${half * 0.74} ${y - rise * 0.24} ${half} ${y - 3} Q${half * 0.86} ${y + 1} ${half * 0.6} ${y + 1.6} L${-half * 0.6} ${y + 1.6} Q${-half * 0.86} ${y + 1} ${-half} ${y - 3} Z`,
    mix(GOLD, '#fff0c0', 0.3),
    { colour: mix(GOLD, '#5a2c08', 0.42), from: y - rise, to: y + 2 },
  );
  for (let rib = -18; rib <= 18; rib++)
    line(
      pen,
      `M${(rib / 18) * ridge} ${y - rise} Q${(rib / 18) * half * 0.72} ${y - rise * 0.34} ${(rib / 18) * half * 0.93} ${y + 0.6 - Math.max(0, Math.abs(rib) - 14) * 0.8}`,
      mix(GOLD, '#5a2c08', 0.4),
      0.45,
    );
  for (const side of [-1, 1])
    line(
      pen,
      `M${side * ridge} ${y - rise} Q${side * half * 0.74} ${y - rise * 0.24} ${side * half} ${y - 3.4}`,
      mix(GOLD, '#fff4d0', 0.36),
      1.8,
    );
  line(pen, `M${-ridge} ${y - rise} H${ridge}`, mix(GOLD, '#fff4d0', 0.4), 2);
}

export const PALACE_HALLS: Record<string, OwnDrawing> = {
  'own/palace-hall': { width: 232, height: 120, paint: paintHall },
};
