// Hears in a voice how a mouth moves that says it: how far it opens, how wide it is drawn, frame by frame.
import { makePlane } from '#engine/raster/make-plane.ts';

export const VOICE_RATE = 16_000;

/** `open` 0–1; `wide` −1 (round, as in "oo") to 1 (drawn wide, as in "ee"). */
export type MouthShape = { open: number; wide: number };

/** One mouth for each frame of the video, and how loud the voice is there (0–1). */
export type MouthTrack = { shapes: MouthShape[]; loudness: Float32Array };

/** Hertz: a deep voice's body, open vowels, what tells "ee" from "oo", and hissing. */
const BANDS = [
  [120, 450],
  [450, 1050],
  [1200, 3000],
  [3600, 7400],
] as const;
/** A mouth is a little ahead of its sound. */
const AHEAD_SECONDS = 0.03;
const WINDOW_SECONDS = 0.05;
const LOUD_SHARE = 0.93;
const SILENCE = 0.055;
const ATTACK = 0.72;
const RELEASE = 0.46;

export function hearVoice(voice: Float32Array, fps: number): MouthTrack {
  const frames = Math.max(1, Math.ceil((voice.length / VOICE_RATE) * fps));
  const [body, vowel, bright, hiss] = BANDS.map(([low, high]) =>
    readLevels(passBetween(voice, low, high), frames, fps),
  ) as [Float32Array, Float32Array, Float32Array, Float32Array];
  const level = body.map((value, i) => Math.hypot(value, at(vowel, i), at(bright, i) * 1.5));
  const loud = Math.max(1e-4, rankOf(level, LOUD_SHARE));
  const middle = Math.max(
    1e-3,
    rankOf(
      level.map((_, i) => colourAt(vowel, bright, i)),
      0.5,
    ),
  );

  const shapes: MouthShape[] = [];
  const loudness = new Float32Array(frames);
  let open = 0;
  let wide = 0;
  for (let i = 0; i < frames; i++) {
    const strength = at(level, i) / loud;
    loudness[i] = Math.min(1, strength);
    const isHiss = at(hiss, i) > (at(body, i) + at(vowel, i)) * 0.9;
    // The first formant rises as the jaw falls.
    const jaw = 0.62 + 0.6 * (at(vowel, i) / (at(body, i) + at(vowel, i) + 1e-6) - 0.2);
    const voiced = strength > SILENCE ? Math.min(1.1, (strength - SILENCE) ** 0.7) : 0;
    const wanted = Math.min(1, voiced * Math.min(1.15, jaw) * (isHiss ? 0.3 : 1));
    open += (wanted - open) * (wanted > open ? ATTACK : RELEASE);
    const colour = Math.log2(colourAt(vowel, bright, i) / middle + 1e-3);
    const drawn = strength > SILENCE ? Math.max(-1, Math.min(1, isHiss ? 0.5 : colour * 0.45)) : 0;
    wide += (drawn - wide) * 0.5;
    shapes.push({ open: open < 0.03 ? 0 : open, wide });
  }
  return { shapes, loudness };
}

function colourAt(vowel: Float32Array, bright: Float32Array, i: number): number {
  return at(bright, i) / (at(vowel, i) + 1e-5);
}

/** Root mean squares around the middle of each frame. */
function readLevels(signal: Float32Array, frames: number, fps: number): Float32Array {
  const reach = Math.round((WINDOW_SECONDS / 2) * VOICE_RATE);
  return makePlane(frames, (frame) => {
    const middle = Math.round(((frame + 0.5) / fps + AHEAD_SECONDS) * VOICE_RATE);
    const from = Math.max(0, middle - reach);
    const to = Math.min(signal.length, middle + reach);
    let sum = 0;
    for (let i = from; i < to; i++) sum += at(signal, i) ** 2;
    return Math.sqrt(sum / (2 * reach));
  });
}

/** Two poles on either side: enough to tell vowels apart. */
export function passBetween(signal: Float32Array, low: number, high: number): Float32Array {
  const keep = 1 - Math.exp((-2 * Math.PI * high) / VOICE_RATE);
  const drop = 1 - Math.exp((-2 * Math.PI * low) / VOICE_RATE);
  let [up1, up2, down1, down2] = [0, 0, 0, 0];
  return signal.map((value) => {
    up1 += (value - up1) * keep;
    up2 += (up1 - up2) * keep;
    down1 += (up2 - down1) * drop;
    down2 += (up2 - down1 - down2) * drop;
    return up2 - down1 - down2;
  });
}

/** The value that this share of all values does not exceed. */
export function rankOf(values: Float32Array, share: number): number {
  const sorted = values.toSorted();
  return at(sorted, Math.min(sorted.length - 1, Math.floor(sorted.length * share)));
}

function at(values: Float32Array, index: number): number {
  return values[index] ?? 0;
}
