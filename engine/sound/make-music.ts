// A small piece of music for a mood, composed by rules and synthesised: whole bars that fill the time, so that it loops.
import { makeRandom, type Random } from '#engine/raster/random.ts';
import { addRoom } from './add-room.ts';
import { playBass, playDrum, type Drum, type Play } from './instruments.ts';
import { MOODS, type Mood, type Score } from './moods.ts';
import { addSound, finishMix, makeSilence, samplesFrom, type Stereo } from './sound-bricks.ts';

export type { Mood } from './moods.ts';

const BEATS = 4;
const LOUDNESS = 0.14;

/** Same mood, seconds and seed make the same samples. */
export function makeMusic(order: { mood: Mood; seconds: number; seed: number }): Stereo {
  const { mood, seconds, seed } = order;
  const score = MOODS[mood];
  const random = makeRandom(seed, `music ${mood}`);
  const bars = Math.max(1, Math.round((seconds * score.beatsPerMinute) / 60 / BEATS));
  const piece: Piece = {
    score,
    bars,
    beat: seconds / (bars * BEATS),
    key: score.key + random.whole(4),
    random,
    wet: makeSilence(seconds),
    dry: makeSilence(seconds),
  };
  playChords(piece);
  playMelody(piece);
  playRhythm(piece);
  addRoom(piece.wet, score.room);
  addSound(piece.wet, piece.dry[0], { gain: 1, pan: -1 });
  addSound(piece.wet, piece.dry[1], { gain: 1, pan: 1 });
  return finishMix(piece.wet, LOUDNESS, 0.01, 0.35);
}

type Piece = {
  score: Score;
  bars: number;
  /** Seconds. */
  beat: number;
  /** The keynote, in semitones over 27.5 hertz. */
  key: number;
  random: Random;
  wet: Stereo;
  dry: Stereo;
};

function pitchOf(semitones: number): number {
  return 27.5 * 2 ** (semitones / 12);
}

/** A degree of the scale, counted through the octaves. */
function degree({ score, key }: Piece, step: number): number {
  const { scale } = score;
  const octave = Math.floor(step / scale.length);
  return key + octave * 12 + (scale[step - octave * scale.length] ?? 0);
}

/** The last bar comes home, so that the piece ends and begins again. */
function rootOf({ score, bars }: Piece, bar: number): number {
  if (bar === bars - 1 && bars > 1) return score.roots.at(-1) ?? 0;
  return score.roots[bar % score.roots.length] ?? 0;
}

function playChords(piece: Piece): void {
  const { score, bars, beat, random, wet } = piece;
  for (let bar = 0; bar < bars; bar++) {
    const root = rootOf(piece, bar);
    for (const [voice, third] of [0, 2, 4].entries()) {
      const note = pitchOf(degree(piece, root + third) + 24);
      const at = bar * BEATS * beat;
      const sound = score.pad(note, beat * BEATS * 0.96, random, samplesFrom(at, wet));
      addSound(wet, sound, { at, gain: score.gains.pad, pan: (voice - 1) * 0.5 });
    }
    for (const [onBeat, lasts] of score.bass) {
      const at = (bar * BEATS + onBeat) * beat;
      const note = pitchOf(degree(piece, root) + 12);
      const sound = playBass(note, lasts * beat * 0.92, random, samplesFrom(at, wet));
      addSound(piece.dry, sound, { at, gain: score.gains.bass });
    }
    playFigure(piece, bar, root, score.figurePlayer);
  }
}

/** The chord taken apart, note after note. */
function playFigure(piece: Piece, bar: number, root: number, play: Play): void {
  const { score, beat, random, wet } = piece;
  const steps = score.figure;
  const each = BEATS / steps.length;
  for (const [index, step] of steps.entries()) {
    if (step === null) continue;
    const at = (bar * BEATS + index * each) * beat;
    const sound = play(pitchOf(degree(piece, root + step) + 36), each * beat, random, samplesFrom(at, wet));
    const accent = index === 0 ? 1 : index % 2 === 0 ? 0.85 : 0.7;
    addSound(wet, sound, {
      at,
      gain: score.gains.figure * accent * random.between(0.9, 1.05),
      pan: 0.35 * Math.sin(index * 1.7),
    });
  }
}

/** A motif of a bar, said again with another end: a tune is what comes back. */
function playMelody(piece: Piece): void {
  const { score, bars, beat, random, wet } = piece;
  const rhythm = random.pick(score.rhythms);
  let step = 4;
  const motif = rhythm.map(() => (step = clampStep(step + random.pick([-2, -1, -1, 1, 1, 2]))));
  for (let bar = 0; bar < bars; bar++) {
    const root = rootOf(piece, bar);
    const isAnswer = bar % 4 === 3 || bar === bars - 1;
    for (const [index, [onBeat, lasts]] of rhythm.entries()) {
      const isStrong = onBeat % 2 === 0;
      const wish = clampStep((motif[index] ?? 4) + (bar % 2 === 1 && !isAnswer ? 1 : 0));
      const last = isAnswer && index === rhythm.length - 1;
      const note = last
        ? nearestOfChord(wish, root, true)
        : isStrong
          ? nearestOfChord(wish, root, false)
          : wish;
      if (isAnswer && !last && index > 1) continue;
      const at = (bar * BEATS + onBeat) * beat;
      const pitch = pitchOf(degree(piece, note) + score.leadAt);
      const sound = score.lead(pitch, lasts * beat, random, samplesFrom(at, wet));
      addSound(wet, sound, {
        at,
        gain: score.gains.lead * random.between(0.9, 1.05),
        pan: -0.12,
      });
    }
  }
}

function clampStep(step: number): number {
  return step < 0 ? 1 : step > 9 ? 7 : step;
}

/** The note of the chord nearest to a wish; its root at an end. */
function nearestOfChord(wish: number, root: number, isEnd: boolean): number {
  let best = wish;
  let least = Infinity;
  for (let octave = -7; octave <= 14; octave += 7) {
    for (const third of isEnd ? [0] : [0, 2, 4]) {
      const note = root + third + octave;
      const distance = Math.abs(note - wish);
      if (distance < least) [least, best] = [distance, note];
    }
  }
  return best;
}

function playRhythm({ score, bars, beat, random, dry, wet }: Piece): void {
  const drums = new Map<Drum, Float32Array>();
  for (let bar = 0; bar < bars; bar++) {
    for (const { drum, beats, gain, pan = 0 } of score.drums) {
      const sound = drums.get(drum) ?? playDrum(drum, random);
      drums.set(drum, sound);
      for (const at of beats) {
        const isDeep = drum === 'tom' || drum === 'gong';
        addSound(isDeep ? wet : dry, sound, {
          at: (bar * BEATS + at) * beat,
          gain: gain * random.between(0.85, 1.05),
          pan,
        });
      }
    }
  }
}
