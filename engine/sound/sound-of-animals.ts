// Birds by day and crickets by night: small whistles, repeated with the freedom of something alive.
import type { Random } from '#engine/raster/random.ts';
import { makePlane } from '#engine/raster/make-plane.ts';
import { RATE, addSound, makeNoise, makeSilence, passLow, type Stereo } from './sound-bricks.ts';

type Bird = { pitch: number; pan: number; far: number; phrase: Note[] };
/** A note glides from one part of the bird's pitch to another, and may tremble. */
type Note = { from: number; to: number; lasts: number; rest: number; tremble: number };

export function soundBirds(random: Random, seconds: number): Stereo {
  const mix = makeSilence(seconds);
  const air = passLow(makeNoise(random, mix[0].length), 500);
  addSound(mix, air, { gain: 0.05, pan: 0 });
  const birds = Array.from({ length: 5 }, (_, index) => makeBird(random, index));
  for (const [index, bird] of birds.entries()) {
    let at = random.next() * 1.4 + index * 0.5;
    while (at < seconds) {
      at = sing(mix, bird, at, random);
      at += random.between(1.1, 3.4);
    }
  }
  return mix;
}

function makeBird(random: Random, index: number): Bird {
  const phrase = Array.from({ length: 2 + random.whole(5) }, (): Note => {
    const lasts = random.between(0.05, 0.2);
    return {
      from: random.between(0.8, 1.25),
      to: random.between(0.75, 1.3),
      lasts,
      rest: random.between(0.03, 0.12),
      tremble: random.chance(0.3) ? random.between(18, 34) : 0,
    };
  });
  return {
    pitch: random.between(2300, 4600),
    pan: random.between(-0.85, 0.85),
    far: 0.25 + 0.18 * index,
    phrase,
  };
}

/** Returns when the phrase ends. */
function sing(mix: Stereo, bird: Bird, start: number, random: Random): number {
  let at = start;
  const mood = random.between(0.95, 1.06);
  for (const note of bird.phrase) {
    const lasts = note.lasts * random.between(0.9, 1.1);
    const whistle = makeWhistle(bird.pitch * mood, { ...note, lasts });
    const gain = 0.6 * (1 - bird.far * 0.75);
    addSound(mix, whistle, { at, gain, pan: bird.pan });
    // What the trees send back.
    for (const [late, soft] of [
      [0.07, 0.16],
      [0.13, 0.1],
      [0.21, 0.06],
    ] as const)
      addSound(mix, whistle, { at: at + late, gain: gain * soft * (1 + bird.far * 2), pan: -bird.pan * 0.6 });
    at += lasts + note.rest;
  }
  return at;
}

function makeWhistle(pitch: number, note: Note): Float32Array {
  let turn = 0;
  return makePlane(Math.round(note.lasts * RATE), (index) => {
    const t = index / RATE;
    const part = t / note.lasts;
    const glide = note.from + (note.to - note.from) * part * part * (3 - 2 * part);
    const tremble = note.tremble > 0 ? 1 + 0.05 * Math.sin(Math.PI * 2 * note.tremble * t) : 1;
    turn += (Math.PI * 2 * pitch * glide * tremble) / RATE;
    return (Math.sin(turn) + 0.12 * Math.sin(2 * turn)) * Math.sin(Math.PI * part) ** 1.3;
  });
}

export function soundCrickets(random: Random, seconds: number): Stereo {
  const mix = makeSilence(seconds);
  const air = passLow(makeNoise(random, mix[0].length), 260);
  addSound(mix, air, { gain: 0.12, pan: 0 });
  for (let cricket = 0; cricket < 6; cricket++) {
    const pitch = random.between(3700, 4900);
    const pulses = 3 + random.whole(2);
    const every = random.between(0.42, 0.8);
    const chirp = makeChirp(pitch, pulses);
    const gain = 0.35 / (1 + cricket * 0.55);
    const pan = random.between(-0.9, 0.9);
    for (let at = random.next() * every; at < seconds; at += every * random.between(0.97, 1.03)) {
      if (random.chance(0.08)) continue;
      addSound(mix, chirp, { at, gain: gain * random.between(0.8, 1), pan });
    }
  }
  return mix;
}

/** Wing strokes, 24 a second. */
function makeChirp(pitch: number, pulses: number): Float32Array {
  const stroke = 1 / 24;
  return makePlane(Math.round(pulses * stroke * RATE), (index) => {
    const t = index / RATE;
    const part = (t % stroke) / stroke;
    const gain = part < 0.62 ? Math.sin((Math.PI * part) / 0.62) ** 1.5 : 0;
    return gain * (Math.sin(Math.PI * 2 * pitch * t) + 0.2 * Math.sin(Math.PI * 4 * pitch * t));
  });
}
