// A plate that is seen from above, with what is heaped on it.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { makeSurface, type Brush, type Surface } from '#engine/raster/surface.ts';
import type { Random } from '#engine/raster/random.ts';
import type { HeapPiece } from './heap-pieces.ts';

const PIXELS = 480;
/** Parts of the plate's half: its hollow, and how far from its middle things lie. */
const [HOLLOW, REACH] = [0.74, 0.62];
/** A container's unit in pixels here. */
const UNIT = 2.6;
/** The angle between one piece and the next: they cover a round evenly. */
const GOLDEN = 2.39996;

/** The plate with its pieces, as many as were counted or as cover it. */
export function plateFromAbove(
  pieces: readonly HeapPiece[],
  {
    count,
    glaze = '#f2efe8',
    side,
    random,
  }: { count: number | undefined; glaze?: Colour | undefined; side: 1 | -1; random: Random },
): Surface {
  const half = PIXELS / 2;
  const mean = pieces.reduce((sum, one) => sum + one.size, 0) / Math.max(1, pieces.length);
  const many = count ?? Math.round(((half * REACH * 2) / (mean * UNIT)) ** 2 * 1.25);
  return makeSurface(PIXELS, PIXELS, (brush) => {
    paintPlate(brush, half, glaze, side);
    brush.imageSmoothingQuality = 'high';
    // From the rim inward: those in the middle lie on the others.
    for (let at = many - 1; at >= 0; at--) {
      const piece = pieces[random.whole(pieces.length)];
      if (!piece) continue;
      const away = many === 1 ? 0 : Math.sqrt((at + 0.5) / many) * half * REACH;
      const angle = at * GOLDEN;
      const tall = piece.size * UNIT * random.between(0.92, 1.08) * (count === undefined ? 1 : 1.5);
      const wide = (tall * piece.drawing.width) / piece.drawing.height;
      brush.save();
      brush.shadowColor = 'rgba(40,20,16,0.4)';
      brush.shadowBlur = 8;
      brush.shadowOffsetY = 4;
      brush.translate(half + Math.cos(angle) * away, half + Math.sin(angle) * away);
      brush.rotate(random.between(-0.9, 0.9));
      brush.drawImage(piece.drawing, -wide / 2, -tall / 2, wide, tall);
      brush.restore();
    }
  });
}

function paintPlate(brush: Brush, half: number, glaze: Colour, side: 1 | -1): void {
  const rim = brush.createLinearGradient(half - half * side, 0, half + half * side, PIXELS);
  rim.addColorStop(0, css(mix(glaze, '#2a2020', 0.2)));
  rim.addColorStop(1, css(mix(glaze, '#ffffff', 0.4)));
  for (const [grow, fill] of [
    [0.99, rim],
    [HOLLOW, css(mix(glaze, '#2a2020', 0.14))],
    [HOLLOW - 0.02, css(mix(glaze, '#ffffff', 0.1))],
  ] as const) {
    brush.fillStyle = fill;
    brush.beginPath();
    brush.arc(half, half, half * grow, 0, 7);
    brush.fill();
  }
}
