// An orchard: fruit trees in rows that run away to both sides, fruit in their crowns and in the grass.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { lit, rowOfDistance, scaleAt, type Stage } from '../staging/stage.ts';
import { growTree } from '../things/trees.ts';
import { stampTree, veil } from './woods.ts';

const NAMED =
  /orchards?\b|(?:orange|lemon|citrus) groves?\b|果园|(?:苹果|桃子?|橘子?|橙子?|柑橘|樱桃|柿子?|荔枝|柠檬)园/;

const FRUITS: readonly (readonly [RegExp, Colour])[] = [
  [/orange|citrus|橘|橙|柑|柿|persimmon/, '#f0902c'],
  [/lemon|柠檬/, '#f2d23c'],
  [/peach|桃(?!樱)/, '#f2a08c'],
  [/cherr|樱桃|荔枝/, '#b8202c'],
];

export function isOrchard({ scene, words, isSnowy }: Pick<Stage, 'scene' | 'words' | 'isSnowy'>): boolean {
  return scene === 'meadow' && !isSnowy && NAMED.test(words);
}

const DISTANCES = [25, 18, 13.4, 10.2, 7.8, 6] as const;
/** Metres from the middle; the nearest row leaves room for who walks between. */
const ROWS = [2.8, 6.6, 10.8] as const;
const TALL = 4.4;

export function orchardLayers(stage: Stage): Layer[] {
  if (!isOrchard(stage)) return [];
  return [
    painted('orchard', 0.575, (brush) => {
      const random = stage.random('orchard');
      const { short, width } = stage;
      const fruit = lit(stage, FRUITS.find(([pattern]) => pattern.test(stage.words))?.[1] ?? '#d8342f');
      const trees = [0, 1, 2].map((one) =>
        growTree(stage, 'oak', `orchard ${one}`, Math.max(120, short * 0.7)),
      );
      for (const distance of DISTANCES) {
        const scale = scaleAt(stage, distance);
        const haze = Math.min(0.42, distance * 0.016);
        for (const aside of ROWS.toReversed())
          for (const side of [-1, 1] as const) {
            const tree = trees[random.whole(3)];
            const x = width / 2 + side * scale * (aside + random.between(-0.25, 0.25));
            const high = scale * TALL * random.between(0.92, 1.08);
            const foot = rowOfDistance(stage, distance);
            if (!tree || x < -high || x > width + high) continue;
            stampTree(brush, veil(tree, stage, haze), x, foot, high, random.chance(0.5));
            for (let one = 0; one < 34; one++) {
              const turn = random.next() * Math.PI * 2;
              const out = Math.sqrt(random.next());
              const isFallen = one > 30;
              const size = Math.max(0.8, scale * 0.062);
              brush.fillStyle = css(
                mix(mix(fruit, stage.palette.fog, haze), '#ffffff', random.between(0, 0.14)),
              );
              brush.beginPath();
              brush.arc(
                x + Math.cos(turn) * out * high * (isFallen ? 0.36 : 0.22),
                isFallen
                  ? foot + random.between(-0.02, 0.05) * high
                  : foot - high * (0.66 + Math.sin(turn) * out * 0.18),
                size,
                0,
                7,
              );
              brush.fill();
            }
          }
      }
    }),
  ];
}
