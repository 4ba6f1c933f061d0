// Draws a container with what is in it: a heap between its two rims, a pile behind its glass, somebody who looks out.

import { makeSurface, type Brush, type Surface } from '#engine/raster/surface.ts';
import type { Random } from '#engine/raster/random.ts';
import { css } from '#engine/raster/colour.ts';
import type { Container } from '../things/container.ts';
import type { HeapPiece } from './heap-pieces.ts';
import type { OwnDrawing } from '../things/pen.ts';

/** `count`: as many as were said; a heap where nobody said how many. */
export type Heap = { count: number | undefined; random: Random };
type SizedHeap = Heap & { size: number };
type Render = (part: OwnDrawing) => Surface;
type Parts = {
  back: Surface;
  front: Surface;
  unit: number;
  left: number;
  foot: number;
  wide: number;
  tall: number;
};

/** Both sides of it on one sheet; what looks over its rim has room above, and to its sides. */
function partsOf({ width, height, back, front }: Container, render: Render, above = 0): Parts {
  const far = render({ width, height, paint: back });
  const near = render({ width, height, paint: front });
  const unit = far.width / width;
  return {
    back: far,
    front: near,
    unit,
    left: width / 2,
    foot: height + above,
    wide: far.width,
    tall: far.height + above * unit,
  };
}

function compose({ back, front, unit, wide, tall }: Parts, inside: (brush: Brush) => void): Surface {
  const top = tall - back.height;
  return makeSurface(wide, tall, (brush) => {
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(back, 0, top);
    brush.save();
    brush.scale(unit, unit);
    inside(brush);
    brush.restore();
    brush.drawImage(front, 0, top);
  });
}

/** As many `pieces` as there are to be seen. */
export function fillContainer(
  container: Container,
  pieces: readonly HeapPiece[],
  { count, random }: Heap,
  render: Render,
): Surface {
  // Among large ones small ones fill the gaps: the places are those of the mean.
  const size = pieces.reduce((sum, one) => sum + one.size, 0) / Math.max(1, pieces.length);
  const heap: SizedHeap = { count, random, size };
  const isPile = container.room !== undefined && container.isGlass === true;
  const above = isPile ? 0 : heap.size * 1.2;
  const parts = partsOf(container, render, above);
  return compose(parts, (brush) => {
    brush.translate(parts.left + (container.across ?? 0), parts.foot);
    const laid = isPile ? pileOf(container, heap) : heapIn(container, heap);
    for (const [place, [x, y, grow]] of laid.entries()) {
      const piece = pieces[pieces.length === count ? place : random.whole(pieces.length)];
      if (piece) drawPiece(brush, piece.drawing, [x, y], piece.size * grow, random);
    }
  });
}

type Laid = readonly [x: number, y: number, grow: number];

function drawPiece(
  brush: Brush,
  piece: Surface,
  [x, y]: readonly [number, number],
  size: number,
  random: Random,
): void {
  const tall = size * random.between(0.94, 1.06);
  const wide = Math.min(tall * 1.5, (tall * piece.width) / piece.height);
  brush.save();
  brush.translate(x, y);
  brush.rotate(random.between(-0.3, 0.3));
  brush.drawImage(piece, -wide / 2, -tall / 2, wide, tall);
  brush.restore();
}

/** Rows from the top of the heap, which lies farthest, to the near rim. */
function heapIn({ half, rim }: Container, { count, size, random }: SizedHeap): Laid[] {
  const most = Math.max(2, Math.floor((half * 2) / (size * 0.78)));
  const rows = count === undefined ? heapRows(most, size) : rowsOf(count);
  const step = size * 0.5;
  return rows.flatMap((across, row): Laid[] =>
    Array.from({ length: across }, (_, place): Laid => {
      const reach = Math.min(half - size * 0.42, ((across - 1) / 2) * size * 0.8);
      const x = (across > 1 ? (place / (across - 1)) * 2 - 1 : 0) * reach + random.between(-1.5, 1.5);
      return [x, rim + size * 0.2 - (rows.length - 1 - row) * step, 1];
    }),
  );
}

/** From its floor up, until it is full. */
function pileOf({ room }: Container, { count, size, random }: SizedHeap): Laid[] {
  if (!room) return [];
  const across = Math.max(1, Math.floor((room.half * 2) / (size * 0.86)));
  const high = Math.max(1, Math.floor((room.floor - room.top) / (size * 0.72)));
  const total = count ?? across * high;
  return Array.from({ length: Math.min(total, across * high) }, (_, place): Laid => {
    const row = Math.floor(place / across);
    const inRow = Math.min(across, total - row * across);
    const step = across > 1 ? (room.half * 2 - size * 0.9) / (across - 1) : 0;
    const middle = ((place % across) - (inRow - 1) / 2) * step;
    const shift = row % 2 === 0 ? 0 : step * 0.2;
    return [
      middle + shift * random.side() + random.between(-1, 1),
      room.floor - size * 0.46 - row * size * 0.72,
      1,
    ];
  });
}

