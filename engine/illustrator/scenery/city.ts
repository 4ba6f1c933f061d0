// A city across the water: three depths of towers, lit windows, glowing signs, their mirror image.

import { css, mix, type Colour, type Rgb } from '#engine/raster/colour.ts';
import { painted, type Layer } from '../painting/layer.ts';
import type { Random } from '#engine/raster/random.ts';
import { lit, type Stage } from '../staging/stage.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { sightOf } from '../staging/city-sight.ts';
import { NEON } from './boards.ts';
import { glow } from './glow.ts';
import { paintMistBank } from './clouds.ts';
import { waterLayer } from './water.ts';

export function cityLayers(stage: Stage): Layer[] {
  const layers: Layer[] = [0, 1, 2].map((row) =>
    painted(`towers ${row}`, [0.12, 0.18, 0.26][row] ?? 0.2, (brush) => paintTowers(stage, brush, row)),
  );
  layers.splice(
    2,
    0,
    painted(
      'city haze',
      0.2,
      (brush) =>
        paintMistBank(
          stage,
          brush,
          'city haze',
          stage.horizon - stage.short * 0.05,
          stage.short * 0.3,
          stage.isDark ? 0.5 : 0.6,
        ),
      { isSolid: false },
    ),
  );
  if (stage.isNeon)
    layers.push(
      painted('beams', 0.15, (brush) => paintBeams(stage, brush), { isSolid: false, blend: 'screen' }),
    );
  layers.push(painted('quay', 0.27, (brush) => paintQuay(stage, brush)));
  layers.push(
    waterLayer(stage, {
      top: stage.horizon + stage.short * 0.018,
      tint: stage.isNeon ? '#120828' : stage.isDark ? '#0a1636' : '#3f7a9c',
      body: stage.isDark ? 0.2 : 0.45,
      waves: 1.25,
      hasGlints: !stage.isNeon && !stage.weather.has('rain'),
    }),
  );
  return layers;
}

export function towerColour(stage: Stage, row: number): Rgb {
  if (stage.isNeon)
    return mix(
      ['#3a1c66', '#241047', '#120828'][row] ?? '#120828',
      stage.palette.fog,
      [0.35, 0.15, 0][row] ?? 0,
    );
  if (stage.isDark)
    return mix(
      ['#2a3a70', '#1b2750', '#0f1836'][row] ?? '#0f1836',
      stage.palette.fog,
      [0.3, 0.12, 0][row] ?? 0,
    );
  return mix(
    lit(stage, ['#a8bcd4', '#7f97b4', '#586f8c'][row] ?? '#586f8c'),
    stage.palette.fog,
    [0.42, 0.2, 0.03][row] ?? 0,
  );
}

function paintTowers(stage: Stage, brush: Brush, row: number): void {
  const random = stage.random(`towers ${row}`);
  const { width, short, horizon, palette, light } = stage;
  const colour = towerColour(stage, row);
  // What the city is known by stands out of its towers.
  const hasSight = sightOf(stage) !== undefined;
  const peak = random.between(0.3, 0.7) * width;
  for (let x = -short * 0.03; x < width + short * 0.03;) {
    const wide = short * random.between(0.045, 0.1) * (1 + row * 0.2);
    const middle = Math.exp(-(((x + wide / 2 - peak) / (width * 0.36)) ** 2));
    const tall =
      short *
      random.between(0.12, 0.26) *
      ([1.5, 1.15, 0.8][row] ?? 1) *
      (0.55 + 1.05 * middle) *
      (hasSight ? 0.66 : 1);
    const top = horizon + short * 0.012 - tall;
    const gradient = brush.createLinearGradient(0, top, 0, horizon);
    gradient.addColorStop(0, css(mix(colour, '#ffffff', 0.05)));
    gradient.addColorStop(1, css(mix(colour, palette.fog, [0.6, 0.4, 0.2][row] ?? 0.2)));
    brush.fillStyle = gradient;
    paintCrown(brush, random, x, top, wide, tall, horizon + short * 0.01);
    brush.fillStyle = css(palette.shade, 0.3);
    brush.fillRect(light.side < 0 ? x + wide * 0.68 : x, top, wide * 0.32, horizon - top);
    paintWindows(stage, brush, random, { x, y: top + tall * 0.04, width: wide, height: tall * 0.94 }, row);
    if (stage.isNeon && row > 0 && random.chance(0.55)) {
      paintSign(
        stage,
        brush,
        random,
        x + wide * random.between(0.15, 0.6),
        top + tall * random.between(0.1, 0.4),
        short * 0.024 * (1 + row * 0.3),
        short * random.between(0.07, 0.14),
      );
    }
    if (stage.isDark && random.chance(0.3))
      glow(brush, x + wide / 2, top - short * 0.02, short * 0.012, css('#ff5040', 0.9), css('#ff5040', 0));
    x += wide * random.between(0.9, 1.18);
  }
}

