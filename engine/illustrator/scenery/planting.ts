// What grows where the prompt says: single great trees, palms, fields of flowers, lotus on the water, hung lanterns.

import { loneMountain } from './lone-mountain.ts';
import { css } from '#engine/raster/colour.ts';
import { loadDrawing } from '../drawings.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { smooth } from '#engine/raster/noise.ts';
import type { Spot } from '../placing/spot.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import { ofMaterial } from '../painting/of-material.ts';
import { recolourBlossom } from '../painting/recolour.ts';
import { relight } from '../painting/relight.ts';
import { selfLit } from '../painting/self-light.ts';
import { litLater, type Sprite } from '../painting/sprite.ts';
import { renderOwn, findOwnDrawing } from '../painting/render-own.ts';
import { isContained } from '../contents/containers.ts';
import { isInVase } from '../contents/vases.ts';
import { distanceOfRow, scaleAt, type Stage } from '../staging/stage.ts';
import { paintSoftEllipse } from '#engine/raster/paint-blurred.ts';
import type { Brush, Surface } from '#engine/raster/surface.ts';
import { flowerPlantOf } from '../things/flower-plants.ts';
import { growTree, TREE_KINDS, type TreeKind } from '../things/trees.ts';
import { isGreatTree, treesAt } from './at-tree.ts';
import { isAvenue } from './avenue.ts';
import { islandOf } from './floating-island.ts';
import { hangAtHouse, hangLanterns, hangsFromNothing } from './hang-lanterns.ts';
import { knollAt, onKnoll } from './knoll.ts';
import { glow } from './glow.ts';
import { stampTree } from './woods.ts';

export async function plantingLayers(stage: Stage, spots: readonly Spot[]): Promise<Layer[]> {
  const layers: Layer[] = [];
  const subjects = stage.reading.subjects;
  for (const subject of subjects) {
    if (subject.kind === 'tree' && !islandOf(stage)) layers.push(...heroTree(stage, subject, spots));
    else if (
      subject.kind === 'plant' &&
      stage.scene !== 'greenhouse' &&
      !isInVase(stage.reading, subject) &&
      !isHeld(stage, subject) &&
      !isContained(stage.reading, subject)
    )
      layers.push(...(await plantField(stage, subject)));
    else if (
      subject.kind === 'hang' &&
      stage.scene !== 'water-town' &&
      !isHeld(stage, subject) &&
      !hangsFromNothing(stage, subject.key)
    )
      layers.push(hangAtHouse(stage, subject, spots) ?? hangLanterns(stage, subject));
  }
  return layers;
}

/** Whether lanterns are hung up under the ceiling of a room. */
export function hangsInRoom(stage: Stage, subject: Pick<Subject, 'kind' | 'key'>): boolean {
  const lantern = stage.reading.subjects.find(({ key }) => key === subject.key);
  return stage.scene === 'room' && lantern?.kind === 'hang' && !isHeld(stage, lantern);
}

/** The same as under the sky. */
export function lanternsOfRoom(stage: Stage): Layer[] {
  const lanterns = stage.reading.subjects.find((subject) => hangsInRoom(stage, subject));
  return lanterns ? [{ ...hangLanterns(stage, lanterns), depth: 0.2 }] : [];
}

/** Somebody has it in the hand: none hangs or grows there. */
function isHeld({ reading }: Stage, thing: Subject): boolean {
  const { links, subjects } = reading;
  return links.some(({ relation, to }) => relation === 'holding' && to !== null && subjects[to] === thing);
}

