// Tops of marble, stone and concrete and folds of silk that things stand on, and the beads of water on them.

import { css, mix, type Colour, type Rgb } from '#engine/raster/colour.ts';
import { clamp, fractal, ridged, smooth, type Noise } from '#engine/raster/noise.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import type { PromptReading, Surface } from '../reading/prompt-reading.ts';
import type { Stage } from '../staging/stage.ts';
import { isNearGround, nearToneOf, paintFarOf, paintNearGround } from './near-ground.ts';
import { fillDown } from './sky.ts';
import { glow } from './glow.ts';
import { makeTexture } from './texture.ts';

/** The far edge of the top in a studio, as a part of the frame's height. */
export const STONE_EDGE = 0.62;

/** The top of a reading that is drawn by this file; wood, and boards that lie on a table, are others' matter. */
export function stoneOf({ surface, frame }: Pick<PromptReading, 'surface' | 'frame'>): Surface | undefined {
  if (surface === undefined || boardOf({ surface, frame })) return undefined;
  return surface.material !== 'wood' && surface.material !== 'pedestal' ? surface : undefined;
}

/** The board on a table that what is laid there lies on; from straight above it is the table itself. */
export function boardOf({ surface, frame }: Pick<PromptReading, 'surface' | 'frame'>): Surface | undefined {
  return surface?.isBoard === true && frame !== 'top_down' ? surface : undefined;
}

const BASES: Record<Surface['material'], Record<'dark' | 'light', Colour>> = {
  marble: { dark: '#24242a', light: '#e9e6e2' },
  stone: { dark: '#45474b', light: '#a39d94' },
  concrete: { dark: '#6a6a6a', light: '#b3b0ab' },
  silk: { dark: '#4a1a34', light: '#dfb9a8' },
  wood: { dark: '#5a3a26', light: '#c09a6a' },
  water: { dark: '#2f6478', light: '#8cc4d6' },
  cloth: { dark: '#7a4a4a', light: '#efe8da' },
  pedestal: { dark: '#4a4a4e', light: '#f2ebe2' },
  linen: { dark: '#5a5f6a', light: '#f1eee9' },
  wool: { dark: '#5a4a44', light: '#d9c6ae' },
  sand: { dark: '#a8865a', light: '#e3c794' },
  snow: { dark: '#b4c4dc', light: '#eef3fa' },
  grass: { dark: '#3a6a34', light: '#6fa048' },
  moss: { dark: '#3c5a2c', light: '#6a8a3c' },
};

export function baseOf({ material, colour, tone }: Surface): Colour {
  if (colour !== undefined) return colour;
  return BASES[material][tone ?? 'light'];
}

export function isDarkStone(surface: Surface): boolean {
  const [r, g, b] = mix(baseOf(surface), '#000000', 0);
  return r * 0.3 + g * 0.6 + b * 0.1 < 110;
}

/** A wall of one tone behind, and the top from there to the viewer. */
export function stoneLayers(stage: Stage, surface: Surface): Layer[] {
  return [
    painted(
      'wall behind a top',
      0.02,
      (brush) =>
        isNearGround(surface)
          ? paintFarOf(stage, brush, surface.material)
          : paintBehind(stage, brush, surface),
      { isSolid: false },
    ),
    painted('stone top', 0.5, (brush) => paintStoneTop(stage, brush, surface, stage.height * STONE_EDGE)),
  ];
}

function paintBehind(stage: Stage, brush: Brush, surface: Surface): void {
  const { width, height, short, light } = stage;
  const base = baseOf(surface);
  // "On grey stone, pale blue background": what is behind has a colour of its own.
  const far =
    stage.reading.ground ?? (isDarkStone(surface) ? mix(base, '#3a3844', 0.5) : mix(base, '#8a8690', 0.32));
  fillDown(brush, stage, [
    [0, css(mix(far, '#0c0a12', stage.reading.ground === undefined ? 0.45 : 0.16))],
    [STONE_EDGE, css(far)],
    [1, css(far)],
  ]);
  const x = width * (0.5 + light.side * 0.16);
  glow(brush, x, height * 0.36, short * 0.72, css(mix(far, '#ffffff', 0.5), 0.6), css(far, 0));
}

