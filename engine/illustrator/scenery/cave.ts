// The inside of a cave: walls of rock that come nearer from its mouth on, stones that hang and stand, a damp floor.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { fractal } from '#engine/raster/noise.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { choosePalette } from '../staging/palette.ts';
import type { Stage } from '../staging/stage.ts';
import { cavernLayers, crystalLight, hasCaveLake, isUnderground, paintDepth } from './crystal-cave.ts';
import { glow } from './glow.ts';
import { makeTexture } from './texture.ts';

/** Rings of rock, the farthest first: how much of the mouth each leaves open, and how dark it is. */
const RINGS = [
  { open: 0.4, dark: 0.2 },
  { open: 0.62, dark: 0.46 },
  { open: 0.86, dark: 0.72 },
] as const;
const STEPS = 120;

export function caveLayers(stage: Stage): Layer[] {
  const mouth = mouthOf(stage);
  const rock: Colour =
    stage.reading.colours[0] ??
    (/\bice\b|冰/.test(stage.words) ? '#8ed0f0' : undefined) ??
    stage.random('rock').pick(['#6e6678', '#75685c', '#5c6a78']);
  const isDeep = isUnderground(stage);
  const hasLake = hasCaveLake(stage);
  const light: Colour = isDeep
    ? crystalLight(stage)
    : stage.time === 'night'
      ? '#9db8f0'
      : stage.time === 'sunset'
        ? '#ffbf80'
        : '#eef6f0';
  return [
    painted(
      'outside',
      0.04,
      (brush) => (isDeep ? paintDepth(stage, brush, mouth) : paintOutside(stage, brush, mouth, light)),
      { isSolid: false },
    ),
    ...RINGS.map((ring, index) =>
      painted(`rocks ${index}`, 0.1 + index * 0.1, (brush) =>
        paintRing(stage, brush, { ...mouth, ...ring, index, rock, light }),
      ),
    ),
    ...cavernLayers(stage, stage.horizon + stage.short * 0.02),
    ...(hasLake
      ? []
      : [painted('ground', 0.5, (brush: Brush) => paintFloor(stage, brush, mouth, rock, light))]),
    painted('light on the floor', 0.52, (brush) => paintShine(stage, brush, mouth, light), {
      isSolid: false,
      blend: 'screen',
    }),
  ];
}

type Mouth = { x: number; y: number; radius: number };

function mouthOf({ width, horizon, short, light }: Stage): Mouth {
  return { x: width * (0.5 + light.side * 0.1), y: horizon - short * 0.16, radius: short * 0.52 };
}

/** What is seen of the day outside. */
function paintOutside(stage: Stage, brush: Brush, { x, y, radius }: Mouth, light: Colour): void {
  const { width, height, short, isDark } = stage;
  const sky = choosePalette(stage.time, 0.4);
  const air = brush.createLinearGradient(0, y - radius, 0, y + short * 0.1);
  air.addColorStop(0, css(sky.skyTop));
  air.addColorStop(0.5, css(sky.skyMiddle));
  air.addColorStop(1, css(sky.horizon));
  brush.fillStyle = air;
  brush.fillRect(0, 0, width, height);
  glow(brush, x, y, short * 0.4, css('#ffffff', isDark ? 0.2 : 0.5), css(light, 0));
  // Hills that go pale, far outside.
  for (const [row, tone] of [0.34, 0.14].entries()) {
    brush.fillStyle = css(mix(isDark ? '#1c2c44' : '#4f7a5c', sky.fog, 0.72 - row * 0.3), 1 - tone * 0.4);
    brush.beginPath();
    brush.moveTo(0, height);
    for (let step = 0; step <= 40; step++) {
      const rise = Math.sin(step * 0.5 + row * 2.2) * 0.03 + Math.sin(step * 0.21 + row) * 0.05;
      brush.lineTo((width * step) / 40, y + short * (0.06 + row * 0.07 - rise));
    }
    brush.lineTo(width, height);
    brush.fill();
  }
}

type Ring = Mouth & { open: number; dark: number; index: number; rock: Colour; light: Colour };

/** All around the opening, whose edge is ragged: teeth hang from above and stand below. */
function paintRing(stage: Stage, brush: Brush, ring: Ring): void {
  const { width, height } = stage;
  const { x, y, radius, open, dark, index, rock, light } = ring;
  const noise = stage.noise(`ring ${index}`);
  const face = brush.createRadialGradient(x, y, radius * open * 0.7, x, y, radius * open * 2.1);
  face.addColorStop(0, css(mix(mix(rock, light, 0.45), '#0c0a12', dark * 0.7)));
  face.addColorStop(1, css(mix(rock, '#08060c', Math.min(0.94, dark + 0.3))));
  brush.fillStyle = face;
  brush.beginPath();
  brush.rect(-1, -1, width + 2, height + 2);
  for (let step = 0; step <= STEPS; step++) {
    const angle = (step / STEPS) * Math.PI * 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const rough = fractal(noise, cos * 2.4 + 9, sin * 2.4 + 5, 5) * 0.34;
    const reach = radius * open * (1 + rough);
    const [px, py] = [x + cos * reach * 1.16, y + sin * reach];
    if (step === 0) brush.moveTo(px, py);
    else brush.lineTo(px, py);
  }
  brush.closePath();
  brush.fill('evenodd');
  brush.save();
  brush.globalCompositeOperation = 'source-atop';
  brush.imageSmoothingQuality = 'high';
  brush.globalAlpha = 0.5;
  brush.drawImage(grainOf(stage, index), 0, 0, width, height);
  brush.restore();
  brush.globalCompositeOperation = 'source-over';
  hangStones(stage, brush, ring);
}