/** One great tree at the edge of the image, on the side away from the light, its crown cut by the frame. */
function heroTree(stage: Stage, subject: Subject, spots: readonly Spot[]): Layer[] {
  const kind = TREE_KINDS[subject.key];
  if (!kind || !isGreatTree(stage, subject)) return [];
  const grown = treesAt(stage, subject, spots);
  if (grown.length > 0)
    return grown.map(({ x, feet, tall, depth }, index) =>
      painted(`tree ${subject.key}`, depth, (brush) => {
        const tree = growOf(stage, subject, kind, index === 0 ? 'hero' : 'second', Math.min(1400, tall));
        paintTreeShadow(stage, brush, x, feet, tall);
        stampTree(brush, tree, x, feet, tall, stage.light.side > 0);
      }),
    );
  return [
    painted(`tree ${subject.key}`, 0.64, (brush) => {
      const { width, short, light } = stage;
      const random = stage.random(`hero ${subject.key}`);
      const { x, feet, tall, side, away } = heroTreeAt(stage, subject, kind);
      const tree = growOf(stage, subject, kind, 'hero', Math.min(1400, tall));
      paintTreeShadow(stage, brush, x, feet, tall);
      stampTree(brush, tree, x, feet, tall, light.side > 0);
      const isInGroup =
        ['palm', 'pine', 'cypress', 'poplar', 'banana-tree'].includes(kind) && !onKnoll(stage);
      if (subject.count > 1 || isInGroup) {
        const second = growOf(stage, subject, kind, 'second', Math.min(900, tall * 0.7));
        for (let index = 1; index < Math.max(2, Math.min(4, subject.count)); index++) {
          const at = width * 0.5 + side * width * (away + 0.12 - index * random.between(0.1, 0.16));
          const y = feet - short * (0.03 + index * 0.02);
          paintTreeShadow(stage, brush, at, y, tall * 0.6);
          stampTree(brush, second, at, y, tall * random.between(0.55, 0.72), index % 2 === 0);
        }
      }
    }),
  ];
}

/** A tree of leaves, or of glass, books or candy. */
function growOf(stage: Stage, subject: Subject, kind: TreeKind, label: string, tall: number): Surface {
  return ofMaterial(stage, growTree(stage, kind, label, tall, subject.colour), subject);
}

/** Where the one great tree of the image stands; `side`: on which. */
export function heroTrunk(stage: Stage, subject: Subject): Omit<HeroTree, 'away'> | undefined {
  const kind = isGreatTree(stage, subject) ? TREE_KINDS[subject.key] : undefined;
  return kind && heroTreeAt(stage, subject, kind);
}

type HeroTree = { x: number; feet: number; tall: number; side: -1 | 1; away: number };

function heroTreeAt(stage: Stage, subject: Subject, kind: TreeKind): HeroTree {
  const { width, height, short, light, scene } = stage;
  const isAlone = stage.reading.subjects.every(
    (other) => other === subject || other.kind === 'sky' || other.kind === 'plant',
  );
  // Its crown hides no house, and no mountain that everybody knows.
  const hasMountain = loneMountain(stage) !== undefined;
  const hasHouse = hasMountain || stage.reading.subjects.some(({ kind }) => kind === 'building');
  const asked = askedSide(stage, subject);
  const side = asked ?? (light.side === 1 ? -1 : 1);
  if (onKnoll(stage) === subject) {
    const { x, top } = knollAt(stage);
    return { x, feet: top + short * 0.02, tall: Math.min(short * 0.5, top * 0.86), side, away: 0 };
  }
  const tall = isStruck(stage)
    ? short * 0.46
    : kind === 'pine' || kind === 'cypress' || kind === 'poplar' || kind === 'baobab'
      ? short * 0.72
      : kind === 'palm' || kind === 'banana-tree'
        ? short * 0.66
        : short * (isAlone ? 0.86 : hasHouse ? 0.66 : 0.98);
  const feet = scene === 'sea' || scene === 'lake' ? height * 0.95 : height * (isAlone ? 0.87 : 0.92);
  const away =
    isAlone && kind !== 'palm' && kind !== 'banana-tree'
      ? 0.06
      : hasMountain
        ? 0.44
        : Math.min(0.36, (width / short) * 0.32);
  return { x: width * 0.5 + side * Math.max(away, asked ? 0.27 : 0) * width, feet, tall, side, away };
}

/** Whether lightning goes into the great tree of a picture: there must be sky over it. */
function isStruck({ words, weather }: Stage): boolean {
  return weather.has('storm') && /strik|struck|\bhit(?:s|ting)?\b|split|劈|击中|打在|击打/.test(words);
}

