// Planets over a town, a market or a small prince; those of open space are painted with it.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { ball, line, type OwnDrawing, type Pen } from './pen.ts';

type Look = { hue: Colour; dark?: Colour; bands?: number; spot?: Colour; cap?: Colour; isRinged?: true };

const LOOKS: Readonly<Record<string, Look>> = {
  saturn: { hue: '#dcb87a', bands: 7, isRinged: true },
  jupiter: { hue: '#d8b08a', dark: '#8a4a2c', bands: 8, spot: '#c2452e' },
  mars: { hue: '#c4623a', dark: '#6a2f22', cap: '#f6f0ea' },
  venus: { hue: '#e6c78a', dark: '#c89a58', bands: 5 },
  neptune: { hue: '#3f6ee0', dark: '#24408a', bands: 5 },
  uranus: { hue: '#9adfe2', dark: '#7cc4cc', bands: 3 },
  mercury: { hue: '#9c9188', dark: '#5a5048' },
  earth: { hue: '#3f8fe0', dark: '#4f9a4a', cap: '#f6f8fa' },
};

function planet(pen: Pen, { hue, dark = '#5a3048', bands = 0, spot, cap, isRinged }: Look): void {
  const pale = mix(hue, '#ffffff', 0.5);
  if (isRinged) line(pen, 'M-78 -38 C-60 -66 60 -82 78 -62', pale, 5);
  ball(pen, 0, -50, 44, 44, hue);
  const { brush } = pen;
  brush.save();
  brush.globalCompositeOperation = 'source-atop';
  brush.globalAlpha = 0.35;
  for (let band = 0; band < bands; band++) {
    const y = -84 + (band * 70) / bands;
    line(pen, `M-48 ${y + 4} Q0 ${y + 14} 48 ${y - 4}`, band % 2 === 0 ? '#fff4e0' : dark, 30 / bands);
  }
  const patches = bands === 0 ? 9 : 0;
  for (let patch = 0; patch < patches; patch++)
    ball(
      pen,
      pen.random.between(-36, 36),
      pen.random.between(-84, -16),
      pen.random.between(4, 12),
      pen.random.between(3, 8),
      dark,
    );
  brush.globalAlpha = 0.9;
  if (spot !== undefined) ball(pen, 12, -34, 10, 6, spot);
  if (cap !== undefined) ball(pen, 0, -93, 14, 4, cap);
  brush.restore();
  if (!isRinged) return;
  line(pen, 'M-78 -38 C-92 -14 66 -26 78 -62', pale, 5);
  line(pen, 'M-70 -36 C-78 -20 58 -30 70 -60', mix(hue, '#ffffff', 0.25), 2.4);
}

const ANY_HUE: readonly [Colour, ...Colour[]] = ['#e0a86a', '#7aa8d8', '#b89ae0', '#e08a72'];

export const PLANETS: Record<string, OwnDrawing> = {
  'own/ringed-planet': {
    width: 180,
    height: 104,
    paint: (pen) => planet(pen, { hue: pen.random.pick(ANY_HUE), bands: 7, isRinged: true }),
  },
  ...Object.fromEntries(
    Object.entries(LOOKS).map(([name, look]): [string, OwnDrawing] => [
      `own/${name}`,
      { width: look.isRinged ? 180 : 100, height: 104, paint: (pen) => planet(pen, look) },
    ]),
  ),
};
