// Lip sync with each ffmpeg that is here: what comes out is measured, not believed.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ffmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import { readLoudness } from '#tests/fakes/read-loudness.ts';
import { testPrograms } from '#tests/fakes/sample-media.ts';
import { probeMedia } from '#server/ffmpeg/probe-media.ts';
import { readFrames } from '#server/ffmpeg/read-frames.ts';
import { readSound } from '#server/ffmpeg/read-sound.ts';
import { openVideo } from '#server/ffmpeg/write-video.ts';
import { drawFace, FACE_MOUTH } from '#tests/fakes/draw-face.ts';
import { HUMMED_RATE, hummedVoice } from '#tests/fakes/hummed-voice.ts';
import type { Job, JobInput } from '#engine/job.ts';
import { writeWav } from '#engine/sound/write-wav.ts';
import { findSpeaker } from '#engine/speech/find-speaker.ts';
import { syncLips } from './sync-lips.ts';

const SIDE = 160;
const programs = await testPrograms();
const speaker = await findSpeaker({ programFolders: ['/usr/bin', '/usr/local/bin'], speechProgram: '' });

let folder = '';
const file = (name: string) => path.join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lip-sync-test-'));
  await writeFile(file('face.png'), await drawFace(SIDE));
  await sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#7a9' } })
    .png()
    .toFile(file('wall.png'));
  await sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#7a9' } })
    .composite([{ input: await drawFace(44), left: 60, top: 40 }])
    .png()
    .toFile(file('small.png'));
  await writeWav(file('voice.wav'), [hummedVoice(1.2)], HUMMED_RATE);
  await writeWav(file('long.wav'), [hummedVoice(2.4)], HUMMED_RATE);
  await writeWav(file('silence.wav'), [new Float32Array(HUMMED_RATE)], HUMMED_RATE);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(Object.entries(programs))('[product 2.7] lip sync with the %s ffmpeg', (name, ffmpeg) => {
  const video = `${name}-face.mp4`;

  beforeAll(async () => {
    const clip = openVideo(ffmpeg, { file: file('mute.mp4'), width: SIDE, height: SIDE, fps: 20 });
    const face = await sharp(await drawFace(SIDE + 40))
      .ensureAlpha()
      .raw()
      .toBuffer();
    // The face wanders: what is cut out of a larger image moves.
    for (let i = 0; i < 36; i++)
      await clip.write(cut(face, SIDE + 40, 20 + Math.round(8 * Math.sin(i / 5)), 20 + Math.round(i / 6)));
    await clip.end();
    const sound = openVideo(ffmpeg, {
      file: file(video),
      width: SIDE,
      height: SIDE,
      fps: 20,
      sound: file('long.wav'),
    });
    for await (const frame of readFrames(ffmpeg, file('mute.mp4'), { width: SIDE, height: SIDE, fps: 20 }))
      await sound.write(frame);
    await sound.end();
  });

  function make(job: Partial<Job> & { fields?: object }): Job {
    const fields = {
      speech: null,
      mouth_box: null,
      keep_sound: false,
      length: { longer: 'loop', shorter: 'cut' },
      ...job.fields,
    };
    const given = {
      tool: 'lip-sync',
      seed: 4,
      index: 0,
      width: SIDE,
      height: SIDE,
      ffmpeg,
      speaker: '',
    } as const;
    return { ...given, inputs: [], file: file('out.mp4'), folder, ...job, fields };
  }
  const clip = (duration = 1.8): JobInput => ({
    ...input('video', file(video), SIDE),
    duration,
    fps: 20,
    has_sound: true,
  });
  const run = async (job: Job) => {
    const shares: number[] = [];
    const done = await syncLips(job, (share) => shares.push(share));
    const probed = await probeMedia(ffmpeg, job.file);
    return { done, probed, shares };
  };

  it('lets a portrait say a sound: size, length, sound, and a mouth that moves', async () => {
    const { done, probed, shares } = await run(make({ inputs: [image('face.png'), audio('voice.wav')] }));
    expect(probed.video).toMatchObject({
      width: SIDE,
      height: SIDE,
      fps: 25,
      codec: 'h264',
      pixelFormat: 'yuv420p',
    });
    expect(probed.audio).toMatchObject({ codec: 'aac' });
    expect(probed.seconds).toBeCloseTo(1.2, 1);
    expect(done).toEqual({ understood: [], ignored: [] });
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.length).toBeGreaterThan(25);
    const frames = await grab(ffmpeg, file('out.mp4'), 25);
    const { x, y, width, height } = FACE_MOUTH;
    expect(movement(frames, x, y, width, height * 1.5)).toBeGreaterThan(8);
    expect(movement(frames, 0, 0, 0.12, 0.12)).toBeLessThan(2);
  });

  it('opens the mouth as loud as the voice is, and makes the voice as loud as all voices', async () => {
    const job = make({ inputs: [image('face.png'), audio('long.wav')] });
    await run(job);
    const frames = await grab(ffmpeg, job.file, 25);
    const { x, y, width, height } = FACE_MOUTH;
    const opening = frames.map((frame) => countDark(frame, x, y, width, height * 2.2));
    const voice = hummedVoice(2.4);
    const window = HUMMED_RATE / 25;
    const loudness = frames.map((_, i) => level(voice.subarray(i * window, (i + 1) * window)));
    // A mouth is a little ahead of its sound.
    expect(
      Math.max(...[0, 1, 2].map((by) => correlate(opening.slice(0, -2), loudness.slice(by)))),
    ).toBeGreaterThan(0.7);
    const { loudness: lufs, peak } = await readLoudness(ffmpeg, job.file);
    expect(Math.abs(lufs + 16)).toBeLessThan(1);
    expect(peak).toBeLessThanOrEqual(-1);
  });

  it('makes the same of the same seed, and puts the mouth where the box is', async () => {
    const box = { x: 0.1, y: 0.05, width: 0.2, height: 0.075 };
    const job = make({ inputs: [image('face.png'), audio('voice.wav')], fields: { mouth_box: box } });
    await run(job);
    const first = await grab(ffmpeg, job.file, 25);
    await run({ ...job, file: file('again.mp4') });
    expect(await grab(ffmpeg, file('again.mp4'), 25)).toEqual(first);
    const { x, y, width, height } = FACE_MOUTH;
    expect(movement(first, x, y, width, height)).toBeLessThan(6);
  });

  it.each([
    [{ longer: 'loop', shorter: 'cut' }, 'long.wav', 2.4],
    [{ longer: 'cut', shorter: 'cut' }, 'long.wav', 1.8],
    [{ longer: 'loop', shorter: 'cut' }, 'voice.wav', 1.2],
    [{ longer: 'loop', shorter: 'keep' }, 'voice.wav', 1.8],
  ])('of a video of 1.8 s with %j and %s makes %d s', async (length, voice, seconds) => {
    const { probed } = await run(make({ inputs: [clip(), audio(voice)], fields: { length } }));
    expect(probed.video).toMatchObject({ width: SIDE, height: SIDE, fps: 20 });
    expect(probed.video?.frames).toBe(Math.round(seconds * 20));
    expect(probed.audio).not.toBeNull();
  });

  it('keeps the sound of the video under the voice only where that is wanted', async () => {
    const fields = { length: { longer: 'loop', shorter: 'keep' } };
    const levels: number[] = [];
    for (const keep_sound of [false, true]) {
      await run(make({ inputs: [clip(), audio('voice.wav')], fields: { ...fields, keep_sound } }));
      const [sound] = await readSound(ffmpeg, file('out.mp4'), {
        rate: 8000,
        channels: 1,
        seconds: 3,
        scratch: file('s.f32'),
      });
      levels.push(level(sound?.subarray(8000 * 1.3, 8000 * 1.7) ?? new Float32Array()));
    }
    expect(levels[0]).toBeLessThan(0.002);
    expect(levels[1]).toBeGreaterThan(0.01);
  });

  it.each([
    ['a wall without a box', ['wall.png', 'voice.wav'], 'no_face'],
    ['silence', ['face.png', 'silence.wav'], 'no_speech'],
    ['a face in the distance', ['small.png', 'voice.wav'], 'mouth_small'],
  ] as const)('refuses %s', async (_, [portrait, sound], code) => {
    await expect(run(make({ inputs: [image(portrait), audio(sound)] }))).rejects.toMatchObject({ code });
  });

  it('fails, and does not pretend, when text is to be read and nobody can', async () => {
    const speech = { text: 'Hello', voice: 'emma', speed: 1, emotion: 'neutral' };
    await expect(run(make({ inputs: [image('face.png')], fields: { speech } }))).rejects.toThrow(
      /no voice engine/,
    );
  });

  it('makes a typed text as loud as a recorded voice', async () => {
    const speech = { text: 'Good evening.', voice: 'emma', speed: 1, emotion: 'sad' };
    const inputs = [image('face.png')];
    await run(make({ inputs, fields: { speech }, speaker: await softSpeaker() }));
    const { loudness, peak } = await readLoudness(ffmpeg, file('out.mp4'));
    expect(Math.abs(loudness + 16)).toBeLessThan(1);
    expect(peak).toBeLessThanOrEqual(-1);
  });

  it('writes the subtitles of a voice whose words are known, spoken elsewhere', async () => {
    const said = { text: 'Good evening, my friend.', voice: 'emma', speed: 1, emotion: 'neutral' };
    const inputs = [image('face.png'), audio('voice.wav')];
    const { done, probed } = await run(make({ inputs, fields: { said } }));
    expect(probed.seconds).toBeCloseTo(1.2, 1); // as long as the sound
    expect(done.subtitles).toMatch(/^1\n00:00:0\d,\d{3} --> 00:00:0\d,\d{3}\nGood evening/);
  });

  it('reads a text, and writes its subtitles', async () => {
    const speech = {
      text: 'Good evening. We meet again, my friend.',
      voice: 'henry',
      speed: 1.4,
      emotion: 'happy',
    };
    const { done, probed } = await run(make({ inputs: [image('face.png')], fields: { speech }, speaker }));
    expect(probed.seconds).toBeGreaterThan(0.8);
    expect(probed.seconds).toBeLessThan(speech.text.length / 14 / 1.4 + 0.3);
    expect(done.subtitles).toMatch(/^1\n00:00:0\d,\d{3} --> 00:00:0\d,\d{3}\nGood evening\.\n\n2\n/);
  });
});

