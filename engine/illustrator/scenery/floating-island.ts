// An island that hangs among the clouds: grass on top, rock beneath that ends in a point, water that falls over its edge.

import { css, mix, type Rgb } from '#engine/raster/colour.ts';
import { fractal } from '#engine/raster/noise.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { lit, type Stage } from '../staging/stage.ts';
import { growTree, TREE_KINDS, type TreeKind } from '../things/trees.ts';
import { paintMistBank } from './clouds.ts';
import { paintFacet } from './ground.ts';
import { glow } from './glow.ts';
import { localTree, stampTree } from './woods.ts';

/** Middle of its top, and half of how wide and how deep that is seen, pixels. */
export type Island = { x: number; y: number; rx: number; ry: number };

const KEY = 'floating-island';

function has({ reading }: Pick<Stage, 'reading'>, key: string): boolean {
  return reading.subjects.some((subject) => subject.key === key);
}

/** The one that buildings and people stand on. */
export function islandOf(stage: Stage): Island | undefined {
  if (stage.scene !== 'sky' || !has(stage, KEY)) return undefined;
  const { width, height, short } = stage;
  const hasBuilding = stage.reading.subjects.some(({ kind }) => kind === 'building');
  const rx = Math.min(short * 0.38, width * 0.42);
  return { x: width * 0.5, y: height * (hasBuilding ? 0.6 : 0.52), rx, ry: rx * 0.2 };
}

/** Whether the island shows what grows or falls in other scenes by itself. */
export function isOnIsland(stage: Stage, { key, kind }: { key: string; kind: string }): boolean {
  return islandOf(stage) !== undefined && (key === KEY || key === 'waterfall' || kind === 'tree');
}

export function floatingIslandLayers(stage: Stage): Layer[] {
  const main = islandOf(stage);
  if (!main) return [];
  const { width, height, short, light } = stage;
  const far: Island[] = [
    { x: width * (0.5 + light.side * 0.36), y: height * 0.34, rx: short * 0.11, ry: short * 0.02 },
    { x: width * (0.5 - light.side * 0.38), y: height * 0.44, rx: short * 0.085, ry: short * 0.015 },
    { x: width * (0.5 - light.side * 0.2), y: height * 0.2, rx: short * 0.05, ry: short * 0.009 },
  ];
  return [
    painted('far islands', 0.35, (brush) => {
      for (const [at, island] of far.entries())
        paintIsland(stage, brush, island, 0.42 + at * 0.06, `far ${at}`);
    }),
    painted('floating island', 0.56, (brush) => paintIsland(stage, brush, main, 0.04, 'main')),
    ...(has(stage, 'waterfall')
      ? [painted('island waterfall', 0.57, (brush) => paintFall(stage, brush, main), { isSolid: false })]
      : []),
    painted(
      'island mist',
      0.58,
      (brush) => paintMistBank(stage, brush, 'island mist', height * 0.97, short * 0.2, 0.5),
      { isSolid: false },
    ),
  ];
}

