// Trees grown from branches and clumps of leaves, painted dark to light like an old master would.

import { css, mix, type Colour, type Rgb } from '#engine/raster/colour.ts';
import type { Random } from '#engine/raster/random.ts';
import { growAcacia } from './acacia.ts';
import { growCypress } from './cypress.ts';
import { bearFruit, bloom } from './crown-fruit.ts';
import { growBanana, growBaobab, hangRacemes } from './odd-trees.ts';
import { growPalm } from './palm.ts';
import { growPoplar } from './poplar.ts';
import {
  BARE_IN_SNOW,
  BLOOMS_BARE,
  FRUIT_IN,
  IN_AUTUMN,
  LEAVES,
  RIME,
  type LeafyKind,
  type Tip,
  type TreeTones,
} from './tree-tones.ts';
import { recolour } from '../painting/recolour.ts';
import { lit, type Stage } from '../staging/stage.ts';
import { makeSurface, type Brush, type Surface } from '#engine/raster/surface.ts';
import { flower, leaf, hangStrands } from './tree-leaves.ts';

export type TreeKind =
  | LeafyKind
  | 'pine'
  | 'palm'
  | 'acacia'
  | 'cypress'
  | 'poplar'
  | 'baobab'
  | 'banana-tree';

/** By the keys of subjects. */
export const TREE_KINDS: Record<string, TreeKind> = {
  'cherry-tree': 'cherry',
  maple: 'maple',
  ginkgo: 'ginkgo',
  willow: 'willow',
  osmanthus: 'osmanthus',
  pine: 'pine',
  palm: 'palm',
  acacia: 'acacia',
  cypress: 'cypress',
  poplar: 'poplar',
  birch: 'birch',
  tree: 'oak',
  baobab: 'baobab',
  'banana-tree': 'banana-tree',
  jacaranda: 'jacaranda',
  wisteria: 'wisteria',
  'white-blossom': 'white-blossom',
  eucalyptus: 'eucalyptus',
  wintersweet: 'wintersweet',
  magnolia: 'magnolia',
  kapok: 'kapok',
  ...Object.fromEntries(Object.keys(FRUIT_IN).map((kind) => [kind, kind as LeafyKind])),
};

/** Of rime, in parts of the tree's height: branches are seen through it. */
const RIMED_TUFT = 0.03;

/**
 * A tree on its own sheet, its foot at the bottom middle. Colours are already in the light of the scene. `colour`: of its
 * leaves, where one was asked for.
 */
export function growTree(
  stage: Stage,
  kind: TreeKind,
  label: string,
  pixels: number,
  colour?: Colour,
): Surface {
  if (colour === undefined || kind in LEAVES) return grow(stage, kind, label, pixels, colour);
  return recolour(grow(stage, kind, label, pixels), lit(stage, colour));
}

function grow(stage: Stage, kind: TreeKind, label: string, pixels: number, colour?: Colour): Surface {
  if (kind === 'pine') return growPine(stage, label, pixels);
  if (kind === 'acacia') return growAcacia(stage, label, pixels);
  if (kind === 'cypress') return growCypress(stage, label, pixels);
  if (kind === 'poplar') return growPoplar(stage, label, pixels);
  if (kind === 'palm') return growPalm(stage, label, pixels);
  if (kind === 'baobab') return growBaobab(stage, label, pixels);
  if (kind === 'banana-tree') return growBanana(stage, label, pixels);
  const random = stage.random(`tree ${kind} ${label}`);
  const isRimed = colour === undefined && stage.isSnowy && BARE_IN_SNOW.has(kind);
  const ofSeason = isRimed ? RIME : stage.isAutumn ? IN_AUTUMN[kind] : {};
  const tones = colour === undefined ? { ...LEAVES[kind], ...ofSeason } : leavesIn(colour, LEAVES[kind]);
  const wide = pixels * (kind === 'willow' || kind === 'wisteria' ? 1.25 : 1.3);
  return makeSurface(wide, pixels, (brush) => {
    const tips: Tip[] = [];
    // White bark would be lost in the snow.
    const isPale = isRimed && kind === 'birch';
    const bark = mix(lit(stage, tones.bark), stage.palette.shade, isPale ? 0.5 : 0.15);
    const lean = random.between(-0.1, 0.1);
    const trunk = pixels * (kind === 'cherry' ? 0.07 : 0.06);
    branch(
      brush,
      random,
      tips,
      {
        x: wide / 2,
        y: pixels,
        angle: -Math.PI / 2 + lean,
        length: pixels * (kind === 'oak' ? 0.22 : 0.26),
        width: trunk,
        depth: 5,
      },
      bark,
      mix(bark, stage.palette.sun, 0.3),
      stage.light.side,
    );
    if (kind === 'wisteria') hangRacemes(stage, brush, random, tips, { tones, pixels });
    else if (kind === 'willow') hangStrands(stage, brush, random, tips, tones, pixels);
    else if (isRimed) leaf(stage, brush, random, tips, tones, pixels, RIMED_TUFT);
    else if (BLOOMS_BARE.has(kind)) bloom(stage, brush, random, tips, tones, pixels);
    else if (kind === 'osmanthus') {
      leaf(stage, brush, random, tips, tones, pixels, 0.062);
      flower(stage, brush, random, tips, pixels);
    } else leaf(stage, brush, random, tips, tones, pixels, kind === 'cherry' ? 0.055 : 0.062);
    const fruit = FRUIT_IN[kind];
    if (fruit) bearFruit(stage, brush, random, tips, fruit.colour, pixels * fruit.size);
  });
}