/** As high whatever lies there: of small ones there are more rows. */
function heapRows(most: number, size: number): number[] {
  const many = Math.min(7, Math.max(4, Math.round(88 / size)));
  return Array.from({ length: many }, (_, row) =>
    Math.max(
      1,
      row >= many - 2 ? most : most - (many - 2 - row) * Math.max(1, Math.round((most - 2) / many)),
    ),
  );
}

/** How many lie in each row of a heap. */
function rowsOf(count: number): number[] {
  if (count <= 3) return [count];
  if (count <= 5) return [count - 3, 3];
  if (count <= 7) return [count - 4, 4];
  return [Math.max(1, count - 9), Math.min(4, count - 5), 5];
}

/** What there is around who is inside: water for fish and under ships, ground under houses. */
export type Filling = 'water' | 'sea' | 'ground' | 'nothing';

/** Part of who looks out that is over the rim. */
const OVER_RIM = 0.72;
/** How much of the height of the opening's width somebody is high at most. */
const HIGHEST = 1.9;

/** Somebody, or one thing, in it: over its rim, or behind its glass. Several share its width. */
export function houseIn(
  container: Container,
  guests: readonly Surface[],
  { filling, sink = OVER_RIM }: { filling: Filling; sink?: number },
  render: Render,
): Surface {
  const { room } = container;
  const half = room?.half ?? container.half;
  const each = (half * 2 * (room ? 0.92 : 1.02)) / guests.length;
  const most = room ? (room.floor - room.top) * (filling === 'water' ? 0.62 : 0.98) : half * HIGHEST;
  const sizes = guests.map((guest) => {
    const tall = Math.min(most, (each * guest.height) / guest.width);
    return { tall, wide: (tall * guest.width) / guest.height };
  });
  const highest = Math.max(...sizes.map(({ tall }) => tall));
  const top = room ? 0 : Math.max(0, highest * sink - (container.height + container.rim) + 4);
  const parts = partsOf(container, render, top);
  return compose(parts, (brush) => {
    brush.translate(parts.left + (container.across ?? 0), parts.foot);
    if (room && filling !== 'nothing') paintFilling(brush, room, filling);
    for (const [at, { tall, wide }] of sizes.entries()) {
      const guest = guests[at] as Surface;
      const x = (at - (guests.length - 1) / 2) * each;
      const foot = room
        ? filling === 'water'
          ? (room.floor + room.top) / 2 + tall / 2 + (room.floor - room.top) * 0.08
          : room.floor +
            (filling === 'nothing' ? 0 : 1) -
            (filling === 'nothing' ? 0 : (room.floor - room.top) * 0.12)
        : container.rim + tall * (1 - sink);
      brush.drawImage(guest, x - wide / 2, foot - tall, wide, tall);
    }
  });
}

/** As wide as the room is there: glass is round at its ends. */
function paintFilling(
  brush: Brush,
  { floor, top, half }: NonNullable<Container['room']>,
  filling: Filling,
): void {
  const high = floor - top;
  const level = filling === 'water' ? top + high * 0.2 : floor - high * 0.2;
  const fill = brush.createLinearGradient(0, level, 0, floor);
  const [from, to] = filling === 'ground' ? ['#8fb860', '#5a7f42'] : ['#8fd0e6', '#2f7fae'];
  fill.addColorStop(0, css(from, filling === 'water' ? 0.5 : 0.95));
  fill.addColorStop(1, css(to, filling === 'water' ? 0.62 : 0.95));
  brush.fillStyle = fill;
  brush.beginPath();
  if (filling === 'water')
    brush.roundRect(-half, level, half * 2, floor - level, [4, 4, half * 0.5, half * 0.5]);
  else if (filling === 'sea') brush.roundRect(-half, level, half * 2, floor - level + 3, [3, 3, 8, 8]);
  else brush.ellipse(0, floor, half, high * 0.2, 0, Math.PI, Math.PI * 2);
  brush.fill();
  if (filling === 'ground') return;
  brush.strokeStyle = css('#eaf8ff', 0.7);
  brush.lineWidth = 1.4;
  brush.beginPath();
  brush.ellipse(0, level, half * 0.98, 2, 0, 0, 7);
  brush.stroke();
}
