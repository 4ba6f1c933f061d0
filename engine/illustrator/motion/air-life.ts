// What rises and falls near things in a video: steam, smoke, sparks, spray, the beam of a lighthouse, dust in the sun.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { effect, type EffectLayer } from '../painting/layer.ts';
import type { Spot } from '../placing/spot.ts';
import { lit, type Stage } from '../staging/stage.ts';
import { makeSurface, type Brush, type Surface } from '#engine/raster/surface.ts';
import { boldnessOf } from '../styles/look.ts';
import { windOf } from './layer-life.ts';
import { makeSpark, stampSpark } from './sky-life.ts';

const TURN = Math.PI * 2;

/** A soft ball of vapour, 64 pixels wide. */
export function makePuff(colour: Colour): Surface {
  return makeSurface(64, 64, (brush) => {
    const gradient = brush.createRadialGradient(32, 32, 0, 32, 32, 32);
    gradient.addColorStop(0, css(colour, 0.55));
    gradient.addColorStop(0.5, css(colour, 0.24));
    gradient.addColorStop(1, css(colour, 0));
    brush.fillStyle = gradient;
    brush.fillRect(0, 0, 64, 64);
  });
}

export type Plume = {
  name: string;
  depth: number;
  spot?: Spot;
  /** Where it leaves, pixels; it may go with what it comes from. */
  at(seconds: number): { x: number; y: number };
  /** Pixels: how high it rises, how wide it is at the start and at the end. */
  rise: number;
  from: number;
  to: number;
  /** Pixels to the side by the end of its life. */
  blown: number;
  colour: Colour;
  strength: number;
  puffs: number;
  /** Seconds that a puff lives. */
  lasts: number;
};

/** Puffs that leave one after the other, grow, rise and thin out. */
export function plumeLayer(stage: Stage, plume: Plume): EffectLayer {
  const puff = makePuff(plume.colour);
  const random = stage.random(`plume ${plume.name}`);
  const each = Array.from({ length: plume.puffs }, () => ({
    phase: random.next() * TURN,
    size: random.between(0.75, 1.25),
    strength: random.between(0.6, 1),
  }));
  const layer = effect(plume.name, plume.depth, (brush, seconds) => {
    for (const [index, own] of each.entries()) {
      const life = (seconds / plume.lasts + index / plume.puffs) % 1;
      const { x, y } = plume.at(seconds - life * plume.lasts);
      const size = (plume.from + (plume.to - plume.from) * life ** 0.8) * own.size;
      const curl = Math.sin(own.phase + life * 5) * plume.to * 0.28 * life;
      // Thick soon after it leaves, so that it is seen to come from there.
      brush.globalAlpha = plume.strength * own.strength * Math.sin(Math.PI * life ** 0.4);
      brush.drawImage(
        puff,
        x + curl + plume.blown * life ** 1.4 - size,
        y - plume.rise * life - size,
        size * 2,
        size * 2,
      );
    }
  });
  return plume.spot ? { ...layer, spot: plume.spot } : layer;
}

export type Wisps = Pick<Plume, 'name' | 'depth' | 'colour' | 'strength'> & {
  spot: Spot;
  /** Where they rise, pixels. */
  x: number;
  y: number;
  /** How far apart the outer ones leave, and how high they rise, pixels. */
  wide: number;
  rise: number;
};

const WISPS = 3;
const STAMPS = 44;

/** Ribbons of steam side by side, that curl as they rise and thin out: to be seen in a still as well. */
export function wispLayer(stage: Stage, wisps: Wisps): EffectLayer {
  const { x, y, wide, rise, strength } = wisps;
  const puff = makePuff(wisps.colour);
  const random = stage.random(`wisps ${wisps.name}`);
  const each = Array.from({ length: WISPS }, (_, at) => ({
    from: (at - (WISPS - 1) / 2) * wide * 0.55,
    phase: random.next() * TURN,
    high: rise * (at === 1 ? 1 : random.between(0.62, 0.85)),
  }));
  const bold = boldnessOf(stage);
  const layer = effect(wisps.name, wisps.depth, (brush, seconds) => {
    for (const { from, phase, high } of each) {
      for (let stamp = 0; stamp < STAMPS; stamp++) {
        const up = stamp / STAMPS;
        const curl = Math.sin(phase + up * 5.4 - seconds * 1.7) * wide * (0.08 + 0.3 * up);
        const size = wide * (0.09 + 0.17 * up) * bold;
        brush.globalAlpha = Math.min(1, strength * Math.sin(Math.PI * up ** 0.6) * 0.5 * bold);
        brush.drawImage(puff, x + from + curl - size, y - high * up - size, size * 2, size * 2);
      }
    }
  });
  return { ...layer, spot: wisps.spot };
}