/** `top`: the row of its far edge, pixels; seen from straight above where it is 0. */
export function paintStoneTop(stage: Stage, brush: Brush, surface: Surface, top: number): void {
  const { width, height, short, light } = stage;
  const isFlat = top <= 0;
  const columns = 640;
  const rows = Math.round((columns * (height - top)) / width);
  const tone = toneOf(stage, surface);
  const stone = makeTexture(columns, rows, (column, row): Rgb => {
    const v = row / rows;
    // What lies farther away is smaller.
    const distance = isFlat ? 1 : 1 / (0.34 + v * 0.9);
    const u = (column / columns - 0.5) * (width / short) * distance;
    const along = isFlat ? (v * height) / short : distance * 1.5;
    const [r, g, b] = tone(u * 3, along * 3);
    const fade = isFlat ? 1 : 0.84 + 0.16 * v;
    return [r * fade, g * fade, b * fade];
  });
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(stone, 0, top, width, height - top);
  if (isNearGround(surface)) {
    paintNearGround(stage, brush, { ...surface, base: baseOf(surface) }, top);
    return;
  }
  const isPolished = surface.material === 'marble' || surface.material === 'water';
  glow(
    brush,
    width * (0.5 + light.side * 0.22),
    top + (height - top) * (isFlat ? 0.3 : 0.1),
    short * 0.6,
    css('#ffffff', (isPolished ? 0.22 : 0.1) * (isDarkStone(surface) ? 0.8 : 1.4)),
    css('#ffffff', 0),
  );
  if (isFlat || surface.material === 'silk' || surface.material === 'cloth') return;
  brush.fillStyle = css(mix(baseOf(surface), '#ffffff', 0.6), isDarkStone(surface) ? 0.35 : 0.7);
  brush.fillRect(0, top - short * 0.001, width, short * 0.003);
}

/** The colour of the material at every point of it. */
function toneOf(stage: Stage, surface: Surface): (u: number, v: number) => Rgb {
  const noise = stage.noise('stone top');
  const base = mix(baseOf(surface), stage.palette.shade, stage.isDark ? 0.4 : 0);
  if (surface.material === 'silk') return foldsOf(noise, base);
  if (isNearGround(surface)) return nearToneOf(noise, base, surface.material);
  if (surface.material === 'water') return ripplesOf(noise, base);
  if (surface.material === 'cloth') return weaveOf(noise, base, surface.isChecked === true);
  if (surface.material !== 'marble') return grainOf(noise, base, surface.material === 'stone' ? 1.5 : 1);
  const vein = isDarkStone(surface) ? mix(base, '#f4ece0', 0.72) : mix(base, '#4c4a56', 0.62);
  return (u, v) => {
    const bend = fractal(noise, u * 0.9 + 7, v * 0.9, 3) * 1.1;
    const wide = ridged(noise, u * 0.42 + bend * 0.5 + v * 0.25, v * 0.5 + bend, 2);
    const fine = ridged(noise, u * 1.1 + bend + 19, v * 1.3 - bend * 0.6, 3);
    const strength = smooth(0.6, 0.73, wide) * 0.8 + smooth(0.74, 0.85, fine) * 0.4;
    const cloud = fractal(noise, u * 0.8 + 31, v * 0.8, 4) * 0.22;
    const clouded = mix(base, cloud > 0 ? '#ffffff' : vein, Math.abs(cloud) * (cloud > 0 ? 0.35 : 0.8));
    return mix(clouded, vein, clamp(strength * (0.55 + 0.45 * noise(u * 2, v * 2 + 5))));
  };
}

/** Rings that run outward from where something floats, over a slow swell. */
function ripplesOf(noise: Noise, base: Colour): (u: number, v: number) => Rgb {
  return (u, v) => {
    const away = Math.hypot(u, (v - 3.2) * 2.4);
    const swell = fractal(noise, u * 0.6 + 5, v * 1.4, 3);
    const ring = Math.sin(away * 7 - swell * 2.2) * Math.exp(-away * 0.28);
    const glint = smooth(0.55, 0.95, ring + swell * 0.5) * 0.75;
    const tone = ring * 0.34 + swell * 0.3;
    const shaded = mix(base, tone > 0 ? '#eafaff' : '#123a4e', clamp(Math.abs(tone)));
    return mix(shaded, '#ffffff', clamp(glint));
  };
}

