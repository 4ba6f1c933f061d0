// A classical garden of China: a white wall with a moon gate, a pond, a pavilion over it, rocks and a bridge with turns.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { lit, rowOfDistance, scaleAt, type Stage } from '../staging/stage.ts';
import { GARDEN_THINGS } from '../things/garden-things.ts';
import { growTree } from '../things/trees.ts';
import { paintBeam, paintFace, type Place } from './in-perspective.ts';
import { bankLayers } from './shore.ts';
import { acrossGarden, paintRim, paintStanding } from './water-garden.ts';
import { glow } from './glow.ts';
import { waterLayer } from './water.ts';
import { stampTree, treeLineLayer } from './woods.ts';

/** In metres: the wall, and where the water begins. */
const WALL = 17;
const SHORE = 12.4;
const WALL_TALL = 3.6;

/** `hasFeet`: somebody stands on the near bank. */
export function gardenLayers(stage: Stage, hasFeet: boolean): Layer[] {
  const { side } = stage.light;
  return [
    treeLineLayer(stage, {
      name: 'far trees',
      kind: stage.isSnowy ? 'pine' : stage.isAutumn ? 'maple' : 'oak',
      depth: 0.24,
      distance: 22,
      tall: 9.5,
      count: 17,
      haze: 0.3,
    }),
    painted('garden wall', 0.25, (brush) => paintWall(stage, brush)),
    painted('garden shore', 0.26, (brush) => paintShore(stage, brush)),
    painted('garden pavilion', 0.27, (brush) =>
      paintThing(stage, brush, 'own/water-pavilion', [side * -acrossGarden(stage, 4.4), 0, 12.2], 4.6),
    ),
    painted('garden rocks', 0.275, (brush) =>
      paintThing(stage, brush, 'own/rockery', [side * acrossGarden(stage, 4), 0, 12.6], 3.3),
    ),
    waterLayer(stage, {
      top: rowOfDistance(stage, SHORE),
      tint: stage.isDark ? '#0c2030' : '#4f7f72',
      body: stage.isDark ? 0.2 : 0.36,
      waves: 0.45,
      hasGlints: !stage.weather.has('rain'),
    }),
    painted('garden bridge', 0.45, (brush) => paintBridge(stage, brush)),
    ...bankLayers(stage, hasFeet ? 0.84 : 0.98),
    painted('garden willow', 0.62, (brush) => {
      if (stage.isSnowy) return;
      const kind = stage.weather.has('petals') ? 'cherry' : stage.isAutumn ? 'maple' : 'willow';
      const tall = stage.height * 0.8;
      stampTree(
        brush,
        growTree(stage, kind, 'garden', 620),
        stage.width * (0.5 + side * 0.5),
        stage.height * 0.96,
        tall,
        side > 0,
      );
    }),
  ];
}

function paintThing(stage: Stage, brush: Brush, name: string, place: Place, tall: number): void {
  const own = GARDEN_THINGS[name];
  if (own) paintStanding(stage, brush, own, name, place, tall);
}

