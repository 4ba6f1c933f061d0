// Flowers for a vase, in the box of the vase: stems that come out of its neck.

import { mix, type Colour } from '#engine/raster/colour.ts';
import type { FlowerHead } from './flower-heads.ts';
import { flowerKindOf } from './flower-kinds.ts';
import { FLOWER_BUILDS } from './flower-plants.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

/** Without a colour each has that of its kind. */
type Blossom = (pen: Pen, x: number, y: number, index: number, colour?: Colour) => void;

function paintStems(pen: Pen, stems: number): void {
  const { random } = pen;
  const centre = (stems - 1) / 2;
  for (let stem = 0; stem < stems; stem++) {
    const lean = (stem - centre) * (56 / Math.max(stems - 1, 4)) + random.between(-3, 3);
    const top = -84 - random.between(0, 14) + Math.abs(stem - centre) * 3;
    line(pen, `M0 -48 Q${lean * 0.3} -66 ${lean} ${top}`, '#5c8a4a', 1.3);
    const side = lean > 0 ? 1 : -1;
    shape(pen, `M${lean * 0.5} -66 q${side * 9} -7 ${side * 14} -2 q-5 5 ${-side * 14} 2 Z`, '#6a9a52');
  }
}

/** Each blossom has a stem of its own where they are few enough to be counted. */
function posy(blossom: Blossom, heads: number, { at, of }: Share): OwnDrawing {
  const stems = Math.min(heads, 9);
  return {
    width: 84,
    height: 108,
    paint(pen) {
      const { random } = pen;
      // Those of the first kind carry all.
      if (at === 0) paintStems(pen, stems);
      const middle = Math.max((heads - 1) / 2, 0.5);
      for (let head = at; head < heads; head += of) {
        const aside = head - (heads - 1) / 2;
        const x = (aside / middle) * Math.min(29, heads * 7) + random.between(-2, 2);
        const y = -87 - random.between(-6, 10) + Math.abs(aside) * (14 / middle);
        blossom(pen, x, y, head);
      }
    },
  };
}

const MIXED: readonly Colour[] = ['#f2a0b8', '#f7d27a', '#ffffff', '#c8a0e8', '#f08a6a'];

function wildflower(pen: Pen, x: number, y: number, index: number, asked?: Colour): void {
  const colour = asked ?? MIXED[index % MIXED.length] ?? '#ffffff';
  for (let petal = 0; petal < 6; petal++)
    ball(pen, x + Math.cos(petal * 1.047) * 3.6, y + Math.sin(petal * 1.047) * 3.2, 3.3, 3, colour);
  ball(pen, x, y, 2.1, 2.1, '#e8a83a');
}

/** Petals around petals, the inner ones darker. */
function rose(pen: Pen, x: number, y: number, _index: number, red: Colour = '#cf2f45'): void {
  for (const [ring, size, petals] of [
    [4.6, 4.2, 6],
    [2.6, 3.4, 5],
  ] as const)
    for (let petal = 0; petal < petals; petal++) {
      const angle = petal * ((Math.PI * 2) / petals) + ring;
      const colour = mix(red, mix(red, '#5a0f1e', 0.5), ring > 3 ? 0 : 0.32);
      ball(pen, x + Math.cos(angle) * ring, y + Math.sin(angle) * ring * 0.9, size, size * 0.9, colour);
    }
  line(pen, `M${x - 2.4} ${y} q1 -3 3.4 -1.6 q2 1.6 0 3 q-2 1 -2.4 -0.6`, mix(red, '#3a0814', 0.5), 0.8);
}

function tulip(pen: Pen, x: number, y: number, _index: number, colour: Colour = '#e2566a'): void {
  shape(
    pen,
    `M${x - 6} ${y - 6} q-2 13 6 13 q8 0 6 -13 q-3 2 -3.4 5 q-1 -5 -2.6 -7 q-2 3 -2.6 7 q-1 -4 -3.4 -5 Z`,
    colour,
    {
      colour: mix(colour, '#5a1028', 0.35),
      from: y - 6,
      to: y + 7,
    },
  );
}

function sunflower(pen: Pen, x: number, y: number, _index: number, colour: Colour = '#f4bd2c'): void {
  for (let petal = 0; petal < 11; petal++) {
    const angle = petal * 0.571;
    ball(pen, x + Math.cos(angle) * 6.4, y + Math.sin(angle) * 6, 3.4, 3, colour);
  }
  ball(pen, x, y, 4.6, 4.4, '#5f3a20');
}

