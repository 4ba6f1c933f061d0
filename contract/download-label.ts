// The label in the lower left corner of every file that is downloaded, or saved in the browser: a machine made this
// (product §2.0). Both sides draw it alike, each with its own canvas and fonts.

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

/** The part of a canvas that is needed. */
type Pen = {
  font: string;
  measureText(text: string): { width: number };
};
type Brush = Pen & {
  fillStyle: unknown;
  beginPath(): void;
  roundRect(x: number, y: number, width: number, height: number, radius: number): void;
  fill(): void;
  fillText(text: string, x: number, y: number): void;
};

/** Pixels; `left` and `top` are its place in the image. */
export type LabelBox = { left: number; top: number; width: number; height: number };
type Layout = LabelBox & {
  fontPixels: number;
  side: number;
  zh: { text: string; font: string };
  en: { text: string; font: string; left: number };
};

/** `families`: of the font, as CSS names them. */
export function layOutLabel(
  pen: Pen,
  { isAi, width, height, families }: { isAi: boolean; width: number; height: number; families: string },
): Layout {
  const shorter = Math.min(width, height);
  const { zh, en, heightShare } = WORDS[isAi ? 'ai' : 'rules'];
  const widthOf = (font: string, text: string) => {
    pen.font = font;
    return Math.ceil(pen.measureText(text).width);
  };
  const fontOf = (pixels: number) => `600 ${pixels}px ${families}`;
  const measure = (fontPixels: number) => {
    const zhFont = fontOf(fontPixels);
    const enFont = fontOf(Math.round(fontPixels * ENGLISH_SHARE));
    const side = Math.round(fontPixels * 0.45);
    const left = side + widthOf(zhFont, zh) + Math.round(fontPixels * 0.4);
    return {
      fontPixels,
      side,
      zh: { text: zh, font: zhFont },
      en: { text: en, font: enFont, left },
      width: left + widthOf(enFont, en) + side,
    };
  };
  const wished = measure(Math.max(10, Math.round(shorter * heightShare)));
  const most = width * MOST_WIDTH_SHARE;
  const layout =
    wished.width <= most
      ? wished
      : measure(Math.max(6, Math.floor((wished.fontPixels * most) / wished.width)));
  const margin = Math.round(shorter * MARGIN_SHARE);
  const boxHeight = Math.round(layout.fontPixels * 1.6);
  return {
    ...layout,
    height: boxHeight,
    left: Math.min(margin, Math.max(0, width - layout.width)),
    top: Math.max(0, height - boxHeight - margin),
  };
}

/** Light words on a dark ground of their own, so that they are read on snow and on night alike. */
export function paintLabel(brush: Brush, layout: Layout, { x, y }: { x: number; y: number }): void {
  const { fontPixels, side, width, height, zh, en } = layout;
  brush.fillStyle = 'rgba(20, 16, 12, 0.62)';
  brush.beginPath();
  brush.roundRect(x, y, width, height, Math.round(fontPixels * 0.3));
  brush.fill();
  brush.fillStyle = 'rgb(255, 252, 246)';
  const baseline = y + Math.round(fontPixels * 1.16);
  brush.font = zh.font;
  brush.fillText(zh.text, x + side, baseline);
  brush.font = en.font;
  brush.fillText(en.text, x + en.left, baseline);
}