function paintWall(stage: Stage, brush: Brush): void {
  const { width, palette, light } = stage;
  const scale = scaleAt(stage, WALL);
  const foot = rowOfDistance(stage, WALL);
  const veiled = (colour: Colour, alpha = 1): string => css(mix(lit(stage, colour), palette.fog, 0.1), alpha);
  const band = (colour: Colour, low: number, high: number): void => {
    brush.fillStyle = veiled(colour);
    brush.fillRect(0, foot - high * scale, width, (high - low) * scale + 1);
  };
  const lime = brush.createLinearGradient(light.side > 0 ? width : 0, 0, light.side > 0 ? 0 : width, 0);
  lime.addColorStop(0, veiled('#fbf8f0'));
  lime.addColorStop(1, veiled('#d4cec4'));
  brush.fillStyle = lime;
  brush.fillRect(0, foot - WALL_TALL * scale, width, WALL_TALL * scale);
  band('#8d908c', 0, 0.4);
  const random = stage.random('garden wall');
  for (let stain = 0; stain < 50; stain++) {
    brush.fillStyle = veiled('#8f9a90', 0.07);
    brush.beginPath();
    brush.ellipse(
      random.next() * width,
      foot - random.between(0.4, 2.6) * scale,
      scale * random.between(0.1, 0.5),
      scale * random.between(0.2, 0.9),
      0,
      0,
      7,
    );
    brush.fill();
  }
  // Tiles on top, and the shade that they throw.
  band('#b9b4aa', WALL_TALL - 0.5, WALL_TALL - 0.1);
  band('#4a4f54', WALL_TALL - 0.12, WALL_TALL + 0.42);
  const step = scale * 0.3;
  for (let x = 0; x < width + step; x += step) {
    brush.fillStyle = stage.isSnowy ? veiled('#eef3fa') : veiled('#33383d');
    brush.fillRect(x, foot - (WALL_TALL + 0.42) * scale, step * 0.34, scale * 0.5);
    brush.fillStyle = veiled('#6a6f74');
    brush.beginPath();
    brush.arc(x + step * 0.6, foot - (WALL_TALL - 0.12) * scale, step * 0.3, 0, 7);
    brush.fill();
  }
  if (stage.isSnowy) band('#f4f7fc', WALL_TALL + 0.2, WALL_TALL + 0.6);
  else band('#5a5f64', WALL_TALL + 0.38, WALL_TALL + 0.54);
  paintMoonGate(stage, brush, veiled);
  for (const place of [-3.6, 3.6, -7.2, 7.2, -10.8, 10.8])
    paintLattice(stage, brush, stage.width / 2 + place * scale, foot - 1.95 * scale, scale, veiled);
}

type Veil = (colour: Colour, alpha?: number) => string;

/** A round door; behind it bamboo in the light. */
function paintMoonGate(stage: Stage, brush: Brush, veiled: Veil): void {
  const scale = scaleAt(stage, WALL);
  const [x, y] = [stage.width / 2, rowOfDistance(stage, WALL) - 1.5 * scale];
  const radius = 1.36 * scale;
  brush.fillStyle = veiled('#6f726e');
  brush.beginPath();
  brush.arc(x, y, radius * 1.14, 0, 7);
  brush.fill();
  brush.save();
  brush.beginPath();
  brush.arc(x, y, radius, 0, 7);
  brush.clip();
  const garden = brush.createLinearGradient(0, y - radius, 0, y + radius);
  garden.addColorStop(0, veiled(stage.isDark ? '#2a3a48' : '#dfeae0'));
  garden.addColorStop(0.6, veiled(stage.isSnowy ? '#dfe8f0' : '#a8c890'));
  garden.addColorStop(0.62, veiled('#b8ae9a'));
  garden.addColorStop(1, veiled('#8f877a'));
  brush.fillStyle = garden;
  brush.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  if (stage.isDark) glow(brush, x, y, radius * 1.4, css('#ffb860', 0.6), css('#ffb860', 0));
  const random = stage.random('moon gate');
  for (let cane = 0; cane < 9; cane++) {
    const at = x + random.between(-1, 1) * radius;
    brush.strokeStyle = veiled(random.pick(['#5f8f4a', '#4c7a3e', '#7aa85c']));
    brush.lineWidth = Math.max(1, scale * 0.05);
    brush.beginPath();
    brush.moveTo(at, y + radius * 0.3);
    brush.lineTo(at + random.between(-0.1, 0.1) * radius, y - radius);
    brush.stroke();
    for (let leaf = 0; leaf < 5; leaf++) {
      const [lx, ly] = [at + random.between(-0.22, 0.22) * radius, y - random.between(0, 0.95) * radius];
      brush.beginPath();
      brush.moveTo(lx, ly);
      brush.lineTo(lx + random.between(-0.2, 0.2) * radius, ly + 0.16 * radius);
      brush.stroke();
    }
  }
  brush.restore();
}

/** A window of plaster bars. */
function paintLattice(stage: Stage, brush: Brush, x: number, y: number, scale: number, veiled: Veil): void {
  const half = 0.62 * scale;
  brush.fillStyle = veiled('#6f726e');
  brush.fillRect(x - half * 1.12, y - half * 1.12, half * 2.24, half * 2.24);
  brush.fillStyle = stage.isDark ? css('#ffc878') : veiled('#7f9a78');
  brush.fillRect(x - half, y - half, half * 2, half * 2);
  brush.strokeStyle = veiled('#ece8de');
  brush.lineWidth = Math.max(1, scale * 0.06);
  brush.beginPath();
  for (let bar = -3; bar <= 3; bar++) {
    const at = (bar / 3) * half;
    brush.moveTo(x + Math.max(-half, at - half), y - Math.min(half, half + at));
    brush.lineTo(x + Math.min(half, at + half), y + Math.min(half, half - at));
    brush.moveTo(x + Math.max(-half, at - half), y + Math.min(half, half + at));
    brush.lineTo(x + Math.min(half, at + half), y - Math.min(half, half - at));
  }
  brush.stroke();
}