/** Sparks over a fire, and its light that is never still. */
export function fireLayer(stage: Stage, spot: Spot): EffectLayer {
  const spark = makeSpark('#ff9a3c');
  const paintSparks = sparkPainter(stage, spot, { label: `fire ${spot.index}`, count: 26, size: 0.006 });
  const layer = effect(
    'fire',
    0.77,
    (brush, seconds) => {
      const flicker =
        0.72 +
        0.16 * Math.sin(seconds * 11.3) +
        0.12 * Math.sin(seconds * 17.9 + 1.3) * Math.sin(seconds * 5.1);
      stampSpark(
        brush,
        spark,
        spot.x,
        spot.y - spot.tall * 0.45,
        spot.tall * (1.5 + 0.12 * flicker),
        0.5 * flicker,
      );
      paintSparks(brush, seconds);
    },
    'screen',
  );
  return { ...layer, spot };
}

/** Many sparks that fly up from a fire: where they are asked for. */
export function sparkLayer(stage: Stage, spot: Spot): EffectLayer {
  const label = `sparks ${spot.index}`;
  const layer = effect(label, 0.772, sparkPainter(stage, spot, { label, count: 60, size: 0.009 }), 'screen');
  return { ...layer, spot };
}

/** `size`: of the largest, in parts of the shorter side. */
function sparkPainter(
  { short, random: randomOf }: Stage,
  { x: middle, y, tall }: Spot,
  { label, count, size }: { label: string; count: number; size: number },
): (brush: Brush, seconds: number) => void {
  const random = randomOf(label);
  const spark = makeSpark('#ff9a3c');
  const sparks = Array.from({ length: count }, () => ({
    x: random.between(-0.22, 0.22),
    phase: random.next(),
    pace: random.between(0.35, 0.6),
    sway: random.next() * TURN,
  }));
  return (brush, seconds) => {
    for (const { x, phase, pace, sway } of sparks) {
      const life = (seconds * pace + phase) % 1;
      const at = middle + tall * x + Math.sin(sway + life * 7) * short * 0.012 * life;
      const radius = short * size * (1 - life * 0.6);
      stampSpark(brush, spark, at, y - tall * (0.4 + 1.5 * life), radius, (1 - life) * 0.9);
    }
  };
}

/** Two beams that go round: broad when they point at the viewer, thin when they pass. */
export function beamLayer(stage: Stage, spot: Spot): EffectLayer {
  const lampX = spot.x;
  const lampY = spot.y - spot.tall * 0.645;
  const reach = Math.max(stage.width, stage.height);
  const tone = '#fff2c0';
  const phase = stage.random('beam').next() * TURN;
  const layer = effect(
    'beam',
    spot.depth + 0.01,
    (brush, seconds) => {
      const angle = seconds * 0.9 + phase;
      for (const side of [1, -1]) {
        const across = Math.cos(angle) * side;
        const toward = Math.sin(angle) * side;
        const length = reach * Math.abs(across);
        const end = lampX + Math.sign(across) * length;
        const wide = stage.short * (0.03 + 0.1 * Math.abs(across) + 0.12 * Math.max(0, toward));
        const alpha = 0.34 * Math.abs(across) * (0.75 + 0.25 * toward);
        if (length < 4) continue;
        const gradient = brush.createLinearGradient(lampX, 0, end, 0);
        gradient.addColorStop(0, css(tone, alpha));
        gradient.addColorStop(1, css(tone, 0));
        brush.fillStyle = gradient;
        brush.beginPath();
        brush.moveTo(lampX, lampY - stage.short * 0.004);
        brush.lineTo(end, lampY - wide);
        brush.lineTo(end, lampY + wide);
        brush.lineTo(lampX, lampY + stage.short * 0.004);
        brush.fill();
        if (toward > 0.55) {
          const gleam = makeGleam(toward);
          stampSpark(brush, lamp, lampX, lampY, stage.short * 0.16 * gleam, 0.8 * gleam);
        }
      }
    },
    'screen',
  );
  return { ...layer, spot };
}

const lamp = makeSpark('#ffe6a0');

function makeGleam(toward: number): number {
  return ((toward - 0.55) / 0.45) ** 2;
}

