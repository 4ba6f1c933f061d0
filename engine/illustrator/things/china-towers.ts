// Towers and halls of China: one over a river, the round hall of the Temple of Heaven, the gate before the palace.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { ball, bar, line, shape, windowColour, type OwnDrawing, type Pen } from './pen.ts';
import { SHADE, face } from './sight-forms.ts';

/** Storeys that narrow upward under golden eaves with winged corners, on a terrace of stone. */
function riverTower(pen: Pen): void {
  const gold: Colour = '#d8a03a';
  const red: Colour = '#a8382c';
  face(pen, 'M-92 0 L-86 -18 H86 L92 0 Z', '#c8c2b8', -18, 0, 0.34);
  for (let x = -84; x <= 84; x += 7) line(pen, `M${x} -18 v-7`, '#d8d3c8', 2);
  line(pen, 'M-86 -25 H86', '#e6e2d8', 2);
  for (let step = 1; step < 6; step++) line(pen, `M-20 ${-step * 3} H20`, '#9a948a', 0.8);
  let y = -18;
  for (const [half, tall] of [
    [60, 30],
    [52, 27],
    [45, 25],
    [38, 23],
    [30, 22],
  ] as const) {
    face(
      pen,
      `M${-half} ${y} H${half} V${y - tall} H${-half} Z`,
      mix(red, '#ffffff', 0.06),
      y - tall,
      y,
      0.4,
    );
    const bays = Math.round(half / 8);
    for (let bay = 0; bay < bays; bay++) {
      const left = -half + 3 + (bay * (half * 2 - 4)) / bays;
      const wide = (half * 2 - 4) / bays - 4;
      shape(
        pen,
        `M${left} ${y - 5} v${-tall + 13} h${wide} v${tall - 13} Z`,
        pen.isDark ? windowColour(pen) : '#e6cf9c',
      );
      line(
        pen,
        `M${left + wide / 2} ${y - 5} v${-tall + 13} M${left} ${y - tall * 0.45} h${wide}`,
        '#6a2a20',
        0.9,
      );
    }
    line(pen, `M${-half - 3} ${y - 5} H${half + 3}`, '#e8d8b0', 1.6);
    const top = y - tall;
    face(
      pen,
      `M${-half - 22} ${top - 5} Q${-half * 0.8} ${top + 7} 0 ${top + 7} Q${half * 0.8} ${top + 7} ${half + 22} ${top - 5} Q${half * 0.9} ${top - 4} ${half - 5} ${top - 13} H${-half + 5} Q${-half * 0.9} ${top - 4} ${-half - 22} ${top - 5} Z`,
      pen.isSnowy ? '#f2f6fc' : mix(gold, '#fff0c0', 0.2),
      top - 13,
      top + 7,
      pen.isSnowy ? 0.2 : 0.44,
    );
    for (let rib = -half * 0.9; rib <= half * 0.9; rib += 5)
      line(
        pen,
        `M${rib * 1.1} ${top + 5 - Math.abs(rib / half) * 4} L${rib * 0.84} ${top - 12}`,
        mix(gold, SHADE, 0.4),
        0.7,
      );
    y = top - 9;
  }
  face(
    pen,
    `M-27 ${y - 2} Q-12 ${y - 8} -5 ${y - 28} H5 Q12 ${y - 8} 27 ${y - 2} Z`,
    pen.isSnowy ? '#f2f6fc' : mix(gold, '#fff0c0', 0.2),
    y - 28,
    y,
    0.4,
  );
  ball(pen, 0, y - 32, 4, 6, '#e8c050');
}

