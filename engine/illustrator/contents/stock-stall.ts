// Draws the stall of a market with what is sold there, each kind in crates of its own.

import { makeSurface, type Brush, type Surface } from '#engine/raster/surface.ts';
import type { Random } from '#engine/raster/random.ts';
import {
  CRATE_HEIGHT,
  CRATES,
  GOODS_STALL,
  paintCrate,
  paintStallBack,
  paintStallFront,
  type Crate,
} from '../things/goods-stall.ts';
import type { OwnDrawing } from '../things/pen.ts';

/** The drawings of one kind, and how high one of them is, in units of the stall. */
export type Ware = { pieces: readonly Surface[]; size: number };

/** The drawing of who stands behind the counter, and how tall it is, in units of the stall. */
export type Keeper = { sheet: Surface; tall: number };

/** Units: so high are the heads of grown keepers, on the boards behind the counter; so far apart two stand. */
const [HEADS, STEP] = [196, 84] as const;

/** `render` draws a part of the stall as large as all of it. Before a keeper no crate of the far tier hides the breast. */
export function stockStall(
  wares: readonly Ware[],
  random: Random,
  render: (part: OwnDrawing) => Surface,
  keepers: readonly Keeper[] = [],
): Surface {
  const part = (paint: OwnDrawing['paint']): Surface => render({ ...GOODS_STALL, paint });
  const back = part(paintStallBack);
  const front = part(paintStallFront);
  const unit = back.width / GOODS_STALL.width;
  return makeSurface(back.width, back.height, (brush) => {
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(back, 0, 0);
    brush.save();
    brush.scale(unit, unit);
    brush.translate(GOODS_STALL.width / 2, GOODS_STALL.height);
    for (const [at, { sheet, tall }] of keepers.entries()) {
      const wide = (tall * sheet.width) / sheet.height;
      const x = placeOf(at, keepers.length);
      brush.drawImage(sheet, x - wide / 2, -Math.min(HEADS, tall + STANDS_UP), wide, tall);
    }
    brush.restore();
    for (const [at, crate] of CRATES.entries()) {
      if (at < CRATES.length / 2 && keepers.some((_, who) => hides(crate, placeOf(who, keepers.length))))
        continue;
      const ware = wares[wareAt(at, wares.length)];
      brush.save();
      brush.scale(unit, unit);
      brush.translate(GOODS_STALL.width / 2, GOODS_STALL.height);
      if (ware) heapIn(brush, crate, ware, random);
      brush.restore();
      brush.drawImage(
        part((pen) => paintCrate(pen, crate)),
        0,
        0,
      );
    }
    brush.drawImage(front, 0, 0);
  });
}

/** Units: nobody stands higher, a child on a crate. */
const STANDS_UP = 40;

function placeOf(at: number, keepers: number): number {
  return (at - (keepers - 1) / 2) * STEP;
}

function hides({ x, wide }: Crate, keeper: number): boolean {
  return Math.abs(x - keeper) < wide * 0.6;
}

/** The near tier has the first ones; the far one begins with another, so that no kind is over itself. */
function wareAt(at: number, kinds: number): number {
  const perTier = CRATES.length / 2;
  if (kinds > perTier) return at < perTier ? (at + perTier) % kinds : at - perTier;
  return at < perTier ? (at + 1) % kinds : (at - perTier) % kinds;
}

function heapIn(brush: Brush, { x, foot, wide }: Crate, { pieces, size }: Ware, random: Random): void {
  const rows = size > 26 ? 2 : 3;
  const across = Math.max(2, Math.floor(wide / (size * 0.86)));
  for (let row = 0; row < rows; row++) {
    const count = row === 0 ? Math.max(1, across - 1) : across;
    for (let place = 0; place < count; place++) {
      const piece = pieces[random.whole(pieces.length)];
      if (!piece) continue;
      const tall = size * random.between(0.94, 1.06);
      const broad = Math.min(tall * 1.5, (tall * piece.width) / piece.height);
      const middle = x + ((place - (count - 1) / 2) * (wide - size * 0.9)) / Math.max(1, across - 1);
      const low = foot - CRATE_HEIGHT * 0.35 - (rows - 1 - row) * size * 0.46;
      brush.save();
      brush.translate(middle + random.between(-1, 1), low - tall / 2);
      brush.rotate(random.between(-0.2, 0.2));
      brush.drawImage(piece, -broad / 2, -tall / 2, broad, tall);
      brush.restore();
    }
  }
}
