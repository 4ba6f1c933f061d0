// The gate of an old Chinese city: a wall of grey bricks with an arch, and a tower with two roofs upon it.

import { mix } from '#engine/raster/colour.ts';
import { ball, bar, line, shape, windowColour, type OwnDrawing, type Pen } from './pen.ts';

const [BRICK, RED, TILE] = ['#9a948c', '#a23a2c', '#56606a'] as const;

function wall(pen: Pen): void {
  shape(pen, 'M-150 0 L-146 -86 H146 L150 0 Z', mix(BRICK, '#fff4e0', 0.2), {
    colour: mix(BRICK, '#20182c', 0.4),
    from: -86,
    to: 0,
  });
  for (let row = 1; row < 15; row++) {
    line(pen, `M-148 ${-row * 5.8} H148`, mix(BRICK, '#2a2430', 0.26), 0.5);
    for (let x = -142 + (row % 2) * 8; x < 146; x += 16)
      line(pen, `M${x} ${-row * 5.8} v5.8`, mix(BRICK, '#2a2430', 0.22), 0.5);
  }
  shape(pen, 'M-148 -86 h296 v-4 h-296 Z', mix(BRICK, '#ffffff', 0.26));
  for (let x = -147; x < 142; x += 13) bar(pen, x, -99, 8.4, 11, BRICK);
}

/** Two leaves of red wood with golden nails, half open. */
function gate(pen: Pen): void {
  shape(pen, 'M-32 0 V-38 A32 32 0 0 1 32 -38 V0 Z', '#c8c2b8', { colour: '#7a746c', from: -70, to: 0 });
  shape(pen, 'M-26 0 V-38 A26 26 0 0 1 26 -38 V0 Z', '#2a1a18', { colour: '#5a4638', from: -64, to: 0 });
  for (const side of [-1, 1]) {
    const leaf = `M${side * 26} 0 V-38 Q${side * 24} -54 ${side * 11} -61 V-3 Z`;
    shape(pen, leaf, RED, { colour: mix(RED, '#20080c', 0.4), from: -60, to: 0 });
    for (let row = 0; row < 6; row++)
      for (let column = 0; column < 2; column++)
        ball(pen, side * (22 - column * 6), -8 - row * 7, 1.5, 1.5, '#e2b548');
  }
  shape(pen, 'M-20 -81 h40 v10 h-40 Z', '#3a2c28');
  line(pen, 'M-20 -81 h40 v10 h-40 Z', '#d8a840', 1.2);
  for (const x of [-10, 0, 10]) line(pen, `M${x - 3} -76 h6 M${x} -79 v6`, '#e8c868', 1);
}

function storey(pen: Pen, foot: number, half: number, tall: number): void {
  shape(pen, `M${-half} ${foot} h${half * 2} v${-tall} h${-half * 2} Z`, RED, {
    colour: mix(RED, '#20080c', 0.45),
    from: foot - tall,
    to: foot,
  });
  const bays = Math.round(half / 13);
  const glow = pen.isDark ? windowColour(pen) : '#4c2a20';
  for (let bay = -bays + 1; bay < bays; bay++) {
    const x = bay * 13;
    shape(pen, `M${x - 4.4} ${foot} h8.8 v${-tall * 0.72} h-8.8 Z`, glow);
    line(pen, `M${x - 1.5} ${foot} v${-tall * 0.7} M${x + 1.5} ${foot} v${-tall * 0.7}`, '#c8963a', 0.5);
  }
  for (let post = -bays; post <= bays; post++)
    bar(pen, (post / bays) * (half - 2) - 1.4, foot - tall, 2.8, tall, '#c04a34');
  line(pen, `M${-half} ${foot - tall + 1} h${half * 2}`, '#2f6a5c', 3.4);
}

/** Tiles whose corners turn up; `y` is the eaves. */
function roof(pen: Pen, y: number, half: number, rise: number): void {
  const ridge = half * 0.6;
  shape(
    pen,
    `M${-half} ${y - 5} Q${-half * 0.76} ${y - rise * 0.2} ${-ridge} ${y - rise} H${ridge} Q${half * 0.76} ${y - rise * 0.2} ${half} ${y - 5} Q${half * 0.84} ${y + 1} ${half * 0.6} ${y + 2} H${-half * 0.6} Q${-half * 0.84} ${y + 1} ${-half} ${y - 5} Z`,
    mix(TILE, '#ffffff', 0.24),
    { colour: mix(TILE, '#10101c', 0.45), from: y - rise, to: y + 2 },
  );
  for (let rib = -14; rib <= 14; rib++)
    line(
      pen,
      `M${(rib / 14) * ridge} ${y - rise} Q${(rib / 14) * half * 0.74} ${y - rise * 0.3} ${(rib / 14) * half * 0.92} ${y}`,
      mix(TILE, '#10101c', 0.4),
      0.6,
    );
  line(pen, `M${-ridge} ${y - rise} H${ridge}`, mix(TILE, '#e8f0f4', 0.3), 3);
}

function cityGate(pen: Pen): void {
  wall(pen);
  gate(pen);
  storey(pen, -90, 84, 26);
  roof(pen, -114, 108, 18);
  storey(pen, -130, 64, 20);
  roof(pen, -149, 90, 26);
  for (const side of [-1, 1]) {
    line(pen, `M${side * 118} -90 V-142`, '#5a3a28', 2);
    shape(
      pen,
      `M${side * 118} -141 q${side * 12} -4 ${side * 24} 3 l${side * -5} 8 l${side * 5} 8 q${side * -12} -5 ${side * -24} -1 Z`,
      '#c8362a',
      { colour: '#7a1a1c', from: -142, to: -120 },
    );
  }
}

export const CITY_GATES: Record<string, OwnDrawing> = {
  'own/city-gate': { width: 304, height: 180, paint: cityGate },
};
