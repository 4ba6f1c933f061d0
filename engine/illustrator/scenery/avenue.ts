// Trees along both sides of a road, the far ones over its end.

import { painted, type Layer } from '../painting/layer.ts';
import { rowOfDistance, scaleAt, type Stage } from '../staging/stage.ts';
import type { Surface } from '#engine/raster/surface.ts';
import { growTree } from '../things/trees.ts';
import { leavesAsked, localTree, stampTree, veil } from './woods.ts';

const NAMED =
  /\b(?:tree|poplar|cypress|oak|palm|ginkgo|maple|cherry|birch|plane)[- ]lined\b|\blined (?:with|by) (?:\w+ ){0,2}(?:trees|poplars|cypresses|oaks|palms|maples|birches|ginkgos)\b|\bavenue of\b|\btrees (?:along|lining|on both sides of)\b[^,.]{0,14}\b(?:road|path|lane|avenue)|大道|林荫道|林荫小道|林荫大道|夹道|两[旁边侧].{0,6}树|路两[旁边侧](?!.{0,4}(?:开|种|长|是|有|盛).{0,4}(?:花|草|麦|稻|薰衣草|[店铺房屋田]))/;

export function isAvenue({ scene, words, reading }: Pick<Stage, 'scene' | 'words' | 'reading'>): boolean {
  return (
    (scene === 'meadow' || scene === 'mountains' || scene === 'snowfield') &&
    NAMED.test(words) &&
    reading.subjects.some(({ key }) => key === 'road')
  );
}

const DISTANCES = [27, 19.5, 14.6, 11.2, 8.8, 7, 5.6];

export function avenueLayers(stage: Stage): Layer[] {
  if (!isAvenue(stage)) return [];
  const kind = localTree(stage);
  const tall = kind === 'palm' ? 5.4 : 6.6;
  return [
    painted('avenue', 0.575, (brush) => {
      const random = stage.random('avenue');
      const { short, width } = stage;
      const size = Math.min(900, Math.max(120, short * 0.9));
      const [left, right] = [-1, 1].map((side) =>
        growTree(stage, kind, `avenue ${side}`, size, leavesAsked(stage, kind)),
      ) as [Surface, Surface];
      for (const distance of DISTANCES) {
        const scale = scaleAt(stage, distance);
        for (const side of [-1, 1] as const) {
          const high = scale * tall * random.between(0.9, 1.1);
          const haze = Math.min(0.4, distance * 0.014);
          const x = width / 2 + side * scale * random.between(2.5, 2.9);
          stampTree(
            brush,
            veil(side < 0 ? left : right, stage, haze),
            x,
            rowOfDistance(stage, distance),
            high,
            side > 0,
          );
        }
      }
    }),
  ];
}
