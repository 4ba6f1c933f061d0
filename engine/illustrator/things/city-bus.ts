// A bus of a town from the side, its front to the left: low doors, one long band of windows, a sign over the front.

import { mix, type Colour } from '#engine/raster/colour.ts';
import type { PaintedKind } from './in-paint.ts';
import { ball, line, shape, shineAround, type Pen } from './pen.ts';

const INK = '#141020';
const WHEELS = [-88, 82] as const;

function wheel(pen: Pen, x: number): void {
  ball(pen, x, -17, 17, 17, '#26242c');
  ball(pen, x, -17, 10.5, 10.5, '#b4b8c0');
  ball(pen, x, -17, 7.4, 7.4, '#82868f');
  for (let nut = 0; nut < 6; nut++) {
    const angle = (nut / 6) * Math.PI * 2;
    ball(pen, x + Math.cos(angle) * 4.8, -17 + Math.sin(angle) * 4.8, 1.1, 1.1, '#e4e6ea');
  }
  ball(pen, x, -17, 2.4, 2.4, '#4a4650');
}

/** Glass with the sky in it by day; by night there is light inside, and seats against it. */
function pane(pen: Pen, left: number, right: number, bottom: number): void {
  const top = -106;
  const [light, dark] = pen.isDark ? ['#ffe9b4', '#e8b868'] : ['#8fb2c8', '#33475c'];
  shape(
    pen,
    `M${left + 2} ${top} H${right - 2} Q${right} ${top} ${right} ${top + 2} V${bottom} H${left} V${top + 2} Q${left} ${top} ${left + 2} ${top} Z`,
    light,
    { colour: dark, from: top, to: bottom },
  );
  pen.brush.globalAlpha = 0.5;
  for (let seat = left + 9; seat < right - 6; seat += 17)
    shape(pen, `M${seat} ${bottom} V-79 Q${seat + 4} -83 ${seat + 8} -79 V${bottom} Z`, '#20283a');
  pen.brush.globalAlpha = pen.isDark ? 0.18 : 0.42;
  shape(pen, `M${left + 6} ${top} H${left + 14} L${left + 3} ${bottom} H${left} V${top + 14} Z`, '#ffffff');
  pen.brush.globalAlpha = 1;
}

function bus(pen: Pen, paint: Colour): void {
  const light = mix(paint, '#ffffff', 0.3);
  const dark = mix(paint, INK, 0.46);
  shape(pen, 'M-134 -20 H138 V-10 H-130 Z', '#1c1a24');
  shape(pen, 'M-96 -124 Q-94 -131 -84 -131 H-30 Q-24 -131 -22 -124 Z', mix(light, '#e8e8ec', 0.4), {
    colour: dark,
    from: -131,
    to: -122,
  });
  shape(
    pen,
    'M-146 -22 C-149 -50 -146 -92 -141 -112 Q-138 -126 -124 -126 H132 Q146 -126 146 -112 V-24 Q146 -14 136 -14 H-138 Q-145 -14 -146 -22 Z',
    light,
    { colour: dark, from: -126, to: -12 },
  );
  // The roof in the sun, the pale band, the skirt.
  shape(pen, 'M-138 -117 Q-135 -126 -124 -126 H132 Q142 -126 145 -117 Z', mix(light, '#ffffff', 0.5));
  shape(pen, 'M-147 -52 L146 -52 V-44 L-147 -44 Z', mix(paint, '#fff8ec', 0.82), {
    colour: mix(paint, '#d8d2c8', 0.7),
    from: -52,
    to: -44,
  });
  line(pen, 'M-146 -26 H146', dark, 1.2);
  for (const x of [-48, 10, 44, 116]) line(pen, `M${x} -43 V-27`, dark, 0.8);
  // The windscreen is seen from its edge, the driver's window behind it.
  shape(pen, 'M-145 -62 C-145 -82 -142 -100 -139 -106 H-126 V-62 Z', pen.isDark ? '#ffe9b4' : '#7da2ba', {
    colour: pen.isDark ? '#c89a58' : '#263a4e',
    from: -106,
    to: -62,
  });
  // Two doors in halves, each with its glass.
  for (const left of [-122, 26]) {
    shape(pen, `M${left} -108 H${left + 28} V-18 H${left} Z`, mix(paint, INK, 0.55));
    for (const half of [left + 2, left + 15]) {
      pane(pen, half, half + 11, -26);
      line(pen, `M${half + 5.5} -60 V-44`, '#e8c440', 1.4);
    }
  }
  for (const [left, right] of [
    [-90, -56],
    [-53, -19],
    [-16, 20],
    [60, 97],
    [100, 138],
  ] as const)
    pane(pen, left, right, -62);
  for (const [left, right] of [
    [-90, -56],
    [-16, 20],
    [100, 138],
  ] as const)
    line(pen, `M${left} -94 H${right}`, '#1c2230', 1.2);
  // The sign that says where it goes, by points of light.
  shape(pen, 'M-88 -120 H-22 V-110 H-88 Z', '#17151d');
  for (let point = 0; point < 12; point++)
    line(pen, `M${-84 + point * 5} -115 h${point % 4 === 3 ? 0.4 : 2.6}`, '#ffb43c', 2.6);
  for (const x of WHEELS) {
    shape(pen, `M${x - 24} -13 C${x - 24} -46 ${x + 24} -46 ${x + 24} -13 Z`, mix(paint, INK, 0.78));
    wheel(pen, x);
  }
  if (pen.isDark) shineAround(pen, -144, -34, 34, '#fff0c0', 0.9);
  ball(pen, -142.6, -34, 4, 5.4, pen.isDark ? '#fff4cc' : '#f4f2ea');
  shape(pen, 'M142 -44 H146 V-30 H142 Z', '#e0302c');
  line(pen, 'M-143 -104 C-152 -108 -155 -100 -154 -92', '#24222a', 2);
  shape(pen, 'M-157 -94 H-151 V-80 H-157 Z', '#24222a');
}

export const BUS_KINDS: Record<string, PaintedKind> = {
  'own/city-bus': { width: 316, height: 134, draw: bus, usual: '#c23a34' },
};