const image = (one: string): JobInput => input('image', file(one), SIDE);
const audio = (one: string): JobInput => input('audio', file(one), 0);

/** A program that is asked as espeak is, and speaks softly: what a real one says differs from machine to machine. */
async function softSpeaker(): Promise<string> {
  await writeWav(file('soft.wav'), [hummedVoice(1.5).map((value) => value * 0.1)], HUMMED_RATE);
  const program = `#!/bin/sh
case "$*" in
  *--voices*) printf 'Pty Language\\n 5 en-us\\n 5 cmn\\n'; exit ;;
  *--ipa*) echo 'ɡˈʊd ˈiːvnɪŋ'; exit ;;
esac
while [ "$1" != -w ]; do shift; done
/bin/cp '${file('soft.wav')}' "$2"
`;
  await writeFile(file('speaker'), program, { mode: 0o755 });
  return file('speaker');
}

function input(role: 'image' | 'audio' | 'video', where: string, side: number): JobInput {
  const facts = { width: side, height: side, duration: 0, fps: 0, has_sound: role === 'audio' };
  return { role, index: 0, key: 'k', format: 'png', kind: role, file: where, ...facts };
}

/** Some frames of a video, evenly. */
async function grab(ffmpeg: Ffmpeg, clip: string, fps: number): Promise<Uint8ClampedArray[]> {
  const frames: Uint8ClampedArray[] = [];
  for await (const frame of readFrames(ffmpeg, clip, { width: SIDE, height: SIDE, fps }))
    frames.push(frame.slice());
  return frames;
}