/** Soft folds that run across each other, with a sheen along each. */
function foldsOf(noise: Noise, base: Colour): (u: number, v: number) => Rgb {
  const dark = mix(base, '#140810', 0.8);
  return (u, v) => {
    const bend = fractal(noise, u * 0.35 + 3, v * 0.3, 2) * 2.2;
    const fold = Math.sin(u * 2.2 + v * 0.7 + bend) * 0.68 + Math.sin(u * 4.1 - v * 0.5 + bend * 1.6) * 0.32;
    const sheen = smooth(0.45, 1, fold) * 0.3;
    const shaded = mix(base, fold > 0 ? '#ffffff' : dark, Math.abs(fold) * (fold > 0 ? 0.12 : 0.5));
    return mix(shaded, '#ffffff', clamp(sheen));
  };
}

/** Threads across each other over slow creases; in checks its squares are white, half and full. */
function weaveOf(noise: Noise, base: Colour, isChecked: boolean): (u: number, v: number) => Rgb {
  const checks = isPale(base) ? '#c8342f' : base;
  return (u, v) => {
    const crease = fractal(noise, u * 0.5 + 11, v * 0.7, 3) * 0.3;
    const thread = (noise(u * 90, v * 6) + noise(u * 6, v * 90)) * 0.06;
    const value = crease + thread;
    const squares = (Math.floor(u * 2.4) & 1) + (Math.floor(v * 2.4) & 1);
    const cloth = isChecked ? mix('#fbf8f2', checks, squares * 0.46) : base;
    return mix(cloth, value > 0 ? '#ffffff' : '#2a1018', clamp(Math.abs(value) * 0.8));
  };
}

function isPale(colour: Colour): boolean {
  const [r, g, b] = mix(colour, '#000000', 0);
  return r + g + b > 620;
}

function grainOf(noise: Noise, base: Colour, rough: number): (u: number, v: number) => Rgb {
  return (u, v) => {
    const patch = fractal(noise, u * 0.7, v * 0.7, 4) * 0.3;
    const speck = noise(u * 60, v * 60) * 0.1 * rough;
    const value = patch + speck;
    return mix(base, value > 0 ? '#ffffff' : '#1c1a1e', clamp(Math.abs(value) * 0.8));
  };
}

/** Beads of water that lie around on the top, the near ones larger. */
export function beadLayer(stage: Stage): Layer {
  const { width, height, short } = stage;
  return painted('beads of water', 0.7, (brush) => {
    const random = stage.random('beads');
    const rows = Array.from({ length: 90 }, () => random.next() ** 0.8).toSorted((a, b) => a - b);
    for (const row of rows) {
      const near = 0.35 + row * 0.9;
      const y = height * (STONE_EDGE + 0.04 + row * (0.96 - STONE_EDGE));
      paintBead(brush, {
        x: random.next() * width,
        y,
        size: short * random.between(0.004, 0.013) * near,
        flat: 0.5,
      });
    }
  });
}

export function paintBead(
  brush: Brush,
  { x, y, size, flat }: { x: number; y: number; size: number; flat: number },
): void {
  brush.fillStyle = 'rgba(10,10,16,0.3)';
  brush.beginPath();
  brush.ellipse(x + size * 0.12, y + size * 0.22 * flat, size * 1.06, size * flat * 1.1, 0, 0, 7);
  brush.fill();
  const body = brush.createLinearGradient(0, y - size * flat, 0, y + size * flat);
  body.addColorStop(0, 'rgba(20,24,34,0.34)');
  body.addColorStop(0.55, 'rgba(150,170,190,0.24)');
  body.addColorStop(1, 'rgba(250,253,255,0.72)');
  brush.fillStyle = body;
  brush.beginPath();
  brush.ellipse(x, y, size, size * flat, 0, 0, 7);
  brush.fill();
  brush.fillStyle = 'rgba(255,255,255,0.92)';
  brush.beginPath();
  brush.ellipse(x - size * 0.34, y - size * flat * 0.42, size * 0.2, size * flat * 0.2, 0, 0, 7);
  brush.fill();
}
