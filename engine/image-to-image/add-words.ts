// Writes words on an image: a line or two of serif letters, light on dark and dark on light, with a soft shade.
import { css, luminance, type Rgb } from '#engine/raster/colour.ts';
import type { Image } from '#engine/raster/image.ts';
import { makeSurface, type Brush } from '#engine/raster/surface.ts';
import { fontFor, type Hand } from '#engine/letters/font-for.ts';
import type { Place } from './instruction.ts';
import { paintOver } from './lay-illustration.ts';
import type { Work } from './work.ts';

const HAND: Hand = { file: 'newsreader/files/newsreader-latin-opsz-normal', style: '500' };
/** The faces are thin ones: on an image letters need more body. */
const WEIGHT = 0.028;
const MARGIN = 0.06;
const MOST_LINES = 4;

export function addWords(work: Work, text: string, place: Place, size: number, colour?: Rgb): void {
  const { width, height } = work.image;
  const ruler = makeSurface(1, 1).getContext('2d');
  const set = setLines(
    ruler,
    text,
    width * (1 - 2 * MARGIN),
    Math.min(width, height) * 0.095 * size,
    height * 0.5,
  );
  const boxHeight = set.lines.length * set.pixels * 1.22;
  const top =
    place.down === 'top'
      ? height * MARGIN
      : place.down === 'middle'
        ? (height - boxHeight) / 2
        : height * (1 - MARGIN) - boxHeight;
  const ground = meanBrightness(work.image, top, boxHeight);
  const ink = colour ?? (ground > 0.72 ? ([28, 24, 22] as const) : ([255, 252, 246] as const));
  const isLight = luminance(ink) > 0.5;
  const anchor = place.across ?? 'middle';
  const x = anchor === 'left' ? width * MARGIN : anchor === 'right' ? width * (1 - MARGIN) : width / 2;
  paintOver(work, (brush) => {
    brush.font = fontFor(text, set.pixels, HAND);
    brush.textAlign = anchor === 'middle' ? 'center' : anchor;
    brush.textBaseline = 'alphabetic';
    brush.fillStyle = css(ink);
    brush.shadowColor = isLight ? 'rgba(12, 8, 6, 0.6)' : 'rgba(255, 252, 246, 0.6)';
    brush.shadowBlur = set.pixels * 0.22;
    brush.shadowOffsetY = set.pixels * 0.02;
    brush.strokeStyle = css(ink);
    brush.lineJoin = 'round';
    brush.lineWidth = set.pixels * WEIGHT;
    set.lines.forEach((line, index) => {
      const y = top + set.pixels * (0.92 + 1.22 * index);
      brush.strokeText(line, x, y);
      brush.shadowBlur = 0;
      brush.fillText(line, x, y);
      brush.shadowBlur = set.pixels * 0.22;
    });
  });
}

/** Breaks a text into lines that fit, at the largest size that fits. */
function setLines(
  ruler: Brush,
  text: string,
  wide: number,
  wished: number,
  tall: number,
): { lines: string[]; pixels: number } {
  let pixels = wished;
  for (;;) {
    ruler.font = fontFor(text, pixels, HAND);
    const lines = breakLines(ruler, text, wide);
    const fits =
      lines.length <= MOST_LINES &&
      lines.length * pixels * 1.22 <= tall &&
      lines.every((line) => ruler.measureText(line).width <= wide);
    if (fits || pixels < 9) return { lines, pixels };
    pixels *= 0.9;
  }
}

function breakLines(ruler: Brush, text: string, wide: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split(/\r?\n/)) {
    // Chinese may break anywhere, other languages between words.
    const pieces =
      paragraph.match(/\p{Script=Han}[^\p{Script=Han}\w\s]*\s*|[^\p{Script=Han}\s]+\s*|\s+/gu) ?? [];
    let line = '';
    for (const piece of pieces) {
      if (line !== '' && ruler.measureText((line + piece).trimEnd()).width > wide) {
        lines.push(line.trimEnd());
        line = piece;
      } else line += piece;
    }
    lines.push(line.trimEnd());
  }
  return lines.filter((line) => line !== '');
}

function meanBrightness({ width, height, data }: Image, top: number, tall: number): number {
  let sum = 0;
  let count = 0;
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, top + tall); y += 4) {
    for (let x = Math.round(width * 0.1); x < width * 0.9; x += 6) {
      const o = (y * width + x) * 4;
      sum += luminance([data[o] ?? 0, data[o + 1] ?? 0, data[o + 2] ?? 0]);
      count++;
    }
  }
  return sum / Math.max(1, count);
}
