// Draws what lies on a dish on the drawing of the dish.

import { css, mix } from '#engine/raster/colour.ts';
import { makeSurface, trimSurface, type Brush, type Surface } from '#engine/raster/surface.ts';
import { loadDrawing } from '../drawings.ts';
import type { PromptReading, Subject } from '../reading/prompt-reading.ts';
import type { OwnDrawing } from '../things/pen.ts';
import { TOPPING_PIECES } from '../things/toppings.ts';
import {
  isShownFromAbove,
  isShownOn,
  laidOf,
  surfaceFromAbove,
  surfaceOf,
  toppingOfName,
  toppingsOf,
  type Laid,
} from './toppings.ts';

type Piece = Laid & { drawing: Surface; isPuddle: boolean };

const PIECE_PIXELS = 160;
/** One of what is drawn on a plate, or in a pot, where it is asked for by itself. */
const WHOLE_DRAWINGS: Readonly<Record<string, string>> = { herbs: 'noto/herb', shrimp: 'shrimp' };
const LESS = 0.6;
/** Of the width of the dish: so small is what is strewn. */
const STREWN = 0.08;
/** The angle between one piece and the next: they cover a round evenly. */
const GOLDEN = 2.39996;
/** These lie under all else, in the middle. */
const PUDDLES: ReadonlySet<string> = new Set(['syrup', 'honey-pot']);

/** The dish with what is said to be on it. `render` draws a piece of our own. */
export async function layToppings(
  reading: PromptReading,
  dish: Pick<Subject, 'key' | 'words'>,
  sheet: Surface,
  render: (piece: OwnDrawing, pixels: number) => Surface,
  isFromAbove = false,
): Promise<Surface> {
  const surface = isFromAbove ? surfaceFromAbove(dish) : surfaceOf(dish);
  const said = toppingsOf(reading, dish).filter(
    (one) => !isShownOn(one, dish) && !(isFromAbove && isShownFromAbove(one, dish)),
  );
  // From above its drawing has what its name says.
  const named = isFromAbove ? undefined : toppingOfName(dish);
  const wanted = named && said.every(({ key }) => key !== named.key) ? [...said, named] : said;
  if (!surface || (wanted.length === 0 && surface.fill === undefined)) return sheet;
  const heaps = await Promise.all(
    wanted.map(async (topping): Promise<Piece[]> => {
      const own = TOPPING_PIECES[topping.key];
      const drawing = own
        ? render(own, PIECE_PIXELS)
        : await loadDrawing(WHOLE_DRAWINGS[topping.key] ?? topping.drawing, PIECE_PIXELS);
      const laid = laidOf(topping);
      const piece = { ...laid, drawing, isPuddle: PUDDLES.has(topping.key) };
      // Of three kinds each has less room, and none is to be seen no more.
      const many =
        topping.isCounted === true || wanted.length < 3 ? laid.count : Math.ceil(laid.count * LESS);
      return Array.from({ length: many }, () => piece);
    }),
  );
  return paintHeap(sheet, surface, mixHeaps(heaps));
}

type Lying = { piece: Piece; top: number };

/** What is strewn lies over the rest. */
function farAndLargeFirst(a: Lying, b: Lying): number {
  return Number(a.piece.size < STREWN) - Number(b.piece.size < STREWN) || a.top - b.top;
}

/** One of each in turn, so that none lies only under another. */
function mixHeaps(heaps: readonly (readonly Piece[])[]): Piece[] {
  const longest = Math.max(0, ...heaps.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => heaps.flatMap((heap) => heap[at] ?? [])).flat();
}

function paintHeap(
  sheet: Surface,
  { x, y, across, down, flat, fill }: NonNullable<ReturnType<typeof surfaceOf>>,
  pieces: readonly Piece[],
): Surface {
  const wide = sheet.width;
  const lying = pieces.filter(({ isPuddle }) => !isPuddle);
  const placed = lying.map((piece, at) => {
    // A single one lies in the middle, what is small is strewn all over.
    const radius = lying.length === 1 ? 0 : Math.sqrt((at + 0.6) / lying.length);
    const angle = at * GOLDEN + 0.9;
    return {
      piece,
      turn: Math.sin(at * 5.1) * 0.35,
      left: (x + Math.cos(angle) * radius * across) * wide,
      top: (y + Math.sin(angle) * radius * down) * sheet.height,
    };
  });
  const puddles = pieces
    .filter(({ isPuddle }) => isPuddle)
    .map((piece) => ({ piece, turn: 0, left: x * wide, top: (y + down * 0.5) * sheet.height }));
  // What is high reaches over the upper edge.
  const edge = wide * 0.16;
  const laid = makeSurface(wide, sheet.height + edge, (brush) => {
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(sheet, 0, edge);
    if (fill !== undefined) fillBowl(brush, sheet, edge, fill);
    for (const { piece, turn, left, top } of [...puddles, ...placed.toSorted(farAndLargeFirst)]) {
      const size = piece.size * wide;
      const tall = (size * piece.drawing.height) / piece.drawing.width;
      brush.save();
      brush.shadowColor = 'rgba(40,20,16,0.45)';
      brush.shadowBlur = wide * 0.012;
      brush.shadowOffsetY = wide * 0.008;
      brush.translate(left, top + edge);
      brush.scale(1, piece.isRound ? 1 : flat);
      brush.rotate(turn);
      brush.drawImage(piece.drawing, -size / 2, -tall / 2, size, tall);
      brush.restore();
    }
  });
  return trimSurface(laid);
}

/** Up to the rim. */
function fillBowl(brush: Brush, { width, height }: Surface, edge: number, colour: string): void {
  const [high, row] = [height * 0.14, edge + height * 0.37];
  const light = brush.createLinearGradient(0, row - high, 0, row + high);
  light.addColorStop(0, css(mix(colour, '#4a2c14', 0.24)));
  light.addColorStop(1, css(mix(colour, '#ffffff', 0.2)));
  brush.fillStyle = light;
  brush.beginPath();
  brush.ellipse(width / 2, row, width * 0.455, high, 0, 0, 7);
  brush.fill();
}
