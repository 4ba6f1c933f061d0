// Pagodas, temples, pavilions and gates of the East.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { ball, bar, line, shape, shineAround, type Pen } from './pen.ts';
import { lightWindow } from './lit-windows.ts';

/** A roof of the east: upturned eaves, dark tiles, a bright ridge. */
function eastRoof(pen: Pen, y: number, half: number, rise: number, colour: Colour = '#4a5260'): void {
  shape(
    pen,
    `M${-half} ${y} Q${-half * 0.62} ${y - rise * 0.3} ${-half * 0.5} ${y - rise} L${half * 0.5} ${y - rise} Q${half * 0.62} ${y - rise * 0.3} ${half} ${y} Q${half * 0.5} ${y + 1.6} 0 ${y + 1.6} Q${-half * 0.5} ${y + 1.6} ${-half} ${y} Z`,
    mix(colour, '#ffffff', 0.16),
    { colour: mix(colour, '#0c0818', 0.4), from: y - rise, to: y + 2 },
  );
  for (let rib = -5; rib <= 5; rib++)
    line(
      pen,
      `M${rib * half * 0.09} ${y - rise} Q${rib * half * 0.11} ${y - rise * 0.4} ${rib * half * 0.17} ${y + 0.6}`,
      mix(colour, '#0c0818', 0.35),
      0.5,
    );
  line(pen, `M${-half * 0.52} ${y - rise} H${half * 0.52}`, mix(colour, '#e8c884', 0.35), 1.4);
  line(
    pen,
    `M${-half - 2.4} ${y - 2.4} Q${-half * 0.8} ${y + 0.4} ${-half * 0.5} ${y + 1} M${half + 2.4} ${y - 2.4} Q${half * 0.8} ${y + 0.4} ${half * 0.5} ${y + 1}`,
    '#8a2f28',
    1,
  );
}

export function pagoda(pen: Pen): void {
  const storeys = 5;
  for (let storey = 0; storey < storeys; storey++) {
    const y = -storey * 16;
    const half = 15 - storey * 1.8;
    shape(pen, `M${-half} ${y} h${half * 2} v-11 h${-half * 2} Z`, '#a4402f', {
      colour: '#6a2420',
      from: y - 11,
      to: y,
    });
    for (let post = -1; post <= 1; post++) bar(pen, post * half * 0.86 - 0.8, y - 11, 1.6, 11, '#7a2a22');
    lightWindow(pen, [-half * 0.55, y - 8, half * 0.36, 5.4], { radius: 0.4 });
    lightWindow(pen, [half * 0.2, y - 8, half * 0.36, 5.4], { radius: 0.4 });
    eastRoof(pen, y - 10, half + 8, 6.5);
  }
  line(pen, 'M0 -86 V-100', '#c8963c', 1.4);
  for (let ring = 0; ring < 4; ring++) ball(pen, 0, -88 - ring * 2.6, 2.6 - ring * 0.45, 0.9, '#d8a84c');
}

export function temple(pen: Pen): void {
  shape(pen, 'M-78 0 h156 l-5 -8 h-146 Z', '#cfc8bd', { colour: '#8d867c', from: -8, to: 0 });
  shape(pen, 'M-14 0 h28 l-4 -8 h-20 Z', '#e2dcd2');
  shape(pen, 'M-62 -8 h124 v-27 h-124 Z', '#a83c2c', { colour: '#6e221c', from: -35, to: -8 });
  for (let door = -2; door <= 2; door++) lightWindow(pen, [door * 23 - 7, -29, 14, 20], { radius: 0.4 });
  for (let post = -3; post <= 3; post++) bar(pen, post * 20.4 - 1.7, -36, 3.4, 28, '#8e2c22');
  eastRoof(pen, -34, 80, 18, '#56606a');
  shape(pen, 'M-42 -52 h84 v-9 h-84 Z', '#8e3022');
  eastRoof(pen, -60, 56, 20, '#56606a');
  ball(pen, 0, -82, 3, 4, '#d8a84c');
}

export function pavilion(pen: Pen): void {
  shape(pen, 'M-44 0 h88 l-5 -8 h-78 Z', '#c9c3ba', { colour: '#857f78', from: -8, to: 0 });
  shape(pen, 'M-31 -8 h62 v-32 h-62 Z', pen.isDark ? '#5c3020' : '#6b5648');
  if (pen.isDark) shineAround(pen, 0, -28, 42, '#ffb04c', 0.75);
  for (const x of [-33, -13, 10, 30]) bar(pen, x, -48, 3.4, 40, '#a23a2c');
  line(
    pen,
    'M-33 -18 H33 M-33 -14 H33 M-26 -18 V-10 M-19 -18 V-10 M-8 -18 V-10 M4 -18 V-10 M20 -18 V-10',
    '#8a2f26',
    1.3,
  );
  shape(pen, 'M-56 -44 Q-30 -52 -6 -84 L6 -84 Q30 -52 56 -44 Q28 -41 0 -41 Q-28 -41 -56 -44 Z', '#66757c', {
    colour: '#2c343e',
    from: -84,
    to: -42,
  });
  for (let rib = -4; rib <= 4; rib++)
    line(pen, `M${rib * 1.2} -84 Q${rib * 5} -60 ${rib * 11} -43`, '#333c46', 0.6);
  line(pen, 'M-62 -50 Q-50 -43 -30 -42 M62 -50 Q50 -43 30 -42', '#8a2f26', 1.6);
  ball(pen, 0, -90, 3.6, 5, '#d8a84c');
}

export function torii(pen: Pen): void {
  bar(pen, -38, -86, 9, 86, '#d0402c', 2);
  bar(pen, 29, -86, 9, 86, '#d0402c', 2);
  shape(pen, 'M-40 -6 h13 v6 h-13 Z M27 -6 h13 v6 h-13 Z', '#2c2428');
  bar(pen, -46, -74, 92, 7, '#c43a28', 1);
  shape(pen, 'M-60 -98 Q0 -88 60 -98 L58 -88 Q0 -80 -58 -88 Z', '#d8482f', {
    colour: '#8e2418',
    from: -98,
    to: -82,
  });
  shape(pen, 'M-62 -101 Q0 -91 62 -101 L60 -96 Q0 -87 -60 -96 Z', '#2c2830');
  bar(pen, -5, -84, 10, 12, '#3a2c2c', 1);
}
