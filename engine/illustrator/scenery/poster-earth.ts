// The earth on the sheet of a poster: a blue globe with the Americas or Africa, clouds in bands, and its night side.

import { Path2D } from '@napi-rs/canvas';
import type { Brush } from '#engine/raster/surface.ts';
import type { Stage } from '../staging/stage.ts';
import { discPlace } from './poster-motifs.ts';

/** In hundredths of the radius. */
const LANDS = [
  // Europe and Asia, then Africa, Madagascar, the rim of South America, and the south.
  'M-34 -92 C-20 -84 -26 -74 -36 -70 C-40 -60 -28 -58 -22 -64 C-12 -58 -4 -62 2 -56 C10 -50 22 -54 26 -48 C22 -40 30 -30 38 -26 C44 -34 50 -40 56 -34 C62 -24 66 -16 70 -22 C72 -32 82 -36 96 -34 L80 -84 L20 -104 Z',
  'M-42 -44 C-30 -54 -14 -50 -4 -46 C6 -40 18 -44 24 -36 C26 -24 36 -18 46 -16 C46 -4 32 8 28 20 C30 34 18 50 8 62 C-2 66 -8 56 -10 44 C-18 30 -14 16 -20 6 C-36 8 -50 2 -54 -14 C-54 -28 -48 -36 -42 -44 Z',
  'M40 30 C46 24 48 32 44 44 C38 50 34 42 40 30 Z',
  'M-98 -8 C-86 -2 -76 8 -74 16 C-78 28 -84 36 -86 46 L-104 40 Z',
  'M-40 94 C-22 84 6 88 30 86 C40 90 30 98 20 104 H-30 Z',
] as const;
const CLOUDS = [
  'M-78 -34 C-60 -42 -50 -30 -34 -34 C-40 -24 -62 -24 -78 -34 Z',
  'M-8 -8 C12 -18 34 -8 62 -12 C50 0 16 4 -8 -8 Z',
  'M-70 46 C-46 36 -36 50 -12 46 C-28 60 -54 60 -70 46 Z',
  'M34 58 C50 50 60 58 74 48 C68 66 46 70 34 58 Z',
] as const;

function round(reach: number): Path2D {
  const path = new Path2D();
  path.arc(0, 0, reach, 0, Math.PI * 2);
  return path;
}

export function paintPosterEarth(stage: Stage, brush: Brush): void {
  const { x, y, radius } = discPlace(stage, 0.36, 1.08, 0.55);
  const { side } = stage.light;
  const isGrey = stage.look === 'ink' || stage.look === 'line_art';
  const fill = brush.fill.bind(brush);
  brush.save();
  brush.translate(x, y);
  brush.scale(radius / 100, radius / 100);
  brush.fillStyle = 'rgba(140,205,255,0.28)';
  fill(round(108));
  const sea = brush.createRadialGradient(side * 34, -38, 0, 0, 0, 104);
  for (const [at, colour] of [
    [0, '#6cc4ee'],
    [0.6, '#2f8fd0'],
    [1, '#1a5aa0'],
  ] as const)
    sea.addColorStop(at, colour);
  brush.fillStyle = sea;
  fill(round(100));
  const clip = brush.clip.bind(brush);
  clip(round(100));
  for (const land of LANDS) {
    const path = new Path2D(land);
    const green = brush.createLinearGradient(0, -100, 0, 100);
    green.addColorStop(0, '#7fbf62');
    green.addColorStop(0.42, '#d8bd72');
    green.addColorStop(0.6, '#5fae5a');
    green.addColorStop(1, '#f4f8f8');
    brush.fillStyle = green;
    fill(path);
    brush.strokeStyle = 'rgba(24,70,50,0.55)';
    brush.lineWidth = 1.4;
    const stroke = brush.stroke.bind(brush);
    stroke(path);
  }
  brush.fillStyle = 'rgba(255,255,255,0.86)';
  for (const cloud of CLOUDS) fill(new Path2D(cloud));
  // The night side.
  const shade = new Path2D(
    `M0 -102 A102 102 0 0 ${side > 0 ? 0 : 1} 0 102 A132 132 0 0 ${side > 0 ? 1 : 0} 0 -102 Z`,
  );
  brush.fillStyle = 'rgba(10,18,60,0.42)';
  fill(shade);
  brush.restore();
  brush.strokeStyle = isGrey ? '#26221f' : 'rgba(12,30,70,0.8)';
  brush.lineWidth = radius * 0.02;
  brush.beginPath();
  brush.arc(x, y, radius, 0, 7);
  brush.stroke();
}