/** The top of the great tree that lightning goes into, pixels; undefined where there is none. */
export function struckTreeTop(stage: Stage): { x: number; y: number } | undefined {
  if (!isStruck(stage)) return undefined;
  const subject = stage.reading.subjects.find(({ kind }) => kind === 'tree');
  const kind = subject && TREE_KINDS[subject.key];
  if (!subject || !kind || isAvenue(stage) || stage.scene === 'forest' || stage.scene === 'water-town')
    return undefined;
  const { x, feet, tall } = heroTreeAt(stage, subject, kind);
  return { x, y: feet - tall * 0.76 };
}

/** On which side of the frame, or of what else is there, the words put a great tree: -1 is the left. */
export function askedSide({ reading, scene }: Stage, subject: Subject): -1 | 1 | undefined {
  if (!(subject.key in TREE_KINDS) || scene === 'forest' || scene === 'water-town') return undefined;
  const own = reading.subjects.indexOf(subject);
  for (const { relation, from, to } of reading.links) {
    if (relation !== 'left' && relation !== 'right') continue;
    const side = relation === 'left' ? -1 : 1;
    if (from === own) return side;
    // What is on the right of a tree has it on the left.
    if (to === own) return -side as -1 | 1;
  }
  return undefined;
}

function paintTreeShadow(stage: Stage, brush: Brush, x: number, y: number, tall: number): void {
  brush.fillStyle = css(stage.palette.shade, 0.34);
  paintSoftEllipse(brush, tall * 0.02, {
    x: x - stage.light.side * tall * 0.16,
    y,
    rx: tall * 0.36,
    ry: tall * 0.045,
  });
}

/** The heads alone look like others from so far. */
const AS_GROWN: Readonly<Record<string, string>> = {
  mushroom: 'own/tall-mushroom',
  rose: 'own/plant-of-rose',
};

async function plantField(stage: Stage, subject: Subject): Promise<Layer[]> {
  const sheets: Sprite[] = [];
  const drawing = AS_GROWN[subject.key] ?? subject.drawing;
  const coloured = flowerPlantOf(drawing, subject.colour);
  const own = coloured ?? findOwnDrawing(drawing);
  for (let variant = 0; variant < (own ? 4 : 1); variant++) {
    let sheet = own
      ? renderOwn(stage, own, `${subject.key} ${variant}`, coloured ? 420 : 260)
      : await loadDrawing(drawing, 260);
    if (subject.colour !== undefined && !coloured) sheet = recolourBlossom(sheet, subject.colour);
    const sprite = litLater(sheet, (one) => relight(stage, one));
    sheets.push(subject.glows ? selfLit(sprite) : sprite);
  }
  if (subject.key === 'lotus')
    return [painted('lotus', 0.58, (brush) => paintLotusPond(stage, brush, subject, sheets))];
  const isField = ['meadow', 'mountains', 'forest', 'sky'].includes(stage.scene);
  const near = painted(`near ${subject.key}`, 1.1, (brush) =>
    plantRows(stage, brush, subject, sheets, 0.93, 1.08, 5),
  );
  if (!isField) return [near];
  return [
    painted(`field ${subject.key}`, 0.57, (brush) => plantRows(stage, brush, subject, sheets, 0, 0.93, 22)),
    ...(coloured
      ? [painted(`close ${subject.words ?? ''}`, 0.98, (brush) => plantClose(stage, brush, subject, sheets))]
      : []),
    near,
  ];
}

/** They stand here and there, not in a field: so many are left out. */
const FEW_MUSHROOMS = 0.86;

