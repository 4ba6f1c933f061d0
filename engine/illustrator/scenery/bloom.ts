// One large flower near the viewer, seen aslant from above, for an insect that sits in it.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { PERCH_DEPTH } from '../placing/perches.ts';
import type { Spot } from '../placing/spot.ts';
import { lit, type Stage } from '../staging/stage.ts';
import { bloomBuild, type BloomBuild } from './bloom-kinds.ts';
import { glow } from './glow.ts';

/** It is so much lower than broad. */
const ASLANT = 0.56;
/** Part of the frame's height at which its heart is: there an insect has its feet. */
const HEART_ROW = 0.745;

export function bloomLayers(stage: Stage, spots: readonly Spot[], garden: Layer): Layer[] {
  return [garden, painted('bloom', PERCH_DEPTH, (brush) => paintBloom(stage, brush, spots))];
}

function paintBloom(stage: Stage, brush: Brush, spots: readonly Spot[]): void {
  const flower = stage.reading.subjects.find((one) => bloomBuild(one) !== undefined);
  const build = flower && bloomBuild(flower);
  if (!flower || !build) return;
  const { width, height, short } = stage;
  const size = Math.min(width * 0.44, short * 0.43);
  if (build.isAfloat) paintPond(stage, brush, size);
  brush.save();
  brush.translate(width / 2, height * HEART_ROW);
  if (!build.isAfloat) paintStem(stage, brush, size);
  brush.scale(size, size * ASLANT);
  const asked = flower.colour;
  for (const [ring, one] of build.rings.entries()) paintRing(stage, brush, build, one, ring, asked);
  paintHeart(stage, brush, build);
  brush.restore();
  for (const { isPerched, x, y, tall } of spots)
    if (isPerched) glow(brush, x, y - tall * 0.04, tall * 0.3, css('#2a1018', 0.34), css('#2a1018', 0));
}

/** Parts of the frame's height: where the water ends far away. */
const SHORE_ROW = 0.52;
/** Where its pads lie, in sizes of the bloom from its heart: across, down, how broad. */
const PADS: readonly (readonly [number, number, number])[] = [
  [-1.02, -0.28, 0.34],
  [0.98, -0.34, 0.3],
  [-0.78, 0.36, 0.62],
  [0.86, 0.3, 0.56],
  [0.06, 0.5, 0.5],
];

/** Dark water that mirrors the garden behind it, and round leaves that are cut to their middle. */
function paintPond(stage: Stage, brush: Brush, size: number): void {
  const { width, height, short, light } = stage;
  const top = height * SHORE_ROW;
  const water = brush.createLinearGradient(0, top, 0, height);
  water.addColorStop(0, css(lit(stage, '#7fa88c'), 0));
  water.addColorStop(0.16, css(lit(stage, '#6f9a8c'), 0.85));
  water.addColorStop(0.5, css(lit(stage, '#2f6266')));
  water.addColorStop(1, css(lit(stage, '#123a44')));
  brush.fillStyle = water;
  brush.fillRect(0, top, width, height - top);
  const random = stage.random('ripples of the pond');
  for (let ripple = 0; ripple < 26; ripple++) {
    const near = random.next();
    const y = top + (height - top) * (0.14 + 0.86 * near);
    const reach = short * (0.05 + 0.12 * near);
    const x = width * random.next();
    glow(brush, x, y, reach, css(lit(stage, '#d8f0e4'), 0.1), css('#d8f0e4', 0));
    brush.strokeStyle = css(lit(stage, '#d8f0e4'), 0.1 + 0.08 * near);
    brush.lineWidth = short * (0.001 + 0.002 * near);
    brush.beginPath();
    brush.moveTo(x - reach, y);
    brush.quadraticCurveTo(x, y - short * 0.004, x + reach, y);
    brush.stroke();
  }
  const green = lit(stage, '#4f8f4a');
  for (const [across, down, broad] of PADS) {
    const [x, y] = [width / 2 + across * size, height * HEART_ROW + down * size];
    const [rx, ry] = [broad * size, broad * size * 0.36];
    const notch = across > 0 ? Math.PI * 1.06 : -Math.PI * 0.06;
    const fill = brush.createLinearGradient(x - light.side * rx, y, x + light.side * rx, y - ry);
    fill.addColorStop(0, css(mix(green, '#0c2a24', 0.42)));
    fill.addColorStop(1, css(mix(green, stage.palette.sun, 0.22)));
    const paintPad = (dx: number, dy: number, how: () => void): void => {
      brush.beginPath();
      brush.moveTo(x + dx, y + dy);
      brush.ellipse(x + dx, y + dy, rx, ry, 0, notch + 0.14, notch + Math.PI * 2 - 0.14);
      brush.closePath();
      how();
    };
    brush.fillStyle = css('#06181c', 0.34);
    paintPad(-light.side * rx * 0.04, ry * 0.16, () => brush.fill());
    brush.fillStyle = fill;
    paintPad(0, 0, () => brush.fill());
    brush.strokeStyle = css(mix(green, '#f0ffd0', 0.36), 0.6);
    brush.lineWidth = size * 0.008;
    paintPad(0, 0, () => brush.stroke());
    for (let vein = 1; vein < 9; vein++) {
      const angle = notch + (vein / 9) * Math.PI * 2;
      brush.strokeStyle = css(mix(green, '#f0ffd0', 0.3), 0.32);
      brush.beginPath();
      brush.moveTo(x, y);
      brush.lineTo(x + Math.cos(angle) * rx * 0.88, y + Math.sin(angle) * ry * 0.88);
      brush.stroke();
    }
  }
  glow(brush, width / 2, height * HEART_ROW + size * 0.2, size * 1.1, css('#04141a', 0.4), css('#04141a', 0));
}