/** The threads of a waterfall, falling; and the spray at its foot. Where it hangs: `paintWaterfall`. */
export function fallLayer(stage: Stage, depth: number): EffectLayer {
  const { width, height, short, light, palette } = stage;
  const middle = width * (0.5 - light.side * 0.16);
  const foot = stage.horizon + short * 0.16;
  const top = foot - Math.min(short * 0.6, foot - height * 0.06);
  const random = stage.random('fall');
  const water = mix(lit(stage, '#f2f8fc'), palette.sun, 0.1);
  const threads = Array.from({ length: 130 }, () => ({
    across: random.between(-1, 1),
    phase: random.next(),
    pace: random.between(0.55, 0.95),
    long: random.between(0.08, 0.3),
    wide: short * random.between(0.0015, 0.0055),
    isDark: random.chance(0.3),
  }));
  const spray = makePuff(mix(water, '#ffffff', 0.5));
  const puffs = Array.from({ length: 16 }, () => ({
    x: random.between(-0.14, 0.14) * short,
    phase: random.next(),
    size: short * random.between(0.05, 0.11),
  }));
  return effect('fall', depth, (brush, seconds) => {
    brush.lineCap = 'round';
    for (const isDark of [true, false]) {
      brush.strokeStyle = css(
        isDark ? mix(water, palette.shade, 0.4) : mix(water, '#ffffff', 0.4),
        isDark ? 0.32 : 0.5,
      );
      for (const thread of threads) {
        if (thread.isDark !== isDark) continue;
        // It falls faster and faster.
        const life = (seconds * thread.pace + thread.phase) % 1;
        const from = life ** 1.35 * (1 + thread.long) - thread.long;
        const to = Math.min(1, from + thread.long * (0.4 + life));
        const start = Math.max(0.02, from);
        if (to <= start) continue;
        const x = (part: number) => middle + thread.across * short * (0.066 + 0.024 * part);
        const y = (part: number) => top + (foot - top) * part;
        brush.lineWidth = thread.wide;
        brush.beginPath();
        brush.moveTo(x(start), y(start));
        brush.lineTo(x(to), y(to));
        brush.stroke();
      }
    }
    for (const { x, phase, size } of puffs) {
      const life = (seconds * 0.45 + phase) % 1;
      const wide = size * (0.7 + life);
      brush.globalAlpha = 0.55 * Math.sin(Math.PI * life);
      brush.drawImage(
        spray,
        middle + x * (1 + life * 0.5) - wide,
        foot - short * 0.07 * life - wide,
        wide * 2,
        wide * 2,
      );
    }
  });
}

/** Fine dust in the light of a room, or sand that the wind takes along. */
export function dustLayer(stage: Stage, kind: 'room' | 'sand'): EffectLayer {
  const random = stage.random(`dust ${kind}`);
  const { width, height, short, palette, light } = stage;
  const isRoom = kind === 'room';
  const spark = makeSpark(isRoom ? palette.sun : lit(stage, '#f0d8a8'));
  const motes = Array.from({ length: isRoom ? 46 : 70 }, () => ({
    x: random.next(),
    y: random.next(),
    size: short * random.between(0.0016, isRoom ? 0.0045 : 0.003),
    pace: random.between(0.6, 1.4),
    phase: random.next() * TURN,
  }));
  const wind = windOf(stage) * -light.side;
  return effect(
    'motes',
    isRoom ? 0.7 : 0.62,
    (brush, seconds) => {
      for (const { x, y, size, pace, phase } of motes) {
        const drift = seconds * pace * (isRoom ? 0.006 : 0.16 * wind);
        const at = x + drift - Math.floor(x + drift);
        const row = isRoom
          ? height * (0.12 + 0.7 * y) + Math.sin(seconds * 0.5 * pace + phase) * short * 0.02
          : stage.horizon +
            (height - stage.horizon) * (0.1 + 0.9 * y ** 0.7) +
            Math.sin(seconds * 2 + phase) * short * 0.004;
        const shine = isRoom ? 0.18 + 0.3 * Math.max(0, Math.sin(seconds * pace + phase)) : 0.3;
        stampSpark(brush, spark, at * width, row, size * (isRoom ? 1 : 1 + y), shine);
      }
    },
    'screen',
  );
}

/** Foam that runs up the beach and back. The line of the sand: `beachLayer`. */
export function swashLayer(stage: Stage, depth: number): EffectLayer {
  const { width, height, short, light, palette } = stage;
  const noise = stage.noise('beach');
  const foam = mix('#ffffff', palette.sun, 0.18);
  const lineAt = (x: number): number =>
    height * 0.84 +
    Math.sin((x / width) * 3 + 1) * short * 0.03 -
    (x / width - 0.5) * light.side * short * 0.12;
  return effect('swash', depth, (brush, seconds) => {
    brush.lineJoin = 'round';
    for (let wave = 0; wave < 3; wave++) {
      const life = (seconds / 5.4 + wave / 3) % 1;
      // Up quickly, back slowly, thinning out.
      const up = life < 0.4 ? Math.sin((life / 0.4) * (Math.PI / 2)) : 1 - ((life - 0.4) / 0.6) ** 1.6 * 0.55;
      const into = short * (-0.075 + 0.085 * up);
      const alpha = 0.75 * Math.min(1, life * 6) * Math.max(0, 1 - life) ** 0.7;
      brush.strokeStyle = css(foam, alpha);
      brush.fillStyle = css(foam, alpha * 0.16);
      brush.lineWidth = short * (0.0025 + 0.0035 * (1 - life));
      brush.beginPath();
      for (let x = -10; x <= width + 20; x += 10) {
        const y =
          lineAt(x) +
          into * (0.8 + 0.5 * noise((x / short) * 3 + wave * 7, 3)) +
          noise((x / short) * 13, wave * 5 + life) * short * 0.006;
        if (x === -10) brush.moveTo(x, y);
        else brush.lineTo(x, y);
      }
      brush.stroke();
      brush.lineTo(width + 20, lineAt(width) - short * 0.1);
      for (let x = width; x >= -10; x -= 40) brush.lineTo(x, lineAt(x) - short * 0.085);
      brush.fill();
    }
  });
}