function leavesIn(colour: Colour, { bark }: TreeTones): TreeTones {
  return { dark: mix(colour, '#1a1420', 0.42), body: colour, light: mix(colour, '#ffffff', 0.36), bark };
}

type Branch = { x: number; y: number; angle: number; length: number; width: number; depth: number };

function branch(
  brush: Brush,
  random: Random,
  tips: Tip[],
  from: Branch,
  bark: Rgb,
  barkLit: Rgb,
  side: number,
): void {
  const x = from.x + Math.cos(from.angle) * from.length;
  const y = from.y + Math.sin(from.angle) * from.length;
  const bendX = (from.x + x) / 2 + random.between(-0.12, 0.12) * from.length;
  const bendY = (from.y + y) / 2;
  brush.lineCap = 'round';
  for (const [colour, shift, share] of [
    [bark, 0, 1],
    [barkLit, side * from.width * 0.24, 0.26],
  ] as const) {
    brush.strokeStyle = css(colour, share === 1 ? 1 : 0.45);
    brush.lineWidth = Math.max(1, from.width * share);
    brush.beginPath();
    brush.moveTo(from.x + shift, from.y);
    brush.quadraticCurveTo(bendX + shift, bendY, x + shift * 0.7, y);
    brush.stroke();
  }
  if (from.depth <= 4) tips.push({ x, y, depth: from.depth });
  if (from.depth === 0) return;
  const forks = random.chance(0.45) ? [-1, 0.1, 1] : [-1, 1];
  for (const fork of forks) {
    const angle = from.angle + fork * random.between(0.3, 0.62) + (Math.PI / 2 + from.angle) * -0.06;
    branch(
      brush,
      random,
      tips,
      {
        x,
        y,
        angle,
        length: from.length * random.between(0.64, 0.84),
        width: from.width * 0.62,
        depth: from.depth - 1,
      },
      bark,
      barkLit,
      side,
    );
  }
}

/** Tiers of drooping branches with needles, the lower ones first, so that each hides the root of the one below. */
function growPine(stage: Stage, label: string, pixels: number): Surface {
  const random = stage.random(`pine ${label}`);
  const { palette, light, isSnowy } = stage;
  const wide = pixels * random.between(0.4, 0.54);
  const body = lit(stage, isSnowy ? '#47645f' : '#3f6d47');
  const dark = css(mix(body, palette.shade, 0.55));
  const middle = css(mix(body, palette.shade, 0.18));
  const bright = css(mix(body, palette.sun, 0.2));
  const tiers = pixels < 160 ? 10 : 17;
  const needles = pixels < 160 ? 3 : 7;
  return makeSurface(wide, pixels, (brush) => {
    const axis = wide / 2;
    brush.lineCap = 'round';
    brush.fillStyle = css(mix(lit(stage, '#4a3428'), palette.shade, 0.35));
    brush.beginPath();
    brush.moveTo(axis - pixels * 0.018, pixels);
    brush.lineTo(axis, pixels * 0.05);
    brush.lineTo(axis + pixels * 0.018, pixels);
    brush.fill();
    for (let tier = tiers; tier >= 0; tier--) {
      const part = (tier + 0.6) / (tiers + 0.6);
      const y = pixels * (0.015 + 0.83 * part ** 0.94);
      const reach = wide * 0.47 * part ** 0.82 * random.between(0.82, 1.05);
      const branches = Array.from({ length: 9 }, (_, index) => {
        const u = (index / 4 - 1) * random.between(0.85, 1.05);
        return {
          u,
          x: axis + reach * u,
          y: y + pixels * (0.02 + 0.075 * Math.abs(u) ** 1.3) + random.between(-0.008, 0.012) * pixels,
        };
      });
      for (const [tone, low, high, shift] of [
        [dark, -2, 2, 0.014],
        [middle, -2, 2, 0],
        [bright, light.side > 0 ? 0.05 : -2, light.side > 0 ? 2 : -0.05, -0.008],
      ] as const) {
        brush.strokeStyle = tone;
        brush.lineWidth = Math.max(0.8, pixels * 0.0085);
        brush.beginPath();
        for (const branch of branches) {
          if (branch.u < low || branch.u > high) continue;
          for (let needle = 1; needle <= needles; needle++) {
            const t = needle / needles;
            const x = axis + (branch.x - axis) * t;
            const at = y + (branch.y - y) * t + shift * pixels;
            brush.moveTo(x, at);
            brush.lineTo(
              x + (branch.x - axis) * 0.13 + random.between(-0.012, 0.012) * pixels,
              at + pixels * random.between(0.022, 0.05),
            );
          }
        }
        brush.stroke();
      }
      if (!isSnowy && !stage.weather.has('snow')) continue;
      brush.strokeStyle = css(mix(lit(stage, '#f7faff'), palette.fog, 0.06), 0.92);
      brush.lineWidth = Math.max(0.9, pixels * 0.011);
      brush.beginPath();
      for (const branch of branches) {
        if (random.chance(0.25)) continue;
        const from = random.between(0.3, 0.55);
        brush.moveTo(axis + (branch.x - axis) * from, y + (branch.y - y) * from - pixels * 0.004);
        brush.lineTo(branch.x, branch.y + pixels * 0.012);
      }
      brush.stroke();
    }
  });
}