/** Grass before the wall, and a rim of yellow stones at the water. */
function paintShore(stage: Stage, brush: Brush): void {
  const { width, short, palette } = stage;
  const [top, low] = [rowOfDistance(stage, WALL), rowOfDistance(stage, SHORE)];
  const grass = lit(stage, stage.isSnowy ? '#eef3fa' : stage.isAutumn ? '#b08a4a' : '#7a9c56');
  brush.fillStyle = css(mix(grass, palette.fog, 0.14));
  brush.fillRect(0, top, width, low - top + 2);
  const random = stage.random('garden shore');
  paintRim(stage, brush, random, low + short * 0.004, {
    apart: [0.025, 0.06],
    wide: [0.035, 0.075],
    tall: [0.35, 0.6],
    tone: '#a39a88',
  });
  for (let tuft = 0; tuft < 26; tuft++) {
    const [x, y] = [random.next() * width, top + random.between(0, 0.7) * (low - top)];
    const size = short * random.between(0.014, 0.03);
    brush.fillStyle = css(
      mix(
        lit(stage, stage.isSnowy ? '#e8eef6' : random.pick(['#4f7f3e', '#63934a', '#3f6f3c'])),
        palette.fog,
        0.12,
      ),
    );
    brush.beginPath();
    brush.ellipse(x, y, size, size * 0.7, 0, 0, 7);
    brush.fill();
  }
}

/** From the far bank toward the viewer, in three turns, low over the water. */
function turns(stage: Stage): readonly Place[] {
  const { side } = stage.light;
  const at = (x: number, away: number): Place => [side * -acrossGarden(stage, x), 0.42, away];
  return [at(1.2, 12.6), at(1.2, 9.6), at(-1.5, 9), at(-1.5, 6.9), at(1.5, 6.3), at(1.9, 4.4)];
}

function paintBridge(stage: Stage, brush: Brush): void {
  const places = turns(stage);
  const stone = lit(stage, stage.isSnowy ? '#f2f5fa' : '#c4bcae');
  const shade = css(mix(stone, stage.palette.shade, 0.5));
  for (const [index, from] of places.slice(0, -1).entries()) {
    const to = places[index + 1] as Place;
    const half = 0.62;
    // A reach that runs across is as deep as one that comes nearer is wide.
    const isAcross = Math.abs(to[0] - from[0]) > Math.abs(to[2] - from[2]);
    const corner = ([x, up, away]: Place, out: number, drop = 0): Place =>
      isAcross ? [x, up - drop, away + out * 0.55] : [x + out, up - drop, away];
    const fill = css(mix(stone, stage.palette.sun, isAcross ? 0.06 : 0.16));
    if (isAcross)
      paintFace(stage, brush, shade, [
        corner(from, -half),
        corner(to, -half),
        corner(to, -half, 0.2),
        corner(from, -half, 0.2),
      ]);
    paintFace(stage, brush, fill, [
      corner(from, -half),
      corner(to, -half),
      corner(to, half),
      corner(from, half),
    ]);
    for (const rail of [-half, half]) {
      const [a, b] = [corner(from, rail), corner(to, rail)];
      for (const up of [0.42, 0.22])
        paintBeam(stage, brush, shade, 0.07, [
          [a[0], a[1] + up, a[2]],
          [b[0], b[1] + up, b[2]],
        ]);
      for (let post = 0; post <= 4; post++) {
        const [x, away] = [a[0] + ((b[0] - a[0]) * post) / 4, a[2] + ((b[2] - a[2]) * post) / 4];
        paintBeam(stage, brush, shade, 0.09, [
          [x, a[1] - 0.42, away],
          [x, a[1] + 0.5, away],
        ]);
      }
    }
  }
}
