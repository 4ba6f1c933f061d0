// Videos and sounds as telephones, recorders and strangers write them: what becomes of them in the media lab.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readFieldWord } from '#contract/field-words.ts';
import type { MediaKind } from '#contract/media-kinds.ts';
import type { JobFailure } from '#server/children/serve-jobs.ts';
import type { Ffmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import { probeMedia } from '#server/ffmpeg/probe-media.ts';
import { makeVideo, makeMedia, makeSound, testFfmpeg } from '#tests/fakes/sample-media.ts';
import type { CleanFile } from './clean-file.ts';
import { cleanVideo } from './clean-video.ts';
import { limitVideo } from './estimate-cost.ts';
import { measureVideo } from './measure-video.ts';

let ffmpeg: Ffmpeg;
let root: string;
let folder: string;

beforeAll(async () => {
  ffmpeg = await testFfmpeg();
  root = await mkdtemp(path.join(os.tmpdir(), 'clean-video-'));
});
beforeEach(async () => {
  folder = await mkdtemp(path.join(root, 'job-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

async function clean(content: Buffer, kind: MediaKind = 'video'): Promise<CleanFile> {
  const file = path.join(folder, 'sent');
  await writeFile(file, content);
  const facts = { file, mime: '', kind, ffmpeg };
  const { cost, plan } = await measureVideo(facts);
  return await cleanVideo({ do: 'clean', ...facts, plan, folder, limits: limitVideo(cost) });
}

const refusal = async (content: Buffer, kind?: MediaKind) =>
  await clean(content, kind).then(
    () => 'taken',
    ({ code }: JobFailure) => readFieldWord(code, 'en'),
  );
const BROKEN = "This file can't be read. Please try another one";

const images = (seconds: number, fps = 24, size = '320x240') =>
  ['-f', 'lavfi', '-i', `testsrc=size=${size}:rate=${fps}:duration=${seconds}`] as const;
/** The beginning of its frames. */
const samples = (video: Buffer) => video.subarray(video.indexOf('mdat') + 4).subarray(0, 2000);
const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];

describe('a video', () => {
  it('that is as our tools want it keeps its frames', async () => {
    const sent = await makeVideo({ seconds: 1 });
    const stored = await clean(sent);
    expect(stored).toMatchObject({ kind: 'video', width: 480, height: 360, fps: 24, has_sound: true });
    expect(samples(await readFile(stored.file))).toEqual(samples(sent));
  });

  it('of wide pixels is made as wide as it looks', async () => {
    const stored = await clean(await makeMedia('a.mp4', [...images(1), '-vf', 'setsar=2/1', ...H264]));
    expect(stored).toMatchObject({ width: 640, height: 240 });
    expect((await probeMedia(ffmpeg, stored.file)).video?.pixelRatio).toBe(1);
  });

  it.each(['arib-std-b67', 'smpte2084'])(
    'of high dynamic range (%s) gets the colours of an ordinary screen',
    async (transfer) => {
      const colours = ['-color_trc', transfer, '-color_primaries', 'bt2020', '-colorspace', 'bt2020nc'];
      const sent = await makeMedia('hdr.mp4', [...images(0.5), ...H264, ...colours]);
      const { video } = await probeMedia(ffmpeg, (await clean(sent)).file);
      expect(video).toMatchObject({ transfer: 'bt709', colourSpace: 'bt709', pixelFormat: 'yuv420p' });
    },
  );

  it('in slow motion comes down to 60 frames a second', async () => {
    const stored = await clean(await makeMedia('fast.mp4', [...images(0.5, 240), ...H264]));
    expect(stored.fps).toBe(60);
  });

  it('that is damaged in the middle is written anew, as far as it can be seen', async () => {
    const sent = await makeVideo({ seconds: 2, sound: false });
    const middle = Math.floor(sent.length / 2);
    sent.fill(0x55, middle, middle + 400);
    const stored = await clean(sent);
    expect(stored.duration).toBeCloseTo(2, 0);
  });

  it('whose times make no sense is not kept with a thousand frames a second', async () => {
    const sent = await makeMedia('a.mp4', [...images(1), ...H264, '-output_ts_offset', '-5']);
    const came = await clean(sent).then(
      ({ fps }) => Math.round(fps),
      ({ code }: JobFailure) => readFieldWord(code, 'en'),
    );
    // An older ffmpeg finds no video in it, a newer one reads it right.
    expect([24, BROKEN]).toContain(came);
  });

  it('of a kind that must be written anew is refused when it was cut off', async () => {
    const sent = await makeMedia('a.webm', [...images(3), '-c:v', 'libvpx', '-deadline', 'realtime']);
    expect(await refusal(sent.subarray(0, sent.length / 2))).toBe(BROKEN);
  });

  it('that is too long is told so', async () => {
    const sent = await makeMedia('long.mp4', [...images(610, 1, '64x64'), ...H264]);
    expect(await refusal(sent)).toBe('The video must be 1–600 seconds long');
  });
});

describe('a sound', () => {
  it('of a recorder that did not know its length is taken whole', async () => {
    const wav = await makeSound(1);
    wav.writeUInt32LE(0xffffffff, 4);
    wav.writeUInt32LE(0xffffffff, wav.indexOf('data') + 4);
    expect((await clean(wav, 'audio')).duration).toBeCloseTo(1, 1);
  });

  it('with anything behind it is taken', async () => {
    const mp3 = await makeMedia('a.mp3', ['-f', 'lavfi', '-i', 'sine=duration=1', '-c:a', 'libmp3lame']);
    const junk = Buffer.from(Array.from({ length: 5120 }, (_, at) => at % 256));
    expect((await clean(Buffer.concat([mp3, junk]), 'audio')).duration).toBeCloseTo(1, 1);
  });

  it('without any sound in it is refused', async () => {
    expect(await refusal(Buffer.concat([Buffer.from('ID3'), Buffer.alloc(4000)]), 'audio')).toBe(BROKEN);
  });
});
