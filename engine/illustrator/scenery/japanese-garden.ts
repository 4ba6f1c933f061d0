// A garden of Japan with water: clipped shrubs and rocks around a pond, a stone lantern, a bow of a bridge, a maple.

import { css, mix } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { lit, rowOfDistance, type Stage } from '../staging/stage.ts';
import { SHRINES } from '../things/shrine.ts';
import { archedBridgeOf } from '../things/structures.ts';
import { growTree } from '../things/trees.ts';
import { bankLayers } from './shore.ts';
import { acrossGarden, paintRim, paintStanding } from './water-garden.ts';
import { waterLayer } from './water.ts';
import { stampTree, treeLineLayer } from './woods.ts';

/** Metres to where the water begins. */
const SHORE = 12.4;
const BRIDGE = archedBridgeOf('#c8452e');

export function isJapaneseGarden({ reading }: Pick<Stage, 'reading'>): boolean {
  return reading.subjects.some(({ key }) => key === 'japanese-garden');
}

/** `hasFeet`: somebody stands on the near bank. */
export function japaneseGardenLayers(stage: Stage, hasFeet: boolean): Layer[] {
  const { side } = stage.light;
  const trees = { depth: 0.24, count: 15, haze: 0.3 } as const;
  const has = (name: string): boolean => stage.reading.subjects.some(({ key }) => key === name);
  const lantern = SHRINES['own/stone-lantern'];
  return [
    treeLineLayer(stage, { ...trees, name: 'far trees', kind: 'pine', distance: 24, tall: 10 }),
    treeLineLayer(stage, {
      ...trees,
      name: 'maples',
      kind: foliageOf(stage),
      distance: 17,
      tall: 4.6,
      haze: 0.16,
    }),
    painted('garden shore', 0.26, (brush) => paintShore(stage, brush)),
    painted('garden lantern', 0.27, (brush) => {
      if (lantern && !has('stone-lantern'))
        paintStanding(
          stage,
          brush,
          lantern,
          'own/stone-lantern',
          [side * -acrossGarden(stage, 4.2), 0, 12.6],
          2,
        );
    }),
    waterLayer(stage, {
      top: rowOfDistance(stage, SHORE),
      tint: stage.isDark ? '#0c2030' : '#4a7a6c',
      body: stage.isDark ? 0.2 : 0.4,
      waves: 0.4,
      hasGlints: !stage.weather.has('rain'),
    }),
    painted('garden bridge', 0.45, (brush) => {
      // One that is named stands there itself.
      if (!has('bridge'))
        paintStanding(
          stage,
          brush,
          BRIDGE,
          'vermilion bridge',
          [side * acrossGarden(stage, 1.6), 0, 10.4],
          1.3,
        );
    }),
    ...bankLayers(stage, hasFeet ? 0.84 : 0.98),
    painted('garden maple', 0.62, (brush) => {
      if (stage.isSnowy) return;
      stampTree(
        brush,
        growTree(stage, foliageOf(stage), 'garden', 620),
        stage.width * (0.5 + side * 0.52),
        stage.height * 0.96,
        stage.height * 0.72,
        side > 0,
      );
    }),
  ];
}

function foliageOf(stage: Stage): 'cherry' | 'maple' | 'pine' {
  if (stage.isSnowy) return 'pine';
  return stage.weather.has('petals') ? 'cherry' : 'maple';
}

/** Moss, rocks at the water, and shrubs cut to domes. */
function paintShore(stage: Stage, brush: Brush): void {
  const { width, short, palette } = stage;
  const [top, low] = [rowOfDistance(stage, 19), rowOfDistance(stage, SHORE)];
  const moss = lit(stage, stage.isSnowy ? '#eef3fa' : '#6f9450');
  brush.fillStyle = css(mix(moss, palette.fog, 0.12));
  brush.fillRect(0, top, width, low - top + 2);
  const random = stage.random('japanese garden');
  const shrubs = Array.from({ length: 24 }, () => ({
    x: random.next() * width,
    y: top + random.between(0.1, 0.8) * (low - top),
    size: short * random.between(0.03, 0.062),
    tone: random.pick(stage.isAutumn ? ['#5f8a3e', '#b0562e', '#7a8a3a'] : ['#4f8a40', '#5f9a48', '#3f7a3c']),
  })).sort((one, other) => one.y - other.y);
  for (const { x, y, size, tone } of shrubs) {
    const own = lit(stage, stage.isSnowy ? '#e4ebf4' : tone);
    const dome = brush.createLinearGradient(0, y - size, 0, y);
    dome.addColorStop(0, css(mix(own, palette.sun, 0.24)));
    dome.addColorStop(1, css(mix(own, palette.shade, 0.5)));
    brush.fillStyle = dome;
    brush.beginPath();
    brush.ellipse(x, y, size * 1.25, size * 0.86, 0, Math.PI, 0);
    brush.fill();
  }
  paintRim(stage, brush, random, low + short * 0.006, {
    apart: [0.03, 0.08],
    wide: [0.03, 0.085],
    tall: [0.4, 0.75],
    tone: '#8f8c86',
  });
}
