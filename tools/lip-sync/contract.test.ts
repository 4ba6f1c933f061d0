import { describe, expect, it } from 'vitest';
import { readFieldWord } from '#contract/field-words.ts';
import { prices, type PlanId } from '#contract/prices.ts';
import { checkMedia, type MediaFacts } from '#contract/media.ts';
import { earnedPoints } from '#contract/tool.ts';
import { expectedSeconds, lipSync, postLipSync } from './contract.ts';
import { estimateSeconds, languageOf } from './seconds.ts';
import { VOICES } from './voices.ts';

const quote = (params: object) => lipSync.quote.parse(params);
const speech = (text: string, speed = 1) => ({ text, voice: 'emma', speed, emotion: 'neutral' });
const posted = { image: { upload_id: '1' }, audio: { upload_id: '2' }, consent: true };
const refuse = (params: object) =>
  Object.fromEntries(
    Object.entries(lipSync.refuseParams?.(quote(params)) ?? {}).map(([field, word]) => [
      field,
      readFieldWord(word, 'en'),
    ]),
  );

const word = (field: string, facts: MediaFacts) => {
  const rule = lipSync.media[field];
  if (!rule) throw new Error(`no rule for ${field}`);
  return readFieldWord(checkMedia(rule, facts) ?? 'fine', 'en');
};

const refusePlan = (params: object, plan: PlanId) =>
  lipSync.refusePlan(quote(params), prices().plans[plan].limits);

describe('lip sync: price', () => {
  const seconds = [0, 1, 2.4, 4.9, 5, 5.1, 8, 10.04, 10.1, 30, 59.96, 60];
  const lengths = (['loop', 'cut'] as const).flatMap((longer) =>
    (['cut', 'keep'] as const).map((shorter) => ({ longer, shorter })),
  );
  const rates = { '720p': 3, '1080p': 5 } as const;
  const all = (['720p', '1080p'] as const).flatMap((resolution) =>
    lengths.map((length) => ({ resolution, length })),
  );

  it.each(all)(
    '[product 2.7] is max(15, seconds × rate) for $resolution, $length',
    ({ resolution, length }) => {
      for (const [video, voice] of [0, 3, 12.3, 60].flatMap((one) =>
        seconds.map((two) => [one, two] as const),
      )) {
        const source = video ? { video: { duration: video } } : { image: {} };
        const params = quote({ ...source, audio: { duration: voice }, resolution, length });
        const longer = length.longer === 'loop' ? voice : video;
        const shorter = length.shorter === 'keep' ? video : voice;
        const longest = video === 0 || voice === 0 ? voice : voice > video ? longer : shorter;
        expect(expectedSeconds(params)).toBe(longest);
        const { price, items } = lipSync.price(params);
        expect(price).toBe(Math.max(15, Math.ceil(Number(longest.toFixed(1))) * rates[resolution]));
        expect(items.reduce((sum, { amount }) => sum + amount, 0)).toBe(price);
        expect(items.every(({ amount }) => Number.isInteger(amount) && amount >= 0)).toBe(true);
      }
    },
  );

  it('[product 2.7] estimates a text at 4.5 characters a second in Chinese and 14 in English, by speed', () => {
    expect(estimateSeconds(speech('字'.repeat(45)))).toBe(10);
    expect(estimateSeconds(speech('字'.repeat(45), 2))).toBe(5);
    expect(estimateSeconds(speech('a'.repeat(140)))).toBe(10);
    expect(estimateSeconds(speech(`  ${'a'.repeat(140)} \n`, 0.8))).toBe(12.5);
    expect(lipSync.price(quote({ image: {}, speech: speech('字'.repeat(45)) })).price).toBe(30);
  });

  it('[product 2.7] finds out the language of a text', () => {
    expect(languageOf('你好，世界')).toBe('zh');
    expect(languageOf('我喜欢 TypeScript 和 PostgreSQL')).toBe('zh');
    expect(languageOf('The word 茶 means tea in the language of China')).toBe('en');
    expect(languageOf('42!')).toBe('en');
  });

  it('[product 2.7] settles to the real length, never above the price', () => {
    const params = quote({ image: {}, speech: speech('a'.repeat(140)) });
    const { price } = lipSync.price(params);
    const earned = (made: number) =>
      earnedPoints(lipSync, params, price, { count: 1, wanted: 1, share: 1, seconds: made });
    expect(price).toBe(30);
    expect(earned(7.6)).toBe(24);
    expect(earned(3)).toBe(15);
    expect(earned(13)).toBe(30);
  });

  it('quotes a form with nothing in it at the least price', () => {
    expect(lipSync.price(quote({})).price).toBe(15);
  });
});