function paintCrown(
  brush: Brush,
  random: Random,
  x: number,
  top: number,
  wide: number,
  tall: number,
  horizon: number,
): void {
  const shape = random.whole(5);
  brush.beginPath();
  if (shape === 0) {
    brush.moveTo(x, top + tall * 0.08);
    brush.lineTo(x + wide * 0.5, top - tall * 0.05);
    brush.lineTo(x + wide, top + tall * 0.08);
  } else if (shape === 1) {
    brush.moveTo(x, top + tall * 0.1);
    brush.lineTo(x + wide * 0.16, top + tall * 0.1);
    brush.lineTo(x + wide * 0.16, top);
    brush.lineTo(x + wide * 0.46, top);
    brush.lineTo(x + wide * 0.5, top - tall * 0.16);
    brush.lineTo(x + wide * 0.54, top);
    brush.lineTo(x + wide * 0.84, top);
    brush.lineTo(x + wide * 0.84, top + tall * 0.1);
    brush.lineTo(x + wide, top + tall * 0.1);
  } else if (shape === 2) {
    brush.moveTo(x, top + wide * 0.5);
    brush.quadraticCurveTo(x + wide * 0.05, top - wide * 0.1, x + wide * 0.5, top - wide * 0.12);
    brush.quadraticCurveTo(x + wide * 0.95, top - wide * 0.1, x + wide, top + wide * 0.5);
  } else {
    brush.moveTo(x, top);
    brush.lineTo(x + wide, top + (shape === 3 ? tall * 0.05 : 0));
  }
  brush.lineTo(x + wide, horizon + 2);
  brush.lineTo(x, horizon + 2);
  brush.fill();
}

export type Box = { x: number; y: number; width: number; height: number };

export function paintWindows(stage: Stage, brush: Brush, random: Random, box: Box, row: number): void {
  const { short } = stage;
  const pitch = short * (0.0085 + row * 0.002);
  const strength = [0.4, 0.65, 0.9][row] ?? 0.9;
  if (!stage.isDark) {
    paintGlassBands(stage, brush, box, pitch * 1.5, strength);
    return;
  }
  const columns = Math.max(2, Math.floor(box.width / pitch));
  const rows = Math.max(2, Math.floor(box.height / (pitch * 1.25)));
  const colours: readonly Colour[] = stage.isNeon
    ? ['#ffd98a', '#9fd8ff', '#ff7ac8', '#8affea']
    : ['#ffd98a', '#ffe9b8', '#9fc8ff'];
  for (const colour of colours) {
    brush.fillStyle = css(colour, strength);
    brush.beginPath();
    for (let line = 0; line < rows; line++) {
      for (let column = 0; column < columns; column++) {
        if (!random.chance(0.42 / colours.length)) continue;
        brush.rect(
          box.x + (box.width * (column + 0.25)) / columns,
          box.y + line * pitch * 1.25,
          (box.width / columns) * 0.5,
          pitch * 0.62,
        );
      }
    }
    brush.fill();
  }
}

