// What a speaker wrote, as every engine is given it: on every ffmpeg that is here.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { EngineError } from '#server/engines/engine.ts';
import { makeMedia, makeSound, makeVideo, testPrograms } from '#tests/fakes/sample-media.ts';
import { tidySound } from './tidy-sound.ts';

const folder = await mkdtemp(path.join(os.tmpdir(), 'tidy-sound-'));
afterAll(() => rm(folder, { recursive: true }));
const signal = new AbortController().signal;
const lavfi = (source: string) => ['-f', 'lavfi', '-i', source];

describe.each(Object.entries(await testPrograms()))('with the ffmpeg %s', (_, ffmpeg) => {
  async function tidy(bytes: Buffer, estimate = 60): Promise<number> {
    const raw = path.join(folder, 'raw');
    await writeFile(raw, bytes);
    return await tidySound(
      { ffmpeg, raw, file: path.join(folder, 'out.m4a'), estimate, isPaid: true },
      signal,
    );
  }

  it('loses the silence at its end', async () => {
    const spoken = ['-f', 'lavfi', '-i', 'sine=frequency=300:duration=1', '-af', 'apad=pad_len=220500'];
    expect(await tidy(await makeMedia('long.wav', spoken))).toBeCloseTo(1.2, 1); // of six
  });

  it('is read faster where it takes longer than was estimated, and not beyond what can be followed', async () => {
    const calm = await tidy(await makeSound(4));
    expect(await tidy(await makeSound(4), calm / 1.1)).toBeCloseTo(calm / 1.122, 1);
    expect(await tidy(await makeSound(4), 1)).toBeCloseTo(calm / 1.2, 1);
  });

  it.each([
    ['silence', () => makeMedia('s.wav', lavfi('aevalsrc=0:s=16000:d=2')), 'is silent'],
    ['a video without sound', () => makeVideo({ seconds: 1, sound: false }), 'what was spoken'],
    ['garbage', async () => Buffer.from('RIFF and nothing'), 'cannot be read'],
    [
      'an hour',
      () => makeMedia('h.wav', lavfi('sine=sample_rate=8000:duration=3600')),
      'is 3600 seconds long',
    ],
  ])('is not %s', async (_what, make, why) => {
    const error: unknown = await tidy(await make()).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(EngineError);
    expect(error).toMatchObject({ mayBeCharged: true, message: expect.stringContaining(why) as string });
  });
});
