// Pieces of food that are heaped: where each of them lies on a low dome, and how each kind of piece looks.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { paintCrayfish } from './crayfish.ts';
import { ball, line, shape, type Pen } from './pen.ts';

export type PieceForm =
  | 'ball'
  | 'chunk'
  | 'cube'
  | 'belly'
  | 'stick'
  | 'roll'
  | 'chip'
  | 'strip'
  | 'leaf'
  | 'fluff'
  | 'crayfish';

/** What a heap is made of: each piece is of one of the colours. `share`: how often it comes among the others. */
export type HeapPart = {
  form: PieceForm;
  colours: readonly [Colour, ...Colour[]];
  size: number;
  share?: number;
};

export type Heap = {
  parts: readonly HeapPart[];
  many: number;
  /** Half of its width, its height, and half of its depth as it is seen. */
  wide: number;
  tall: number;
  deep: number;
  /** Strewn over it. */
  strewn?: { colours: readonly [Colour, ...Colour[]]; many: number; form?: 'speck' | 'ring' | 'sprig' };
};

const GOLDEN = 2.39996;
const DARK = '#2a1018';

type Place = { x: number; y: number; depth: number };

/** Evenly over the dome, whose middle at its foot is `y`. */
function placesOn({ random }: Pen, { many, wide, tall, deep }: Heap, y: number): Place[] {
  return Array.from({ length: many }, (_, at): Place => {
    const radius = Math.sqrt((at + 0.5) / many);
    const angle = at * GOLDEN;
    const [across, depth] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
    const rise = tall * Math.sqrt(Math.max(0, 1 - radius ** 2));
    return {
      x: (across + random.between(-0.05, 0.05)) * wide,
      y: y + depth * deep - rise,
      depth,
    };
  });
}

/** From the back to the front. */
export function paintHeap(pen: Pen, heap: Heap, y: number): void {
  const { random } = pen;
  const parts = heap.parts.flatMap((part) => Array.from({ length: part.share ?? 1 }, () => part));
  const [first] = parts;
  if (!first) return;
  const places = placesOn(pen, heap, y).toSorted((a, b) => a.depth - b.depth);
  for (const place of places) {
    const part = random.pick([first, ...parts.slice(1)]);
    const size = part.size * random.between(0.9, 1.1);
    const colour = random.pick(part.colours);
    shadeUnder(pen, place, size);
    PIECES[part.form](pen, place, size, colour);
  }
  strew(pen, heap, y);
}

function shadeUnder({ brush }: Pen, { x, y }: Place, size: number): void {
  brush.fillStyle = css(DARK, 0.3);
  brush.beginPath();
  brush.ellipse(x, y + size * 0.3, size * 1.02, size * 0.6, 0, 0, 7);
  brush.fill();
}

function strew(pen: Pen, heap: Heap, y: number): void {
  if (!heap.strewn) return;
  const { random } = pen;
  const { colours, many, form = 'speck' } = heap.strewn;
  for (const { x, y: row } of placesOn(pen, { ...heap, many, wide: heap.wide * 0.9 }, y - 2)) {
    const colour = random.pick(colours);
    const top = row - 4;
    if (form === 'ring') {
      ball(pen, x, top, 3.4, 2.6, colour);
      ball(pen, x, top, 1.3, 0.9, mix(colour, '#ffffff', 0.7));
    } else if (form === 'sprig')
      for (const turn of [-0.9, 0, 0.9])
        line(pen, `M${x} ${top} l${Math.sin(turn) * 6} ${-Math.cos(turn) * 5}`, colour, 2.6);
    else ball(pen, x, top, random.between(1, 1.7), 1.1, colour);
  }
}

/** One by itself. */
export function paintPiece(
  pen: Pen,
  form: PieceForm,
  place: Place,
  { size, colour }: { size: number; colour: Colour },
): void {
  PIECES[form](pen, place, size, colour);
}

type Paint = (pen: Pen, place: Place, size: number, colour: Colour) => void;

