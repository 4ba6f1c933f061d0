// The bricks of synthesised sound: noise, filters, slow drifts, and where a voice lies between left and right.
import type { Random } from '#engine/raster/random.ts';
import { makePlane } from '#engine/raster/make-plane.ts';

/** Samples a second. */
export const RATE = 48_000;
export type Stereo = [left: Float32Array, right: Float32Array];

export function makeSilence(seconds: number): Stereo {
  const length = Math.max(1, Math.round(seconds * RATE));
  return [new Float32Array(length), new Float32Array(length)];
}

export function makeNoise(random: Random, length: number): Float32Array {
  return makePlane(length, () => random.next() * 2 - 1);
}

/** Lets a band through; its middle may wander with time. `q` from 0.5 (broad) to 20 (a whistle). */
export function passBand(
  signal: Float32Array,
  hertz: number | ((seconds: number) => number),
  q: number,
): Float32Array {
  return filter(signal, hertz, q, (low, band) => band / q);
}

export function passLow(signal: Float32Array, hertz: number | ((seconds: number) => number)): Float32Array {
  return filter(signal, hertz, 0.7, (low) => low);
}

export function passHigh(signal: Float32Array, hertz: number): Float32Array {
  return filter(signal, hertz, 0.7, (low, band, input) => input - band / 0.7 - low);
}

/** How many samples pass before a wandering filter is tuned anew. */
const TUNE_EVERY = 48;

/** A state variable filter: stable while it is tuned. */
function filter(
  signal: Float32Array,
  hertz: number | ((seconds: number) => number),
  q: number,
  take: (low: number, band: number, input: number) => number,
): Float32Array {
  const out = new Float32Array(signal.length);
  const damping = 1 / q;
  let first = 0;
  let second = 0;
  let g = 0;
  let scale = 0;
  for (let index = 0; index < signal.length; index++) {
    if (index % TUNE_EVERY === 0) {
      const middle = typeof hertz === 'number' ? hertz : hertz(index / RATE);
      g = Math.tan((Math.PI * Math.min(middle, RATE * 0.45)) / RATE);
      scale = 1 / (1 + g * (g + damping));
    }
    const input = signal[index] as number;
    const high = (input - (damping + g) * first - second) * scale;
    const band = g * high + first;
    const low = g * band + second;
    first = g * high + band;
    second = g * band + low;
    out[index] = take(low, band, input);
  }
  return out;
}

/** A slow wandering between 0 and 1 that never repeats in the time of a video. */
export function makeDrift(random: Random, period: number): (seconds: number) => number {
  const phases = [random.next(), random.next(), random.next()].map((part) => part * Math.PI * 2);
  const turn = (Math.PI * 2) / period;
  return (t) =>
    0.5 +
    0.28 * Math.sin(t * turn + (phases[0] ?? 0)) +
    0.15 * Math.sin(t * turn * 2.31 + (phases[1] ?? 0)) +
    0.07 * Math.sin(t * turn * 5.17 + (phases[2] ?? 0));
}

/** How much of a sound that begins `at` these seconds is heard in the mix: what is longer is cut. */
export function samplesFrom(at: number, mix: Stereo): number {
  return Math.max(1, mix[0].length - Math.round(at * RATE));
}

/** Lays a sound into the mix: `pan` −1 left to 1 right, `at` seconds. What is longer than the mix is cut. */
export function addSound(
  mix: Stereo,
  sound: Float32Array,
  options: { at?: number; gain: number; pan?: number },
): void {
  const { at = 0, gain, pan = 0 } = options;
  const start = Math.round(at * RATE);
  const left = gain * Math.cos(((pan + 1) * Math.PI) / 4);
  const right = gain * Math.sin(((pan + 1) * Math.PI) / 4);
  const first = Math.max(0, -start);
  const last = Math.min(sound.length, mix[0].length - start);
  for (let index = first; index < last; index++) {
    const value = sound[index] as number;
    mix[0][start + index] = (mix[0][start + index] as number) + value * left;
    mix[1][start + index] = (mix[1][start + index] as number) + value * right;
  }
}

/** Multiplies by a value that changes slowly. */
export function shape(sound: Float32Array, gainAt: (seconds: number) => number): Float32Array {
  let gain = 0;
  let step = 0;
  for (let index = 0; index < sound.length; index++) {
    if (index % TUNE_EVERY === 0) {
      gain = gainAt(index / RATE);
      step = (gainAt((index + TUNE_EVERY) / RATE) - gain) / TUNE_EVERY;
    }
    sound[index] = (sound[index] as number) * gain;
    gain += step;
  }
  return sound;
}

/** Brings the mix to a loudness (root mean square, 1 is full), rounds its peaks off, and fades its ends. */
export function finishMix(mix: Stereo, loudness: number, fadeIn: number, fadeOut: number): Stereo {
  const [left, right] = mix;
  let power = 0;
  for (let index = 0; index < left.length; index++)
    power += ((left[index] as number) ** 2 + (right[index] as number) ** 2) / 2;
  const level = Math.sqrt(power / left.length);
  const gain = level > 1e-9 ? loudness / level : 0;
  for (const channel of mix) {
    for (let index = 0; index < channel.length; index++) {
      const fromStart = index / (fadeIn * RATE);
      const toEnd = (channel.length - 1 - index) / (fadeOut * RATE);
      const fade = Math.min(1, fromStart, toEnd);
      channel[index] =
        Math.tanh((channel[index] as number) * gain * 1.05) * 0.95 * fade * fade * (3 - 2 * fade);
    }
  }
  return mix;
}
