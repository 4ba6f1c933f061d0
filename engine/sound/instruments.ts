// Synthesised instruments: each plays one note as samples of its own.
import type { Random } from '#engine/raster/random.ts';
import { makePlane } from '#engine/raster/make-plane.ts';
import { RATE, makeNoise, passBand, passHigh, passLow, shape } from './sound-bricks.ts';

/**
 * A note: its pitch in hertz and how long it is held, seconds. No more than `heard` samples of it are made: what a piece
 * has no time for any more.
 */
export type Play = (hertz: number, seconds: number, random: Random, heard: number) => Float32Array;

const TURN = Math.PI * 2;

function draw(seconds: number, valueAt: (t: number) => number, heard = Infinity): Float32Array {
  const samples = Math.max(1, Math.round(seconds * RATE));
  return makePlane(Math.min(samples, heard), (index) => valueAt(index / RATE));
}

/** Rises and falls softly; the release sounds on after the note. */
function swell(t: number, seconds: number, attack: number, release: number): number {
  const rise = Math.min(1, t / attack);
  const fall = t < seconds ? 1 : Math.max(0, 1 - (t - seconds) / release);
  return rise * rise * (3 - 2 * rise) * fall * fall;
}

/** A felt piano: partials that die the faster the higher they are. */
export const playPiano: Play = (hertz, seconds, _random, heard) => {
  const lasts = Math.min(3.2, seconds + 1.1);
  const valueAt = (t: number): number => {
    let sum = 0;
    for (let partial = 1; partial <= 6; partial++) {
      const stretched = hertz * partial * (1 + 0.00035 * partial * partial);
      sum += (Math.sin(TURN * stretched * t) / partial ** 1.7) * Math.exp(-t * (1.3 + partial * 0.95));
    }
    return sum * Math.min(1, t / 0.006) * swell(t, lasts - 0.4, 0.001, 0.4);
  };
  return draw(lasts, valueAt, heard);
};

/** Warm strings of many voices, each a little out of tune. */
export const playPad: Play = (hertz, seconds, random, heard) => {
  const release = 0.9;
  const voices = Array.from({ length: 4 }, () => ({
    detune: random.between(0.9965, 1.0035),
    phase: random.next() * TURN,
  }));
  const valueAt = (t: number): number => {
    let sum = 0;
    for (const { detune, phase } of voices) {
      const base = TURN * hertz * detune * t + phase;
      sum += Math.sin(base) + 0.42 * Math.sin(2 * base) + 0.2 * Math.sin(3 * base) + 0.1 * Math.sin(4 * base);
    }
    return (sum / 4) * swell(t, seconds, Math.min(0.55, seconds * 0.4), release);
  };
  return passLow(draw(seconds + release, valueAt, heard), Math.min(2600, hertz * 5));
};

/** A bowed section with an edge, for the grand. */
export const playStrings: Play = (hertz, seconds, random, heard) => {
  const release = 0.35;
  const voices = [0.996, 1, 1.004].map((detune) => ({ detune, phase: random.next() }));
  const valueAt = (t: number): number => {
    let sum = 0;
    for (const { detune, phase } of voices) sum += ((hertz * detune * t + phase) % 1) * 2 - 1;
    return (sum / 3) * swell(t, seconds, Math.min(0.07, seconds * 0.4), release);
  };
  return passLow(draw(seconds + release, valueAt, heard), Math.min(3800, hertz * 7));
};

/** A plucked string, as a burst of noise that goes round in a loop of its length. */
function pluck(
  hertz: number,
  seconds: number,
  random: Random,
  heard: number,
  brightness: number,
  ring: number,
): Float32Array {
  const period = RATE / hertz;
  const size = Math.max(2, Math.floor(period));
  const part = period - size;
  const burst = passLow(makeNoise(random, size + 1), 1500 + brightness * 7000);
  // A string that is pushed to one side would keep that as a click and a lean.
  const middle = burst.reduce((sum, value) => sum + value, 0) / burst.length;
  const samples = Math.round((seconds + 0.5) * RATE);
  const out = new Float32Array(Math.min(samples, heard));
  const loss = 0.5 ** (1 / (hertz * ring));
  let last = 0;
  for (let index = 0; index < out.length; index++) {
    if (index <= size) {
      out[index] = (burst[index] as number) - middle;
      continue;
    }
    const early = out[index - size] as number;
    const late = out[index - size - 1] as number;
    const value = early * (1 - part) + late * part;
    last += (value - last) * (0.45 + brightness * 0.5);
    out[index] = last * loss;
  }
  const lasts = samples / RATE;
  return shape(out, (t) => Math.min(1, t / 0.002) * Math.min(1, (lasts - t) / 0.15));
}

