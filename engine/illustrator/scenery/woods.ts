// Rows of trees: a tree line at the edge of a field, a forest one stands in, a bamboo grove.

import { areOfSavanna } from '../staging/homes-of-animals.ts';
import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { painted, type Layer } from '../painting/layer.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import { lit, rowOfDistance, scaleAt, type Stage } from '../staging/stage.ts';
import { makeSurface, type Brush, type Surface } from '#engine/raster/surface.ts';
import { growTree, TREE_KINDS, type TreeKind } from '../things/trees.ts';
import { paintMistBank } from './clouds.ts';
import { paintLianas } from './lianas.ts';

const VARIANTS = 3;

/** The tree that grows here when none is named. */
/** Dry grass and umbrella acacias. */
export function isSavanna({ scene, words, reading }: Pick<Stage, 'scene' | 'words' | 'reading'>): boolean {
  return (
    scene === 'meadow' &&
    (SAVANNA.test(words) ||
      reading.subjects.some(({ key }) => key === 'kilimanjaro' || key === 'acacia') ||
      areOfSavanna(reading))
  );
}

const SAVANNA =
  /savannah?|serengeti|african (?:plains?|grasslands?)|masai mara|非洲(?:大?草原)|稀树草原|塞伦盖蒂|马赛马拉/;

const NAMED_TREES: ReadonlySet<string> = new Set([
  'maple',
  'ginkgo',
  'willow',
  'pine',
  'palm',
  'cypress',
  'poplar',
  'birch',
  'banana-tree',
  'jacaranda',
  'wisteria',
  'white-blossom',
  'eucalyptus',
  'wintersweet',
  'magnolia',
  'kapok',
]);

export function localTree(stage: Stage): TreeKind {
  const named = stage.reading.subjects.find((subject) => subject.kind === 'tree')?.key;
  if (stage.isSnowy && named !== 'birch') return 'pine';
  if (named === 'cherry-tree') return 'cherry';
  if (named !== undefined && NAMED_TREES.has(named)) return named as TreeKind;
  if (named === 'acacia' || isSavanna(stage)) return 'acacia';
  // Golden leaves are those of a ginkgo or a birch, red ones of a maple.
  if (stage.isAutumn && /golden|yellow|金黄|金色|黄叶/.test(stage.words)) return 'ginkgo';
  if (stage.isAutumn) return stage.random('local tree').pick(['maple', 'ginkgo', 'maple']);
  return stage.random('local tree').chance(0.6) ? 'oak' : 'pine';
}

/** The colour of the leaves of them all: of one alone it is not that of the wood behind it. */
export function leavesAsked({ reading, scene }: Stage, kind: TreeKind): string | undefined {
  const asked = reading.subjects.find(({ key }) => TREE_KINDS[key] === kind);
  return asked && (asked.count > 1 || scene === 'forest') ? asked.colour : undefined;
}

export type TreeLine = {
  name: string;
  kind: TreeKind;
  depth: number;
  distance: number;
  tall: number;
  count: number;
  haze: number;
  /** Leaves the middle free, part of the width. */ gap?: number;
};

export function treeLineLayer(stage: Stage, line: TreeLine): Layer {
  return painted(line.name, line.depth, (brush) => {
    const random = stage.random(line.name);
    const scale = scaleAt(stage, line.distance);
    const pixels = line.tall * scale;
    const trees = Array.from({ length: VARIANTS }, (_, index) =>
      veil(
        growTree(
          stage,
          line.kind,
          `${line.name} ${index}`,
          Math.min(520, Math.max(70, pixels)),
          leavesAsked(stage, line.kind),
        ),
        stage,
        line.haze,
      ),
    );
    const count = Math.round(line.count * Math.max(0.6, stage.width / stage.short));
    const spots = Array.from({ length: count }, (_, index) => ({
      x: (index + random.between(-0.7, 1.7)) / count,
      size: random.between(0.45, 1.12),
      tree: random.whole(VARIANTS),
      isFlipped: random.chance(0.5),
      sink: random.between(-0.02, 0.05),
    })).sort((a, b) => a.sink - b.sink);
    const y = rowOfDistance(stage, line.distance);
    for (const spot of spots) {
      if (line.gap !== undefined && Math.abs(spot.x - 0.5) < line.gap / 2) continue;
      const tree = trees[spot.tree];
      if (!tree) continue;
      stampTree(
        brush,
        tree,
        spot.x * stage.width,
        y + spot.sink * pixels,
        pixels * spot.size,
        spot.isFlipped,
      );
    }
  });
}

