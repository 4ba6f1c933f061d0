// The label in the lower left corner of every file that is downloaded: a machine made this (product §2.0).
import { fileURLToPath } from 'node:url';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import type { Watermark } from './draw-watermark.ts';

const FILES = '@fontsource-variable/noto-serif-sc/files/noto-serif-sc';
/** The files that hold the letters of the words below. */
const FACES = ['latin', '115', '117', '118'].map((part) => ({
  family: `Label ${part}`,
  file: `${FILES}-${part}-wght-normal.woff2`,
}));
const FAMILIES = FACES.map(({ family }) => `"${family}"`).join(', ');
/** The built-in engine draws by rules, and the screens call it no AI. */
const WORDS = {
  // Of the shorter side: GB 45438-2025 asks for so much where an AI made it.
  ai: { zh: 'AI生成', en: 'AI-generated', heightShare: 0.05 },
  rules: { zh: '计算机生成', en: 'Computer-made', heightShare: 0.036 },
} as const;

const ENGLISH_SHARE = 0.62;
const MARGIN_SHARE = 0.026;
/** Of the image's width: the brand mark has the other corner. */
const MOST_WIDTH_SHARE = 0.75;

/** Light words on a dark ground of their own, so that they are read on snow and on night alike. Pixels. */
export function drawLabel(isAi: boolean, width: number, height: number): Watermark {
  for (const { family, file } of FACES) {
    if (!GlobalFonts.has(family)) {
      GlobalFonts.registerFromPath(fileURLToPath(import.meta.resolve(file)), family);
    }
  }
  const shorter = Math.min(width, height);
  const words = WORDS[isAi ? 'ai' : 'rules'];
  const pen = createCanvas(1, 1).getContext('2d');
  const widthOf = (font: string, text: string) => {
    pen.font = font;
    return Math.ceil(pen.measureText(text).width);
  };
  const measure = (fontPixels: number) => {
    const [zhFont, enFont] = [fontPixels, Math.round(fontPixels * ENGLISH_SHARE)].map(
      (pixels) => `600 ${pixels}px ${FAMILIES}`,
    ) as [string, string];
    const [gap, side] = [Math.round(fontPixels * 0.4), Math.round(fontPixels * 0.45)];
    const english = side + widthOf(zhFont, words.zh) + gap;
    return { fontPixels, zhFont, enFont, side, english, width: english + widthOf(enFont, words.en) + side };
  };
  const wished = measure(Math.max(10, Math.round(shorter * words.heightShare)));
  const most = width * MOST_WIDTH_SHARE;
  const layout =
    wished.width <= most
      ? wished
      : measure(Math.max(6, Math.floor((wished.fontPixels * most) / wished.width)));
  const { fontPixels, zhFont, enFont, side, english } = layout;
  const boxHeight = Math.round(fontPixels * 1.6);
  const canvas = createCanvas(layout.width, boxHeight);
  const brush = canvas.getContext('2d');
  brush.fillStyle = 'rgba(20, 16, 12, 0.62)';
  brush.beginPath();
  brush.roundRect(0, 0, layout.width, boxHeight, Math.round(fontPixels * 0.3));
  brush.fill();
  brush.fillStyle = 'rgb(255, 252, 246)';
  const baseline = Math.round(fontPixels * 1.16);
  brush.font = zhFont;
  brush.fillText(words.zh, side, baseline);
  brush.font = enFont;
  brush.fillText(words.en, english, baseline);
  const margin = Math.round(shorter * MARGIN_SHARE);
  return {
    png: canvas.toBuffer('image/png'),
    left: Math.min(margin, Math.max(0, width - layout.width)),
    top: Math.max(0, height - boxHeight - margin),
  };
}
