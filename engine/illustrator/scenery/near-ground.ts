// What small things lie on, seen from near: sheets, blankets, sand, snow, grass and moss, soft toward their far edge.

import { css, mix, type Colour, type Rgb } from '#engine/raster/colour.ts';
import { clamp, fractal, smooth, type Noise } from '#engine/raster/noise.ts';
import type { Brush } from '#engine/raster/surface.ts';
import type { NearGround, Surface } from '../reading/prompt-reading.ts';
import type { Stage } from '../staging/stage.ts';
import { fillDown } from './sky.ts';
import { glow } from './glow.ts';

const NEAR: ReadonlySet<string> = new Set(['linen', 'wool', 'sand', 'snow', 'grass', 'moss']);

/** Whether things lie on it in the image, as on sand, and do not stand on it as on a table. */
export function isNearGround(surface: Surface): surface is Surface & { material: NearGround } {
  return NEAR.has(surface.material);
}

/** What is out of focus behind it, from above down to the ground. */
const FAR: Readonly<Record<NearGround, readonly [above: Colour, middle: Colour, foot: Colour]>> = {
  linen: ['#8f7a68', '#b39c86', '#d8c9b8'],
  wool: ['#8a6a52', '#b08c6c', '#c8a888'],
  sand: ['#9cc8e0', '#c8e2ea', '#e8d8b0'],
  snow: ['#a8c0dc', '#cfdcec', '#eaf0f8'],
  grass: ['#5f9a5a', '#86b860', '#8fb45a'],
  moss: ['#2f4a30', '#4f6e3a', '#6a8a48'],
};
const PILLOWED: ReadonlySet<NearGround> = new Set<NearGround>(['linen']);

/** Paints a lens's view of what is behind the ground. */
export function paintFarOf(stage: Stage, brush: Brush, material: NearGround): void {
  const { width, height, short, light } = stage;
  const dim = (colour: Colour): Colour => mix(colour, stage.palette.shade, stage.isDark ? 0.5 : 0);
  const [above, middle, foot] = FAR[material];
  fillDown(brush, stage, [
    [0, css(dim(above))],
    [0.4, css(dim(middle))],
    [0.66, css(dim(foot))],
    [1, css(dim(foot))],
  ]);
  if (PILLOWED.has(material)) paintPillows(stage, brush, dim('#faf7f2'));
  const random = stage.random('far lights');
  brush.globalCompositeOperation = 'screen';
  for (let spot = 0; spot < 26; spot++) {
    const [x, y] = [random.next() * width, random.next() * height * 0.6];
    const size = short * random.between(0.02, 0.07);
    const bright = brush.createRadialGradient(x, y, 0, x, y, size);
    bright.addColorStop(0, css('#fff4d8', 0.12));
    bright.addColorStop(0.85, css('#fff4d8', 0.18));
    bright.addColorStop(1, css('#fff4d8', 0));
    brush.fillStyle = bright;
    brush.fillRect(x - size, y - size, size * 2, size * 2);
  }
  brush.globalCompositeOperation = 'source-over';
  const lamp = width * (0.5 + light.side * 0.24);
  glow(brush, lamp, height * 0.24, short * 0.7, css('#fff6e0', stage.isDark ? 0.2 : 0.6), css('#fff6e0', 0));
}

/** Of a bed: two of them at its head. */
function paintPillows({ width, height, short, light }: Stage, brush: Brush, colour: Colour): void {
  brush.filter = `blur(${(short * 0.012).toFixed(1)}px)`;
  for (const side of [light.side, -light.side]) {
    const [x, y] = [width * (0.5 + side * 0.27), height * 0.6];
    const [rx, ry] = [short * 0.29, short * 0.15];
    const cloth = brush.createLinearGradient(x - light.side * rx, y - ry, x + light.side * rx, y + ry);
    cloth.addColorStop(0, css(mix(colour, '#4a4450', 0.3)));
    cloth.addColorStop(1, css(mix(colour, '#ffffff', 0.4)));
    brush.fillStyle = cloth;
    brush.beginPath();
    brush.moveTo(x - rx, y - ry * 0.9);
    brush.quadraticCurveTo(x, y - ry * 1.2, x + rx, y - ry * 0.9);
    brush.quadraticCurveTo(x + rx * 0.94, y, x + rx * 1.02, y + ry);
    brush.lineTo(x - rx * 1.02, y + ry);
    brush.quadraticCurveTo(x - rx * 0.94, y, x - rx, y - ry * 0.9);
    brush.fill();
  }
  brush.filter = 'none';
}

/** The colour of the ground at every point of it. */
export function nearToneOf(noise: Noise, base: Colour, material: NearGround): (u: number, v: number) => Rgb {
  switch (material) {
    case 'linen':
      return creasesOf(noise, base);
    case 'wool':
      return knitOf(noise, base);
    case 'sand':
      return sandOf(noise, base);
    case 'snow':
      return snowOf(noise, base);
    case 'grass':
    case 'moss':
      return greenOf(noise, base, material === 'moss' ? 5 : 3);
  }
}

function shade(base: Colour, value: number, dark: Colour, light: Colour = '#ffffff'): Rgb {
  return mix(base, value > 0 ? light : dark, clamp(Math.abs(value)));
}