describe('lip sync: input', () => {
  it('fills in what the form leaves open', () => {
    expect(postLipSync.input.parse({ ...posted })).toEqual({
      image: { upload_id: '1' },
      audio: { upload_id: '2' },
      keep_sound: false,
      length: { longer: 'loop', shorter: 'cut' },
      resolution: '720p',
      consent: true,
    });
    const typed = { image: { upload_id: '1' }, speech: { text: ' Hi ', voice: 'emma' }, consent: true };
    expect(postLipSync.input.parse(typed).speech).toEqual(speech('Hi'));
  });

  it.each([
    ['no consent', { consent: undefined }, 'consent', /^consent$/],
    ['consent refused', { consent: false }, 'consent', /^consent$/],
    ['an empty text', { speech: { text: ' ', voice: 'emma' } }, 'speech.text', /^audio_required$/],
    [
      '301 characters',
      { speech: { text: '画'.repeat(301), voice: 'emma' } },
      'speech.text',
      /^text_too_long .*300/,
    ],
    ['speed 0.7', { speech: { text: 'x', voice: 'emma', speed: 0.7 } }, 'speech.speed', /./],
    ['speed 2.1', { speech: { text: 'x', voice: 'emma', speed: 2.1 } }, 'speech.speed', /./],
    ['an unknown emotion', { speech: { text: 'x', voice: 'emma', emotion: 'bored' } }, 'speech.emotion', /./],
    ['no voice', { speech: { text: 'x' } }, 'speech.voice', /./],
    [
      'a box beside the picture',
      { mouth_box: { x: 0.9, y: 0.5, width: 0.2, height: 0.1 } },
      'mouth_box',
      /./,
    ],
    ['a box of nothing', { mouth_box: { x: 0.5, y: 0.5, width: 0, height: 0.1 } }, 'mouth_box.width', /./],
    ['a box in pixels', { mouth_box: { x: 40, y: 5, width: 90, height: 10 } }, 'mouth_box.x', /./],
    ['480p', { resolution: '480p' }, 'resolution', /./],
    ['an unknown ending', { length: { longer: 'stretch' } }, 'length.longer', /./],
    ['a video as a picture list', { video: [{ upload_id: '3' }] }, 'video', /./],
  ])('refuses %s', (_, part, path, word) => {
    const read = postLipSync.input.safeParse({ ...posted, ...part });
    const issue = read.error?.issues.find((one) => one.path.join('.').startsWith(path));
    expect(issue?.message).toMatch(word);
  });

  it('counts 300 characters outside the basic plane as 300', () => {
    const input = { ...posted, audio: undefined, speech: { text: '🦊'.repeat(300), voice: 'emma' } };
    expect(postLipSync.input.safeParse(input).success).toBe(true);
  });

  it('[product 2.0] wants one source and one voice', () => {
    const [video, image, audio] = [{ duration: 5 }, { width: 600 }, { duration: 3 }];
    expect(refuse({ image, audio })).toEqual({});
    expect(refuse({ video, speech: speech('Hello') })).toEqual({});
    expect(refuse({})).toEqual({
      video: 'Please upload a video',
      audio: 'Please add a voice: type text, upload or record',
    });
    expect(refuse({ video, image, audio, speech: speech('Hello') })).toEqual({
      image: 'Please choose either a video or a portrait',
      audio: 'Please use either text or a sound, not both',
    });
  });

  it('knows which voices there are, and what needs one', () => {
    expect(lipSync.namesUnknown?.(quote({ speech: speech('Hello') }))).toBe(false);
    expect(lipSync.namesUnknown?.(quote({ speech: { ...speech('Hello'), voice: 'nobody' } }))).toBe(true);
    expect(lipSync.namesUnknown?.(quote({ audio: {} }))).toBe(false);
    expect(lipSync.needsSpeech?.(quote({ speech: speech('Hello') }))).toBe(true);
    expect(lipSync.needsSpeech?.(quote({ audio: { duration: 3 } }))).toBe(false);
  });

  it('[product 2.7] refuses a text that would be read longer than a minute', () => {
    expect(refuse({ image: {}, speech: speech('字'.repeat(300)) })).toEqual({
      'speech.text': 'The text can have at most 270 characters',
    });
    expect(refuse({ image: {}, speech: speech('字'.repeat(300), 1.2) })).toEqual({});
  });
});

