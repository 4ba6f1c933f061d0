// Rows of trees: a tree line at the edge of a field, a forest one stands in, a bamboo grove.

import { areOfSavanna } from '../staging/homes-of-animals.ts';
import { css, mix } from '#engine/raster/colour.ts';
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

/** Of a tree of a line, in parts of its height: how far it is raised at most, and how high above the line it reaches then. */
const [MOST_RAISED, HIGHEST] = [0.02, 1.14] as const;

export function treeLineLayer(stage: Stage, line: TreeLine): Layer {
  const pixels = line.tall * scaleAt(stage, line.distance);
  const y = rowOfDistance(stage, line.distance);
  const paint = (brush: Brush): void => {
    const random = stage.random(line.name);
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
      size: random.between(0.45, HIGHEST - MOST_RAISED),
      tree: random.whole(VARIANTS),
      isFlipped: random.chance(0.5),
      sink: random.between(-MOST_RAISED, 0.05),
    })).sort((a, b) => a.sink - b.sink);
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
  };
  return painted(line.name, line.depth, paint, { top: y - pixels * HIGHEST });
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