/** A trumpet from its side or its front by turns: six pointed petals bent back, stamens with rust at their ends. */
function lily(pen: Pen, x: number, y: number, index: number, white: Colour = '#fbfaf4'): void {
  const { brush } = pen;
  brush.save();
  brush.translate(x, y);
  brush.rotate([-0.5, 0.3, 0, 0.6, -0.2][index % 5] ?? 0);
  brush.scale(1.05, 1.05);
  for (const [turn, isBack] of [
    [-1.05, true],
    [1.05, true],
    [3.14, true],
    [0, false],
    [2.1, false],
    [-2.1, false],
  ] as const) {
    brush.save();
    brush.rotate(turn);
    const from = isBack ? mix(white, '#9aa88a', 0.2) : white;
    shape(pen, 'M-1.4 0 C-5.4 -5 -4.4 -10 0 -14.5 C4.4 -10 5.4 -5 1.4 0 Z', from, {
      colour: mix(white, '#a4b878', 0.5),
      from: -14,
      to: 1,
    });
    line(pen, 'M-1.4 -1 C-5.2 -5 -4.3 -10 0 -14.4 C4.3 -10 5.2 -5 1.4 -1', mix(white, '#6a7a6a', 0.5), 0.45);
    line(pen, 'M0 -1 L0 -11', mix(white, '#93a86a', 0.5), 0.6);
    brush.restore();
  }
  ball(pen, 0, 0, 2, 2, '#c4d48a');
  for (const angle of [-2.5, -1.9, -1.3, -0.7, 0.4]) {
    const [dx, dy] = [Math.cos(angle) * 6.2, Math.sin(angle) * 6.2];
    line(pen, `M0 0 L${dx} ${dy}`, '#d6dca0', 0.6);
    ball(pen, dx, dy, 1.3, 0.9, '#b4521e');
  }
  brush.restore();
}

/** Broad petals that open upward, the inner ones pale. */
function lotus(pen: Pen, x: number, y: number, index: number, colour?: Colour): void {
  const pink = colour ?? ['#f7a8c4', '#fbc4d4', '#f48ab4'][index % 3] ?? '#f7a8c4';
  for (const [spread, tall, tone] of [
    [11, 6, 0],
    [8, 11, 0.3],
    [4, 13, 0.6],
    [0, 14, 0.8],
  ] as const)
    for (const side of [-1, 1]) {
      const tip = x + side * spread;
      shape(
        pen,
        `M${x} ${y + 5} C${x + side * (spread * 0.5 + 4)} ${y + 4} ${tip + side * 2} ${y - tall * 0.5} ${tip} ${y - tall} C${tip - side * 4} ${y - tall * 0.6} ${x + side * spread * 0.2 - side * 2} ${y - 2} ${x} ${y + 5} Z`,
        mix(pink, '#e85a90', 0.25 - tone * 0.25),
        { colour: mix(pink, '#ffffff', 0.2 + tone * 0.5), from: y - tall, to: y + 5 },
      );
    }
}

function spike(pen: Pen, x: number, y: number, _index: number, colour: Colour = '#8f6cc8'): void {
  for (let bud = 0; bud < 6; bud++) ball(pen, x + (bud % 2) * 2 - 1, y + 6 - bud * 3, 2.2, 2, colour);
}

type Flower = { blossom: Blossom; usual: number };

const MIXED_FLOWERS: Flower = { blossom: wildflower, usual: 13 };
/** By the keys of what is put into a vase. */
const FLOWERS: Record<string, Flower> = {
  rose: { blossom: rose, usual: 9 },
  tulip: { blossom: tulip, usual: 9 },
  sunflower: { blossom: sunflower, usual: 7 },
  lily: { blossom: lily, usual: 6 },
  lavender: { blossom: spike, usual: 13 },
  lotus: { blossom: lotus, usual: 3 },
};

/** Of the kinds that are drawn by heads of their own: a lily in a vase is seen from its side as well. */
const BY_KIND: Record<string, Flower> = Object.fromEntries(
  Object.entries(FLOWER_BUILDS).map(([kind, { head, size, cut = 0.9, colours, usual }]) => [
    kind,
    { blossom: headOf(head, size * cut, colours), usual },
  ]),
);

function headOf(head: FlowerHead, size: number, colours: readonly [Colour, ...Colour[]]): Blossom {
  return (pen, x, y, index, asked) =>
    head(pen, x, y, size, asked ?? colours[index % colours.length] ?? colours[0]);
}

function flowerOf(name: string): Flower {
  return FLOWERS[name] ?? BY_KIND[name] ?? MIXED_FLOWERS;
}

/** A heap of heads in a box of its own, where stems are not seen. */
export function headsOf(
  key: string | undefined,
  place: { left: number; right: number; top: number; bottom: number },
  box: Pick<OwnDrawing, 'width' | 'height'>,
): OwnDrawing {
  const { blossom } = flowerOf(key ?? '');
  return {
    ...box,
    paint(pen) {
      for (let head = 0; head < 12; head++) {
        const row = head < 5 ? 0 : 1;
        const part = row === 0 ? (head + 0.7) / 5.4 : (head - 5 + 0.2) / 6.4;
        const x = place.left + (place.right - place.left) * part + pen.random.between(-1, 1);
        const y = (row === 0 ? place.top : place.bottom) + pen.random.between(-1.5, 1.5);
        pen.brush.save();
        pen.brush.translate(x, y);
        pen.brush.scale(0.62, 0.62);
        blossom(pen, 0, 0, head);
        pen.brush.restore();
      }
    },
  };
}

/** Of one kind where several share a vase: every so many of the heads. */
export type Share = { at: number; of: number };

/** `count`: where somebody said how many. Flowers that have no drawing of their own are mixed ones. */
export function posyOf(
  flowers: { key: string; words?: string; colour?: Colour },
  count: number | undefined,
  share: Share,
): OwnDrawing {
  const { blossom, usual } = flowerOf(flowerKindOf(flowers) ?? flowers.key);
  const paint: Blossom = (pen, x, y, index) => blossom(pen, x, y, index, flowers.colour);
  return posy(paint, count ?? usual, share);
}