/** Soft folds, fewer and flatter than those of silk, without its sheen. */
function creasesOf(noise: Noise, base: Colour): (u: number, v: number) => Rgb {
  return (u, v) => {
    const bend = fractal(noise, u * 0.4 + 7, v * 0.4, 3) * 3;
    const fold = Math.sin(u * 1.5 - v * 2.1 + bend * 1.9);
    const edge = smooth(0.6, 1, fold) * 0.36 - smooth(0.4, 1, -fold) * 0.26;
    const thread = (noise(u * 110, v * 8) + noise(u * 8, v * 110)) * 0.02;
    return shade(base, edge + fractal(noise, u, v, 3) * 0.1 + thread, '#6a6478');
  };
}

/** Rows of stitches, each a small V. */
function knitOf(noise: Noise, base: Colour): (u: number, v: number) => Rgb {
  return (u, v) => {
    const across = u * 5 + fractal(noise, u * 0.6, v * 0.6, 2) * 0.8;
    const within = Math.abs(across - Math.floor(across) - 0.5) * 2;
    const stitch = Math.sin((v * 8 + within * 0.7) * Math.PI);
    const rib = smooth(0.86, 1, within) * 0.4;
    return shade(base, stitch * 0.2 - rib + fractal(noise, u * 0.7, v * 0.9, 3) * 0.3, '#2a1418');
  };
}

/** Ripples of the wind, and grains. */
function sandOf(noise: Noise, base: Colour): (u: number, v: number) => Rgb {
  return (u, v) => {
    const ripple = Math.sin(v * 8 + fractal(noise, u * 0.7, v * 0.8, 3) * 5) * 0.12;
    const grain = noise(u * 90, v * 90) * 0.16 + noise(u * 41, v * 41) * 0.08;
    return shade(base, ripple + grain + fractal(noise, u * 0.5, v * 0.5, 3) * 0.14, '#6a4624', '#fff4d8');
  };
}

/** Hollows that are blue, and crystals that glitter. */
function snowOf(noise: Noise, base: Colour): (u: number, v: number) => Rgb {
  return (u, v) => {
    const hollow = fractal(noise, u * 0.8 + 3, v * 1.1, 4) * 0.6;
    const glitter = smooth(0.72, 0.9, noise(u * 70, v * 70)) * 0.6;
    return shade(base, hollow + noise(u * 50, v * 50) * 0.05 + glitter, '#7f9cc8');
  };
}

function greenOf(noise: Noise, base: Colour, fine: number): (u: number, v: number) => Rgb {
  return (u, v) => {
    const clump = fractal(noise, u * fine, v * fine, 4) * 0.7;
    const speck = noise(u * 40, v * 40) * 0.2;
    return shade(base, clump + speck, '#16301c', '#d8e88a');
  };
}

/** Blades and tufts over the ground, light over it, and its far edge out of focus. */
export function paintNearGround(
  stage: Stage,
  brush: Brush,
  { material, base }: { material: NearGround; base: Colour },
  top: number,
): void {
  const { width, height, short, light } = stage;
  if (material === 'grass' || material === 'moss') paintTufts(stage, brush, material, base, top);
  const x = width * (0.5 + light.side * 0.22);
  glow(
    brush,
    x,
    top + (height - top) * 0.3,
    short * 0.6,
    css('#fff8e8', stage.isDark ? 0.06 : 0.2),
    css('#fff8e8', 0),
  );
  if (top <= 0) return;
  const foot = mix(FAR[material][2], stage.palette.shade, stage.isDark ? 0.5 : 0);
  const haze = brush.createLinearGradient(0, top - short * 0.02, 0, top + short * 0.16);
  haze.addColorStop(0, css(foot, 0.95));
  haze.addColorStop(1, css(foot, 0));
  brush.fillStyle = haze;
  brush.fillRect(0, top - short * 0.02, width, short * 0.18);
}

/** From the far ones to the near, which are larger and darker at their foot. */
function paintTufts(stage: Stage, brush: Brush, material: 'grass' | 'moss', base: Colour, top: number): void {
  const { width, height, short } = stage;
  const random = stage.random('tufts');
  const isMoss = material === 'moss';
  const rows = Array.from({ length: isMoss ? 1500 : 1300 }, () => random.next()).toSorted((a, b) => a - b);
  brush.lineCap = 'round';
  for (const row of rows) {
    const near = 0.3 + row * 0.9;
    const [x, y] = [random.next() * width, top + row * (height - top)];
    const green = mix(base, random.chance(0.5) ? '#e0ee90' : '#163a1c', random.between(0.05, 0.5));
    const long = short * (isMoss ? 0.011 : 0.042) * near * random.between(0.7, 1.3);
    const lean = random.between(-0.5, 0.5) * long;
    brush.strokeStyle = css(mix(green, stage.palette.shade, stage.isDark ? 0.45 : 0));
    brush.lineWidth = short * (isMoss ? 0.004 : 0.0028) * near;
    brush.beginPath();
    brush.moveTo(x, y);
    brush.quadraticCurveTo(x + lean * 0.2, y - long * 0.6, x + lean, y - long);
    brush.stroke();
  }
}