/** A round hall under three roofs of blue tiles, on three rings of marble. */
function heavenTemple(pen: Pen): void {
  const marble: Colour = '#ece8e0';
  for (const [half, top] of [
    [118, -11],
    [98, -23],
    [80, -35],
  ] as const) {
    face(
      pen,
      `M${-half} ${top} Q0 ${top + 7} ${half} ${top} V${top + 11} Q0 ${top + 19} ${-half} ${top + 11} Z`,
      marble,
      top,
      top + 16,
      0.3,
    );
    for (let x = -half; x <= half; x += 6)
      bar(pen, x - 0.8, top - 4 + (1 - (x / half) ** 2) * 4, 1.6, 5, '#f6f3ec');
    line(pen, `M${-half} ${top - 3} Q0 ${top + 5} ${half} ${top - 3}`, '#dcd7cc', 1);
  }
  shape(pen, 'M-14 8 L-9 -33 H9 L14 8 Z', '#f4f1ea', { colour: '#bdb7ac', from: -33, to: 8 });
  const blue: Colour = '#2f5a9c';
  const drum = (half: number, low: number, tall: number): void => {
    face(pen, `M${-half} ${low} H${half} V${low - tall} H${-half} Z`, '#a8362c', low - tall, low, 0.4);
    for (let x = -half + 4; x < half - 2; x += 8) {
      shape(
        pen,
        `M${x} ${low - 2} v${-tall + 7} h5 v${tall - 7} Z`,
        pen.isDark ? windowColour(pen) : '#5f7f8a',
      );
      line(pen, `M${x + 2.5} ${low - 2} v${-tall + 7}`, '#c8a04a', 0.7);
    }
    line(pen, `M${-half} ${low - tall + 2} H${half}`, '#3f8a7a', 3);
  };
  const roof = (half: number, low: number, rise: number, top: number): void => {
    face(
      pen,
      `M${-half} ${low} Q0 ${low + 7} ${half} ${low} Q${half * 0.6} ${low - rise * 0.4} ${top} ${low - rise} H${-top} Q${-half * 0.6} ${low - rise * 0.4} ${-half} ${low} Z`,
      pen.isSnowy ? '#eef3fa' : mix(blue, '#a8c8f0', 0.3),
      low - rise,
      low + 4,
      0.46,
    );
    for (let rib = -9; rib <= 9; rib++)
      line(
        pen,
        `M${(rib / 9) * half * 0.98} ${low + 2 - Math.abs(rib / 9) * 2} Q${(rib / 9) * half * 0.6} ${low - rise * 0.4} ${(rib / 9) * top} ${low - rise}`,
        mix(blue, SHADE, 0.3),
        0.7,
      );
    line(pen, `M${-half} ${low} Q0 ${low + 7} ${half} ${low}`, '#d8b048', 1.4);
  };
  drum(58, -34, 32);
  roof(80, -62, 18, 52);
  drum(48, -78, 13);
  roof(66, -88, 17, 42);
  drum(38, -103, 12);
  roof(54, -112, 44, 4);
  ball(pen, 0, -160, 5, 7, '#e8c050');
}

/** A long base of red with five arches, a golden hall of two roofs on top, rails of marble. */
function heavenlyGate(pen: Pen): void {
  const red: Colour = '#a8362a';
  const gold: Colour = '#dca43a';
  face(pen, 'M-136 0 L-130 -58 H130 L136 0 Z', red, -58, 0, 0.3);
  for (const [x, half, tall] of [
    [-84, 9, 24],
    [-44, 10, 28],
    [0, 13, 34],
    [44, 10, 28],
    [84, 9, 24],
  ] as const)
    shape(
      pen,
      `M${x - half} 0 v${-tall + half} a${half} ${half} 0 0 1 ${half * 2} 0 v${tall - half} Z`,
      mix('#2a1418', '#c8703a', pen.isDark ? 0.4 : 0.06),
    );
  line(pen, 'M-130 -58 H130', '#e8c060', 2.4);
  for (let x = -128; x <= 128; x += 6) bar(pen, x - 1, -65, 2, 7, '#f0ece4');
  line(pen, 'M-130 -64 H130', '#e6e2da', 1.4);
  const hall = (half: number, low: number, tall: number): void => {
    face(
      pen,
      `M${-half} ${low} H${half} V${low - tall} H${-half} Z`,
      mix(red, SHADE, 0.1),
      low - tall,
      low,
      0.3,
    );
    for (let x = -half + 4; x < half - 6; x += 12) {
      shape(
        pen,
        `M${x + 2.4} ${low - 2} v${-tall + 7} h7 v${tall - 7} Z`,
        pen.isDark ? windowColour(pen) : '#7a4a34',
      );
      bar(pen, x - 1.6, low - tall, 3.2, tall, '#c0402e');
    }
    line(pen, `M${-half} ${low - tall + 2} H${half}`, '#3f8a7a', 3.4);
  };
  const roof = (half: number, low: number, rise: number, top: number): void => {
    face(
      pen,
      `M${-half - 8} ${low - 6} Q${-half * 0.9} ${low + 1} ${-half * 0.7} ${low + 1} H${half * 0.7} Q${half * 0.9} ${low + 1} ${half + 8} ${low - 6} Q${half * 0.86} ${low - rise * 0.5} ${top} ${low - rise} H${-top} Q${-half * 0.86} ${low - rise * 0.5} ${-half - 8} ${low - 6} Z`,
      pen.isSnowy ? '#f2f6fc' : mix(gold, '#fff0c0', 0.26),
      low - rise,
      low,
      pen.isSnowy ? 0.2 : 0.46,
    );
    for (let x = -half * 0.9; x <= half * 0.9; x += 5)
      line(pen, `M${x} ${low} L${(x / half) * top} ${low - rise}`, mix(gold, SHADE, 0.38), 0.7);
  };
  hall(92, -62, 26);
  roof(108, -84, 16, 92);
  hall(78, -98, 10);
  roof(96, -106, 30, 66);
  line(pen, 'M-68 -136 H68', mix(gold, '#fff0c0', 0.3), 3);
}

export const CHINA_TOWERS: Record<string, OwnDrawing> = {
  'own/heavenly-gate': { width: 276, height: 140, paint: heavenlyGate },
  'own/river-tower': { width: 188, height: 232, paint: riverTower },
  'own/heaven-temple': {
    width: 240,
    height: 180,
    paint: (pen) => {
      pen.brush.translate(0, -10);
      heavenTemple(pen);
    },
  },
};
