// How loud a sound is to the ear, in LUFS: ITU-R BS.1770-4, with its gates. And how high it peaks between its samples.
import { RATE, type Stereo } from './sound-bricks.ts';

/** The K-weighting at 48 000 samples a second: what the head makes louder, and a high pass. */
const HIGH_BOOST = {
  b: [1.53512485958697, -2.69169618940638, 1.19839281085285],
  a: [-1.69065929318241, 0.73248077421585],
} as const;
const HIGH_PASS = { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] } as const;
const BLOCK = RATE * 0.4;
const STEP = BLOCK / 4;
const SILENCE_LUFS = -70;
const SOFT_LU = -10;

/** Loudness of all that is not silence; -Infinity where there is nothing else. */
export function measureLoudness([left, right]: Stereo): number {
  const powers = sumPowers(weigh(left), weigh(right));
  // What is shorter than a block is one.
  const count = Math.max(1, Math.floor((left.length - BLOCK) / STEP) + 1);
  const blocks = Array.from({ length: count }, (_, n) => {
    const [from, to] = [n * STEP, Math.min(left.length, n * STEP + BLOCK)];
    return ((powers[to] ?? 0) - (powers[from] ?? 0)) / (to - from);
  });
  const heard = blocks.filter((power) => toLufs(power) > SILENCE_LUFS);
  const least = toLufs(mean(heard)) + SOFT_LU;
  return toLufs(mean(heard.filter((power) => toLufs(power) > least)));
}

/** Sum of both channels' powers up to each sample. */
function sumPowers(left: Float32Array, right: Float32Array): Float64Array {
  const sums = new Float64Array(left.length + 1);
  for (let i = 0; i < left.length; i++)
    sums[i + 1] = (sums[i] as number) + (left[i] as number) ** 2 + (right[i] as number) ** 2;
  return sums;
}

function weigh(signal: Float32Array): Float32Array {
  return filter(filter(signal, HIGH_BOOST), HIGH_PASS);
}

function filter(signal: Float32Array, { b, a }: typeof HIGH_BOOST | typeof HIGH_PASS): Float32Array {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return signal.map((x) => {
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
}

function toLufs(power: number): number {
  return power > 0 ? -0.691 + 10 * Math.log10(power) : -Infinity;
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Samples that a place between two samples is computed of, on either side. */
const TAPS = 6;
const BETWEEN = [0.25, 0.5, 0.75].map((share) =>
  Array.from({ length: TAPS * 2 }, (_, n) => {
    const away = n - TAPS + 1 - share;
    const window = 0.5 + 0.5 * Math.cos((Math.PI * away) / (TAPS + 0.5));
    return (Math.sin(Math.PI * away) / (Math.PI * away)) * window;
  }),
);

/** The highest that a signal comes at a sample and up to the next: in four steps, as a true peak is measured. */
export function peakAt(signal: Float32Array, at: number): number {
  let most = Math.abs(signal[at] ?? 0);
  for (const weights of BETWEEN) {
    let sum = 0;
    for (let n = 0; n < TAPS * 2; n++) sum += (signal[at + n - TAPS + 1] ?? 0) * (weights[n] as number);
    most = Math.max(most, Math.abs(sum));
  }
  return most;
}
