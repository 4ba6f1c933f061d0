// Writes words on an image: a line or two of serif letters, light on dark and dark on light, with a soft shade.
import { css, luminance, type Rgb } from '#engine/raster/colour.ts';
import type { Image } from '#engine/raster/image.ts';
import type { Box } from '#engine/raster/mask.ts';
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
/** Of what lies below letters: where more of it is as light as they are, some of them would be lost. */
const LOST = 0.1;

export function addWords(work: Work, text: string, place: Place, size: number, colour?: Rgb): void {
  const { width, height } = work.image;
  const ruler = makeSurface(1, 1).getContext('2d');
  const setIn = (wide: number) =>
    setLines(ruler, text, { wide, tall: height * 0.5, wished: Math.min(width, height) * 0.095 * size }, HAND);
  const topOf = (tall: number): number =>
    place.down === 'top'
      ? height * MARGIN
      : place.down === 'middle'
        ? (height - tall) / 2
        : height * (1 - MARGIN) - tall;
  const whole = { left: width * MARGIN, right: width * (1 - MARGIN) };
  const usual = setIn(whole.right - whole.left);
  const tall = usual.lines.length * usual.pixels * LINE;
  const free = freeOfFaces(work, whole, topOf(tall), tall);
  const set = free === whole ? usual : setIn(free.right - free.left);
  const boxHeight = set.lines.length * set.pixels * LINE;
  const top = topOf(boxHeight);
  const anchor = place.across ?? 'middle';
  const x = anchor === 'left' ? free.left : anchor === 'right' ? free.right : (free.left + free.right) / 2;
  ruler.font = fontFor(text, set.pixels, HAND);
  const wide = Math.max(...set.lines.map((line) => ruler.measureText(line).width));
  const left = anchor === 'left' ? x : anchor === 'right' ? x - wide : x - wide / 2;
  const below = readBrightness(work.image, { left, top, width: wide, height: boxHeight });
  const ground = below.reduce((sum, value) => sum + value, 0) / Math.max(1, below.length);
  const ink = colour ?? (ground > 0.72 ? ([28, 24, 22] as const) : ([255, 252, 246] as const));
  const isLight = luminance(ink) > (colour ? 0.3 : 0.5);
  const rim = isLight ? 'rgba(16, 10, 6, 0.82)' : 'rgba(255, 252, 246, 0.86)';
  // A colour that was asked for may be nearly that of the image below, and hair may lie before a pale wall.
  const lost = below.filter((value) => Math.abs(luminance(ink) - value) < LEAST_CONTRAST).length;
  const isLost = lost > below.length * LOST;
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

/** Of the image's width: in less room beside a face letters would be too small. */
const LEAST_ROOM = 0.26;
/** Of a face's height and width: hair above it, and air. */
const HAIR = 0.45;
const AIR = 0.32;

type Room = { left: number; right: number };

/** The widest part of these rows in which no face is; all of them where there is none, or no room beside it. */
function freeOfFaces(work: Work, whole: Room, top: number, tall: number): Room {
  const taken = work
    .people()
    .faces.filter(
      ({ y, height }) => y - height * (0.5 + HAIR) < top + tall && y + height * (0.5 + AIR / 2) > top,
    )
    .map(({ x, width }) => ({ left: x - width * (0.5 + AIR), right: x + width * (0.5 + AIR) }))
    .toSorted((one, other) => one.left - other.left);
  if (taken.length === 0) return whole;
  const rooms = [...taken, { left: whole.right, right: whole.right }].map(({ left }, at) => ({
    left: Math.max(whole.left, ...taken.slice(0, at).map(({ right }) => right)),
    right: Math.min(whole.right, left),
  }));
  const [widest = whole] = rooms.toSorted((one, other) => other.right - other.left - (one.right - one.left));
  return widest.right - widest.left > work.image.width * LEAST_ROOM ? widest : whole;
}

/** How light places in a part of the image are, 0–1. */
function readBrightness({ width, height, data }: Image, box: Box): number[] {
  const found: number[] = [];
  const [right, bottom] = [box.left + box.width, box.top + box.height];
  for (let y = Math.max(0, Math.floor(box.top)); y < Math.min(height, bottom); y += 4) {
    for (let x = Math.max(0, Math.floor(box.left)); x < Math.min(width, right); x += 6) {
      const o = (y * width + x) * 4;
      found.push(luminance([data[o] ?? 0, data[o + 1] ?? 0, data[o + 2] ?? 0]));
    }
  }
  return found;
}
