// What a media field takes, by measured facts: the same answer in the form and on the server.
import { describe, expect, it } from 'vitest';
import { readFieldWord } from './field-words.ts';
import { checkMedia, type MediaFacts, type MediaRule } from './media.ts';

const facts = (part: Partial<MediaFacts>): MediaFacts => ({
  kind: 'image',
  width: 800,
  height: 600,
  duration: 0,
  fps: 0,
  has_sound: false,
  ...part,
});

function say(rule: MediaRule, part: Partial<MediaFacts>): string | null {
  const packed = checkMedia(rule, facts(part));
  return packed === null ? null : readFieldWord(packed, 'en');
}

const image: MediaRule = { kind: 'image', role: 'image', most: 1 };
const video: MediaRule = { kind: 'video', role: 'video', most: 1, seconds: [2, 60], sides: [360, 1920] };
const short: MediaRule = { kind: 'video', role: 'video', most: 1, shortSide: [240, 1080] };
const sound: MediaRule = { kind: 'audio', role: 'audio', most: 1, seconds: [1, 60] };

describe('[product 2.0] an image', () => {
  it.each([
    [{ width: 300, height: 300 }, null],
    [{ width: 750, height: 300 }, null],
    [{ width: 299, height: 600 }, 'The image must be at least 300 px on each side'],
    [{ width: 800, height: 300 }, 'The image ratio must be between 1:2.5 and 2.5:1 – crop it?'],
    [{ width: 300, height: 800 }, 'The image ratio must be between 1:2.5 and 2.5:1 – crop it?'],
    [{ kind: 'video' as const, duration: 3 }, 'Only JPG, PNG and WebP images are supported'],
  ])('%o → %s', (part, words) => expect(say(image, part)).toBe(words));
});

const of = (part: Partial<MediaFacts>) => ({
  kind: 'video' as const,
  width: 640,
  height: 360,
  duration: 5,
  ...part,
});

describe('[product 2.0] a video', () => {
  it.each([
    [{}, null],
    [{ duration: 60.1 }, null],
    [{ duration: 60.4 }, 'The video must be 2–60 seconds long'],
    [{ duration: 1 }, 'The video must be 2–60 seconds long'],
    [{ width: 400, height: 300 }, 'The video sides must be 360–1920 px'],
    [{ width: 2560, height: 1440 }, 'The video sides must be 360–1920 px'],
    [{ kind: 'audio' as const }, 'Only MP4, MOV and WebM videos are supported'],
  ])('%o → %s', (part, words) => expect(say(video, of(part))).toBe(words));

  it.each([
    [{ width: 320, height: 200 }, 'The shorter side of the video must be 240–1080 px'],
    [{ width: 1440, height: 2560 }, 'The shorter side of the video must be 240–1080 px'],
    [{ width: 1080, height: 1920 }, null],
  ])('%o by its shorter side → %s', (part, words) => expect(say(short, of(part))).toBe(words));
});

describe('[product 2.0] a sound', () => {
  it.each([
    [{ duration: 1 }, null],
    [{ duration: 0.5 }, 'The audio must be 1–60 seconds long'],
    [{ duration: 61 }, 'The audio must be 1–60 seconds long'],
    [{ kind: 'image' as const }, 'Only MP3, WAV, M4A and AAC audio is supported'],
  ])('%o → %s', (part, words) => expect(say(sound, { kind: 'audio', ...part })).toBe(words));
});
