// What grows in a pot: house plants, and flowers of every kind that stand in one.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { FLOWER_BUILDS, flowerPlantOf, POTTED_FLOWERS } from './flower-plants.ts';
import { FLOWERS } from './flowers.ts';
import { ball, bar, moved, shape, type Asked, type OwnDrawing, type Pen } from './pen.ts';
import { HOUSE_PLANTS } from './potted-plants.ts';
import { POTTED_TREES } from './potted-trees.ts';

const PREFIX = 'own/potted-';
const CLAY = '#c9744c';
const CERAMIC = '#ece6dc';
/** The rim above the ground. */
const RIM = 40;

/** Said of the pot itself, nearest before its word. */
const POT_COLOURS: readonly (readonly [RegExp, Colour])[] = [
  [/terracotta|terra-cotta|clay|陶|瓦/, CLAY],
  [/white|白/, '#f4f1ea'],
  [/black|黑/, '#33343a'],
  [/gr[ae]y|concrete|cement|stone|灰|水泥|石/, '#9a9a98'],
  [/blue|蓝|青花/, '#4a7ab8'],
  [/green|绿/, '#5f8f6a'],
  [/yellow|黄/, '#e8c04a'],
  [/pink|粉/, '#e8a8b4'],
  [/red|红/, '#b8403a'],
  [/brown|wood|棕|褐|木/, '#8a5f42'],
  [/gold|金/, '#cfa548'],
  [/ceramic|porcelain|瓷/, CERAMIC],
];
const OF_POT =
  /\b(?:in|inside) (?:an? |the |small |large |big |little |tiny |round )*(.*?)(?:pots?|planters?)$|^(.*?)(?:flower ?)?(?:pots?|planters?) (?:of|with|full|filled)|(\p{Script=Han}{1,4}?)(?:的)?(?:小|大)?(?:花盆|盆)/iu;

function potColour(words: string, usual: Colour): Colour {
  const said = OF_POT.exec(words);
  const text = (said?.[1] ?? said?.[2] ?? said?.[3] ?? '').toLowerCase();
  return POT_COLOURS.find(([named]) => named.test(text))?.[1] ?? usual;
}

function paintPot(pen: Pen, colour: Colour): void {
  shape(pen, `M-27 ${-RIM + 6} L-20 0 L20 0 L27 ${-RIM + 6} Z`, mix(colour, '#ffffff', 0.08), {
    colour: mix(colour, '#3a1c18', 0.36),
    from: -RIM,
    to: 0,
  });
  bar(pen, -30, -RIM - 2, 60, 11, colour, 3);
  ball(pen, 0, -RIM - 1, 26, 3.4, '#4a3326');
}

function paintTray(pen: Pen, colour: Colour): void {
  for (const x of [-30, 30]) bar(pen, x - 5, -6, 10, 6, mix(colour, '#1a0c08', 0.4), 1);
  shape(pen, 'M-44 -22 L-38 -4 L38 -4 L44 -22 Z', mix(colour, '#ffffff', 0.14), {
    colour: mix(colour, '#1a0c08', 0.4),
    from: -22,
    to: -4,
  });
  bar(pen, -47, -26, 94, 6, colour, 2);
  ball(pen, 0, -26, 42, 4, '#5a6a3a');
}

/** Of flowers that have no kind among flowers. */
const GROWN: Readonly<Record<string, OwnDrawing | undefined>> = {
  lavender: FLOWERS['own/lavender'],
  poppy: FLOWERS['own/poppy'],
};

function pottedOf(kind: string, words: string, colour: Colour | undefined): OwnDrawing | undefined {
  const plant = HOUSE_PLANTS[kind];
  if (plant) {
    const rim = plant.isInTray === true ? 26 : RIM;
    const pot = potColour(words, plant.pot ?? CERAMIC);
    return {
      width: Math.max(74, (plant.half ?? 46) * 2 + 8),
      height: plant.tall + rim + 4,
      paint(pen) {
        if (plant.isInTray === true) paintTray(pen, pot);
        else paintPot(pen, pot);
        moved(pen, plant.paint, 0, -rim);
      },
    };
  }
  const flowers = GROWN[kind] ?? flowerPlantOf(`own/plant-of-${kind}`, colour);
  return (
    flowers && {
      width: 104,
      height: 128,
      paint(pen) {
        paintPot(pen, potColour(words, CLAY));
        pen.brush.save();
        pen.brush.translate(0, -RIM);
        pen.brush.scale(0.8, 0.8);
        flowers.paint(pen);
        pen.brush.restore();
      },
    }
  );
}

/** A plant in its pot in the colours that were said of both; undefined for any other drawing. */
export function pottedAsked({ drawing, colour, words = '' }: Asked): OwnDrawing | undefined {
  return drawing.startsWith(PREFIX) ? pottedOf(drawing.slice(PREFIX.length), words, colour) : undefined;
}

/** The name of the drawing of such a plant in a pot, from that of it as it grows; undefined for what nobody pots. */
export function pottedName({ key, drawing }: { key: string; drawing: string }): string | undefined {
  if (drawing.startsWith(PREFIX)) return drawing;
  // A plant of no name, and a cactus that would stand in a desert.
  if (key === 'cactus') return `${PREFIX}cactus`;
  if (drawing === 'potted-plant') return `${PREFIX}rubber-plant`;
  if (key in POTTED_TREES || key in GROWN || POTTED_FLOWERS.includes(key)) return `${PREFIX}${key}`;
  return drawing.startsWith('own/plant-of-') ? drawing.replace('own/plant-of-', PREFIX) : undefined;
}

/** In metres, of those that are not as tall as most. */
export function pottedMetres(drawing: string): number | undefined {
  return drawing.startsWith(PREFIX) ? HOUSE_PLANTS[drawing.slice(PREFIX.length)]?.metres : undefined;
}

export const POTTED_PLANTS: Record<string, OwnDrawing> = Object.fromEntries(
  [
    ...Object.keys(HOUSE_PLANTS),
    ...Object.keys(GROWN),
    ...POTTED_FLOWERS,
    ...Object.keys(FLOWER_BUILDS),
  ].flatMap((kind) => {
    const drawing = pottedOf(kind, '', undefined);
    return drawing ? [[`${PREFIX}${kind}`, drawing]] : [];
  }),
);