/** Stones that hang from the upper edge of the opening, thin at the tip. */
function hangStones({ short, random: randomOf }: Stage, brush: Brush, ring: Ring): void {
  const { x, y, radius, open, dark, index, rock, light } = ring;
  const random = randomOf(`stones ${index}`);
  const count = 7 + index * 3;
  for (let stone = 0; stone < count; stone++) {
    const across = ((stone + random.between(0.1, 0.9)) / count) * 2 - 1;
    const left = x + across * radius * open * 1.2;
    const root = y - Math.sqrt(Math.max(0, 1 - across * across)) * radius * open * 1.1 - short * 0.05;
    const wide = short * random.between(0.012, 0.03) * (0.7 + index * 0.35);
    const long = short * random.between(0.08, 0.17) * (0.6 + index * 0.3);
    const tone = mix(mix(rock, light, 0.3 - index * 0.08), '#0a080e', dark * 0.8);
    // They grow out of the rock: nothing is seen of where they begin.
    const face = brush.createLinearGradient(left - wide, root, left + wide * 0.4, root + long);
    face.addColorStop(0, css(tone, 0));
    face.addColorStop(0.4, css(mix(tone, '#08060c', 0.3), 0.85));
    face.addColorStop(1, css(mix(tone, '#08060c', 0.5)));
    brush.fillStyle = face;
    brush.beginPath();
    brush.moveTo(left - wide * 1.5, root);
    brush.quadraticCurveTo(left - wide * 0.4, root + long * 0.5, left, root + long);
    brush.quadraticCurveTo(left + wide * 0.5, root + long * 0.45, left + wide * 1.5, root);
    brush.fill();
  }
}

/** Cracks and lumps of stone, as light and dark to be laid over. */
function grainOf(stage: Stage, index: number) {
  const columns = 220;
  const rows = Math.round((columns * stage.height) / stage.width);
  const noise = stage.noise(`stone ${index}`);
  return makeTexture(columns, rows, (x, y) => {
    const value = fractal(noise, x * 0.05, y * 0.075, 5);
    const crack = 1 - Math.abs(fractal(noise, x * 0.03 + 70, y * 0.045, 4));
    const tone = value - (crack > 0.965 ? 0.7 : 0);
    const shade = tone > 0 ? 235 : 6;
    return [shade, shade, shade, Math.min(150, Math.abs(tone) * 210)];
  });
}

function paintFloor(stage: Stage, brush: Brush, { x }: Mouth, rock: Colour, light: Colour): void {
  const { width, height, short, horizon } = stage;
  const noise = stage.noise('floor');
  const top = horizon + short * 0.02;
  brush.beginPath();
  brush.moveTo(0, height);
  for (let step = 0; step <= 60; step++) {
    const px = (width * step) / 60;
    const rise = Math.abs(px - x) / width;
    brush.lineTo(px, top - rise * rise * short * 0.34 + fractal(noise, step * 0.22, 3, 4) * short * 0.03);
  }
  brush.lineTo(width, height);
  brush.closePath();
  const ground = brush.createLinearGradient(0, top, 0, height);
  ground.addColorStop(0, css(mix(mix(rock, light, 0.36), '#0c0a12', 0.3)));
  ground.addColorStop(1, css(mix(rock, '#08060c', 0.74)));
  brush.fillStyle = ground;
  brush.fill();
  brush.save();
  brush.globalCompositeOperation = 'source-atop';
  brush.globalAlpha = 0.45;
  brush.drawImage(grainOf(stage, 7), 0, horizon, width, height - horizon);
  brush.restore();
}

/** The damp floor mirrors the mouth, in streaks. */
function paintShine(stage: Stage, brush: Brush, { x }: Mouth, light: Colour): void {
  const { height, horizon, short } = stage;
  const random = stage.random('shine');
  brush.filter = `blur(${(short * 0.006).toFixed(1)}px)`;
  for (let streak = 0; streak < 26; streak++) {
    const depth = random.next() ** 0.8;
    const y = horizon + short * 0.05 + (height - horizon) * depth;
    const wide = short * random.between(0.03, 0.14) * (0.5 + depth);
    brush.fillStyle = css(light, random.between(0.05, 0.2) * (1 - depth * 0.6));
    brush.beginPath();
    brush.ellipse(x + random.between(-0.3, 0.3) * short, y, wide, short * 0.005 * (1 + depth), 0, 0, 7);
    brush.fill();
  }
  brush.filter = 'none';
}
