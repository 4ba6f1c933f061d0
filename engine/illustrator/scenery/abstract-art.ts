// An image for words that name no thing: colour fields bent by noise, and lines that follow their flow.

import { css, mix, toRgb, type Colour, type Rgb } from '#engine/raster/colour.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { clamp, fractal, smooth } from '#engine/raster/noise.ts';
import type { Mood } from '../lexicon/circumstances.ts';
import type { Stage } from '../staging/stage.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { glow } from './glow.ts';
import { makeTexture } from './texture.ts';

type MoodPalette = readonly [Colour, Colour, Colour, Colour, Colour];

const PALETTES: Record<Mood | 'none', readonly [MoodPalette, ...MoodPalette[]]> = {
  hope: [
    ['#1f3a6e', '#5f86c4', '#f2a97c', '#ffd88a', '#fff6df'],
    ['#23506a', '#59a3a0', '#f0c078', '#ffe5a6', '#fffaf0'],
  ],
  nostalgia: [
    ['#33233a', '#7a4a52', '#c8794e', '#eab676', '#f8e6c4'],
    ['#2c3440', '#6a5f5c', '#b58a5e', '#dcb98a', '#f2e4cc'],
  ],
  lonely: [
    ['#121a2c', '#2b3f5c', '#5a7590', '#9db4c2', '#e4ecee'],
    ['#1a1830', '#363a5e', '#6a7096', '#a8acc6', '#ecebf2'],
  ],
  energy: [
    ['#1a0a3a', '#7a1fa0', '#ff3d7a', '#ff9a3c', '#fff06a'],
    ['#06142e', '#0f5ac8', '#16c8e8', '#ff4f9a', '#fff2c0'],
  ],
  calm: [
    ['#24404a', '#5a8a8c', '#a4c4b8', '#d8e2d0', '#f6f4ea'],
    ['#2e3a4e', '#6f8aa4', '#a8bccc', '#dce4e4', '#f8f6f0'],
  ],
  love: [
    ['#4a1030', '#a82a5a', '#ee6a80', '#ffb09a', '#fff0e4'],
    ['#3a1440', '#94386e', '#e0708c', '#f8b8b0', '#fff4ee'],
  ],
  sorrow: [
    ['#0c1422', '#1f3448', '#3f5c70', '#7a94a0', '#ccd8da'],
    ['#16121f', '#35304a', '#5c5a78', '#8f92a8', '#d6d6e0'],
  ],
  dream: [
    ['#20164e', '#5a3fa8', '#b074d8', '#f4aad4', '#fdeef4'],
    ['#12285a', '#3a6ac0', '#8a9af0', '#d0b0f4', '#f8f0fe'],
  ],
  mystery: [
    ['#06080f', '#16203a', '#2c3f5c', '#7a6a4e', '#e2c88a'],
    ['#0a0614', '#241438', '#463060', '#6f7a9a', '#cfe0ea'],
  ],
  anger: [
    ['#160606', '#5a0f14', '#c4281e', '#ff6a2c', '#ffd08a'],
    ['#140a10', '#4a1028', '#a81e38', '#f04a3c', '#ffc49a'],
  ],
  none: [
    ['#16324a', '#2f7a8c', '#e8c07a', '#f2865a', '#fff2dc'],
    ['#2a1a48', '#7a4aa8', '#f07a8a', '#ffc478', '#fff4e4'],
    ['#123a34', '#3f8a6a', '#c4cf8a', '#f4dc9c', '#fffaec'],
  ],
};

export function abstractPalette(stage: Stage): MoodPalette {
  const mood = stage.reading.moods[0] ?? 'none';
  const base = stage.random('mood').pick(PALETTES[mood]);
  const [accent, second] = stage.reading.colours;
  return accent === undefined
    ? base
    : [base[0], mix(base[1], accent, 0.6), accent, second ?? mix(accent, base[3], 0.5), base[4]];
}

export function abstractLayers(stage: Stage): Layer[] {
  const kind = stage.random('abstract').whole(3);
  const layers: Layer[] = [painted('field', 0.02, (brush) => paintField(stage, brush), { isSolid: false })];
  if (kind === 0) layers.push(painted('currents', 0.3, (brush) => paintCurrents(stage, brush)));
  else if (kind === 1)
    layers.push(
      painted('veils', 0.3, (brush) => paintVeils(stage, brush)),
      painted('sun', 0.2, (brush) => paintOrb(stage, brush)),
    );
  else
    layers.push(
      painted('orb', 0.2, (brush) => paintOrb(stage, brush)),
      painted('currents', 0.3, (brush) => paintCurrents(stage, brush)),
    );
  layers.push(painted('dust', 0.6, (brush) => paintDust(stage, brush), { isSolid: false, blend: 'screen' }));
  return layers;
}

function tone(palette: MoodPalette, at: number): Rgb {
  const place = clamp(at) * (palette.length - 1);
  const low = Math.min(palette.length - 2, Math.floor(place));
  return mix(palette[low] ?? palette[0], palette[low + 1] ?? palette[4], place - low);
}