export function stampTree(
  brush: Brush,
  tree: Surface,
  x: number,
  y: number,
  tall: number,
  isFlipped = false,
): void {
  const wide = (tall * tree.width) / tree.height;
  brush.save();
  brush.translate(x, y);
  if (isFlipped) brush.scale(-1, 1);
  brush.drawImage(tree, -wide / 2, -tall, wide, tall);
  brush.restore();
}

export function veil(sheet: Surface, stage: Stage, haze: number): Surface {
  if (haze <= 0) return sheet;
  return makeSurface(sheet.width, sheet.height, (brush) => {
    brush.drawImage(sheet, 0, 0);
    brush.globalCompositeOperation = 'source-atop';
    brush.fillStyle = css(stage.palette.fog, haze);
    brush.fillRect(0, 0, sheet.width, sheet.height);
  });
}

/** A path needs no more room than who stands there. */
function isSeenThrough({ kind, key }: Subject): boolean {
  return kind === 'landmark' && key !== 'road';
}

export function isDisc({ key }: Pick<Subject, 'key'>): boolean {
  return key === 'moon' || key === 'crescent' || key === 'sun';
}

/** Standing inside a forest: misty trees in depth, dark trunks at both sides. */
export function forestLayers(stage: Stage, kind: TreeKind): Layer[] {
  // A waterfall or another landmark needs an opening to be seen through.
  // A disc is higher, where the crowns are broad.
  const { subjects } = stage.reading;
  const opening = subjects.some(isDisc) ? 0.56 : subjects.some(isSeenThrough) ? 0.3 : 0;
  const layers: Layer[] = [];
  const rows = [
    { distance: 26, haze: 0.62, depth: 0.22, count: 20, tall: 15 },
    { distance: 17, haze: 0.42, depth: 0.3, count: 13, tall: 13.5 },
    { distance: 11, haze: 0.2, depth: 0.42, count: 8, tall: 12 },
  ];
  rows.forEach((row, index) => {
    layers.push(
      treeLineLayer(stage, {
        name: `forest ${index}`,
        kind,
        ...row,
        gap: ([0.06, 0.2, 0.46][index] ?? 0) + opening,
      }),
    );
    layers.push(
      painted(
        `forest mist ${index}`,
        row.depth + 0.02,
        (brush) =>
          paintMistBank(
            stage,
            brush,
            `forest mist ${index}`,
            rowOfDistance(stage, row.distance) - stage.short * 0.03,
            stage.short * 0.28,
            stage.weather.has('fog') ? 0.8 : 0.42,
          ),
        { isSolid: false },
      ),
    );
  });
  if (JUNGLE.test(stage.words) && !stage.isSnowy && !stage.isAutumn)
    layers.push(
      treeLineLayer(stage, {
        name: 'jungle palms',
        kind: 'palm',
        depth: 0.46,
        distance: 9.5,
        tall: 6.4,
        count: 9,
        haze: 0.1,
        gap: 0.36 + opening,
      }),
      painted('lianas', 0.68, (brush) => paintLianas(stage, brush)),
    );
  layers.push(
    painted('near trunks', 0.66, (brush) => {
      for (const side of [-1, 1] as const) paintNearTrunk(stage, brush, side);
    }),
    painted('overhang', 1.15, (brush) => paintOverhang(stage, brush, kind)),
  );
  return layers;
}

const JUNGLE = /jungle|rain ?forest|tropical forest|amazon|热带雨林|雨林|丛林|热带森林/;

