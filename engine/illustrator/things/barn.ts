// A barn: boards of red with white trim, doors with a cross, a roof that breaks in its slope.

import { mix } from '#engine/raster/colour.ts';
import { line, shape, shineAround, windowColour, type OwnDrawing, type Pen } from './pen.ts';
import type { BuildingColours } from './structures.ts';

export const BARN = { width: 120, height: 92 } as const;

export function paintBarn(
  pen: Pen,
  { wall = '#a83a2e', roof: tiled = '#6b6a70', door }: BuildingColours,
): void {
  const low = mix(wall, '#2a1018', 0.36);
  const roof = pen.isSnowy ? '#f4f8ff' : tiled;
  const shade = pen.isSnowy ? '#b8c6e0' : mix(tiled, '#1c1420', 0.42);
  const trim = '#f2ece0';
  shape(pen, 'M-54 0 V-42 L-18 -42 L54 -42 V0 Z', wall, { colour: low, from: -42, to: 2 });
  shape(pen, 'M10 0 V-42 L17 -64 L32 -84 L47 -64 L54 -42 V0 Z', mix(wall, '#ffffff', 0.07), {
    colour: low,
    from: -84,
    to: 6,
  });
  for (let x = -50; x < 10; x += 5) line(pen, `M${x} -1 V-41`, mix(wall, low, 0.6), 0.8);
  for (let x = 14; x < 52; x += 5)
    line(pen, `M${x} -1 V${-44 - (20 - Math.abs(x - 32)) * 1.4}`, mix(wall, low, 0.6), 0.8);
  shape(pen, 'M-58 -39 L-50 -63 L17 -63 L10 -39 Z', mix(roof, shade, 0.35), {
    colour: shade,
    from: -64,
    to: -38,
  });
  shape(pen, 'M-50 -62 L-38 -86 L32 -88 L17 -62 Z', roof, {
    colour: mix(roof, shade, 0.4),
    from: -88,
    to: -62,
  });
  for (let x = -46; x < 14; x += 8) line(pen, `M${x} -63 L${x - 7} -40 M${x} -63 L${x + 12} -86`, shade, 0.6);
  line(pen, 'M7 -40 L16 -64 L32 -87 L48 -64 L57 -40', trim, 3);
  line(pen, 'M11 0 V-41 M53 0 V-41', trim, 2);
  shape(pen, 'M20 0 V-30 H44 V0 Z', door ?? mix(wall, '#2a1018', 0.16));
  line(
    pen,
    'M20 0 V-30 H44 V0 M32 0 V-30 M20 0 L32 -30 M32 0 L20 -30 M32 0 L44 -30 M44 0 L32 -30',
    trim,
    1.6,
  );
  shape(pen, 'M26 -46 H38 V-58 H26 Z', windowColour(pen));
  line(pen, 'M26 -46 H38 V-58 H26 Z M32 -46 V-58', trim, 1.5);
  for (const x of [-44, -16]) {
    shape(pen, `M${x} -14 h12 v-14 h-12 Z`, windowColour(pen));
    line(pen, `M${x} -14 h12 v-14 h-12 Z M${x + 6} -14 v-14 M${x} -21 h12`, trim, 1.4);
    if (pen.isDark) shineAround(pen, x + 6, -21, 18, '#ffb648', 0.5);
  }
}

export const BARNS: Record<string, OwnDrawing> = {
  'own/barn': { ...BARN, paint: (pen) => paintBarn(pen, {}) },
};
