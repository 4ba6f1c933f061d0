// Devices of a home of today, each by itself: a projector, an air conditioner, a robot that sweeps.

import { css } from '#engine/raster/colour.ts';
import { ball, bar, line, oval, shadeInto, shape, type OwnDrawing, type Pen } from './pen.ts';

const DARK = '#15161c';
const WHITE = '#eef0f2';
const below = shadeInto(DARK, 0.26);

function projector(pen: Pen): void {
  for (const x of [-70, 46]) bar(pen, x, -8, 24, 8, '#3a3c44', 2);
  shape(
    pen,
    'M-96 -70 Q-96 -78 -88 -78 H88 Q96 -78 96 -70 V-14 Q96 -6 88 -6 H-88 Q-96 -6 -96 -14 Z',
    WHITE,
    below(WHITE, -78, -6),
  );
  for (let x = 20; x <= 84; x += 8) line(pen, `M${x} -62 V-22`, '#a8aeb6', 3);
  oval(pen, -46, -42, 30, 30, '#c4c9d0');
  oval(pen, -46, -42, 25, 25, '#1b1d24');
  ball(pen, -46, -42, 18, 18, '#2f4a7a');
  oval(pen, -53, -50, 6, 5, '#b8d4f4');
  oval(pen, 2, -68, 3, 3, '#4ac06a');
}

function airConditioner(pen: Pen): void {
  shape(
    pen,
    'M-110 -66 Q-110 -74 -102 -74 H102 Q110 -74 110 -66 V-12 Q108 0 94 0 H-94 Q-108 0 -110 -12 Z',
    '#fafbfc',
    below(WHITE, -74, 0, 0.2),
  );
  line(pen, 'M-108 -26 H108', '#c4c9d0', 2);
  shape(pen, 'M-96 -20 H96 L90 -6 H-90 Z', '#4a5058', { colour: '#7e868e', from: -20, to: -6 });
  for (const y of [-16, -12]) line(pen, `M-92 ${y} H92`, '#dfe3e8', 1.6);
  line(pen, 'M62 -44 h20', '#4aa0d8', 3);
  oval(pen, 54, -44, 2.4, 2.4, '#4ac06a');
}

/** Round and flat, from the side and above. */
function robotVacuum(pen: Pen): void {
  shape(pen, 'M-86 -34 V-16 C-84 6 84 6 86 -16 V-34 Z', '#3a3d46', { colour: '#15161c', from: -34, to: 0 });
  oval(pen, 0, -36, 86, 24, '#4a4e58');
  oval(pen, 0, -38, 84, 22.6, WHITE);
  oval(pen, 0, -38, 60, 15, '#e0e3e8');
  shape(pen, 'M-18 -48 V-40 C-18 -34 18 -34 18 -40 V-48 Z', '#2c2e36');
  oval(pen, 0, -49, 18, 6, '#454852');
  line(pen, 'M-34 -24 Q0 -18 34 -24', '#4ac0e0', 2.6);
  line(pen, 'M-78 -6 L-98 -2 M-78 -6 L-92 2', '#8a8f98', 3);
}

function router(pen: Pen): void {
  for (const [foot, tip] of [
    [-62, -76],
    [-22, -26],
    [22, 26],
    [62, 76],
  ] as const) {
    line(pen, `M${foot} -28 L${tip} -118`, '#24262e', 9);
    line(pen, `M${foot + 1} -30 L${tip + 1} -116`, '#4a4e58', 2.4);
  }
  shape(pen, 'M-88 -30 H88 L96 -6 Q96 0 90 0 H-90 Q-96 0 -96 -6 Z', '#3a3d46', {
    colour: '#1b1c22',
    from: -30,
    to: 0,
  });
  for (let light = 0; light < 5; light++)
    oval(pen, -40 + light * 20, -12, 3, 3, light === 4 ? '#f2b23c' : '#4ae07a');
}