describe('lip sync: media', () => {
  const video: MediaFacts = { kind: 'video', width: 640, height: 360, duration: 5, fps: 25, has_sound: true };
  const audio: MediaFacts = { kind: 'audio', width: 0, height: 0, duration: 5, fps: 0, has_sound: true };
  it.each([
    ['video', video, 'fine'],
    ['video', { ...video, duration: 60 }, 'fine'],
    ['video', { ...video, duration: 1.5 }, 'The video must be 2–60 seconds long'],
    ['video', { ...video, duration: 61 }, 'The video must be 2–60 seconds long'],
    ['video', { ...video, height: 358 }, 'The video sides must be 360–1920 px'],
    ['video', { ...video, width: 1922 }, 'The video sides must be 360–1920 px'],
    ['video', audio, 'Only MP4, MOV and WebM videos are supported'],
    ['audio', audio, 'fine'],
    ['audio', { ...audio, duration: 0.5 }, 'The audio must be 1–60 seconds long'],
    ['audio', { ...audio, duration: 60.5 }, 'The audio must be 1–60 seconds long'],
    ['audio', video, 'Only MP3, WAV, M4A and AAC audio is supported'],
    [
      'image',
      { ...video, kind: 'image', width: 280, height: 400 },
      'The image must be at least 300 px on each side',
    ],
  ] as const)('[product 2.7] %s %o: %s', (field, facts, expected) => {
    expect(word(field, facts)).toBe(expected);
  });
});

describe('lip sync: plans', () => {
  it.each([
    ['free', 10, {}],
    ['free', 10.1, { audio: 'plan_needed {"x":"11 s","plan":{"en":"Basic","zh":"基础版"}}' }],
    ['free', 31, { audio: 'plan_needed {"x":"31 s","plan":{"en":"Pro","zh":"专业版"}}' }],
    ['basic', 30, {}],
    ['basic', 31, { audio: 'plan_needed {"x":"31 s","plan":{"en":"Pro","zh":"专业版"}}' }],
    ['pro', 60, {}],
    ['ultimate', 60, {}],
  ] as const)('[product 3.2] %s with %d s', (plan, duration, expected) => {
    expect(refusePlan({ image: {}, audio: { duration } }, plan)).toEqual(expected);
  });

  it('[product 3.2] names the field that makes the video long', () => {
    const keep = { video: { duration: 20 }, audio: { duration: 4 }, length: { shorter: 'keep' } };
    expect(Object.keys(refusePlan(keep, 'free'))).toEqual(['length']);
    expect(refusePlan({ ...keep, length: {} }, 'free')).toEqual({});
    const typed = { image: {}, speech: speech('a'.repeat(200)) };
    expect(Object.keys(refusePlan(typed, 'free'))).toEqual(['speech.text']);
  });

  it('[product 2.7] keeps 1080p for the plans that have it', () => {
    expect(refusePlan({ resolution: '1080p' }, 'free')).toHaveProperty('resolution');
    expect(refusePlan({ resolution: '1080p' }, 'basic')).toEqual({});
  });
});

it('[product 2.7] has 16 voices, each once, of both languages', () => {
  expect(new Set(VOICES.map(({ id }) => id)).size).toBe(16);
  expect(new Set(VOICES.map(({ language }) => language))).toEqual(new Set(['zh', 'en']));
});
