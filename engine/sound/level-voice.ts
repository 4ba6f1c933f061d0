// Brings a voice to the loudness that is usual for what is listened to on phones and computers, and keeps its peaks down.
import { measureLoudness, peakAt } from './measure-loudness.ts';
import { RATE, type Stereo } from './sound-bricks.ts';

/** As loud as the music of the videos; louder is turned down by players, softer is not heard beside others. */
const LUFS = -16;
/** -2 dB: what encodes the sound adds up to one. */
const HIGHEST = 10 ** (-2 / 20);
const AHEAD = Math.round(RATE * 0.004);
/** Held down peaks make it softer: it is measured again. */
const ROUNDS = 4;
/** So much louder a whisper is made at most, not to lift what is around it. */
const MOST_GAIN = 10 ** (36 / 20);

/** Silence stays what it is. */
export function levelVoice(voice: Stereo): Stereo {
  const loudness = measureLoudness(voice);
  if (loudness === -Infinity) return voice;
  let gain = 10 ** ((LUFS - loudness) / 20);
  let levelled = voice;
  for (let round = 0; round < ROUNDS; round++) {
    const by = Math.min(MOST_GAIN, gain);
    levelled = holdPeaks(voice.map((channel) => channel.map((value) => value * by)) as Stereo);
    const missing = LUFS - measureLoudness(levelled);
    if (Math.abs(missing) < 0.1) break;
    gain *= 10 ** (missing / 20);
  }
  return levelled;
}

/** Turns both channels down a little before each peak that is too high, and up again after it. */
export function holdPeaks([left, right]: Stereo): Stereo {
  const { length } = left;
  const wanted = new Float32Array(length).fill(1);
  let isFine = true;
  for (let i = 0; i < length; i++) {
    const near = Math.max(
      Math.abs(left[i] as number),
      Math.abs(right[i] as number),
      Math.abs(left[i + 1] ?? 0),
      Math.abs(right[i + 1] ?? 0),
    );
    // Between samples it can be higher than at them, but not by this much.
    if (near < HIGHEST * 0.6) continue;
    const peak = Math.max(peakAt(left, i), peakAt(right, i));
    if (peak <= HIGHEST) continue;
    wanted[i] = HIGHEST / peak;
    isFine = false;
  }
  if (isFine) return [left, right];
  const gains = smooth(least(wanted));
  return [
    left.map((value, i) => value * (gains[i] as number)),
    right.map((value, i) => value * (gains[i] as number)),
  ];
}

/** The least within reach on either side. */
function least(values: Float32Array): Float32Array {
  const found = values.slice();
  for (const [i, value] of values.entries()) {
    if (value === 1) continue;
    const to = Math.min(values.length - 1, i + AHEAD);
    for (let at = Math.max(0, i - AHEAD); at <= to; at++)
      if ((found[at] as number) > value) found[at] = value;
  }
  return found;
}

/** The mean within reach on either side: never above what was the least there. */
function smooth(values: Float32Array): Float32Array {
  const sums = new Float64Array(values.length + 1);
  for (const [i, value] of values.entries()) sums[i + 1] = (sums[i] as number) + value;
  return values.map((_, i) => {
    const [from, to] = [Math.max(0, i - AHEAD), Math.min(values.length, i + AHEAD + 1)];
    return ((sums[to] as number) - (sums[from] as number)) / (to - from);
  });
}
