// Water: the image so far, mirrored in small waves, with glints of the light.

import { mix } from '#engine/raster/colour.ts';
import { effect, type EffectLayer } from '../painting/layer.ts';
import { clamp, smooth } from '#engine/raster/noise.ts';
import { distanceOfRow, type Stage } from '../staging/stage.ts';
import { wetBetween, type Water } from '../painting/water-sheet.ts';
import { releasePixels, surfaceFromPixels, type Brush } from '#engine/raster/surface.ts';

/** Waves are reckoned at every so many pixels of a row: the finest is many times as long. */
const GRID = 4;

export function waterLayer(stage: Stage, water: Water): EffectLayer {
  return { ...effect('water', 0.3, (brush, seconds) => paintWater(stage, brush, water, seconds)), water };
}

function paintWater(stage: Stage, brush: Brush, water: Water, seconds: number): void {
  const { width, height, short, palette } = stage;
  const top = Math.round(water.top);
  const rows = height - top;
  if (rows <= 2) return;
  const source = brush.getImageData(0, 0, width, height).data;
  const pixels = new Uint8ClampedArray(width * rows * 4);
  const noise = stage.noise('waves');
  const near = mix(water.tint, palette.shade, 0.35);
  const far = mix(water.tint, palette.horizon, 0.35);
  const mirrorShare = water.mirror ?? 1;
  const flow = seconds * 0.6;
  const glintColour = mix(palette.sun, '#ffffff', 0.35);
  const swells = new Float32Array(Math.ceil(width / GRID) + 1);
  const ripples = new Float32Array(swells.length);
  for (let row = 0; row < rows; row++) {
    const part = row / rows;
    const distance = distanceOfRow(stage, Math.max(top + row, stage.horizon + 3));
    const reach = 0.25 + part;
    const frequency = 5.5 / Math.max(0.6, distance ** 0.35);
    const tone = mix(far, near, smooth(0, 0.9, part));
    const bodyShare = water.body * (0.25 + 0.75 * part);
    const deep = distance ** 0.75 * 9;
    for (let cell = 0; cell < swells.length; cell++) {
      const across = ((cell * GRID - width / 2) / short) * frequency * 2.2;
      swells[cell] = noise(across * 0.6 + flow * 0.3, deep * 0.45 - flow);
      ripples[cell] = noise(across * 2.3 - flow * 0.5, deep * 1.7 + flow);
    }
    const [left, right] = wetBetween(stage, water, top + row);
    for (let x = Math.round(left); x < Math.round(right); x++) {
      const cell = (x / GRID) | 0;
      const passed = x / GRID - cell;
      const swell = between(swells, cell, passed);
      const ripple = between(ripples, cell, passed);
      const slope = (swell * 0.75 + ripple * 0.45) * water.waves;
      const atX = clamp(
        Math.round(x + (slope * 0.012 + ripple * 0.02 * water.waves) * short * reach),
        0,
        width - 1,
      );
      const atY = clamp(Math.round(top - 2 - row * 0.92 - slope * short * 0.045 * reach), 0, top - 1);
      const from = (atY * width + atX) * 4;
      const share = clamp(bodyShare + slope * 0.22);
      const behind = ((top + row) * width + x) * 4;
      const at = (row * width + x) * 4;
      for (let channel = 0; channel < 3; channel++) {
        const mirrored = (source[from + channel] as number) * (1 - share) + (tone[channel] as number) * share;
        const ground = source[behind + channel] as number;
        pixels[at + channel] = ground + (mirrored - ground) * mirrorShare;
      }
      if (water.hasGlints) {
        const column = Math.abs(x - stage.light.x) / (short * (0.07 + part * 0.34));
        const glint =
          smooth(0.3, 0.62, ripple * 0.7 + swell * 0.5) * Math.exp(-column * column) * (1 - part * 0.35);
        if (glint > 0.02) {
          for (let channel = 0; channel < 3; channel++) {
            const now = pixels[at + channel] as number;
            pixels[at + channel] = now + ((glintColour[channel] as number) - now) * glint * 0.85;
          }
        }
      }
      pixels[at + 3] = 255;
    }
  }
  brush.drawImage(surfaceFromPixels(width, rows, pixels), 0, top);
  releasePixels(source);
  releasePixels(pixels);
}

function between(values: Float32Array, cell: number, passed: number): number {
  const from = values[cell] as number;
  return from + ((values[cell + 1] as number) - from) * passed;
}