/** By day windows are bands of glass that hold the sky. */
function paintGlassBands(stage: Stage, brush: Brush, box: Box, pitch: number, strength: number): void {
  const { palette } = stage;
  const isUpright = box.width < box.height * 0.28;
  for (const [colour, alpha, from] of [
    [mix(palette.shade, palette.skyTop, 0.3), 0.34, 0.2],
    [mix(palette.horizon, '#ffffff', 0.3), 0.3, 0.62],
  ] as const) {
    brush.fillStyle = css(colour, alpha * strength);
    brush.beginPath();
    if (isUpright) {
      const columns = Math.max(3, Math.round(box.width / (pitch * 0.8)));
      for (let column = 0; column < columns; column++)
        brush.rect(
          box.x + (box.width * (column + from)) / columns,
          box.y,
          (box.width / columns) * 0.4,
          box.height,
        );
    } else {
      const rows = Math.max(3, Math.round(box.height / pitch));
      for (let row = 0; row < rows; row++)
        brush.rect(
          box.x + box.width * 0.06,
          box.y + (box.height * (row + from)) / rows,
          box.width * 0.88,
          (box.height / rows) * 0.36,
        );
    }
    brush.fill();
  }
}

/** A glowing sign with strokes that look like writing and are none. */
export function paintSign(
  stage: Stage,
  brush: Brush,
  random: Random,
  x: number,
  y: number,
  wide: number,
  tall: number,
): void {
  const colour = random.pick(NEON);
  const { short } = stage;
  brush.save();
  brush.shadowColor = css(colour);
  brush.shadowBlur = short * 0.045;
  brush.strokeStyle = css(colour);
  brush.lineWidth = Math.max(1, wide * 0.09);
  brush.fillStyle = css(colour, 0.24);
  brush.beginPath();
  brush.roundRect(x, y, wide, tall, wide * 0.2);
  brush.fill();
  brush.stroke();
  brush.shadowBlur = short * 0.01;
  brush.strokeStyle = css(mix(colour, '#ffffff', 0.6));
  brush.lineWidth = Math.max(0.8, wide * 0.075);
  const signs = Math.max(1, Math.floor(tall / wide));
  brush.beginPath();
  for (let sign = 0; sign < signs; sign++) {
    const left = x + wide * 0.22;
    const top = y + (tall * (sign + 0.2)) / signs;
    const unit = wide * 0.56;
    for (let stroke = 0; stroke < 4; stroke++) {
      if (random.chance(0.55)) {
        const at = top + unit * random.next();
        brush.moveTo(left, at);
        brush.lineTo(left + unit, at);
      } else {
        const at = left + unit * random.next();
        brush.moveTo(at, top);
        brush.lineTo(at + unit * random.between(-0.2, 0.2), top + unit);
      }
    }
  }
  brush.stroke();
  brush.restore();
}

