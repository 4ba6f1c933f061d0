// Writes words on an image: a line or two of serif letters, light on dark and dark on light, with a soft shade.
import { css, luminance, type Rgb } from '#engine/raster/colour.ts';
import type { Image } from '#engine/raster/image.ts';
import { makeSurface } from '#engine/raster/surface.ts';
import { fontFor, NEWSREADER as HAND } from '#engine/letters/font-for.ts';
import { LINE, setLines } from '#engine/letters/set-lines.ts';
import type { Place } from './instruction.ts';
import { paintOver } from './lay-illustration.ts';
import type { Work } from './work.ts';

/** The faces are thin ones: on an image letters need more body. */
const WEIGHT = 0.028;
const MARGIN = 0.06;
/** Of the letters' size: what is drawn around them where they would be lost, and how far from it they must be in light. */
const RIM = 0.13;
const LEAST_CONTRAST = 0.42;

export function addWords(work: Work, text: string, place: Place, size: number, colour?: Rgb): void {
  const { width, height } = work.image;
  const ruler = makeSurface(1, 1).getContext('2d');
  const set = setLines(
    ruler,
    text,
    {
      wide: width * (1 - 2 * MARGIN),
      tall: height * 0.5,
      wished: Math.min(width, height) * 0.095 * size,
    },
    HAND,
  );
  const boxHeight = set.lines.length * set.pixels * LINE;
  const top =
    place.down === 'top'
      ? height * MARGIN
      : place.down === 'middle'
        ? (height - boxHeight) / 2
        : height * (1 - MARGIN) - boxHeight;
  const ground = meanBrightness(work.image, top, boxHeight);
  const ink = colour ?? (ground > 0.72 ? ([28, 24, 22] as const) : ([255, 252, 246] as const));
  const isLight = luminance(ink) > (colour ? 0.3 : 0.5);
  const rim = isLight ? 'rgba(16, 10, 6, 0.82)' : 'rgba(255, 252, 246, 0.86)';
  // A colour that was asked for may be nearly that of the image below.
  const isLost = Math.abs(luminance(ink) - ground) < LEAST_CONTRAST;
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
      const y = top + set.pixels * (0.92 + LINE * index);
      if (isLost) {
        brush.strokeStyle = rim;
        brush.lineWidth = set.pixels * RIM;
        brush.strokeText(line, x, y);
        brush.strokeStyle = css(ink);
        brush.lineWidth = set.pixels * WEIGHT;
      }
      brush.strokeText(line, x, y);
      brush.shadowBlur = 0;
      brush.fillText(line, x, y);
      brush.shadowBlur = set.pixels * 0.22;
    });
  });
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
