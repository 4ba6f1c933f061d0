// Small files that would cost much: what they may take of the machine, and what their senders are told.
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { constants, crc32, deflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readFieldWord } from '#contract/field-words.ts';
import { JobFailure } from '#server/children/serve-jobs.ts';
import { type Ffmpeg, findFfmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import { probeMedia } from '#server/ffmpeg/probe-media.ts';
import { makeHeavyVideo, makeMedia, testFfmpeg } from '#tests/fakes/sample-media.ts';
import { cleanVideo } from './clean-video.ts';
import { cleanImage } from './clean-image.ts';
import { estimateVideo, limitVideo, LONG_COST, MOST_VIDEO_COST, type Work } from './estimate-cost.ts';
import { measureVideo } from './measure-video.ts';
import { measureImage } from './measure-image.ts';

const FOLDERS = (process.env['PATH'] ?? '').split(path.delimiter).filter(path.isAbsolute);
const packaged = await testFfmpeg();
const newest = await findFfmpeg({ ffmpegPath: '', programFolders: FOLDERS });
const programs: [string, Ffmpeg][] = [['packaged', packaged]];
if (newest && newest.ffmpeg !== packaged.ffmpeg) programs.push(['machine’s', newest]);

let root: string;
let folder: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'hostile-'));
});
beforeEach(async () => {
  folder = await mkdtemp(path.join(root, 'job-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

async function write(name: string, content: Buffer): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return file;
}

const toldOf = (failure: unknown) =>
  failure instanceof JobFailure ? readFieldWord(failure.code, 'en') : String(failure);

function makeChunk(name: string, content: Buffer): Buffer {
  const whole = Buffer.concat([Buffer.alloc(4), Buffer.from(name, 'latin1'), content, Buffer.alloc(4)]);
  whole.writeUInt32BE(content.length);
  whole.writeUInt32BE(crc32(whole.subarray(4, -4)), whole.length - 4);
  return whole;
}

/** A black PNG, RGBA of 16 bits: 16,000 × 16,000 have 2 MB as a file and 2 GB as an image. */
function makeHugePng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([16, 6, 0, 0, 0], 8);
  const rows = 50;
  const some = Buffer.alloc(rows * (1 + side * 8));
  const block = deflateRawSync(some, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const checksum = Buffer.alloc(4); // Adler-32 of nothing but zeros
  checksum.writeUInt16BE((side * (1 + side * 8)) % 65_521, 0);
  checksum.writeUInt16BE(1, 2);
  const blocks = Array.from({ length: side / rows }, () => block);
  const pixels = Buffer.concat([Buffer.from([0x78, 0xda]), ...blocks, Buffer.from([3, 0]), checksum]);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    makeChunk('IHDR', header),
    makeChunk('IDAT', pixels),
    makeChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** What stands before an MP3: its cover images. */
function makeTag(covers: Buffer[]): Buffer {
  const frames = covers.map((cover, at) => {
    const head = Buffer.from(`APIC\0\0\0\0\0\0\0image/png\0${String.fromCharCode(3 + at)}\0`, 'latin1');
    head.writeUInt32BE(head.length - 10 + cover.length, 4);
    return Buffer.concat([head, cover]);
  });
  const length = frames.reduce((sum, frame) => sum + frame.length, 0);
  const size = [21, 14, 7, 0].map((shift) => (length >> shift) & 127);
  return Buffer.concat([Buffer.from('ID3\x03\0\0', 'latin1'), Buffer.from(size), ...frames]);
}

function makeBox(name: string, ...content: Buffer[]): Buffer {
  const whole = Buffer.concat([Buffer.alloc(4), Buffer.from(name, 'latin1'), ...content]);
  whole.writeUInt32BE(whole.length);
  return whole;
}

/** The most memory that a process we started has held, in MB, as far as a look every few milliseconds sees. */
function watchMemory(): () => number {
  let most = 0;
  const look = async () => {
    for (const task of await readdir('/proc/self/task')) {
      const children = await readFile(`/proc/self/task/${task}/children`, 'utf8').catch(() => '');
      for (const pid of children.split(' ').filter(Boolean)) {
        const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
        most = Math.max(most, Number(/VmHWM:\s*(\d+)/.exec(status)?.[1] ?? 0) / 1024);
      }
    }
  };
  const timer = setInterval(() => void look().catch(() => {}), 5);
  return () => {
    clearInterval(timer);
    return most;
  };
}

async function cleanSound(ffmpeg: Ffmpeg, content: Buffer) {
  const facts = { file: await write('sent', content), mime: '', kind: 'audio' as const, ffmpeg };
  const { cost, plan } = await measureVideo(facts);
  return await cleanVideo({ do: 'clean', ...facts, plan, folder, limits: limitVideo(cost) });
}

describe.each(programs)('a sound with huge covers, for the %s ffmpeg', (_name, ffmpeg) => {
  it.runIf(process.platform === 'linux')(
    'is heard, and its covers are not looked at',
    { timeout: 60_000 },
    async () => {
      const cover = makeHugePng(16_000);
      expect(cover.length).toBeLessThan(4 * 1024 ** 2);
      const sine = ['-f', 'lavfi', '-i', 'sine=duration=2'];
      const mp3 = await makeMedia('a.mp3', [...sine, '-c:a', 'libmp3lame', '-id3v2_version', '0']);
      const m4a = await makeMedia('a.m4a', [...sine, '-c:a', 'aac']);
      const moov = m4a.lastIndexOf('moov') - 4; // stands at the end
      const handler = Buffer.from('\0\0\0\0\0\0\0\0mdirappl\0\0\0\0\0\0\0\0\0', 'latin1');
      const data = makeBox('data', Buffer.from([0, 0, 0, 14, 0, 0, 0, 0]), cover);
      const meta = makeBox(
        'meta',
        Buffer.alloc(4),
        makeBox('hdlr', handler),
        makeBox('ilst', makeBox('covr', data)),
      );
      const files = [
        Buffer.concat([makeTag([cover]), mp3]),
        Buffer.concat([makeTag([cover, cover]), mp3]),
        Buffer.concat([
          m4a.subarray(0, moov),
          makeBox('moov', m4a.subarray(moov + 8), makeBox('udta', meta)),
        ]),
      ];
      for (const content of files) {
        const most = watchMemory();
        const stored = await cleanSound(ffmpeg, content);
        expect(most()).toBeLessThan(500);
        expect(stored.duration).toBeCloseTo(2, 0);
      }
      // Called a video, it may decode images as large as the frames of one, and no larger.
      const most = watchMemory();
      expect((await probeMedia(ffmpeg, await write('video', files[1] ?? cover))).audio).not.toBeNull();
      expect(most()).toBeLessThan(500);
    },
  );
});

async function measureSent(content: Buffer) {
  const file = await write('video', content);
  return await measureVideo({ file, kind: 'video', ffmpeg: packaged });
}

describe('a video that costs more than it weighs', () => {
  it('is known by its head, and waits with others of its kind', async () => {
    const heavy = await makeHeavyVideo(1, 599);
    expect(heavy.length).toBeLessThan(1024 ** 2);
    const { cost } = await measureSent(heavy);
    expect(cost).toBeGreaterThan(LONG_COST);
    const light = await makeMedia(
      'a.mp4',
      '-f lavfi -i testsrc=size=1280x720:rate=30:duration=5 -preset ultrafast'.split(' '),
    );
    const { cost: other } = await measureSent(light);
    expect(other).toBeLessThan(LONG_COST);
    expect(limitVideo(other).processorSeconds).toBeLessThan(limitVideo(cost).processorSeconds / 2);
  });

  it('is not opened where nobody would wait for it, and its sender is told what to do', async () => {
    const told = await measureSent(await makeHeavyVideo(20, 599)).then(String, toldOf);
    expect(told).toBe(
      'This video takes too long to open. Please make it shorter, smaller, or of fewer frames a second',
    );
  });

  it.each<[string, Parameters<typeof estimateVideo>[0], number, Work]>([
    [
      'ten minutes of 1080p',
      { width: 1920, height: 1080, fps: 30, frames: 18_000, codec: 'h264' },
      600,
      'copied',
    ],
    [
      'ten minutes of 4K',
      { width: 3840, height: 2160, fps: 30, frames: 18_000, codec: 'h264' },
      600,
      'copied',
    ],
    ['two minutes of 1080p', { width: 1920, height: 1080, fps: 60, frames: 0, codec: 'vp9' }, 120, 'written'],
    ['ten minutes of 480p', { width: 854, height: 480, fps: 30, frames: 0, codec: 'vp9' }, 600, 'written'],
    [
      'a telephone’s 4K',
      { width: 3840, height: 2160, fps: 60, frames: 480, codec: 'hevc' },
      8,
      'tone-mapped',
    ],
  ])('is none of those that people make: %s', (_name, video, seconds, work) => {
    const cost = estimateVideo(video, { seconds, bytes: 50 * 1024 ** 2 }, { work, mostFps: 60 });
    expect(cost).toBeLessThan(MOST_VIDEO_COST);
  });

  it('that lies about its length gets no more time than it asked for', async () => {
    // A fake that never ends stands for a decoder that is kept busy.
    const fake = path.join(folder, 'ffmpeg');
    await writeFile(fake, '#!/bin/sh\nwhile :; do :; done\n', { mode: 0o755 });
    const sent = await makeMedia('a.webm', '-f lavfi -i color=size=64x64:duration=1 -c:v libvpx'.split(' '));
    const { plan } = await measureSent(sent);
    const job = { do: 'clean', file: 'video', mime: '', kind: 'video', plan, folder } as const;
    const limits = { wallSeconds: 0.5, processorSeconds: 1 };
    const busy = { ...packaged, ffmpeg: fake };
    const told = await cleanVideo({ ...job, limits, ffmpeg: busy }).then(String, toldOf);
    expect(told).toContain('takes too long');
  });

  it('whose probe hangs is given up after 30 seconds', async () => {
    const ffprobe = path.join(folder, 'ffprobe');
    await writeFile(ffprobe, '#!/bin/sh\nexec sleep 600\n', { mode: 0o755 });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const probing = probeMedia({ ffprobe }, 'any').then(String, (error: unknown) => error);
      const sent = { file: 'any', kind: 'video', ffmpeg: { ...packaged, ffprobe } } as const;
      const measuring = measureVideo(sent).then(String, toldOf);
      await vi.advanceTimersByTimeAsync(30_000);
      expect(await probing).toMatchObject({ reason: 'timeout' });
      // Nothing was found wrong with the file.
      expect(await measuring).toContain('takes too long');
    } finally {
      vi.useRealTimers();
    }
  });
});

async function countTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  return process.cpuUsage(before).user;
}

describe('an image that costs more than it weighs', () => {
  it('with alpha is made smaller before its pixels are looked at', async () => {
    const create = {
      width: 7000,
      height: 7000,
      channels: 4,
      background: { r: 9, g: 9, b: 200, alpha: 0.4 },
    } as const;
    const webp = await sharp({ create }).webp({ lossless: true }).toBuffer();
    expect(webp.length).toBeLessThan(10_000);
    const file = await write('a.webp', webp);
    // Its statistics, the other way to tell alpha, read every pixel at full size: three times the whole work here.
    const statistics = await countTime(() => sharp(file).stats());
    const cleaning = await countTime(async () => {
      const stored = await cleanImage({ file, mime: 'image/webp', folder });
      expect(stored).toMatchObject({ width: 4096, height: 4096, format: 'png' });
    });
    expect(cleaning).toBeLessThan(statistics);
  });

  it('of 16 bits and fifty million pixels is not opened', async () => {
    const file = await write('a.png', makeHugePng(7000));
    const told = await measureImage({ file, mime: 'image/png', kind: 'image', ffmpeg: null }).then(
      String,
      toldOf,
    );
    expect(told).toBe('The image has too many pixels to be opened. Please make it smaller');
  });
});
