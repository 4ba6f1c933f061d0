// What is heard in a voice, and when the words of a text are said.
import { describe, expect, it } from 'vitest';
import { HUMMED_RATE, hummedVoice } from '#tests/fakes/hummed-voice.ts';
import { makeRandom } from '#engine/raster/random.ts';
import { RATE } from '#engine/sound/sound-bricks.ts';
import { hasSpeech } from './hear-speech.ts';
import { hearVoice } from './hear-voice.ts';
import { mixSound } from './mix-sound.ts';
import { placeWords } from './place-words.ts';
import { shapeSounds } from './shape-sounds.ts';
import { splitText, writeSubtitles } from './write-subtitles.ts';

const FPS = 25;

/** Two seconds of samples. */
function sound(valueAt: (seconds: number, random: number) => number): Float32Array {
  const random = makeRandom(2, 'sound');
  return Float32Array.from({ length: HUMMED_RATE * 2 }, (_, i) =>
    valueAt(i / HUMMED_RATE, random.next() - 0.5),
  );
}

const tone = (hertz: number, t: number) => Math.sin(2 * Math.PI * hertz * t);
const isOn = (t: number) => t % 0.5 < 0.25;

/** Voices of 0.8 s with half a second of silence between. */
function threeParts(): Float32Array {
  const part = hummedVoice(0.8);
  const whole = new Float32Array(Math.round(HUMMED_RATE * 3.4));
  for (const from of [0, 1.3, 2.6]) whole.set(part, Math.round(from * HUMMED_RATE));
  return whole;
}

const flat = (value: number, length: number): [Float32Array, Float32Array] => [
  new Float32Array(length).fill(value),
  new Float32Array(length).fill(value),
];

describe('[product 2.7] speech', () => {
  it('is heard in a voice, loud or soft', () => {
    expect(hasSpeech(hummedVoice(1))).toBe(true);
    expect(hasSpeech(hummedVoice(1).map((value) => value * 0.1))).toBe(true);
  });

  it.each([
    ['silence', () => 0],
    ['next to silence', (_: number, noise: number) => noise * 0.002],
    ['a hum', (t: number) => tone(50, t) * 0.3 + tone(150, t) * 0.1],
    ['noise', (_: number, noise: number) => noise],
    ['noise that comes and goes', (t: number, noise: number) => noise * (isOn(t) ? 1 : 0)],
    ['beeps', (t: number) => tone(880, t) * (isOn(t) ? 0.5 : 0)],
    ['a chord', (t: number) => (tone(220, t) + tone(277, t) + tone(330, t)) * 0.2],
  ])('is not heard in %s', (_, valueAt) => {
    expect(hasSpeech(sound(valueAt))).toBe(false);
  });
});

describe('[product 2.7] the mouth of a voice', () => {
  it('opens with the voice, rests without, and stays within what a mouth can do', () => {
    const { shapes, loudness } = hearVoice(threeParts(), FPS);
    expect(shapes).toHaveLength(85);
    expect(Math.max(...shapes.slice(0, 20).map(({ open }) => open))).toBeGreaterThan(0.4);
    for (const { open } of shapes.slice(25, 32)) expect(open).toBe(0);
    for (const { open, wide } of shapes) {
      expect(open).toBeGreaterThanOrEqual(0);
      expect(open).toBeLessThanOrEqual(1);
      expect(Math.abs(wide)).toBeLessThanOrEqual(1);
    }
    expect(Math.max(...loudness)).toBe(1);
  });

  it('is drawn wide for "ee" and round for "oo"', () => {
    // The hummed syllables are "ah", "ee", "oo", a quarter of a second each.
    const { shapes } = hearVoice(hummedVoice(1.5), 100);
    const wide = (second: number) => shapes[Math.round(second * 100)]?.wide ?? 0;
    expect(wide(0.36)).toBeGreaterThan(wide(0.62) + 0.4);
    expect(wide(0.36)).toBeGreaterThan(wide(0.11));
  });

  it('closes its lips where the text has an "m", as long as it speaks', () => {
    const voice = hummedVoice(1.5);
    const heard = hearVoice(voice, FPS);
    const shaped = shapeSounds(heard, ['aːaːaːmaːaːaː'], voice, FPS);
    const least = (track: typeof heard) => Math.min(...track.shapes.slice(14, 23).map(({ open }) => open));
    expect(least(shaped)).toBeLessThan(0.06);
    expect(shaped.shapes).toHaveLength(heard.shapes.length);
    expect(shapeSounds(heard, ['?!'], voice, FPS)).toBe(heard);
  });
});