/** Some stand so near that one sees what they are; before whoever is there they stand at the sides. */
function plantClose(stage: Stage, brush: Brush, subject: Subject, sheets: readonly Sprite[]): void {
  const random = stage.random(`close ${subject.words ?? subject.key}`);
  const { width, height, short } = stage;
  const isAlone = stage.reading.subjects.every(
    ({ kind }) => kind === 'plant' || kind === 'tree' || kind === 'sky',
  );
  const kinds = stage.reading.subjects.filter(({ kind }) => kind === 'plant');
  const own = kinds.indexOf(subject);
  const count = Math.round((isAlone ? 11 : 9) * (width / short));
  const places = Array.from({ length: count }, (_, at) => ({
    x: ((at + 0.5 + random.between(-0.3, 0.3)) / count) * width,
    down: random.next(),
    at,
  })).toSorted((one, other) => one.down - other.down);
  for (const { x, down, at } of places) {
    const sheet = sheets[at % sheets.length]?.lit();
    if (!sheet || at % kinds.length !== own) continue;
    const middle = Math.abs(x / width - 0.5);
    if (!isAlone && middle < 0.24) continue;
    const tall = short * Math.min(0.17, subject.height) * (1.6 + down * 1.1);
    const wide = (tall * sheet.width) / sheet.height;
    brush.drawImage(sheet, x - wide / 2, height * (0.95 + down * 0.1) - tall, wide, tall);
  }
}

/** Of those there would be so many are left out. */
const FEW_CACTI = 0.975;

/** The lights of all plants of a field would be one white sheet: of so many one has it. Mushrooms and cacti stand apart. */
function litOneIn({ key }: Subject, isSparse: boolean): number {
  if (key === 'mushroom' || key === 'cactus') return 1;
  return isSparse ? 9 : 17;
}

/** So many groups of each kind from side to side. */
const NEAR_GROUPS = 3;

/** Where the one stands that is seen whatever chance does with the others. */
function keptAt({ width, light }: Stage, hasHero: boolean): number {
  return width * (0.5 + (light.side > 0 ? 1 : -1) * (hasHero ? 0.32 : 0.14));
}

/** Rows of plants from far to near; a gap in the middle is left for whoever stands there. */
function plantRows(
  stage: Stage,
  brush: Brush,
  subject: Subject,
  sheets: readonly Sprite[],
  from: number,
  to: number,
  rows: number,
): void {
  const random = stage.random(`rows ${subject.key} ${from}`);
  const { width, height, short, horizon } = stage;
  const top = from === 0 ? horizon + short * 0.035 : height * from;
  const bottom = height * to;
  const isSparse = ['cactus', 'mushroom', 'sunflower', 'tulip', 'rose'].includes(subject.key);
  const hasHero = stage.reading.subjects.some((other) =>
    ['figure', 'face', 'full', 'mount', 'building', 'vehicle'].includes(other.kind),
  );
  // Near the viewer kinds stand side by side, and none hides all others.
  const kinds = stage.reading.subjects.filter(({ kind }) => kind === 'plant');
  const own = kinds.indexOf(subject);
  for (let row = 0; row < rows; row++) {
    const y = top + (bottom - top) * ((row + 0.5) / rows) ** 1.6;
    const scale = scaleAt(stage, distanceOfRow(stage, y));
    const tall = scale * (subject.height / 0.12) * (isSparse ? 0.62 : 0.5);
    const pitch = tall * (isSparse ? 0.75 : 0.36);
    const count = Math.min(90, Math.ceil(width / pitch));
    for (let index = 0; index < count; index++) {
      // At least one is beside whoever stands there, and whole in the frame.
      const isKept = row === rows - 1 && index === Math.floor(count * (stage.light.side > 0 ? 0.8 : 0.2));
      const chance = ((index + random.between(-0.4, 1.4)) / count) * width;
      const isShown = isKept && subject.key === 'cactus';
      const x = isShown ? keptAt(stage, hasHero) : chance;
      // Before whoever stands in the field the plants stay low.
      const middle = Math.abs(x / width - 0.5 + stage.light.side * 0.08);
      const low = from > 0 && hasHero ? 1 - 0.62 * smooth(0.32, 0.14, middle) : 1;
      if (subject.key === 'cactus' && !isKept && random.chance(FEW_CACTI)) continue;
      if (from > 0 && Math.floor((x / width) * kinds.length * NEAR_GROUPS) % kinds.length !== own) continue;
      if (subject.key === 'mushroom' && random.chance(FEW_MUSHROOMS)) continue;
      const sheet = sheets[random.whole(sheets.length)]?.lit();
      if (!sheet) continue;
      const size = tall * low * random.between(0.75, 1.15);
      const wide = (size * sheet.width) / sheet.height;
      const foot = y + random.between(-0.1, 0.1) * tall;
      brush.drawImage(
        sheet,
        x - wide / 2,
        (isShown ? Math.min(foot, height * 0.95) : foot) - size,
        wide,
        size,
      );
      if (subject.glows && index % litOneIn(subject, isSparse) === 0)
        shineOver(brush, subject, [x, foot - size * 0.7], size);
    }
    if (row < rows * 0.5) {
      brush.save();
      brush.globalCompositeOperation = 'source-atop';
      brush.fillStyle = css(stage.palette.fog, 0.08);
      brush.fillRect(0, 0, width, height);
      brush.restore();
    }
  }
}