function paintIsland(stage: Stage, brush: Brush, island: Island, haze: number, label: string): void {
  const { x, y, rx, ry } = island;
  const { palette, light } = stage;
  const random = stage.random(`island ${label}`);
  const noise = stage.noise(`island ${label}`);
  const rock = lit(stage, stage.isSnowy ? '#8790a2' : '#8a7564');
  const shown = (colour: Rgb): string => css(mix(colour, palette.fog, haze));
  const deep = rx * 0.98;
  // Hangs down in several points, the longest in the middle.
  const under = (part: number): number => {
    const away = Math.abs(part);
    const bulk = (1 - away ** 1.5) * (0.62 + 0.38 * (1 - away));
    return deep * Math.max(0, bulk + fractal(noise, part * 4.2 + 9, 3, 4) * 0.42 * (1 - away ** 3));
  };
  const across = brush.createLinearGradient(x - light.side * rx, y, x + light.side * rx, y + deep * 0.6);
  across.addColorStop(0, shown(mix(rock, palette.shade, 0.62)));
  across.addColorStop(0.6, shown(mix(rock, palette.shade, 0.2)));
  across.addColorStop(1, shown(mix(rock, palette.sun, 0.34)));
  brush.save();
  brush.fillStyle = across;
  brush.beginPath();
  brush.moveTo(x - rx, y);
  const steps = 70;
  for (let step = 0; step <= steps; step++) {
    const part = (step / steps) * 2 - 1;
    const edge = ry * Math.sqrt(Math.max(0, 1 - part * part));
    brush.lineTo(x + part * rx, y + edge + under(part));
  }
  brush.lineTo(x + rx, y);
  brush.closePath();
  brush.fill();
  brush.clip();
  for (let facet = 0; facet < (haze > 0.3 ? 60 : 420); facet++) {
    const part = random.between(-1, 1);
    paintFacet(
      stage,
      brush,
      random,
      x + part * rx,
      y + under(part) * random.next(),
      mix(rock, palette.fog, haze) as Rgb,
    );
  }
  const below = brush.createLinearGradient(0, y, 0, y + deep);
  below.addColorStop(0, css(palette.shade, 0.4 * (1 - haze)));
  below.addColorStop(0.16, css(palette.shade, 0));
  below.addColorStop(1, css(palette.fog, 0.5));
  brush.fillStyle = below;
  brush.fillRect(x - rx, y, rx * 2, deep * 1.4);
  brush.restore();
  paintTop(stage, brush, island, haze, label);
}

/** Grass with a fringe that hangs over the edge, and trees at the back and at both sides. */
function paintTop(stage: Stage, brush: Brush, { x, y, rx, ry }: Island, haze: number, label: string): void {
  const { palette, light, isSnowy, isAutumn } = stage;
  const random = stage.random(`turf ${label}`);
  const grass = lit(stage, isSnowy ? '#eef3fb' : isAutumn ? '#c4923c' : '#74ab50');
  const shown = (colour: Rgb, alpha = 1): string => css(mix(colour, palette.fog, haze), alpha);
  for (let blade = 0; blade < 160; blade++) {
    const turn = (blade / 160) * Math.PI;
    const [bx, by] = [x + Math.cos(turn) * rx, y + Math.sin(turn) * ry];
    const long = rx * random.between(0.02, 0.085);
    brush.fillStyle = shown(mix(grass, palette.shade, random.between(0.2, 0.5)));
    brush.beginPath();
    brush.moveTo(bx - rx * 0.022, by - 1);
    brush.lineTo(bx + rx * 0.022, by - 1);
    brush.lineTo(bx + random.between(-0.01, 0.01) * rx, by + long);
    brush.fill();
  }
  const sheen = brush.createLinearGradient(x - light.side * rx, 0, x + light.side * rx, 0);
  sheen.addColorStop(0, shown(mix(grass, palette.shade, 0.3)));
  sheen.addColorStop(1, shown(mix(grass, palette.sun, 0.3)));
  brush.fillStyle = sheen;
  brush.beginPath();
  brush.ellipse(x, y, rx, ry, 0, 0, 7);
  brush.fill();
  const asked = stage.reading.subjects.find(({ kind }) => kind === 'tree');
  const kind: TreeKind = (asked && TREE_KINDS[asked.key]) ?? localTree(stage);
  const tree = growTree(stage, kind, `island tree ${label}`, Math.max(60, rx * 0.9), asked?.colour);
  const hasBuilding = stage.reading.subjects.some((subject) => subject.kind === 'building');
  const isBare = label === 'main' && !hasBuilding;
  const trees: [part: number, deep: number, tall: number][] = [
    [-0.72, -0.3, 0.44],
    [0.76, -0.25, 0.4],
    [-0.46, -0.62, 0.34],
    [0.5, -0.6, 0.36],
    [-0.84, 0.12, 0.3],
    [0.62, 0.3, 0.24],
    ...(isBare ? ([[-0.1, -0.35, 0.74]] as [number, number, number][]) : []),
  ];
  for (const [part, back, tall] of trees.toSorted((a, b) => a[1] - b[1])) {
    const [tx, ty] = [x + part * rx, y + back * ry];
    brush.fillStyle = css(palette.shade, 0.25 * (1 - haze));
    brush.beginPath();
    brush.ellipse(tx - light.side * rx * 0.04, ty, rx * tall * 0.3, ry * tall * 0.3, 0, 0, 7);
    brush.fill();
    brush.save();
    brush.globalAlpha = 1 - haze * 0.45;
    stampTree(brush, tree, tx, ty + 1, rx * tall, part > 0);
    brush.restore();
  }
}

