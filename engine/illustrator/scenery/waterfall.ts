// A cliff with a broad fall of water, spray at its foot and the pool it falls into.

import { css, mix, type Rgb } from '#engine/raster/colour.ts';
import { fractal, type Noise } from '#engine/raster/noise.ts';
import type { Random } from '#engine/raster/random.ts';
import { lit, type Stage } from '../staging/stage.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { paintFacet, paintStone } from './ground.ts';
import { glow } from './glow.ts';

/** What the parts of a waterfall share: where it falls from and to, and what it is made of. Pixels. */
type Fall = {
  stage: Stage;
  brush: Brush;
  random: Random;
  noise: Noise;
  middle: number;
  top: number;
  foot: number;
  rock: Rgb;
  water: Rgb;
};

/** A cliff with a broad fall of water, spray at its foot and the pool it falls into. */
export function paintWaterfall(stage: Stage, brush: Brush): void {
  const { width, height, short, palette, light } = stage;
  const foot = stage.horizon + short * 0.16;
  const fall: Fall = {
    stage,
    brush,
    random: stage.random('waterfall'),
    noise: stage.noise('cliff'),
    middle: width * (0.5 - light.side * 0.16),
    top: foot - Math.min(short * 0.6, foot - height * 0.06),
    foot,
    rock: lit(stage, stage.isSnowy ? '#8a94a8' : '#75706c'),
    water: mix(lit(stage, '#f2f8fc'), palette.sun, 0.1),
  };
  paintCliff(fall, -1);
  paintCliff(fall, 1);
  paintCracks(fall);
  paintTufts(fall);
  paintFallingWater(fall);
  paintPool(fall);
  paintStones(fall);
  paintSpray(fall);
}

/** The rock at one side of the water, falling off from it. */
function paintCliff(fall: Fall, side: -1 | 1): void {
  const { stage, brush, random, middle, top, foot, rock, noise } = fall;
  const { width, short, palette, light } = stage;
  const edge = middle + side * short * 0.075;
  const gradient = brush.createLinearGradient(edge, 0, edge + side * short * 0.5, 0);
  gradient.addColorStop(0, css(mix(rock, side === light.side ? palette.sun : palette.shade, 0.3)));
  gradient.addColorStop(1, css(mix(rock, palette.shade, 0.55)));
  brush.fillStyle = gradient;
  brush.beginPath();
  brush.moveTo(edge, foot + short * 0.03);
  for (let step = 0; step <= 20; step++)
    brush.lineTo(edge + noise(step * 0.6, side * 5) * short * 0.022, foot - ((foot - top) * step) / 20);
  for (let step = 0; step <= 20; step++) {
    const u = step / 20;
    const x = edge + side * u * (side > 0 ? width - edge : edge);
    brush.lineTo(
      x,
      top + (foot - top) * (0.02 + 0.75 * u ** 1.3) + fractal(noise, u * 5 + side * 9, 2, 4) * short * 0.07,
    );
  }
  brush.lineTo(side > 0 ? width : 0, foot + short * 0.03);
  brush.fill();
  brush.save();
  brush.clip();
  for (let facet = 0; facet < 340; facet++) {
    paintFacet(
      stage,
      brush,
      random,
      edge + side * short * random.next() ** 1.2 * 0.6,
      top + (foot - top) * random.next(),
      rock,
    );
  }
  brush.restore();
}

function paintCracks(fall: Fall): void {
  const { stage, brush, random, middle, top, foot, rock } = fall;
  const { short, palette } = stage;
  for (let crack = 0; crack < 130; crack++) {
    const side = random.side();
    const x = middle + side * short * random.between(0.09, 0.5);
    const y = top + (foot - top) * random.between(0.12 + (Math.abs(x - middle) / short) * 0.9, 0.98);
    if (y > foot) continue;
    brush.strokeStyle = css(
      random.chance(0.5) ? mix(rock, palette.sun, 0.35) : mix(rock, palette.shade, 0.6),
      0.4,
    );
    brush.lineWidth = short * random.between(0.001, 0.005);
    brush.beginPath();
    brush.moveTo(x, y);
    brush.lineTo(x + random.between(-0.012, 0.012) * short, y + short * random.between(0.02, 0.07));
    brush.stroke();
  }
}