/** How much the light of a place changes over the frames: the largest deviation of its rows' means. */
function movement(frames: Uint8ClampedArray[], x: number, y: number, width: number, height: number): number {
  let most = 0;
  for (let row = Math.round(y * SIDE); row < (y + height) * SIDE; row++) {
    const means = frames.map((frame) => {
      let [sum, count] = [0, 0];
      for (let column = Math.round(x * SIDE); column < (x + width) * SIDE; column++) {
        sum += frame[(row * SIDE + column) * 4 + 1] ?? 0;
        count++;
      }
      return sum / count;
    });
    most = Math.max(most, Math.max(...means) - Math.min(...means));
  }
  return most;
}

/** Pixels of a place as dark as the inside of a mouth. */
function countDark(frame: Uint8ClampedArray, x: number, y: number, width: number, height: number): number {
  let count = 0;
  for (let row = Math.round(y * SIDE); row < (y + height) * SIDE; row++)
    for (let column = Math.round(x * SIDE); column < (x + width) * SIDE; column++)
      if ((frame[(row * SIDE + column) * 4 + 1] ?? 0) < 60) count++;
  return count;
}

/** Of as many values as both have. */
function correlate(one: readonly number[], other: readonly number[]): number {
  const count = Math.min(one.length, other.length);
  const [a, b] = [one, other].map((values) => {
    const mean = values.slice(0, count).reduce((sum, value) => sum + value, 0) / count;
    return values.slice(0, count).map((value) => value - mean);
  }) as [number[], number[]];
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}

function product(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, i) => sum + value * (other[i] ?? 0), 0);
}

function level(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / Math.max(1, samples.length));
}

function cut(portrait: Buffer, side: number, left: number, top: number): Uint8Array {
  const frame = new Uint8Array(SIDE * SIDE * 4);
  for (let y = 0; y < SIDE; y++) {
    const from = ((top + y) * side + left) * 4;
    frame.set(portrait.subarray(from, from + SIDE * 4), y * SIDE * 4);
  }
  return frame;
}