function humidifier(pen: Pen): void {
  const { brush } = pen;
  for (const [x, y, r] of [
    [0, -148, 16],
    [-10, -172, 20],
    [12, -190, 24],
  ] as const) {
    const mist = brush.createRadialGradient(x, y, 0, x, y, r);
    mist.addColorStop(0, css('#ffffff', 0.8));
    mist.addColorStop(1, css('#ffffff', 0));
    brush.fillStyle = mist;
    brush.fillRect(x - r, y - r, r * 2, r * 2);
  }
  shape(
    pen,
    'M-46 -14 C-56 -70 -34 -120 0 -132 C34 -120 56 -70 46 -14 Q44 0 32 0 H-32 Q-44 0 -46 -14 Z',
    '#f6f3ee',
    below('#efe9e0', -132, 0, 0.22),
  );
  shape(pen, 'M-49 -34 Q0 -26 49 -34 L46 -12 Q44 0 32 0 H-32 Q-44 0 -46 -12 Z', '#d8b48a', {
    colour: '#9a7048',
    from: -34,
    to: 0,
  });
  oval(pen, 0, -130, 9, 3.4, '#5a5048');
  oval(pen, 0, -14, 4, 4, '#fff0c8');
}

function powerBank(pen: Pen): void {
  shape(
    pen,
    'M-42 -136 Q-42 -144 -34 -144 H34 Q42 -144 42 -136 V-8 Q42 0 34 0 H-34 Q-42 0 -42 -8 Z',
    '#4a5470',
    { colour: '#262c40', from: -144, to: 0 },
  );
  line(pen, 'M-36 -134 V-12', '#8a94b0', 2);
  for (let light = 0; light < 4; light++)
    oval(pen, -15 + light * 10, -18, 2.6, 2.6, light < 3 ? '#7ae0f4' : '#5a6480');
  for (const x of [-18, 8]) bar(pen, x, -144, 14, 5, '#0e1016', 2);
  line(pen, 'M4 -96 L-8 -72 H6 L-4 -50', '#f2d25a', 5);
}

function cassette(pen: Pen): void {
  bar(pen, -84, -108, 168, 108, '#33353e', 8);
  shape(pen, 'M-72 -98 H72 V-30 H-72 Z', '#f2e6cc');
  shape(pen, 'M-72 -86 H72 V-78 H-72 Z', '#d8483c');
  shape(pen, 'M-72 -76 H72 V-70 H-72 Z', '#f2a23c');
  line(pen, 'M-62 -92 H40', '#7a7264', 2.4);
  bar(pen, -48, -66, 96, 30, '#4a4038', 14);
  for (const x of [-30, 30]) {
    oval(pen, x, -51, 12, 12, '#f4f2ec');
    for (let tooth = 0; tooth < 6; tooth++)
      line(
        pen,
        `M${x} -51 l${(Math.cos(tooth * 1.047) * 10).toFixed(1)} ${(Math.sin(tooth * 1.047) * 10).toFixed(1)}`,
        '#5a5048',
        2,
      );
    oval(pen, x, -51, 5, 5, '#2c2620');
  }
  shape(pen, 'M-56 0 L-48 -22 H48 L56 0 Z', '#24262e');
  for (const x of [-32, 32]) oval(pen, x, -9, 4, 4, '#0c0d10');
}

function dishwasher(pen: Pen): void {
  bar(pen, -58, -132, 116, 132, '#d4d8de', 4);
  bar(pen, -58, -132, 116, 22, '#3a3d46', 4);
  for (const x of [-42, -28, -14]) oval(pen, x, -121, 3, 3, '#dfe3e8');
  bar(pen, 10, -127, 36, 12, '#12202a', 2);
  line(pen, 'M18 -121 h20', '#5ae0c0', 3);
  bar(pen, -40, -102, 80, 6, '#8a929c', 3);
  bar(pen, -58, -8, 116, 8, '#4a4e58', 0);
}

export const HOME_DEVICES: Record<string, OwnDrawing> = {
  'own/projector': { width: 196, height: 80, paint: projector },
  'own/air-conditioner': { width: 224, height: 76, paint: airConditioner },
  'own/robot-vacuum': { width: 200, height: 62, paint: robotVacuum },
  'own/router': { width: 196, height: 124, paint: router },
  'own/humidifier': { width: 104, height: 214, paint: humidifier },
  'own/power-bank': { width: 88, height: 146, paint: powerBank },
  'own/cassette': { width: 172, height: 110, paint: cassette },
  'own/dishwasher': { width: 120, height: 134, paint: dishwasher },
};