/** What grows along the edge of the rock. */
function paintTufts(fall: Fall): void {
  const { stage, brush, random, middle, top, foot } = fall;
  const { short, palette } = stage;
  const green = lit(stage, stage.isAutumn ? '#b5732c' : stage.isSnowy ? '#eef4fc' : '#5a8a45');
  for (let tuft = 0; tuft < 120; tuft++) {
    const side = random.side();
    const away = short * random.between(0.08, 0.52);
    const x = middle + side * away;
    const y =
      top +
      (foot - top) * (0.02 + 0.75 * (away / (short * 0.62)) ** 1.3) +
      random.between(-0.01, 0.07) * short;
    const radius = short * random.between(0.008, 0.024);
    brush.fillStyle = css(
      mix(green, random.chance(0.5) ? palette.sun : palette.shade, random.between(0.05, 0.4)),
      0.9,
    );
    brush.beginPath();
    brush.arc(x, y, radius, 0, 7);
    brush.fill();
  }
}

function paintFallingWater(fall: Fall): void {
  const { stage, brush, random, middle, top, foot, water } = fall;
  const { short, palette } = stage;
  brush.fillStyle = css(mix(water, palette.skyMiddle, 0.45), 0.95);
  brush.beginPath();
  brush.moveTo(middle - short * 0.07, top + short * 0.012);
  brush.lineTo(middle + short * 0.07, top + short * 0.012);
  brush.lineTo(middle + short * 0.095, foot + short * 0.02);
  brush.lineTo(middle - short * 0.095, foot + short * 0.02);
  brush.fill();
  for (let thread = 0; thread < 120; thread++) {
    const u = random.between(-1, 1);
    brush.strokeStyle = css(
      random.chance(0.75) ? water : mix(water, palette.shade, 0.35),
      random.between(0.25, 0.85),
    );
    brush.lineWidth = short * random.between(0.001, 0.005);
    const from = top + (foot - top) * random.next() ** 2 * 0.7;
    brush.beginPath();
    brush.moveTo(middle + u * short * 0.068, Math.max(from, top + short * 0.01));
    brush.lineTo(
      middle + u * short * 0.09,
      Math.min(foot + short * 0.02, from + (foot - top) * random.between(0.3, 0.9)),
    );
    brush.stroke();
  }
}

/** Where the water comes down, towards whoever looks on. */
function paintPool(fall: Fall): void {
  const { stage, brush, random, middle, foot, water } = fall;
  const { height, short, palette } = stage;
  const pool = brush.createLinearGradient(0, foot, 0, foot + short * 0.2);
  pool.addColorStop(0, css(mix(water, palette.skyMiddle, 0.3)));
  pool.addColorStop(1, css(mix(lit(stage, '#3a8a9a'), palette.shade, 0.3)));
  brush.fillStyle = pool;
  brush.beginPath();
  brush.moveTo(middle - short * 0.14, foot + short * 0.01);
  brush.bezierCurveTo(
    middle - short * 0.4,
    foot + short * 0.05,
    middle - short * 0.3,
    foot + short * 0.2,
    middle - short * 0.36,
    height + 4,
  );
  brush.lineTo(middle + short * 0.42, height + 4);
  brush.bezierCurveTo(
    middle + short * 0.26,
    foot + short * 0.2,
    middle + short * 0.36,
    foot + short * 0.05,
    middle + short * 0.14,
    foot + short * 0.01,
  );
  brush.fill();
  for (let ripple = 0; ripple < 60; ripple++) {
    const y = foot + random.next() ** 1.2 * (height - foot);
    const reach = short * (0.02 + 0.1 * random.next());
    brush.strokeStyle = css(water, random.between(0.15, 0.5));
    brush.lineWidth = short * 0.0018;
    brush.beginPath();
    const x = middle + random.between(-0.26, 0.26) * short;
    brush.moveTo(x - reach, y);
    brush.quadraticCurveTo(x, y + reach * 0.1, x + reach, y);
    brush.stroke();
  }
}

function paintStones(fall: Fall): void {
  const { stage, brush, random, middle, foot, rock } = fall;
  const { height, short, palette, light } = stage;
  for (let stone = 0; stone < 14; stone++) {
    const y = foot + random.next() * (height - foot) * 0.9;
    const side = random.side();
    const wide = short * random.between(0.03, 0.09) * (0.6 + (y - foot) / short);
    paintStone(
      brush,
      middle + side * short * random.between(0.16, 0.4),
      y,
      wide,
      wide * 0.6,
      mix(rock, '#ffffff', 0.06),
      palette.shade,
      palette.sun,
      light.side,
      random.next,
    );
  }
}

function paintSpray(fall: Fall): void {
  const { stage, brush, random, middle, foot, water } = fall;
  const { short } = stage;
  for (let puff = 0; puff < 9; puff++)
    glow(
      brush,
      middle + random.between(-0.13, 0.13) * short,
      foot + random.between(-0.04, 0.03) * short,
      short * random.between(0.06, 0.13),
      css(mix(water, '#ffffff', 0.4), 0.4),
      css('#ffffff', 0),
    );
}