const PIECES: Readonly<Record<PieceForm, Paint>> = {
  ball: (pen, { x, y }, size, colour) => {
    ball(pen, x, y, size, size * 0.92, colour);
    glint(pen, x, y - size * 0.4, size);
  },
  chunk: paintChunk,
  cube: (pen, place, size, colour) => paintCube(pen, place, size, colour),
  belly: paintBelly,
  stick: (pen, place, size, colour) => paintRod(pen, place, size, colour, 0.28),
  roll: (pen, place, size, colour) => paintRod(pen, place, size, colour, 0.72),
  chip: paintChip,
  strip: paintStrip,
  leaf: paintLeaf,
  fluff: paintFluff,
  crayfish: paintCrayfish,
};

function glint({ brush, side }: Pen, x: number, y: number, size: number): void {
  brush.fillStyle = css('#ffffff', 0.5);
  brush.beginPath();
  brush.ellipse(x + side * size * 0.3, y, size * 0.24, size * 0.12, side * 0.5, 0, 7);
  brush.fill();
}

/** Cut by hand: no two alike. */
function paintChunk(pen: Pen, { x, y }: Place, size: number, colour: Colour): void {
  const { random } = pen;
  const corners = Array.from({ length: 11 }, (_, at) => {
    const angle = (at / 11) * Math.PI * 2;
    const reach = size * random.between(0.88, 1.1);
    return `${x + Math.cos(angle) * reach} ${y + Math.sin(angle) * reach * 0.8}`;
  });
  const path = `M${corners.join(' L')} Z`;
  line(pen, path, mix(colour, DARK, 0.4), size * 0.2);
  shape(pen, path, mix(colour, '#ffffff', 0.24), {
    colour: mix(colour, DARK, 0.34),
    from: y - size,
    to: y + size,
  });
  glint(pen, x, y - size * 0.4, size);
}

function paintCube(pen: Pen, { x, y }: Place, size: number, colour: Colour): void {
  const [half, low] = [size, size * 0.36];
  shape(
    pen,
    `M${x - half} ${y - half * 0.5} L${x} ${y - half * 0.5 - low} L${x + half} ${y - half * 0.5} L${x} ${y - half * 0.5 + low} Z`,
    mix(colour, '#ffffff', 0.32),
  );
  shape(
    pen,
    `M${x - half} ${y - half * 0.5} L${x} ${y - half * 0.5 + low} L${x} ${y + half * 0.7} L${x - half} ${y + half * 0.7 - low} Z`,
    pen.side > 0 ? mix(colour, DARK, 0.22) : colour,
  );
  shape(
    pen,
    `M${x + half} ${y - half * 0.5} L${x} ${y - half * 0.5 + low} L${x} ${y + half * 0.7} L${x + half} ${y + half * 0.7 - low} Z`,
    pen.side > 0 ? colour : mix(colour, DARK, 0.22),
  );
}

/** Of pork: skin, fat and lean meat in layers, glazed. */
function paintBelly(pen: Pen, { x, y }: Place, size: number, colour: Colour): void {
  const [half, top, foot] = [size, y - size * 0.6, y + size * 0.72];
  const face = `M${x - half} ${top} Q${x} ${top + size * 0.2} ${x + half} ${top} L${x + half * 0.95} ${foot} Q${x} ${foot + size * 0.22} ${x - half * 0.95} ${foot} Z`;
  shape(pen, face, mix(colour, '#ffffff', 0.1), { colour: mix(colour, DARK, 0.4), from: top, to: foot });
  for (const [part, thick] of [
    [0.34, 0.24],
    [0.74, 0.13],
  ] as const) {
    const row = top + (foot - top) * part;
    line(
      pen,
      `M${x - half * 0.86} ${row} Q${x} ${row + size * 0.22} ${x + half * 0.86} ${row}`,
      mix(colour, '#fbe6c4', 0.66),
      size * thick,
    );
  }
  const skin = `M${x - half} ${top} C${x - half * 0.9} ${top - size * 0.5} ${x + half * 0.9} ${top - size * 0.5} ${x + half} ${top} Q${x} ${top + size * 0.34} ${x - half} ${top} Z`;
  shape(pen, skin, mix(colour, '#ff9a5a', 0.3), { colour, from: top - size * 0.4, to: top + size * 0.3 });
  glint(pen, x, top - size * 0.1, size * 1.3);
}