/** A roof terrace over the river, for whoever looks at the city. */
export function terraceLayer(stage: Stage): Layer {
  return painted('terrace', 0.5, (brush) => {
    const { width, height, short, palette, light } = stage;
    const random = stage.random('terrace');
    const top = height * 0.87;
    const stone = lit(stage, stage.isNeon ? '#3a3458' : stage.isDark ? '#4a5068' : '#b0a698');
    const floor = brush.createLinearGradient(0, top, 0, height);
    floor.addColorStop(0, css(mix(stone, palette.sun, 0.12)));
    floor.addColorStop(1, css(mix(stone, palette.shade, 0.6)));
    brush.fillStyle = floor;
    brush.fillRect(0, top, width, height - top);
    brush.strokeStyle = css(palette.shade, 0.4);
    brush.lineWidth = Math.max(1, short * 0.0018);
    brush.beginPath();
    for (let joint = -12; joint <= 12; joint++) {
      brush.moveTo(width / 2 + joint * short * 0.09, top);
      brush.lineTo(width / 2 + joint * short * 0.17, height);
    }
    brush.stroke();
    brush.fillStyle = css(mix(stone, palette.sun, 0.28));
    brush.fillRect(0, top - short * 0.012, width, short * 0.014);
    for (const side of [-1, 1]) {
      for (let pot = 0; pot < 3; pot++) {
        const x = width * (0.5 + side * (0.46 - pot * 0.06));
        const wide = short * random.between(0.045, 0.07);
        const y = top + short * random.between(0.03, 0.07);
        brush.fillStyle = css(mix(lit(stage, '#a8573a'), palette.shade, side === light.side ? 0.1 : 0.4));
        brush.fillRect(x - wide * 0.42, y - wide * 0.8, wide * 0.84, wide * 0.8);
        for (let leaf = 0; leaf < 26; leaf++) {
          brush.fillStyle = css(
            mix(
              lit(stage, '#4f8a48'),
              random.chance(0.5) ? palette.sun : palette.shade,
              random.between(0.1, 0.45),
            ),
          );
          brush.beginPath();
          brush.ellipse(
            x + random.between(-0.75, 0.75) * wide,
            y - wide * random.between(0.8, 2.1),
            wide * 0.2,
            wide * 0.11,
            random.next() * 3,
            0,
            7,
          );
          brush.fill();
        }
      }
    }
  });
}

/** The embankment the city stands on, with its row of lamps. */
function paintQuay(stage: Stage, brush: Brush): void {
  const { width, short, horizon, palette } = stage;
  const random = stage.random('quay');
  const top = horizon + short * 0.004;
  brush.fillStyle = css(mix(towerColour(stage, 2), palette.shade, 0.6));
  brush.fillRect(0, top, width, short * 0.016);
  if (!stage.isDark) {
    brush.fillStyle = css(mix(lit(stage, '#4f7a4b'), palette.shade, 0.25));
    for (let bush = 0; bush < 70 * (width / short); bush++) {
      brush.beginPath();
      brush.arc(random.next() * width, top, short * random.between(0.004, 0.012), 0, 7);
      brush.fill();
    }
    return;
  }
  const lamps = Math.round((34 * width) / short);
  for (let lamp = 0; lamp < lamps; lamp++) {
    const x = (width * (lamp + 0.5)) / lamps;
    const colour: Colour = stage.isNeon ? (NEON[lamp % 3] ?? '#ff2f92') : '#ffd98a';
    glow(brush, x, top, short * 0.018, css(colour, 0.75), css(colour, 0));
    brush.fillStyle = css(mix(colour, '#ffffff', 0.6));
    brush.fillRect(x - short * 0.0012, top - short * 0.0012, short * 0.0024, short * 0.0024);
  }
}

function paintBeams(stage: Stage, brush: Brush): void {
  const random = stage.random('beams');
  const { width, height, short, horizon } = stage;
  brush.filter = `blur(${(short * 0.012).toFixed(1)}px)`;
  for (let beam = 0; beam < 4; beam++) {
    brush.save();
    brush.translate(random.between(0.1, 0.9) * width, horizon);
    brush.rotate(random.between(-0.3, 0.3));
    const gradient = brush.createLinearGradient(0, 0, 0, -height * 0.8);
    gradient.addColorStop(0, css(random.pick(NEON), 0.3));
    gradient.addColorStop(1, css('#8b5cff', 0));
    brush.fillStyle = gradient;
    brush.beginPath();
    brush.moveTo(-short * 0.01, 0);
    brush.lineTo(-short * 0.06, -height * 0.8);
    brush.lineTo(short * 0.06, -height * 0.8);
    brush.lineTo(short * 0.01, 0);
    brush.fill();
    brush.restore();
  }
  brush.filter = 'none';
}