/** A great trunk at the edge of the frame, cut off by its top: the viewer stands among the trees. */
function paintNearTrunk(stage: Stage, brush: Brush, side: -1 | 1): void {
  const random = stage.random(`near trunk ${side}`);
  const { width, height, short, palette, light } = stage;
  const thick = short * random.between(0.07, 0.12);
  const x = width * (0.5 + side * random.between(0.42, 0.5));
  const foot = height * random.between(0.9, 0.99);
  const lean = random.between(-0.03, 0.03) * short;
  const isBirch = localTree(stage) === 'birch';
  const own = isBirch ? '#d8d2c6' : stage.isSnowy ? '#5c5560' : '#5a4434';
  const bark = mix(lit(stage, own), palette.shade, isBirch ? 0.12 : 0.35);
  const gradient = brush.createLinearGradient(x - thick / 2, 0, x + thick / 2, 0);
  gradient.addColorStop(light.side > 0 ? 1 : 0, css(mix(bark, palette.sun, 0.32)));
  gradient.addColorStop(0.45, css(bark));
  gradient.addColorStop(light.side > 0 ? 0 : 1, css(mix(bark, palette.shade, 0.6)));
  brush.fillStyle = gradient;
  brush.beginPath();
  brush.moveTo(x - thick * 1.15, foot);
  brush.bezierCurveTo(
    x - thick * 0.5,
    foot - thick * 0.7,
    x - thick * 0.5,
    foot - thick * 2,
    x - thick * 0.42 + lean,
    -10,
  );
  brush.lineTo(x + thick * 0.42 + lean, -10);
  brush.bezierCurveTo(
    x + thick * 0.5,
    foot - thick * 2,
    x + thick * 0.5,
    foot - thick * 0.7,
    x + thick * 1.2,
    foot,
  );
  brush.quadraticCurveTo(x, foot + thick * 0.22, x - thick * 1.15, foot);
  brush.fill();
  for (const tone of [palette.shade, palette.sun]) {
    brush.strokeStyle = css(mix(bark, tone, 0.6), tone === palette.sun ? 0.2 : 0.4);
    brush.lineWidth = Math.max(1, short * 0.0022);
    brush.beginPath();
    for (let streak = 0; streak < 46; streak++) {
      const across = random.between(-0.42, 0.42) * thick;
      const y = random.between(-0.05, 0.95) * foot;
      brush.moveTo(x + across + lean * (1 - y / foot), y);
      brush.quadraticCurveTo(
        x + across + random.between(-3, 3),
        y + short * 0.03,
        x + across,
        y + short * random.between(0.03, 0.09),
      );
    }
    brush.stroke();
  }
}

/** Dark leaves that hang into the image from above, out of focus. */
function paintOverhang(stage: Stage, brush: Brush, kind: TreeKind): void {
  if (['ink', 'line_art'].includes(stage.look)) return;
  const random = stage.random('overhang');
  const { width, short, palette } = stage;
  const crown = growTree(stage, kind === 'pine' || kind === 'palm' ? 'pine' : kind, 'overhang', 360);
  const dark = makeSurface(crown.width, crown.height, (inner) => {
    inner.drawImage(crown, 0, 0);
    inner.globalCompositeOperation = 'source-atop';
    inner.fillStyle = css(palette.shade, 0.42);
    inner.fillRect(0, 0, crown.width, crown.height);
  });
  brush.filter = `blur(${(short * 0.0035).toFixed(1)}px)`;
  for (const side of [-1, 1]) {
    for (let bough = 0; bough < 3; bough++) {
      const size = short * random.between(0.34, 0.5);
      brush.save();
      brush.translate(width * (0.5 + side * (0.52 - bough * 0.12)), -size * (0.12 + bough * 0.16));
      brush.rotate(side * (kind === 'pine' ? 2.3 : 2.6) + random.between(-0.2, 0.2));
      brush.drawImage(
        dark,
        (-size * dark.width) / dark.height / 2,
        -size,
        (size * dark.width) / dark.height,
        size,
      );
      brush.restore();
    }
  }
  brush.filter = 'none';
}

