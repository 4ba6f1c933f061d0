// How a face behaves while it says a voice: its mouth, a head that is never quite still, eyes that close now and then.
import { makeRandom } from '#engine/raster/random.ts';
import { makePlane } from '#engine/raster/make-plane.ts';
import { ease } from './draw-throat.ts';
import type { MouthTrack } from './hear-voice.ts';
import { REST, type Pose } from './move-face.ts';

const SPOKEN = 0.07;
/** A pause that is shorter does not end the talking. */
const HOLD_SECONDS = 0.45;
const BLINK_SECONDS = 0.2;
/** In halves of a mouth, and radians. */
const SWAY = { x: 0.1, y: 0.07, turn: 0.013 } as const;

export type Acting = { fps: number; frames: number; seed: number; half: number; hasEyes: boolean };

/** One pose a frame; after the voice the face rests. */
export function actVoice(track: MouthTrack, { fps, frames, seed, half, hasEyes }: Acting): Pose[] {
  const talk = readTalk(track.loudness, frames, fps);
  const random = makeRandom(seed, 'head');
  const waves = Array.from({ length: 6 }, () => ({
    speed: random.between(0.5, 1.6),
    phase: random.next() * 7,
  }));
  const wave = (n: number, t: number) => {
    const [slow, quick] = [waves[n], waves[n + 3]];
    return (
      0.65 * Math.sin(t * (slow?.speed ?? 1) + (slow?.phase ?? 0)) +
      0.35 * Math.sin(t * 2.3 * (quick?.speed ?? 1) + (quick?.phase ?? 0))
    );
  };
  const blinks = hasEyes ? planBlinks(seed, frames / fps) : [];
  let nod = 0;
  return Array.from({ length: frames }, (_, i) => {
    const t = i / fps;
    const lively = 0.35 + 0.65 * (talk[i] ?? 0);
    nod += ((track.loudness[i] ?? 0) - nod) * 0.16;
    const { open, wide } = track.shapes[i] ?? REST;
    return {
      open,
      wide,
      talk: talk[i] ?? 0,
      sway: {
        x: wave(0, t) * SWAY.x * half * lively,
        y: (wave(1, t) * 0.6 + (nod - 0.3)) * SWAY.y * half * lively,
        turn: wave(2, t) * SWAY.turn * lively,
      },
      blink: blinkAt(blinks, t),
    };
  });
}

/** Near 1 while the voice speaks, soft at its beginning and end. */
function readTalk(loudness: Float32Array, frames: number, fps: number): Float32Array {
  let quiet = Infinity;
  let value = 0;
  return makePlane(frames, (i) => {
    const speaks = Math.max(loudness[i] ?? 0, loudness[i + 1] ?? 0, loudness[i + 2] ?? 0) > SPOKEN;
    quiet = speaks ? 0 : quiet + 1 / fps;
    const goal = quiet < HOLD_SECONDS ? 1 : 0;
    value += (goal - value) * (goal > value ? 0.5 : 0.16);
    return value;
  });
}

function planBlinks(seed: number, seconds: number): number[] {
  const random = makeRandom(seed, 'blink');
  const times: number[] = [];
  for (let t = random.between(0.8, 2.4); t < seconds; t += random.between(1.8, 4.6)) times.push(t);
  return times;
}

/** Closes faster than it opens. */
function blinkAt(blinks: readonly number[], t: number): number {
  const since = t - (blinks.findLast((start) => start <= t) ?? -1);
  const share = since / BLINK_SECONDS;
  if (share < 0 || share > 1) return 0;
  return share < 0.35 ? ease(share / 0.35) : 1 - ease((share - 0.35) / 0.65);
}