/** A long zither string. */
export const playZither: Play = (hertz, seconds, random, heard) =>
  pluck(hertz, Math.max(0.9, seconds), random, heard, 0.85, 0.9);

/** A short string plucked with a finger. */
export const playPizzicato: Play = (hertz, seconds, random, heard) =>
  pluck(hertz, Math.min(0.35, seconds), random, heard, 0.35, 0.16);

/** A small metal bar: a pure tone with a bright start. */
export const playBell: Play = (hertz, seconds, _random, heard) => {
  const lasts = Math.max(1.4, seconds + 0.9);
  const valueAt = (t: number): number => {
    const strike =
      Math.sin(TURN * hertz * 3.93 * t) * 0.4 * Math.exp(-t * 14) +
      Math.sin(TURN * hertz * 9.2 * t) * 0.12 * Math.exp(-t * 30);
    return (Math.sin(TURN * hertz * t) * Math.exp(-t * 3.2) + strike) * Math.min(1, (lasts - t) / 0.3);
  };
  return draw(lasts, valueAt, heard);
};

export const playBass: Play = (hertz, seconds, _random, heard) => {
  const valueAt = (t: number): number => {
    const wave =
      Math.sin(TURN * hertz * t) +
      0.45 * Math.sin(2 * TURN * hertz * t) +
      0.14 * Math.sin(3 * TURN * hertz * t);
    return Math.tanh(wave * 1.3) * swell(t, seconds, 0.012, 0.12) * Math.exp(-t * 1.2);
  };
  return draw(seconds + 0.12, valueAt, heard);
};

/** A synthesiser lead for dancing. */
export const playLead: Play = (hertz, seconds, _random, heard) => {
  const valueAt = (t: number): number => {
    const saw = ((hertz * t) % 1) * 2 - 1;
    const second = ((hertz * 1.007 * t + 0.4) % 1) * 2 - 1;
    return (saw + second) * 0.5 * swell(t, seconds, 0.006, 0.18) * Math.exp(-t * 2.2);
  };
  return passLow(draw(seconds + 0.18, valueAt, heard), (t) => 700 + 3600 * Math.exp(-t * 9));
};

export type Drum = 'kick' | 'snare' | 'hat' | 'tom' | 'wood' | 'shaker' | 'gong';

export function playDrum(drum: Drum, random: Random): Float32Array {
  switch (drum) {
    case 'kick':
      return draw(0.32, (t) => Math.sin(TURN * (48 * t + 2.6 * (1 - Math.exp(-t * 34)))) * Math.exp(-t * 9));
    case 'tom':
      return draw(
        0.9,
        (t) =>
          Math.sin(TURN * (74 * t + 2.2 * (1 - Math.exp(-t * 18)))) *
          Math.exp(-t * 5) *
          Math.min(1, t / 0.003),
      );
    case 'snare': {
      const noise = passBand(makeNoise(random, RATE * 0.22), 1900, 0.7);
      return shape(noise, (t) => Math.exp(-t * 19));
    }
    case 'hat':
      return shape(passHigh(makeNoise(random, RATE * 0.07), 7500), (t) => Math.exp(-t * 62));
    case 'shaker':
      return shape(
        passHigh(makeNoise(random, RATE * 0.12), 5200),
        (t) => Math.sin(Math.min(1, t / 0.09) * Math.PI) * 0.7,
      );
    case 'wood':
      return draw(
        0.12,
        (t) => (Math.sin(TURN * 980 * t) + 0.5 * Math.sin(TURN * 1560 * t)) * Math.exp(-t * 46),
      );
    case 'gong':
      return draw(2.4, (t) => {
        let sum = 0;
        for (const [ratio, decay] of [
          [1, 1.4],
          [1.51, 1.9],
          [2.27, 2.6],
          [3.31, 3.6],
        ] as const)
          sum += Math.sin(TURN * 210 * ratio * t) * Math.exp(-t * decay);
        return (sum / 3) * Math.min(1, t / 0.01);
      });
  }
}
