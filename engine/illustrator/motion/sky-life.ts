// What happens in the sky of a video: stars twinkle, meteors fall, birds cross, fireworks burst, lightning strikes.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { effect, type EffectLayer } from '../painting/layer.ts';
import { smooth } from '#engine/raster/noise.ts';
import { glow } from '../scenery/glow.ts';
import type { Stage } from '../staging/stage.ts';
import { makeSurface, type Brush, type Surface } from '#engine/raster/surface.ts';

const TURN = Math.PI * 2;

/** A soft point of light to stamp many times. */
export function makeSpark(colour: Colour): Surface {
  return makeSurface(48, 48, (brush) => {
    const gradient = brush.createRadialGradient(24, 24, 0, 24, 24, 24);
    gradient.addColorStop(0, 'rgba(255,255,255,1)');
    gradient.addColorStop(0.16, css(mix(colour, '#ffffff', 0.4), 0.75));
    gradient.addColorStop(0.45, css(colour, 0.18));
    gradient.addColorStop(1, css(colour, 0));
    brush.fillStyle = gradient;
    brush.fillRect(0, 0, 48, 48);
  });
}

export function stampSpark(
  brush: Brush,
  spark: Surface,
  x: number,
  y: number,
  radius: number,
  alpha: number,
): void {
  brush.globalAlpha = alpha < 0 ? 0 : alpha > 1 ? 1 : alpha;
  brush.drawImage(spark, x - radius, y - radius, radius * 2, radius * 2);
}

export function twinklingLayer(stage: Stage, depth: number): EffectLayer {
  const random = stage.random('twinkle');
  const isOpen = stage.scene === 'space' || stage.scene === 'moon';
  const bottom = isOpen ? stage.height : stage.horizon;
  const stars = Array.from({ length: Math.round(46 * Math.max(1, stage.width / stage.height)) }, () => ({
    x: random.next() * stage.width,
    y: random.next() ** 1.2 * bottom,
    size: stage.short * (0.003 + 0.009 * random.next() ** 3),
    pace: random.between(1.1, 3.4),
    phase: random.next() * TURN,
  }));
  const spark = makeSpark('#cfe0ff');
  return effect(
    'twinkling',
    depth,
    (brush, seconds) => {
      for (const { x, y, size, pace, phase } of stars)
        stampSpark(brush, spark, x, y, size, (0.5 + 0.5 * Math.sin(seconds * pace + phase)) ** 3);
    },
    'screen',
  );
}

/** `often` seconds pass between two. */
export function meteorLayer(stage: Stage, depth: number, often: number): EffectLayer {
  const { width, short, light } = stage;
  const horizon = Math.min(stage.horizon, stage.height);
  const spark = makeSpark('#cfe0ff');
  return effect(
    'meteors',
    depth,
    (brush, seconds) => {
      const now = Math.floor(seconds / often);
      for (let index = now - 2; index <= now; index++) {
        const random = stage.random(`meteor ${index}`);
        const start = (index + random.between(0.1, 0.5)) * often;
        const lasts = random.between(0.55, 0.95);
        const part = (seconds - start) / lasts;
        if (part <= 0 || part >= 1) continue;
        const reach = short * random.between(0.4, 0.75);
        const fromX = random.between(0.15, 0.85) * width;
        const fromY = random.between(0.04, 0.4) * horizon;
        const x = fromX - light.side * reach * part * 0.85;
        const y = fromY + reach * part * 0.5;
        const tail = reach * 0.45 * Math.min(1, part * 3);
        const alpha = Math.sin(Math.PI * part) ** 0.6;
        const endX = x + light.side * tail * 0.86;
        const endY = y - tail * 0.505;
        const gradient = brush.createLinearGradient(x, y, endX, endY);
        gradient.addColorStop(0, css('#ffffff', 0.95 * alpha));
        gradient.addColorStop(0.3, css('#cfe0ff', 0.4 * alpha));
        gradient.addColorStop(1, css('#9ab8ff', 0));
        brush.globalAlpha = 1;
        brush.strokeStyle = gradient;
        brush.lineWidth = short * 0.0028;
        brush.lineCap = 'round';
        brush.beginPath();
        brush.moveTo(x, y);
        brush.lineTo(endX, endY);
        brush.stroke();
        stampSpark(brush, spark, x, y, short * 0.012, alpha);
      }
    },
    'screen',
  );
}

