// The ground before a building of a town: a pavement along it, a kerb, the road that the viewer stands on.

import { css, mix } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { lit, rowOfDistance, scaleAt, type Stage } from '../staging/stage.ts';
import { groundLayer } from './ground.ts';
import { mountainLayers } from './mountains.ts';
import { glow } from './glow.ts';
import { localTree, treeLineLayer } from './woods.ts';

export function forecourtLayers(stage: Stage): Layer[] {
  const kind = localTree(stage);
  const trees = { name: 'far trees', kind, depth: 0.51, distance: 24, tall: 4, count: 22, haze: 0.4 };
  return [
    ...(isInTown(stage)
      ? [painted('row of houses', 0.51, (brush) => paintRow(stage, brush))]
      : [...mountainLayers(stage, 'hills', 0.1), treeLineLayer(stage, trees)]),
    groundLayer(stage, { colour: stage.isSnowy ? '#f2f6fd' : '#7fa85c', patches: '#93b468', roll: 0.1 }),
    painted('forecourt', 0.53, (brush) => paintForecourt(stage, brush)),
  ];
}

/** "On a city street … a noodle shop": the shop is one of its houses. */
function isInTown({ reading }: Stage): boolean {
  return reading.scenes.some((scene) => scene === 'street' || scene === 'city');
}

const FRONTS = ['#b98a6c', '#9aa0a8', '#c4a888', '#8f6f62', '#a8967e', '#7f8a94'] as const;
/** How far away the row stands, and how tall and broad its houses are, in metres. */
const ROW = { distance: 11, low: 3.4, high: 6.2, narrow: 1.9, broad: 3.2 };

function paintRow(stage: Stage, brush: Brush): void {
  const { width, palette, isDark } = stage;
  const random = stage.random('row of houses');
  const metre = scaleAt(stage, ROW.distance);
  const base = rowOfDistance(stage, ROW.distance) + 2;
  for (let x = -metre * random.next(); x < width;) {
    const wide = metre * random.between(ROW.narrow, ROW.broad);
    const tall = metre * random.between(ROW.low, ROW.high);
    const colour = mix(lit(stage, random.pick(FRONTS)), palette.fog, isDark ? 0.12 : 0.3);
    brush.fillStyle = css(colour);
    brush.fillRect(x, base - tall, wide + 1, tall);
    brush.fillStyle = css(mix(colour, palette.shade, 0.35));
    brush.fillRect(x, base - tall, wide + 1, metre * 0.09);
    const columns = Math.max(2, Math.round(wide / (metre * 0.75)));
    for (let top = base - tall + metre * 0.35; top < base - metre * 1.35; top += metre * 0.95)
      for (let column = 0; column < columns; column++) {
        const isOn = random.chance(isDark ? 0.5 : 0.05);
        const pane = isOn ? '#ffd48a' : mix('#3a4658', palette.skyMiddle, isDark ? 0.1 : 0.4);
        brush.fillStyle = css(mix(pane, palette.fog, isDark ? 0 : 0.2));
        brush.fillRect(x + (wide * (column + 0.28)) / columns, top, (wide / columns) * 0.44, metre * 0.52);
      }
    brush.fillStyle = css(isDark ? random.pick(['#ffc46a', '#ffdca0']) : mix('#5a4c44', palette.fog, 0.25));
    brush.fillRect(x + wide * 0.1, base - metre * 0.95, wide * 0.8, metre * 0.85);
    x += wide;
  }
}

function paintForecourt(stage: Stage, brush: Brush): void {
  const { width, height, short, palette, isDark, isSnowy } = stage;
  const top = rowOfDistance(stage, 9.4);
  const kerb = rowOfDistance(stage, 6.6);
  const slab = lit(stage, isSnowy ? '#e4eaf4' : '#b8b0a6');
  const walk = brush.createLinearGradient(0, top, 0, kerb);
  walk.addColorStop(0, css(mix(slab, palette.fog, 0.2)));
  walk.addColorStop(1, css(slab));
  brush.fillStyle = walk;
  brush.fillRect(0, top, width, kerb - top);
  brush.strokeStyle = css(palette.shade, 0.22);
  brush.lineWidth = Math.max(1, short * 0.0014);
  brush.beginPath();
  for (let joint = -9; joint <= 9; joint++) {
    brush.moveTo(width / 2 + joint * short * 0.11, top);
    brush.lineTo(width / 2 + joint * short * 0.155, kerb);
  }
  brush.stroke();
  const tar = lit(stage, isSnowy ? '#cfd6e2' : isDark ? '#3c4256' : '#6c6a70');
  const road = brush.createLinearGradient(0, kerb, 0, height);
  road.addColorStop(0, css(mix(tar, '#ffffff', 0.1)));
  road.addColorStop(1, css(mix(tar, palette.shade, 0.4)));
  brush.fillStyle = road;
  brush.fillRect(0, kerb, width, height - kerb);
  brush.fillStyle = css(mix(slab, '#ffffff', 0.25));
  brush.fillRect(0, kerb - short * 0.004, width, short * 0.008);
  brush.fillStyle = css(mix(slab, palette.shade, 0.5));
  brush.fillRect(0, kerb + short * 0.004, width, short * 0.008);
  paintGrain(stage, brush, kerb);
  const line = rowOfDistance(stage, 4.9);
  brush.fillStyle = css(lit(stage, '#f4ecd8'), isSnowy ? 0.3 : 0.75);
  for (let dash = -1; dash < 6; dash++) brush.fillRect(dash * short * 0.3, line, short * 0.17, short * 0.011);
  glow(brush, stage.light.x, top, short * 0.6, css(palette.sun, 0.2), css(palette.sun, 0));
}

function paintGrain({ width, height, short, random: randomOf }: Stage, brush: Brush, top: number): void {
  const random = randomOf('tar');
  for (let grain = 0; grain < 900; grain++) {
    const near = random.next();
    brush.fillStyle = random.chance(0.5) ? 'rgba(255,255,255,0.07)' : 'rgba(10,8,20,0.1)';
    brush.fillRect(
      random.next() * width,
      top + (height - top) * near,
      short * 0.004 * (0.4 + near),
      short * 0.0016,
    );
  }
}
