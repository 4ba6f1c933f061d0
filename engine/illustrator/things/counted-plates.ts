// Small food that was counted: so many lie on one plate, each to be seen.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { FILLINGS, fullBowl } from './full-bowls.ts';
import { paintPiece, type HeapPart } from './heap.ts';
import { HEAPED_DISHES } from './heaped-plates.ts';
import { oval, type OwnDrawing, type Pen } from './pen.ts';
import { eggTart, macaron, MACARON_COLOURS, ricePyramid } from './plated-sweets.ts';
import { sushiPiece } from './sushi.ts';
import { DARK, plate } from './plates.ts';

/** Paints one with its foot here, and so large beside its usual size. */
type Paint = (pen: Pen, x: number, y: number, at: number) => void;

/** Each with its half width. */
const DRAWN: Readonly<Record<string, { half: number; paint: Paint }>> = {
  'own/macarons': {
    half: 18,
    paint: (pen, x, y, at) => macaron(pen, x, y - 9, MACARON_COLOURS[at % MACARON_COLOURS.length] as Colour),
  },
  'own/sushi-platter': {
    half: 19,
    paint(pen, x, y, at) {
      pen.brush.save();
      pen.brush.translate(x, y);
      sushiPiece(pen, at);
      pen.brush.restore();
    },
  },
  'own/egg-tarts': { half: 26, paint: (pen, x, y) => eggTart(pen, x, y - 20) },
  'own/zongzi': { half: 40, paint: (pen, x, y) => ricePyramid(pen, x, y - 6) },
  'own/rice-pyramids': { half: 40, paint: (pen, x, y) => ricePyramid(pen, x, y - 6) },
};
/** Heaped dishes of which people count the pieces. */
const COUNTED =
  /^own\/(?:falafel|takoyaki|spring-rolls|dough-sticks|churros|brownies|siu-mai|har-gow|samosas|empanadas|croquettes|crayfish|pierogi|meatballs|chicken-wings|pan-fried-dumplings)$/;
/** These swim in one bowl. */
const IN_BOWL = /^own\/(?:rice-balls|wonton-soup)$/;
/** More would hide each other. */
const MOST = 12;

function pieceOf(drawing: string): { half: number; paint: Paint } | undefined {
  const drawn = DRAWN[drawing];
  if (drawn) return drawn;
  const part = COUNTED.test(drawing) ? HEAPED_DISHES[drawing]?.parts[0] : undefined;
  return part && { half: part.size * REACH[part.form], paint: paintPart(part) };
}

/** How far one reaches to its sides, in its sizes. */
const REACH: Readonly<Record<HeapPart['form'], number>> = {
  ball: 1,
  chunk: 1.1,
  cube: 1,
  belly: 1,
  stick: 1.6,
  roll: 1.7,
  chip: 1.2,
  strip: 1.4,
  leaf: 1,
  fluff: 1.2,
  crayfish: 1.8,
};

function paintPart(part: HeapPart): Paint {
  return (pen, x, y, at) =>
    paintPiece(
      pen,
      part.form,
      { x, y: y - part.size * 0.7, depth: 0 },
      {
        size: part.size,
        colour: part.colours[at % part.colours.length] ?? part.colours[0],
      },
    );
}

/** Whether so many of this can be shown on a plate. */
export function liesCounted(drawing: string, count: number): boolean {
  return count > 1 && count <= MOST && (IN_BOWL.test(drawing) || pieceOf(drawing) !== undefined);
}

/** Half of the plate that is laid, and the rows on it from the far one. */
const REACHED = 74;
const FAR_ROW = -27;

/** The plate with `count` pieces in two rows at most; undefined for what nobody counts. */
export function countedPlate(drawing: string, count: number): OwnDrawing | undefined {
  const filling = IN_BOWL.test(drawing) ? FILLINGS[drawing] : undefined;
  if (filling) return fullBowl({ ...filling, many: count, tall: 2 });
  const piece = pieceOf(drawing);
  if (!piece) return undefined;
  const behind = count > 4 ? Math.ceil(count / 2) : count;
  const step = (REACHED * 2) / Math.max(3, behind);
  const grow = Math.min(1.5, (step * 0.47) / piece.half);
  const rows = count > behind ? [behind, count - behind] : [count];
  return {
    width: 206,
    height: Math.max(62, 34 + piece.half * grow * 2.2),
    paint(pen) {
      plate(pen, '#eef0f2');
      let index = 0;
      for (const [row, many] of rows.entries())
        for (let at = 0; at < many; at++) {
          // Those in front are seen between those behind.
          const shift = rows.length > 1 && rows[0] === rows[1] ? (row - 0.5) * step * 0.5 : 0;
          const x = (at - (many - 1) / 2) * step + shift;
          const y = rows.length === 1 ? FAR_ROW + 10 : FAR_ROW + row * 13;
          oval(pen, x, y + 1, piece.half * grow, piece.half * grow * 0.24, mix(DARK, '#6a5a4a', 0.3), 0.34);
          pen.brush.save();
          pen.brush.translate(x, y);
          pen.brush.scale(grow, grow);
          piece.paint(pen, 0, 0, index++);
          pen.brush.restore();
        }
    },
  };
}