/** A brook over the grass, and its water, which is lost in the clouds. */
function paintFall(stage: Stage, brush: Brush, { x, y, rx, ry }: Island): void {
  const { palette, short, light } = stage;
  const random = stage.random('island fall');
  const part = light.side * 0.3;
  const middle = x + part * rx;
  const edge = y + ry * Math.sqrt(1 - part * part) - ry * 0.06;
  const half = rx * 0.085;
  const foot = Math.min(stage.height * 0.99, edge + short * 0.42);
  const water = mix(lit(stage, '#eef7fc'), palette.sun, 0.1);
  const brook = brush.createLinearGradient(0, y - ry * 0.3, 0, edge);
  brook.addColorStop(0, css(mix(water, palette.skyMiddle, 0.5), 0));
  brook.addColorStop(0.4, css(mix(water, palette.skyMiddle, 0.5)));
  brook.addColorStop(1, css(water));
  brush.fillStyle = brook;
  brush.beginPath();
  brush.moveTo(middle - half * 0.2, y - ry * 0.3);
  brush.bezierCurveTo(
    middle - half * 1.6,
    y + ry * 0.1,
    middle + half * 0.2,
    y + ry * 0.4,
    middle - half,
    edge,
  );
  brush.lineTo(middle + half, edge);
  brush.bezierCurveTo(
    middle + half * 1.6,
    y + ry * 0.3,
    middle - half * 0.2,
    y,
    middle + half * 0.3,
    y - ry * 0.3,
  );
  brush.fill();
  const sheet = brush.createLinearGradient(0, edge, 0, foot);
  sheet.addColorStop(0, css(water, 0.95));
  sheet.addColorStop(0.6, css(mix(water, palette.skyMiddle, 0.25), 0.75));
  sheet.addColorStop(1, css(water, 0));
  brush.fillStyle = sheet;
  brush.beginPath();
  brush.moveTo(middle - half, edge);
  brush.quadraticCurveTo(middle, edge - half * 0.35, middle + half, edge);
  brush.quadraticCurveTo(middle + half * 1.1, edge + short * 0.2, middle + half * 1.7, foot);
  brush.lineTo(middle - half * 1.7, foot);
  brush.quadraticCurveTo(middle - half * 1.1, edge + short * 0.2, middle - half, edge);
  brush.fill();
  for (let thread = 0; thread < 70; thread++) {
    const u = random.between(-0.95, 0.95);
    const from = edge + (foot - edge) * random.next() ** 2 * 0.6;
    const to = Math.min(foot, from + (foot - edge) * random.between(0.15, 0.5));
    const strength = 0.7 * (1 - (from - edge) / (foot - edge));
    brush.strokeStyle = css(random.chance(0.7) ? '#ffffff' : mix(water, palette.shade, 0.3), strength);
    brush.lineWidth = Math.max(0.6, short * random.between(0.001, 0.003));
    brush.beginPath();
    brush.moveTo(middle + u * half, from);
    brush.lineTo(middle + u * half * 1.35, to);
    brush.stroke();
  }
  for (let puff = 0; puff < 8; puff++)
    glow(
      brush,
      middle + random.between(-2, 2) * half,
      foot - random.between(0, 0.06) * short,
      short * random.between(0.05, 0.1),
      css('#ffffff', 0.34),
      css('#ffffff', 0),
    );
}
