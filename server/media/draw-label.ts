// The label of a download as an overlay for an image or a video.
import { fileURLToPath } from 'node:url';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { layOutLabel, paintLabel } from '#contract/download-label.ts';
import type { Watermark } from './draw-watermark.ts';

const FILES = '@fontsource-variable/noto-serif-sc/files/noto-serif-sc';
/** The files that hold the letters of its words. */
const FACES = ['latin', '115', '117', '118'].map((part) => ({
  family: `Label ${part}`,
  file: `${FILES}-${part}-wght-normal.woff2`,
}));
const FAMILIES = FACES.map(({ family }) => `"${family}"`).join(', ');

/** For an image of this size (pixels). */
export function drawLabel(isAi: boolean, width: number, height: number): Watermark {
  for (const { family, file } of FACES) {
    if (!GlobalFonts.has(family)) {
      GlobalFonts.registerFromPath(fileURLToPath(import.meta.resolve(file)), family);
    }
  }
  const ruler = createCanvas(1, 1).getContext('2d');
  const layout = layOutLabel(ruler, { isAi, width, height, families: FAMILIES });
  const canvas = createCanvas(layout.width, layout.height);
  paintLabel(canvas.getContext('2d'), layout, { x: 0, y: 0 });
  return { png: canvas.toBuffer('image/png'), left: layout.left, top: layout.top };
}
