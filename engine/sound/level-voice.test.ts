// Voices are brought to one loudness, and never peak: measured by ffmpeg's meter, which knows nothing of ours.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HUMMED_RATE, hummedVoice } from '#tests/fakes/hummed-voice.ts';
import { readLoudness } from '#tests/fakes/read-loudness.ts';
import { testPrograms } from '#tests/fakes/sample-media.ts';
import { holdPeaks, levelVoice } from './level-voice.ts';
import { measureLoudness, peakAt } from './measure-loudness.ts';
import { RATE, type Stereo } from './sound-bricks.ts';
import { writeWav } from './write-wav.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'level-voice-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The hummed voice at the rate of videos, `gain` times as loud. */
function voiceOf(seconds: number, gain: number): Stereo {
  const voice = hummedVoice(seconds);
  const one = new Float32Array(Math.round(seconds * RATE)).map(
    (_, i) => (voice[Math.floor((i * HUMMED_RATE) / RATE)] ?? 0) * gain,
  );
  return [one, one.slice()];
}

const tone = (hertz: number, gain: number, phase = 0) =>
  new Float32Array(RATE).map((_, i) => gain * Math.sin((2 * Math.PI * hertz * i) / RATE + phase));

describe.each(Object.entries(await testPrograms()))(
  '[product 2.7] a voice, by the meter of the %s ffmpeg',
  (name, ffmpeg) => {
    it.each([
      ['soft', 4, 0.05],
      ['usual', 4, 1],
      ['that is over the top', 4, 6],
      ['of a second', 1.2, 0.4],
    ])('%s, is -16 LUFS loud and peaks at -1 dBTP at most', async (_, seconds, gain) => {
      const file = path.join(folder, `${name}.wav`);
      await writeWav(file, levelVoice(voiceOf(seconds, gain)), RATE);
      const { loudness, peak } = await readLoudness(ffmpeg, file);
      expect(Math.abs(loudness + 16)).toBeLessThan(0.5);
      expect(peak).toBeLessThan(-1);
    });

    it('is measured as we measure it', async () => {
      const file = path.join(folder, `${name}.wav`);
      const voice = voiceOf(5, 0.5);
      await writeWav(file, voice, RATE);
      const { loudness, peak } = await readLoudness(ffmpeg, file);
      expect(measureLoudness(voice)).toBeCloseTo(loudness, 0);
      const most = voice[0].reduce((highest, _, i) => Math.max(highest, peakAt(voice[0], i)), 0);
      expect(Math.abs(20 * Math.log10(most) - peak)).toBeLessThan(0.5);
    });
  },
);

it('reads -3.01 LUFS of a tone of 997 Hz that fills one channel, as the standard says', () => {
  expect(measureLoudness([tone(997, 1), new Float32Array(RATE)])).toBeCloseTo(-3.01, 1);
});

it('sees a peak between two samples', () => {
  // At a quarter of the rate, a phase of 45° puts all samples at 0.707.
  const signal = tone(RATE / 4, 0.7, Math.PI / 4);
  expect(Math.max(...signal)).toBeLessThan(0.5);
  expect(peakAt(signal, 1000)).toBeGreaterThan(0.68);
});

it('leaves silence alone, and what is within bounds', () => {
  const silence: Stereo = [new Float32Array(RATE), new Float32Array(RATE)];
  expect(levelVoice(silence)).toEqual(silence);
  const calm: Stereo = [tone(440, 0.3), tone(440, 0.3)];
  expect(holdPeaks(calm)).toEqual(calm);
});