/** Light out of a plant: of mushrooms it is that of foxfire. */
function shineOver(
  brush: Brush,
  { key, colour }: Subject,
  [x, y]: readonly [number, number],
  size: number,
): void {
  const shine = colour ?? (key === 'mushroom' ? '#6ff0e0' : '#9ad8ff');
  brush.globalCompositeOperation = 'screen';
  glow(brush, x, y, size * 0.9, css(shine, 0.55), css(shine, 0));
  brush.globalCompositeOperation = 'source-over';
}

/** Lotus near the viewer at both sides, pads floating farther out. */
function paintLotusPond(stage: Stage, brush: Brush, subject: Subject, sheets: readonly Sprite[]): void {
  const random = stage.random('lotus pond');
  const { width, height, short, horizon, palette } = stage;
  for (let pad = 0; pad < 90 * (width / short); pad++) {
    const part = (pad / (90 * (width / short))) ** 1.2;
    const y = horizon + short * 0.09 + part * (height - horizon - short * 0.09);
    const rx = short * (0.012 + 0.06 * part) * random.between(0.7, 1.2);
    const x = random.next() * width;
    if (Math.abs(x / width - 0.5 - stage.light.side * 0.14) < 0.16 * (1 - part * 0.6) + 0.02) continue;
    const gradient = brush.createLinearGradient(x - rx, 0, x + rx, 0);
    const pads = stage.isDark ? ['#3a6a68', '#173a44'] : ['#8cc07a', '#3f7f56'];
    gradient.addColorStop(stage.light.side > 0 ? 1 : 0, pads[0] ?? '#8cc07a');
    gradient.addColorStop(stage.light.side > 0 ? 0 : 1, pads[1] ?? '#3f7f56');
    brush.fillStyle = css(palette.shade, 0.3);
    brush.beginPath();
    brush.ellipse(x, y + rx * 0.1, rx * 1.02, rx * 0.34, 0, 0, 7);
    brush.fill();
    brush.fillStyle = gradient;
    brush.beginPath();
    brush.ellipse(x, y, rx, rx * 0.32, 0, 0.25, 6.1);
    brush.lineTo(x, y);
    brush.fill();
  }
  for (let flower = 0; flower < 17; flower++) {
    const part = (flower / 16) ** 0.9;
    const isLeft = random.chance(0.5);
    const inward = random.next() * (0.46 - part * 0.16);
    const x = width * (isLeft ? inward : 1 - inward);
    const y = horizon + short * 0.13 + part * (height * 1.02 - horizon - short * 0.13);
    const sheet = sheets[flower % sheets.length]?.lit();
    if (!sheet) continue;
    const tall = short * (0.06 + 0.24 * part) * random.between(0.85, 1.15);
    const wide = (tall * sheet.width) / sheet.height;
    brush.drawImage(sheet, x - wide / 2, y - tall, wide, tall);
    if (subject.glows) shineOver(brush, subject, [x, y - tall * 0.8], tall * 0.7);
  }
}