const HUES: readonly [Colour, ...Colour[]] = [
  '#ff5a6a',
  '#ffd25a',
  '#5ad8ff',
  '#b87aff',
  '#6aff9a',
  '#ff9ad0',
];
const BURST_EVERY = 0.42;
const BURST_LASTS = 2.1;
const RISING_SECONDS = 0.75;

/** Rockets rise, burst into stars that slow down, droop and die. Any moment can be painted. */
export function fireworksLayer(stage: Stage, depth: number): EffectLayer {
  const sparks = new Map<Colour, Surface>(HUES.map((hue) => [hue, makeSpark(hue)]));
  return effect(
    'fireworks',
    depth,
    (brush, seconds) => {
      const now = Math.floor(seconds / BURST_EVERY);
      const before = Math.ceil((BURST_LASTS + RISING_SECONDS) / BURST_EVERY);
      for (let index = now - before; index <= now + 1; index++) {
        const random = stage.random(`burst ${index}`);
        const start = (index + random.between(0, 0.8)) * BURST_EVERY;
        paintRocket(stage, brush, random, seconds - start, sparks);
      }
    },
    'screen',
  );
}

function paintRocket(
  stage: Stage,
  brush: Brush,
  random: ReturnType<Stage['random']>,
  age: number,
  sparks: ReadonlyMap<Colour, Surface>,
): void {
  const { width, short } = stage;
  const horizon = Math.min(stage.horizon, stage.height);
  const x = width * random.between(0.08, 0.92);
  const y = horizon * random.between(0.12, 0.38);
  const reach = short * random.between(0.14, 0.3);
  const hue = random.pick(HUES);
  const second = random.chance(0.35) ? random.pick(HUES) : hue;
  const rays = 44 + random.whole(26);
  const lean = random.between(-0.05, 0.05) * short;
  if (age < -RISING_SECONDS || age > BURST_LASTS) return;
  const spark = sparks.get(hue);
  if (!spark) return;
  if (age < 0) {
    const part = 1 + age / RISING_SECONDS;
    const eased = 1 - (1 - part) ** 2;
    const rocketX = x + lean * (1 - eased);
    const rocketY = horizon - (horizon - y) * eased;
    brush.strokeStyle = css('#ffd9a0', 0.5);
    brush.lineWidth = short * 0.002;
    brush.globalAlpha = 0.8;
    brush.beginPath();
    brush.moveTo(rocketX, rocketY);
    brush.lineTo(rocketX + lean * 0.12, rocketY + short * 0.07 * (1 - part * 0.6));
    brush.stroke();
    stampSpark(brush, spark, rocketX, rocketY, short * 0.008, 1);
    return;
  }
  const life = age / BURST_LASTS;
  // Stars are thrown out and braked by the air.
  const spread = (1 - Math.exp(-age * 3.2)) * reach;
  const drop = short * 0.055 * age * age;
  const alpha = smooth(1, 0.35, life);
  brush.globalAlpha = 1;
  if (age < 0.5) glow(brush, x, y, reach * 1.5, css(hue, 0.42 * (1 - age / 0.5)), css(hue, 0));
  brush.lineCap = 'round';
  for (const [colour, from] of [
    [hue, 0],
    [second, 1],
  ] as const) {
    brush.strokeStyle = css(mix(colour, '#ffffff', 0.45 * (1 - life)), 0.85);
    brush.globalAlpha = alpha;
    brush.lineWidth = short * (0.0032 - 0.0016 * life);
    brush.beginPath();
    for (let ray = from; ray < rays; ray += 2) {
      const angle = (ray / rays) * TURN + random.between(-0.08, 0.08);
      const far = random.between(0.62, 1) * spread;
      const tail = far * (0.2 + 0.25 * (1 - life));
      const dx = Math.cos(angle);
      const dy = Math.sin(angle);
      brush.moveTo(x + dx * far, y + dy * far + drop);
      brush.lineTo(x + dx * (far - tail), y + dy * (far - tail) + drop * 0.72);
    }
    brush.stroke();
  }
  // In the end they glitter.
  if (life > 0.35) {
    for (let ray = 0; ray < rays; ray += 3) {
      const angle = (ray / rays) * TURN;
      const shine = Math.sin(age * 23 + ray * 2.4) * 0.5 + 0.5;
      const far = spread * (0.7 + 0.3 * ((ray * 0.618) % 1));
      stampSpark(
        brush,
        spark,
        x + Math.cos(angle) * far,
        y + Math.sin(angle) * far + drop,
        short * 0.006,
        shine * alpha,
      );
    }
  }
}