describe('[product 2.7] when words are said', () => {
  it('puts the ends of parts into the pauses', () => {
    const spans = placeWords([10, 12, 9], threeParts());
    expect(spans.map(({ from }) => Number(from.toFixed(1)))).toEqual([0, 1.3, 2.6]);
    expect(spans[0]?.to).toBeCloseTo(0.78, 1);
    expect(spans[1]?.to).toBeCloseTo(2.08, 1);
  });

  it('shares out what has no pause, and has nothing for silence', () => {
    const [first, second] = placeWords([1, 1], hummedVoice(1).subarray(0, 3600));
    expect(first?.to).toBe(second?.from);
    expect(first?.to).toBeGreaterThan(0.05);
    expect(placeWords([1, 1], new Float32Array(HUMMED_RATE))).toEqual([]);
  });

  it('splits texts at their punctuation, and long parts between words', () => {
    expect(splitText('Hi. Well, this is it! Costs 3.50, no more', 'en')).toEqual([
      'Hi.',
      'Well, this is it!',
      'Costs 3.50, no more',
    ]);
    expect(splitText('晚上好。自从末班车开走以后，我一直在等你！', 'zh')).toEqual([
      '晚上好。',
      '自从末班车开走以后，',
      '我一直在等你！',
    ]);
    const long = splitText('one two three four five six seven eight nine ten eleven twelve thirteen', 'en');
    expect(long).toHaveLength(2);
    for (const line of long) expect(line.length).toBeLessThanOrEqual(42);
    expect(splitText('春'.repeat(40), 'zh').map((line) => line.length)).toEqual([13, 13, 14]);
    expect(splitText('?! …', 'en')).toEqual([]);
  });

  it('writes them as SRT, in order and without overlap', () => {
    const subtitles = writeSubtitles('Good evening. Here I am again. Good bye, all.', 'en', threeParts());
    const times = [...subtitles.matchAll(/(\d\d):(\d\d):(\d\d),(\d{3})/g)].map(
      ([, hours, minutes, seconds, thousandths]) =>
        Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000,
    );
    expect(subtitles.split('\n\n').map((cue) => cue.split('\n')[2])).toEqual([
      'Good evening.',
      'Here I am again.',
      'Good bye, all.',
    ]);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times[2]).toBeCloseTo(1.3, 1);
  });
});

describe('[product 2.7] the sound of the video', () => {
  it('is as long as the video, with what was there before under the voice, again and again', () => {
    const original = flat(0.5, RATE * 0.3);
    const [left] = mixSound({ voice: flat(0, RATE), original, seconds: 2 });
    expect(left).toHaveLength(RATE * 2);
    expect(left[RATE * 0.5]).toBeCloseTo(0.15);
    expect(left[RATE * 1.5]).toBeCloseTo(0.15);
    expect(left.at(-1)).toBeLessThan(0.01);
  });

  it('is never louder than a file can hold', () => {
    const [left, right] = mixSound({ voice: flat(0.95, RATE), original: flat(0.9, RATE), seconds: 1 });
    for (const channel of [left, right])
      expect(channel.reduce((most, value) => Math.max(most, value), 0)).toBeLessThan(0.8);
  });
});
