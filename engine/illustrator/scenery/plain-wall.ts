// A plastered wall of one colour: trowel marks, stains near the ground, light from one side.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { clamp, fractal, smooth } from '#engine/raster/noise.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { lit, type Stage } from '../staging/stage.ts';
import { makeTexture } from './texture.ts';

const USUAL = '#e6ddcc';

/** The colour that was asked for the wall of this scene, if there is such a wall. */
export function plainWallColour({ reading }: Pick<Stage, 'reading'>): Colour | undefined {
  return reading.subjects.find(({ key }) => key === 'plain-wall')?.colour;
}

export function paintPlaster(stage: Stage, brush: Brush, bottom: number): void {
  const { width, short } = stage;
  const base = lit(stage, plainWallColour(stage) ?? USUAL);
  const columns = 420;
  const rows = Math.round((columns * bottom) / width);
  const noise = stage.noise('plaster outside');
  const plaster = makeTexture(columns, rows, (x, y) => {
    const [u, v] = [(x / columns) * (width / short), (y / columns) * (width / short)];
    const trowel = fractal(noise, u * 5 + v * 2, v * 9, 4) * 0.16;
    const patch = fractal(noise, u * 1.4 + 40, v * 1.4, 4) * 0.3;
    const foot = smooth(0.78, 1, y / rows + fractal(noise, u * 3, 7, 3) * 0.06) * 0.22;
    const value = trowel + patch;
    const tone = mix(base, value > 0 ? '#ffffff' : '#3a2a28', clamp(Math.abs(value) * 0.34));
    return mix(tone, '#4a3a34', foot);
  });
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(plaster, 0, 0, width, bottom);
  paintCracks(stage, brush, bottom);
  // The plinth.
  if (bottom >= stage.height) return;
  const high = short * 0.035;
  brush.fillStyle = css(mix(base, '#3a302e', 0.45));
  brush.fillRect(0, bottom - high, width, high);
  brush.fillStyle = css(mix(base, '#ffffff', 0.25), 0.7);
  brush.fillRect(0, bottom - high, width, Math.max(1, short * 0.002));
}

function paintCracks({ width, short, random: randomOf }: Stage, brush: Brush, bottom: number): void {
  const random = randomOf('cracks');
  brush.lineWidth = Math.max(1, short * 0.0014);
  for (let crack = 0; crack < 3; crack++) {
    let [x, y] = [random.next() * width, random.next() * bottom * 0.6];
    const slope = random.between(-0.6, 0.6);
    brush.strokeStyle = css('#2c2020', random.between(0.12, 0.24));
    brush.beginPath();
    brush.moveTo(x, y);
    for (let step = 0; step < 9; step++) {
      x += short * (slope * 0.02 + random.between(-0.014, 0.014));
      y += short * random.between(0.008, 0.026);
      brush.lineTo(x, y);
    }
    brush.stroke();
  }
}
