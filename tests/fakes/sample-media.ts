// Small real files for tests: an image, a video, a sound.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { findFfmpeg, type Ffmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import { runFfmpeg } from '#server/ffmpeg/run-ffmpeg.ts';

/** The ffmpeg that a fresh machine has: the one of npm. */
export async function testFfmpeg(): Promise<Ffmpeg> {
  const ffmpeg = await findFfmpeg({ ffmpegPath: '', programFolders: [] });
  if (!ffmpeg) throw new Error('the packages of ffmpeg are not installed');
  return ffmpeg;
}

/** Every ffmpeg that is here, by name and each once: the one of npm, and the system's where that is the newer. */
export async function testPrograms(): Promise<Record<string, Ffmpeg>> {
  const packaged = await testFfmpeg();
  const newest = await findFfmpeg({ ffmpegPath: '', programFolders: ['/usr/bin'] });
  return newest && newest.ffmpeg !== packaged.ffmpeg ? { packaged, system: newest } : { packaged };
}

/** Many tests ask for the same file: it is made once. What each gets is its own, to be changed. */
function once<Asked extends unknown[]>(
  make: (...asked: Asked) => Promise<Buffer>,
): (...asked: Asked) => Promise<Buffer> {
  const made = new Map<string, Promise<Buffer>>();
  return async (...asked) => {
    const key = JSON.stringify(asked);
    const file = made.get(key) ?? make(...asked);
    made.set(key, file);
    return Buffer.from(await file);
  };
}

/** A JPEG with something to see in it. */
export const makeImage = once<[width?: number, height?: number]>(async (width = 400, height = 320) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="60%" fill="#7ab"/><rect y="60%" width="100%" height="40%" fill="#586"/>
    <circle cx="50%" cy="50%" r="${Math.min(width, height) / 5}" fill="#c63"/></svg>`;
  return await sharp(Buffer.from(svg)).jpeg().toBuffer();
});

type VideoWish = {
  width?: number;
  height?: number;
  seconds?: number;
  fps?: number;
  sound?: boolean;
  source?: string;
};

/** An MP4 with a tone; `sound: false` leaves it silent, `source` is one of ffmpeg's own images. */
export const makeVideo = once<[wanted?: VideoWish]>(async (wanted = {}) => {
  const { width = 480, height = 360, seconds = 2, fps = 24, sound = true, source = 'testsrc' } = wanted;
  const codecs = '-c:v libx264 -preset ultrafast -pix_fmt yuv420p -c:a aac -movflags +faststart';
  return await makeMedia('video.mp4', [
    '-f',
    'lavfi',
    '-i',
    `${source}=size=${width}x${height}:rate=${fps}:duration=${seconds}`,
    ...(sound ? ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`] : []),
    ...codecs.split(' '),
  ]);
});

/** A small MP4 that is much work: nothing happens in it, in 3840 × 2160 and in colours that must be written anew. */
export async function makeHeavyVideo(fps: number, seconds: number): Promise<Buffer> {
  const piece = ['-f', 'lavfi', '-i', `color=size=3840x2160:rate=${fps}:duration=${30 / fps}`];
  const codec = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv444p'];
  const folder = await mkdtemp(path.join(os.tmpdir(), 'heavy-'));
  try {
    const once = path.join(folder, 'once.mp4');
    await writeFile(once, await makeMedia('once.mp4', [...piece, ...codec]));
    const again = ['-stream_loop', '-1', '-i', once, '-c', 'copy', '-t', String(seconds)];
    return await makeMedia('heavy.mp4', again);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A WAV that swells and fades some times, as speech does. */
export const makeSound = once<[seconds?: number]>(async (seconds = 2) => {
  const speech = `sin(2*PI*180*t)*abs(sin(2*PI*1.7*t))*0.6+(random(0)-0.5)*0.25*abs(sin(2*PI*2.3*t))`;
  return await makeMedia('sound.wav', ['-f', 'lavfi', '-i', `aevalsrc='${speech}':s=16000:d=${seconds}`]);
});

/** What ffmpeg makes with these arguments, under this name. */
export async function makeMedia(name: string, args: readonly string[]): Promise<Buffer> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'sample-'));
  try {
    const file = path.join(folder, name);
    await runFfmpeg(await testFfmpeg(), [...args, file], { timeoutSeconds: 240 });
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
