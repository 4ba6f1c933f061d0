// Mangroves: trees that stand in still water on arches of roots, the far ones as a wall over their mirror image.

import { css, mix, type Rgb } from '#engine/raster/colour.ts';
import type { Random } from '#engine/raster/random.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { lit, type Stage } from '../staging/stage.ts';
import { waterLine } from './open-land.ts';

/** Parts: across the width, down from the waterline to the lower edge; and of the short side. */
type Tree = { x: number; y: number; tall: number };

export function mangroveLayers(stage: Stage): Layer[] {
  const { scene, reading, width, short, light } = stage;
  if (scene !== 'lake' || !reading.subjects.some(({ key }) => key === 'mangrove')) return [];
  const random = stage.random('mangroves');
  const count = Math.round((11 * width) / short);
  const far = Array.from({ length: count }, (_, index): Tree => ({
    x: (index + random.between(-0.3, 1.3)) / count,
    y: 0,
    tall: random.between(0.2, 0.29),
  }));
  const near: Tree[] = [
    { x: 0.5 + light.side * 0.27, y: 0.13, tall: 0.36 },
    { x: 0.5 - light.side * 0.17, y: 0.2, tall: 0.42 },
    { x: 0.5 + light.side * 0.43, y: 0.34, tall: 0.56 },
    { x: 0.5 - light.side * 0.38, y: 0.5, tall: 0.72 },
  ];
  return [
    painted('far mangroves', 0.27, (brush) => {
      for (const tree of far) paintTree(stage, brush, tree, random, 0.38);
    }),
    painted('landmark mangroves', 0.42, (brush) => {
      for (const tree of near) {
        paintMirror(stage, brush, tree);
        paintTree(stage, brush, tree, random, 0.12 - tree.y * 0.2);
      }
    }),
  ];
}

function footOf(stage: Stage, { x, y }: Tree): [number, number] {
  const line = waterLine(stage);
  return [x * stage.width, line + y * (stage.height - line)];
}

/** Dark water under the crown, broken into lines. */
function paintMirror(stage: Stage, brush: Brush, tree: Tree): void {
  const [x, y] = footOf(stage, tree);
  const tall = tree.tall * stage.short;
  const random = stage.random(`mangrove mirror ${tree.x}`);
  const tone = mix(lit(stage, '#2c4a34'), stage.palette.shade, 0.35);
  brush.lineCap = 'round';
  for (let ripple = 0; ripple < 60; ripple++) {
    const down = random.next();
    const half = tall * 0.42 * (1 - down * 0.45) * random.between(0.4, 1);
    brush.strokeStyle = css(tone, 0.42 * (1 - down));
    brush.lineWidth = stage.short * 0.004;
    brush.beginPath();
    brush.moveTo(x - half, y + down * tall * 0.5);
    brush.lineTo(x + half * random.between(0.6, 1), y + down * tall * 0.5);
    brush.stroke();
  }
}

function paintTree(stage: Stage, brush: Brush, tree: Tree, random: Random, away: number): void {
  const { palette, short, light } = stage;
  const [x, y] = footOf(stage, tree);
  const tall = tree.tall * short;
  const haze = Math.max(0, away);
  const shown = (colour: Rgb): Rgb => mix(colour, palette.fog, haze);
  const bark = shown(mix(lit(stage, '#7a5f4a'), palette.shade, 0.2));
  const fork = y - tall * 0.4;
  brush.lineCap = 'round';
  for (let root = 0; root < 15; root++) {
    const reach = (root / 14 - 0.5) * tall * 0.86 + random.between(-0.03, 0.03) * tall;
    const from = fork + tall * random.between(0.02, 0.2);
    brush.strokeStyle = css(mix(bark, reach * light.side > 0 ? palette.sun : palette.shade, 0.26));
    brush.lineWidth = Math.max(1, tall * random.between(0.011, 0.022));
    brush.beginPath();
    brush.moveTo(x, from);
    brush.bezierCurveTo(
      x + reach * 0.5,
      from - tall * 0.02,
      x + reach * 0.95,
      from + tall * 0.1,
      x + reach,
      y + tall * 0.012,
    );
    brush.stroke();
  }
  for (const lean of [-0.24, -0.08, 0.1, 0.26]) {
    brush.strokeStyle = css(bark);
    brush.lineWidth = tall * 0.034;
    brush.beginPath();
    brush.moveTo(x, fork + tall * 0.14);
    brush.quadraticCurveTo(x + lean * tall * 0.3, fork - tall * 0.08, x + lean * tall, y - tall * 0.7);
    brush.stroke();
  }
  const green = lit(stage, stage.isAutumn ? '#8a8a3c' : '#4f8a48');
  for (const [lift, tone, count] of [
    [-0.05, mix(green, palette.shade, 0.5), 170],
    [0.02, green, 210],
    [0.09, mix(mix(green, '#bcd86a', 0.4), palette.sun, 0.2), 130],
  ] as const)
    for (let clump = 0; clump < count; clump++) {
      const angle = random.between(0, 6.283);
      const reach = Math.sqrt(random.next());
      const size = tall * random.between(0.014, 0.034);
      brush.fillStyle = css(
        shown(mix(tone, random.chance(0.5) ? palette.sun : palette.shade, random.between(0, 0.14))),
      );
      brush.beginPath();
      brush.ellipse(
        x + Math.cos(angle) * reach * tall * 0.44 + light.side * lift * tall * 0.5,
        y - tall * (0.72 + lift) + Math.sin(angle) * reach * tall * 0.2,
        size * 1.3,
        size,
        0,
        0,
        7,
      );
      brush.fill();
    }
}