/** A grove of bamboo in three depths. */
export function bambooLayers(stage: Stage): Layer[] {
  const rows = [
    { depth: 0.24, count: 30, thick: 0.011, haze: 0.62, foot: 0.72 },
    { depth: 0.34, count: 16, thick: 0.019, haze: 0.36, foot: 0.8 },
    { depth: 0.92, count: 6, thick: 0.036, haze: 0, foot: 1.02 },
  ];
  return rows.map((row, index) =>
    painted(`bamboo ${index}`, row.depth, (brush) => {
      const random = stage.random(`bamboo ${index}`);
      const { width, height, short } = stage;
      const base = mix(lit(stage, '#6fa24c'), stage.palette.fog, row.haze);
      const tuft = makeBambooLeaves(
        stage,
        mix(lit(stage, '#5c9a48'), stage.palette.fog, row.haze),
        `${index}`,
      );
      const count = Math.round(row.count * (width / short));
      for (let stalk = 0; stalk < count; stalk++) {
        const isFront = index === 2;
        const across = isFront
          ? stalk % 2 === 0
            ? random.between(-0.02, 0.17)
            : random.between(0.83, 1.02)
          : random.between(-0.02, 1.02);
        paintStalk(
          stage,
          brush,
          across * width,
          height * row.foot + random.between(-0.01, 0.03) * height,
          short * row.thick * random.between(0.75, 1.2),
          base,
          tuft,
          random,
        );
      }
    }),
  );
}

function makeBambooLeaves(stage: Stage, colour: Colour, label: string): Surface {
  const random = stage.random(`bamboo leaves ${label}`);
  return makeSurface(120, 120, (brush) => {
    for (let index = 0; index < 11; index++) {
      brush.save();
      brush.translate(60, 40);
      brush.rotate(random.between(-1.3, 1.3) + Math.PI / 2);
      brush.fillStyle = css(
        mix(colour, random.chance(0.4) ? stage.palette.sun : stage.palette.shade, random.between(0.02, 0.3)),
        0.95,
      );
      brush.beginPath();
      const length = random.between(34, 58);
      brush.moveTo(0, 0);
      brush.quadraticCurveTo(length * 0.35, -6, length, 0);
      brush.quadraticCurveTo(length * 0.35, 5, 0, 0);
      brush.fill();
      brush.restore();
    }
  });
}

function paintStalk(
  stage: Stage,
  brush: Brush,
  x: number,
  foot: number,
  thick: number,
  colour: Colour,
  tuft: Surface,
  random: {
    next(): number;
    between(a: number, b: number): number;
    chance(p: number): boolean;
    side(): number;
  },
): void {
  const lean = random.between(-0.035, 0.035);
  const joint = thick * 5.4;
  const tone = mix(
    colour,
    random.chance(0.5) ? stage.palette.sun : stage.palette.shade,
    random.between(0, 0.2),
  );
  const dark = css(mix(tone, stage.palette.shade, 0.5));
  const light = css(mix(tone, stage.palette.sun, 0.32));
  let at = x;
  for (let y = foot; y > -joint; y -= joint) {
    const gradient = brush.createLinearGradient(at - thick / 2, 0, at + thick / 2, 0);
    gradient.addColorStop(stage.light.side > 0 ? 1 : 0, light);
    gradient.addColorStop(0.5, css(tone));
    gradient.addColorStop(stage.light.side > 0 ? 0 : 1, dark);
    brush.fillStyle = gradient;
    brush.beginPath();
    brush.roundRect(at - thick / 2, y - joint, thick, joint - thick * 0.1, thick * 0.22);
    brush.fill();
    brush.fillStyle = dark;
    brush.fillRect(at - thick * 0.55, y - joint, thick * 1.1, thick * 0.12);
    at += lean * joint;
    if (!random.chance(0.32) || y > foot - joint * 2) continue;
    const size = thick * random.between(6, 9.5);
    brush.save();
    brush.translate(at, y - joint);
    brush.scale(random.side(), 1);
    brush.drawImage(tuft, -size * 0.2, -size * 0.35, size, size);
    brush.restore();
  }
}
