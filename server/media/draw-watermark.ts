// The brand's mark in the lower right corner of what the free plan makes (product §2.0).
import { fileURLToPath } from 'node:url';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';

const FACE = 'Watermark Newsreader';
const FACE_FILE = fileURLToPath(
  import.meta.resolve('@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2'),
);
const NAME = 'Atelier';
/** Share of the image's shorter side: seen when looked for, not before. */
const HEIGHT_SHARE = 0.034;
const MARGIN_SHARE = 0.026;

export type Watermark = { png: Buffer; left: number; top: number };

/** The mark as an overlay for an image of this size (pixels). */
export function drawWatermark(width: number, height: number): Watermark {
  if (!GlobalFonts.has(FACE)) GlobalFonts.registerFromPath(FACE_FILE, FACE);
  const shorter = Math.min(width, height);
  const fontPixels = Math.max(10, Math.round(shorter * HEIGHT_SHARE));
  const square = Math.max(2, Math.round(fontPixels * 0.22));
  const gap = Math.round(fontPixels * 0.14);
  const font = `${fontPixels}px "${FACE}"`;
  const ruler = createCanvas(1, 1).getContext('2d');
  ruler.font = font;
  const textWidth = Math.ceil(ruler.measureText(NAME).width);
  const blur = Math.max(2, Math.round(fontPixels * 0.12));
  const box = { width: textWidth + gap + square + blur * 2, height: Math.ceil(fontPixels * 1.1) + blur * 2 };
  const canvas = createCanvas(box.width, box.height);
  const pen = canvas.getContext('2d');
  const baseline = blur + fontPixels * 0.86;
  pen.font = font;
  // A soft shadow keeps the light letters readable on snow and sky.
  pen.shadowColor = 'rgba(20, 16, 12, 0.55)';
  pen.shadowBlur = blur;
  pen.fillStyle = 'rgba(255, 252, 246, 0.82)';
  pen.fillText(NAME, blur, baseline);
  pen.fillRect(blur + textWidth + gap, baseline - square, square, square);
  const margin = Math.round(shorter * MARGIN_SHARE) - blur;
  return {
    png: canvas.toBuffer('image/png'),
    left: Math.max(0, width - box.width - margin),
    top: Math.max(0, height - box.height - margin),
  };
}
