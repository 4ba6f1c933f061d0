// Typed speech, where this machine has a program that speaks.
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EMOTIONS, type Speech } from '#tools/lip-sync/fields.ts';
import { VOICES } from '#tools/lip-sync/voices.ts';
import { findFfmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import { readSound } from '#server/ffmpeg/read-sound.ts';
import { hasSpeech } from '#engine/lip-sync/hear-speech.ts';
import { askTongues, findSpeaker, NPM_SPEAKER, NPM_TONGUES } from './find-speaker.ts';
import { runSpeaker } from './run-speaker.ts';
import { speak, spellSounds } from './speak.ts';
import { soundOf } from './voice-sound.ts';

const OWN = await findSpeaker({
  programFolders: ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'],
  speechProgram: '',
});
const ffmpeg = await findFfmpeg({ ffmpegPath: '', programFolders: ['/usr/bin', '/usr/local/bin'] });
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'speech-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('[product 2.7] the voices', () => {
  it('all sound like something, each like itself', () => {
    const sounds = VOICES.map(({ id }) => JSON.stringify(soundOf(id, 'neutral')));
    expect(sounds).not.toContain('null');
    expect(new Set(sounds).size).toBe(VOICES.length);
    expect(soundOf('nobody', 'neutral')).toBeNull();
    expect(soundOf('constructor', 'neutral')).toBeNull();
  });

  it('change with every emotion, within what the program takes', () => {
    for (const { id } of VOICES) {
      const sounds = EMOTIONS.map((emotion) => soundOf(id, emotion));
      expect(new Set(sounds.map((sound) => JSON.stringify(sound))).size).toBe(EMOTIONS.length);
      for (const sound of sounds) {
        expect(sound?.pitch).toBeGreaterThanOrEqual(0);
        expect(sound?.pitch).toBeLessThanOrEqual(99);
      }
    }
  });
});

describe('a machine without a voice', () => {
  it('is told by an empty path', async () => {
    expect(await findSpeaker({ programFolders: [], speechProgram: 'off' })).toBe('');
    expect(await findSpeaker({ programFolders: [], speechProgram: path.join(folder, 'espeak-ng') })).toBe('');
  });

  it('is one whose program does not run, too', async () => {
    const broken = path.join(folder, 'broken');
    await mkdir(broken);
    await writeFile(path.join(broken, 'espeak-ng'), 'no program');
    await chmod(path.join(broken, 'espeak-ng'), 0o755);
    expect(await findSpeaker({ programFolders: [], speechProgram: path.join(broken, 'espeak-ng') })).toBe('');
  });
});

it('is never without one where the optional packages of npm are', async () => {
  expect(await findSpeaker({ programFolders: [folder], speechProgram: '' })).toBe(NPM_SPEAKER);
});

it('knows without asking what that one speaks', async () => {
  const spoken = await askTongues(NPM_SPEAKER);
  expect([...NPM_TONGUES].filter((name) => !spoken.has(name))).toEqual([]);
});

/** A machine without its own has that of npm, once. */
const SPEAKERS = [...new Set([OWN, NPM_SPEAKER])].map((speaker) => ({
  speaker,
  whose: path.basename(speaker),
}));

describe.each(SPEAKERS)('speaking by $whose', ({ speaker }) => {
  const say = (part: Partial<Speech>) => sayBy(speaker, part);
  it.each(['We shall meet again.', '我们明天再见吧。'])('says "%s" as speech', async (text) => {
    expect((await say({ text })).sounds).toBe(true);
  });

  it('is faster by speed, and softer when sad', async () => {
    const usual = await say({});
    expect((await say({ speed: 2 })).seconds).toBeLessThan(usual.seconds * 0.75);
    expect((await say({ emotion: 'sad' })).loud).toBeLessThan(usual.loud);
  });

  it('fails for a voice that it does not have', async () => {
    await expect(runSpeaker(speaker, ['-v', 'nobody', '-w', path.join(folder, 'no.wav')])).rejects.toThrow(
      'Command failed',
    );
  });

  it('takes text for text: no option, no markup, no phonemes', async () => {
    const { seconds } = await say({ text: '-f /etc/passwd' });
    expect(seconds).toBeGreaterThan(1);
    const [plain] = await spellSounds(speaker, {
      text: '[[hello]]',
      voice: 'emma',
      speed: 1,
      emotion: 'neutral',
    });
    expect(plain).toMatch(/l/);
  });

  it('spells the sounds of Chinese as Chinese, not its tone numbers', async () => {
    const lines = await spellSounds(speaker, {
      text: '晚上好。再见。',
      voice: 'xiaoxiao',
      speed: 1,
      emotion: 'neutral',
    });
    expect(lines).toHaveLength(2);
    expect(lines.join(' ')).not.toMatch(/θɹ|tɹ|fɔː/);
  });
});

async function sayBy(
  speaker: string,
  part: Partial<Speech>,
): Promise<{ seconds: number; sounds: boolean; loud: number }> {
  if (!ffmpeg) throw new Error('no ffmpeg');
  const file = path.join(folder, 'said.wav');
  await speak(
    speaker,
    { text: 'We shall meet again.', voice: 'emma', speed: 1, emotion: 'neutral', ...part },
    file,
  );
  const options = { rate: 16_000, channels: 1, seconds: 30, scratch: `${file}.f32` } as const;
  const [samples = new Float32Array()] = await readSound(ffmpeg, file, options);
  const power = samples.reduce((sum, value) => sum + value * value, 0) / samples.length;
  return { seconds: samples.length / 16_000, sounds: hasSpeech(samples), loud: Math.sqrt(power) };
}
