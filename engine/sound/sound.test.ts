// Synthesised sound: audible, even, repeatable, and readable as a WAV file.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { AMBIENCES, makeAmbience } from './make-ambience.ts';
import { makeMusic } from './make-music.ts';
import { MOOD_NAMES } from './moods.ts';
import { RATE } from './sound-bricks.ts';
import { writeWav } from './write-wav.ts';

const loudness = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);
const peak = (samples: Float32Array) => samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

/** How often it crosses zero in a second: a rough pitch. */
const crossings = (samples: Float32Array) =>
  samples.reduce((sum, value, index) => sum + (value > 0 !== (samples[index - 1] ?? value) > 0 ? 1 : 0), 0) /
  (samples.length / RATE);

const pitchOf = (kind: (typeof AMBIENCES)[number]) =>
  crossings(makeAmbience({ kinds: [kind], seconds: 2, seed: 9 })[0]);
const seaOf = (seed: number) => makeAmbience({ kinds: ['sea', 'wind'], seconds: 0.5, seed })[0];

it.each(AMBIENCES)('[product 2.3] makes a sound of %s that is heard in both ears and never clips', (kind) => {
  const [left, right] = makeAmbience({ kinds: [kind], seconds: 1.5, seed: 4 });
  expect(left).toHaveLength(1.5 * RATE);
  for (const channel of [left, right]) {
    expect(loudness(channel)).toBeGreaterThan(0.005);
    expect(loudness(channel)).toBeLessThan(0.2);
    expect(peak(channel)).toBeLessThan(1);
  }
  expect(left).not.toEqual(right);
});

it('keeps each sound where it lies: rain over wind, crickets over the rumble of a city', () => {
  expect(pitchOf('rain')).toBeGreaterThan(pitchOf('wind') * 3);
  expect(pitchOf('crickets')).toBeGreaterThan(pitchOf('city') * 4);
});

it('makes the same samples of the same seed, others of another, and silence of nothing', () => {
  expect(seaOf(1)).toEqual(seaOf(1));
  expect(seaOf(1)).not.toEqual(seaOf(2));
  expect(peak(makeAmbience({ kinds: [], seconds: 0.5, seed: 1 })[0])).toBe(0);
});

it.each(MOOD_NAMES)('[product 2.6] plays %s music for the time asked for, without clipping', (mood) => {
  const [left, right] = makeMusic({ mood, seconds: 3, seed: 5 });
  expect(left).toHaveLength(3 * RATE);
  expect(loudness(left)).toBeGreaterThan(0.05);
  expect(peak(left)).toBeLessThan(1);
  expect(peak(right)).toBeLessThan(1);
  // It sounds to its end: no bar is empty.
  expect(loudness(left.subarray(2.2 * RATE, 2.6 * RATE))).toBeGreaterThan(0.01);
});

it('writes what it made as a WAV file of 16 bits', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'wav-'));
  try {
    const file = path.join(folder, 'a.wav');
    await writeWav(file, [Float32Array.of(0, 0.5, -2), Float32Array.of(1, 0, 0)], 48_000);
    const bytes = await readFile(file);
    expect(bytes.toString('ascii', 0, 4)).toBe('RIFF');
    expect(bytes.readUInt16LE(22)).toBe(2);
    expect(bytes.readUInt32LE(24)).toBe(48_000);
    expect([44, 46, 48, 52].map((at) => bytes.readInt16LE(at))).toEqual([0, 32767, 16384, -32767]);
    expect(bytes).toHaveLength(44 + 12);
  } finally {
    await rm(folder, { recursive: true });
  }
});
