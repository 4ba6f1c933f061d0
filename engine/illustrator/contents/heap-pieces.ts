// What a heap in a container is made of: how large one piece of each kind is, and its drawings.

import type { Surface } from '#engine/raster/surface.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import { recolour } from '../painting/recolour.ts';
import { piecesOf } from '../things/heaped.ts';
import { metresOf } from '../things/metres.ts';
import type { OwnDrawing } from '../things/pen.ts';
import { halvedOf } from '../things/halved.ts';
import { TOPPING_PIECES } from '../things/toppings.ts';

/** One piece that lies in a heap; `size` in units of the container. */
export type HeapPiece = { drawing: Surface; size: number };

const CANDIES = ['#e8506a', '#f2b632', '#4fae66', '#4a8fd8', '#a468c8'];
/** Drawn three together where they are asked for without a dish. */
const BY_THE_PIECE: ReadonlySet<string> = new Set(['blueberries', 'walnut', 'almond', 'cashew', 'raspberry']);

const MIXED_NUTS = /\bnuts$|坚果/i;

/** What the pieces of this are drawn by: drawings of our own, or names of prepared ones. */
export function pieceDrawings(content: Subject): readonly (OwnDrawing | string)[] {
  if (content.key === 'chestnut' && MIXED_NUTS.test(content.words ?? ''))
    return ['walnut', 'almond', 'cashew'].flatMap((key) => TOPPING_PIECES[key] ?? []);
  const half = halvedOf(content);
  if (half) return [half];
  const own = BY_THE_PIECE.has(content.key) ? TOPPING_PIECES[content.key] : undefined;
  return own ? [own] : piecesOf(content);
}

/** The pieces of one kind, in its colour and size. */
export function heapPieces(content: Subject, drawings: readonly Surface[]): HeapPiece[] {
  const { colour } = content;
  const size = pieceSize(content);
  const all =
    content.key === 'candy' && colour === undefined
      ? CANDIES.flatMap((one) => drawings.map((drawing) => recolour(drawing, one)))
      : drawings.map((drawing) => (colour === undefined ? drawing : recolour(drawing, colour)));
  return all.map((drawing) => ({ drawing, size }));
}

function pieceSize(content: Subject): number {
  const metres = metresOf(content);
  if (content.key === 'candy') return 27;
  if (content.key === 'blueberries') return 14;
  if (content.key === 'strawberry') return 24;
  if (BY_THE_PIECE.has(content.key) || MIXED_NUTS.test(content.words ?? '')) return 18;
  if (metres < 0.05) return 22;
  return content.key === 'pumpkin' || content.key === 'jack-o-lantern' || content.key === 'watermelon'
    ? 40
    : 30;
}