/** How bright lightning is at a moment, 0–1: now and then two or three quick strokes. */
export function flashAt(stage: Stage, seconds: number): number {
  const every = 2.6;
  const now = Math.floor(seconds / every);
  let bright = 0;
  for (let index = now - 1; index <= now; index++) {
    const random = stage.random(`flash ${index}`);
    const start = (index + random.between(0.15, 0.7)) * every;
    for (const after of [0, 0.11, 0.3]) {
      const age = seconds - start - after;
      if (age >= 0) bright = Math.max(bright, Math.exp(-age * 9) * (after === 0 ? 1 : 0.7));
    }
  }
  return bright < 0.02 ? 0 : bright;
}

/** The whole sky lights up for a moment. */
export function flashLayer(stage: Stage): EffectLayer {
  return effect(
    'flash',
    0.105,
    (brush, seconds) => {
      const bright = flashAt(stage, seconds);
      if (bright <= 0) return;
      brush.fillStyle = css('#c4d2ff', bright * 0.34);
      brush.fillRect(0, 0, stage.width, stage.height);
    },
    'screen',
  );
}

/** A flock far off that crosses the sky, each with its own beat of wings. */
export function flockLayer(stage: Stage, length: number): EffectLayer {
  const random = stage.random('flock');
  const { width, short, light } = stage;
  const horizon = Math.min(stage.horizon, stage.height);
  const count = 5 + random.whole(4);
  const ahead = random.side();
  const pace = short * random.between(0.045, 0.07);
  const birds = Array.from({ length: count }, (_, index) => ({
    // Not a row and not a heap: a loose wedge.
    back: Math.ceil(index / 2) * short * random.between(0.026, 0.038),
    aside: (index % 2 === 0 ? 1 : -1) * Math.ceil(index / 2) * short * random.between(0.009, 0.02),
    size: short * random.between(0.0085, 0.0125),
    phase: random.next() * TURN,
    beat: random.between(7, 9.5),
  }));
  const middleX = width * (0.5 - light.side * 0.16);
  const y = horizon * random.between(0.3, 0.5);
  const tone = css(mix(stage.palette.shade, stage.palette.fog, 0.28), 0.85);
  return effect('flock', 0.215, (brush, seconds) => {
    brush.strokeStyle = tone;
    brush.lineCap = 'round';
    brush.lineJoin = 'round';
    for (const bird of birds) {
      const x = middleX + ahead * (pace * (seconds - length / 2) - bird.back);
      const at = y + bird.aside + Math.sin(seconds * 0.8 + bird.phase) * short * 0.004;
      const beat = Math.sin(seconds * bird.beat + bird.phase);
      const rise = bird.size * (0.28 + 0.42 * beat);
      brush.lineWidth = Math.max(0.9, bird.size * 0.17);
      brush.beginPath();
      brush.moveTo(x - bird.size, at - rise);
      brush.quadraticCurveTo(x - bird.size * 0.45, at - rise * 0.9 - bird.size * 0.16, x, at);
      brush.quadraticCurveTo(
        x + bird.size * 0.45,
        at - rise * 0.9 - bird.size * 0.16,
        x + bird.size,
        at - rise,
      );
      brush.stroke();
    }
  });
}