function paintField(stage: Stage, brush: Brush): void {
  const palette = abstractPalette(stage);
  const columns = 380;
  const rows = Math.round((columns * stage.height) / stage.width);
  const noise = stage.noise('field');
  const random = stage.random('field');
  const scale = 1.7 / Math.min(columns, rows);
  const tilt = random.between(-0.5, 0.5);
  const field = makeTexture(columns, rows, (x, y) => {
    const u = x * scale;
    const v = y * scale;
    const bendX = fractal(noise, u + 5, v + 1, 4);
    const bendY = fractal(noise, u + 15, v + 21, 4);
    const deepX = fractal(noise, u + bendX * 2.4 + 2, v + bendY * 2.4, 4);
    const folds = fractal(noise, u + deepX * 2.2, v + bendX * 2 + 7, 5);
    const rise = 0.82 - (y / rows) * 0.75 + (x / columns - 0.5) * tilt;
    const value = rise * 0.62 + 0.26 + folds * 0.85 + deepX * 0.22;
    const base = tone(palette, value * 0.86);
    const crease = smooth(0.05, 0, Math.abs(folds)) * 0.16;
    return mix(base, palette[4], crease + smooth(0.25, 0.55, deepX) * 0.2);
  });
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(field, 0, 0, stage.width, stage.height);
}

/** Many fine lines carried along by the field, gathered in a few tones. */
function paintCurrents(stage: Stage, brush: Brush): void {
  const { width, height, short } = stage;
  const palette = abstractPalette(stage);
  const noise = stage.noise('currents');
  const random = stage.random('currents');
  const scale = 1.5 / short;
  const angle = random.next() * 6.28;
  brush.lineCap = 'round';
  for (let group = 0; group < 9; group++) {
    const colour = tone(palette, 0.25 + (group / 8) * 0.8);
    brush.strokeStyle = css(colour, 0.3 + 0.4 * random.next());
    brush.lineWidth = short * random.between(0.0009, 0.0034);
    brush.beginPath();
    for (let thread = 0; thread < 34; thread++) {
      let x = random.between(-0.1, 1.1) * width;
      let y = random.between(-0.1, 1.1) * height;
      brush.moveTo(x, y);
      const steps = 30 + random.whole(50);
      for (let step = 0; step < steps; step++) {
        const turn = angle + fractal(noise, x * scale, y * scale, 2) * 4.4;
        x += Math.cos(turn) * short * 0.009;
        y += Math.sin(turn) * short * 0.009;
        brush.lineTo(x, y);
      }
    }
    brush.stroke();
  }
}

/** Translucent ridges, one before the other, like far hills that are not hills. */
function paintVeils(stage: Stage, brush: Brush): void {
  const { width, height, short } = stage;
  const palette = abstractPalette(stage);
  const noise = stage.noise('veils');
  for (let veil = 0; veil < 8; veil++) {
    const part = veil / 7;
    const base = height * (0.42 + part * 0.56);
    const rise = short * (0.12 - part * 0.03);
    const gradient = brush.createLinearGradient(0, base - rise, 0, base + short * 0.3);
    gradient.addColorStop(0, css(tone(palette, 0.72 - part * 0.66), 0.86));
    gradient.addColorStop(1, css(tone(palette, 0.9 - part * 0.6), 0.1));
    brush.fillStyle = gradient;
    brush.beginPath();
    brush.moveTo(0, height);
    for (let x = 0; x <= width + 5; x += 5)
      brush.lineTo(x, base + fractal(noise, (x / short) * 1.7 + veil * 11, veil * 3.1, 4) * rise * 1.7);
    brush.lineTo(width, height);
    brush.fill();
  }
}

function paintOrb(stage: Stage, brush: Brush): void {
  const { width, height, short, light } = stage;
  const palette = abstractPalette(stage);
  const random = stage.random('orb');
  const x = width * (0.5 + light.side * random.between(0.05, 0.2));
  const y = height * random.between(0.3, 0.42);
  const radius = short * random.between(0.1, 0.17);
  brush.globalCompositeOperation = 'screen';
  glow(brush, x, y, radius * 3.6, css(palette[3], 0.6), css(palette[3], 0));
  brush.globalCompositeOperation = 'source-over';
  const disc = brush.createLinearGradient(x, y - radius, x, y + radius);
  disc.addColorStop(0, css(mix(palette[4], '#ffffff', 0.4)));
  disc.addColorStop(1, css(mix(palette[3], palette[2], 0.35)));
  brush.fillStyle = disc;
  brush.beginPath();
  brush.arc(x, y, radius, 0, 7);
  brush.fill();
}

function paintDust(stage: Stage, brush: Brush): void {
  const random = stage.random('dust');
  const { width, height, short } = stage;
  const light = toRgb(abstractPalette(stage)[4]);
  for (let mote = 0; mote < 140; mote++) {
    const radius = short * (0.0006 + random.next() ** 5 * 0.006);
    brush.fillStyle = css(light, random.between(0.2, 0.8));
    brush.beginPath();
    brush.arc(random.next() * width, random.next() * height, radius, 0, 7);
    brush.fill();
  }
}