/** Long and round, lying any way. */
function paintRod(pen: Pen, { x, y }: Place, size: number, colour: Colour, thick: number): void {
  const { random } = pen;
  const turn = random.between(-0.9, 0.9);
  const [dx, dy] = [Math.cos(turn) * size * 1.5, Math.sin(turn) * size * 0.6];
  const path = `M${x - dx} ${y - dy} L${x + dx} ${y + dy}`;
  line(pen, path, mix(colour, DARK, 0.42), size * thick * 1.2);
  line(pen, path, colour, size * thick);
  line(
    pen,
    `M${x - dx * 0.86} ${y - dy - size * thick * 0.24} L${x + dx * 0.86} ${y + dy - size * thick * 0.24}`,
    mix(colour, '#ffffff', 0.4),
    size * thick * 0.26,
  );
}

function paintChip(pen: Pen, { x, y }: Place, size: number, colour: Colour): void {
  const { random } = pen;
  const turn = random.between(0, 6.283);
  const corners = [0, 2.1, 4.2].map(
    (angle) => `${x + Math.cos(turn + angle) * size * 1.2} ${y + Math.sin(turn + angle) * size * 0.95}`,
  );
  const path = `M${corners.join(' L')} Z`;
  line(pen, path, mix(colour, DARK, 0.32), size * 0.2);
  shape(pen, path, mix(colour, '#ffffff', 0.28), {
    colour: mix(colour, '#8a4a10', 0.3),
    from: y - size,
    to: y + size,
  });
  for (let fleck = 0; fleck < 3; fleck++)
    ball(
      pen,
      x + random.between(-0.3, 0.3) * size,
      y + random.between(-0.3, 0.3) * size,
      1.2,
      0.9,
      '#a8641c',
    );
}

/** Cut thin, bent. */
function paintStrip(pen: Pen, { x, y }: Place, size: number, colour: Colour): void {
  const { random } = pen;
  const [lean, bend] = [random.between(-1, 1), random.between(-0.8, 0.8)];
  const path = `M${x - size * 1.3} ${y + lean * size * 0.4} Q${x + bend * size} ${y - size * 0.8} ${x + size * 1.3} ${y - lean * size * 0.4}`;
  line(pen, path, mix(colour, DARK, 0.36), size * 0.56);
  line(pen, path, colour, size * 0.42);
  line(pen, path, mix(colour, '#ffffff', 0.34), size * 0.12);
}

function paintLeaf(pen: Pen, { x, y }: Place, size: number, colour: Colour): void {
  const { random, brush } = pen;
  brush.save();
  brush.translate(x, y);
  brush.scale(1, 0.8);
  brush.rotate(random.between(-1.5, 1.5));
  shape(
    pen,
    `M0 ${size} C${-size} ${size * 0.6} ${-size * 1.1} ${-size * 0.7} 0 ${-size * 1.2} C${size * 1.1} ${-size * 0.7} ${size} ${size * 0.6} 0 ${size} Z`,
    mix(colour, '#ffffff', 0.2),
    { colour: mix(colour, '#0c2a18', 0.36), from: -size, to: size },
  );
  line(pen, `M0 ${size * 0.8} L0 ${-size * 0.9}`, mix(colour, '#ffffff', 0.5), size * 0.12);
  brush.restore();
}

/** Soft folds: eggs, cream, mashed potatoes. */
function paintFluff(pen: Pen, { x, y }: Place, size: number, colour: Colour): void {
  for (const [dx, dy, part] of [
    [-0.6, 0.1, 0.6],
    [0.55, 0.14, 0.58],
    [0, -0.24, 0.72],
  ] as const)
    ball(pen, x + dx * size, y + dy * size, size * part, size * part * 0.72, mix(colour, '#ffffff', 0.12));
}