function paintStem(stage: Stage, brush: Brush, size: number): void {
  const green = lit(stage, '#4f8a3c');
  const side = stage.light.side;
  brush.strokeStyle = css(mix(green, '#0c2418', 0.3));
  brush.lineWidth = size * 0.1;
  brush.beginPath();
  brush.moveTo(0, 0);
  brush.quadraticCurveTo(-side * size * 0.02, size * 0.6, -side * size * 0.16, size * 1.3);
  brush.stroke();
  for (const to of [-1, 1]) {
    brush.fillStyle = css(mix(green, to === side ? stage.palette.sun : '#0c2418', 0.24));
    brush.beginPath();
    brush.moveTo(-side * size * 0.06, size * 0.92);
    brush.bezierCurveTo(
      to * size * 0.4,
      size * 0.5,
      to * size * 0.9,
      size * 0.48,
      to * size * 1.16,
      size * 0.66,
    );
    brush.bezierCurveTo(
      to * size * 0.9,
      size * 0.86,
      to * size * 0.4,
      size * 0.9,
      -side * size * 0.06,
      size * 0.92,
    );
    brush.fill();
    brush.strokeStyle = css(mix(green, '#f0ffd0', 0.4), 0.7);
    brush.lineWidth = size * 0.012;
    brush.beginPath();
    brush.moveTo(-side * size * 0.06, size * 0.92);
    brush.quadraticCurveTo(to * size * 0.5, size * 0.66, to * size * 1.1, size * 0.66);
    brush.stroke();
  }
}

function paintRing(
  stage: Stage,
  brush: Brush,
  { petal, root, isPointed }: BloomBuild,
  { count, reach, broad }: BloomBuild['rings'][number],
  ring: number,
  asked: Colour | undefined,
): void {
  const random = stage.random(`petals ${ring}`);
  const base = lit(stage, asked ?? petal);
  const deep = lit(stage, asked === undefined ? root : mix(asked, '#2a0818', 0.45));
  for (let at = 0; at < count; at++) {
    const angle = ((at + (ring % 2) * 0.5) / count) * Math.PI * 2 + random.between(-0.05, 0.05);
    const far = reach * random.between(0.94, 1.03);
    const half = broad * random.between(0.9, 1.08) * 0.5;
    // Petals toward the light are pale, those below it in shade.
    const toLight = (Math.cos(angle) * stage.light.side - Math.sin(angle)) * 0.5;
    const tone = mix(
      base,
      toLight > 0 ? '#ffffff' : '#200a1c',
      Math.abs(toLight) * (toLight > 0 ? 0.26 : 0.24),
    );
    brush.save();
    brush.rotate(angle);
    const fill = brush.createLinearGradient(0, 0, far, 0);
    fill.addColorStop(0, css(deep));
    fill.addColorStop(0.42, css(mix(tone, deep, 0.28)));
    fill.addColorStop(1, css(mix(tone, stage.palette.sun, 0.14)));
    brush.fillStyle = fill;
    brush.beginPath();
    brush.moveTo(0, 0);
    if (isPointed) {
      brush.bezierCurveTo(far * 0.3, -half * 1.2, far * 0.72, -half, far, 0);
      brush.bezierCurveTo(far * 0.72, half, far * 0.3, half * 1.2, 0, 0);
    } else {
      brush.bezierCurveTo(far * 0.3, -half * 0.7, far * 0.8, -half * 1.5, far * 0.98, -half * 0.55);
      brush.quadraticCurveTo(far * 0.96, 0, far * 0.98, half * 0.55);
      brush.bezierCurveTo(far * 0.8, half * 1.5, far * 0.3, half * 0.7, 0, 0);
    }
    brush.fill();
    brush.strokeStyle = css(deep, 0.3);
    brush.lineWidth = 0.006;
    brush.stroke();
    for (const bow of [-0.4, 0, 0.4]) {
      brush.beginPath();
      brush.moveTo(far * 0.24, half * bow * 0.6);
      brush.quadraticCurveTo(far * 0.6, half * bow * 1.1, far * 0.9, half * bow * 0.7);
      brush.stroke();
    }
    brush.restore();
  }
}

/** Florets in the spirals that they grow in, on a cushion. */
function paintHeart(stage: Stage, brush: Brush, { heart, heartSize }: BloomBuild): void {
  const base = lit(stage, heart);
  const side = stage.light.side;
  const fill = brush.createRadialGradient(side * heartSize * 0.3, -heartSize * 0.4, 0, 0, 0, heartSize * 1.1);
  fill.addColorStop(0, css(mix(base, '#fff0c0', 0.34)));
  fill.addColorStop(0.6, css(base));
  fill.addColorStop(1, css(mix(base, '#1a0a10', 0.5)));
  brush.fillStyle = fill;
  brush.beginPath();
  brush.ellipse(0, 0, heartSize, heartSize, 0, 0, 7);
  brush.fill();
  const florets = Math.round(40 + heartSize * 460);
  for (let floret = 0; floret < florets; floret++) {
    const far = Math.sqrt((floret + 0.5) / florets) * heartSize * 0.96;
    const angle = floret * 2.39996;
    const rim = far / heartSize;
    brush.fillStyle = css(mix(base, floret % 3 === 0 ? '#ffe08a' : '#1a0a10', 0.16 + rim * 0.22));
    brush.beginPath();
    brush.ellipse(
      Math.cos(angle) * far,
      Math.sin(angle) * far,
      0.012 + rim * 0.006,
      0.014 + rim * 0.008,
      angle,
      0,
      7,
    );
    brush.fill();
  }
}
