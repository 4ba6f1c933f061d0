// What every tool's form makes of what was stored, by this version, another one, or by hand: field by field.
import { describe, expect, it } from 'vitest';
import { CAMERAS, VIDEO_MODES, VIDEO_RATIOS, VIDEO_RESOLUTIONS, VIDEO_SECONDS } from '#contract/video.ts';
import { ASPECT_RATIOS, IMAGE_RESOLUTIONS, MAX_SEED, STYLES } from '#contract/limits.ts';
import { ModelId } from '#contract/model.ts';
import { TOOL_NAMES, type ToolName } from '#contract/tool-names.ts';
import { readChoices as readImageEffect } from './image-effect/screen.tsx';
import { readForm as readImageToImage } from './image-to-image/screen-state.ts';
import { readForm as readImageToVideo } from './image-to-video/screen-state.ts';
import { readForm as readLipSync } from './lip-sync/screen-state.ts';
import { VOICES } from './lip-sync/voices.ts';
import { readParams as readTextToImage } from './text-to-image/screen-state.ts';
import { readParams as readTextToVideo } from './text-to-video/screen-state.ts';
import { readForm as readUpscale } from './upscale-video/screen-state.ts';
import { readChoices as readVideoEffect } from './video-effect/screen.tsx';

type Raw = Readonly<Record<string, unknown>>;
/** What a form holds of a stored value; undefined stands for one that was not stored. */
type Field = (value: unknown) => unknown;
type Row = { read: (raw: Raw) => object; fields: Readonly<Record<string, Field>> };

/** Whatever was written, as it was written. */
const words: Field = (value) => (typeof value === 'string' ? value : '');
const oneOf =
  (options: readonly unknown[], other: unknown): Field =>
  (value) =>
    options.includes(value) ? value : other;
const whole =
  (least: number, most: number, other: unknown): Field =>
  (value) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most ? value : other;
const numberOr =
  (other: number, take: (value: number) => number): Field =>
  (value) =>
    typeof value === 'number' && !Number.isNaN(value) ? take(value) : other;

const seed = whole(0, MAX_SEED, undefined);
/** Whatever may be the id of one: whether there is it says who asks for it. */
const model: Field = (value) => (ModelId.safeParse(value).success ? value : undefined);
const video = {
  model,
  prompt: words,
  negative_prompt: words,
  mode: oneOf(VIDEO_MODES, 'standard'),
  camera: oneOf(CAMERAS, 'auto'),
  resolution: oneOf(VIDEO_RESOLUTIONS, '720p'),
  duration: oneOf(VIDEO_SECONDS, 5),
  sound: oneOf([true, false], false),
  seed,
};

const box = { x: 0.4, y: 0.6, width: 0.2, height: 0.1 };
const mouths = new Map<unknown, unknown>([
  [
    { box, of: 'upload 4' },
    { box, of: 'upload 4' },
  ],
  [
    { box, of: 'upload 4', by: 'hand' },
    { box, of: 'upload 4' },
  ],
  [
    { box, of: 4 },
    { box, of: '' },
  ],
  [{ box }, { box, of: '' }],
  [{ box: { ...box, x: 0.9 }, of: 'upload 4' }, null],
  [{ box: { ...box, depth: 1 }, of: 'upload 4' }, null],
  [{ box: 'all', of: 'upload 4' }, null],
  [{ of: 'upload 4' }, null],
]);

const ROWS: Readonly<Record<ToolName, Row>> = {
  'text-to-image': {
    read: readTextToImage,
    fields: {
      model,
      engine: oneOf(['lite', 'pro'], 'pro'),
      prompt: words,
      negative_prompt: words,
      style: oneOf(STYLES, 'auto'),
      aspect_ratio: oneOf(ASPECT_RATIOS, '1:1'),
      resolution: oneOf(IMAGE_RESOLUTIONS, '1K'),
      count: whole(1, 4, 2),
      seed,
    },
  },
  'image-to-image': {
    read: readImageToImage,
    fields: {
      model,
      mode: oneOf(['edit', 'restyle', 'reference'], 'edit'),
      prompt: words,
      // The nearest step of the slider.
      strength: numberOr(0.6, (value) => Math.round(Math.min(1, Math.max(0.1, value)) * 20) / 20),
      style: oneOf(STYLES, 'auto'),
      aspect_ratio: oneOf(['same', ...ASPECT_RATIOS], 'same'),
      resolution: oneOf(IMAGE_RESOLUTIONS, '1K'),
      count: whole(1, 4, 2),
      seed,
    },
  },
  'text-to-video': {
    read: readTextToVideo,
    fields: { ...video, aspect_ratio: oneOf(VIDEO_RATIOS, '16:9') },
  },
  'image-to-video': {
    read: readImageToVideo,
    fields: { ...video, motion: oneOf(['low', 'auto', 'high'], 'auto') },
  },
  'image-effect': {
    read: readImageEffect,
    fields: {
      aspect_ratio: oneOf(['auto', '1:1', '3:4', '4:3', '9:16', '16:9'], 'auto'),
      count: oneOf([1, 2, 4], 1),
    },
  },
  'video-effect': {
    read: readVideoEffect,
    fields: { resolution: oneOf(['720p', '1080p'], '720p'), music: oneOf([true, false], true) },
  },
  'lip-sync': {
    read: readLipSync,
    fields: {
      model,
      source: oneOf(['image', 'video'], 'image'),
      way: oneOf(['text', 'upload', 'record'], 'text'),
      text: words,
      voice: oneOf(
        VOICES.map(({ id }) => id),
        'emma',
      ),
      // The nearest step of the slider.
      speed: numberOr(1, (value) => (value >= 0.8 && value <= 2 ? Math.round(value * 10) / 10 : 1)),
      emotion: oneOf(['neutral', 'happy', 'sad', 'angry', 'calm'], 'neutral'),
      keep_sound: oneOf([true, false], false),
      longer: oneOf(['loop', 'cut'], 'loop'),
      shorter: oneOf(['cut', 'keep'], 'cut'),
      resolution: oneOf(['720p', '1080p'], '720p'),
      mouth: (value) => mouths.get(value) ?? null,
    },
  },
  'upscale-video': {
    read: readUpscale,
    fields: {
      model,
      target: oneOf(['same', '1080p', '2K', '4K'], '1080p'),
      fps: oneOf(['keep', 60], 'keep'),
      denoise: oneOf(['low', 'auto', 'high'], 'auto'),
      sharpen: whole(0, 100, 50),
    },
  },
};

/** Values of every kind: some that a field or another takes, some that none does. */
const VALUES: readonly unknown[] = [
  [undefined, null, true, false, Number.NaN, Number.POSITIVE_INFINITY, [], ['auto'], {}, { auto: true }],
  [-4, 0, 0.1, 0.33, 0.8, 0.96, 1, 1.25, 2, 2.5, 3, 4, 5, 7, 9, 10, 60, 100, 101, MAX_SEED, MAX_SEED + 1],
  ['', ' ', ' a fox ', 'auto', 'AUTO', '5', '60', 'true', 'null', 'a'.repeat(30_000)],
  [CAMERAS, STYLES, ASPECT_RATIOS, VIDEO_MODES, VIDEO_RESOLUTIONS, IMAGE_RESOLUTIONS].flat(),
  ['lite', 'edit', 'restyle', 'reference', 'same', 'low', 'high', '4K', 'keep', 'loop', 'cut'],
  ['image', 'video', 'text', 'upload', 'record', 'emma', 'henry', 'nobody', 'happy', 'neutral'],
  [...mouths.keys()],
].flat();

function expected({ fields }: Row, raw: Raw): object {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field(raw[name])]));
}

describe.each(TOOL_NAMES)('%s', (name) => {
  const row = ROWS[name];
  const names = Object.keys(row.fields);

  it('takes of every field what it can hold, and its default of what it cannot', () => {
    for (const field of names) {
      for (const value of VALUES) {
        const raw = { [field]: value };
        expect(row.read(raw)).toEqual(expected(row, raw));
      }
    }
  });

  it('loses nothing of the other fields where one is broken', () => {
    for (let at = 0; at < VALUES.length * 10; at++) {
      const raw = Object.fromEntries(
        names.map((field, place) => [field, VALUES[(at + place * (7 + at)) % VALUES.length]]),
      );
      expect(row.read({ ...raw, client_token: 'x' })).toEqual(expected(row, raw));
    }
  });

  it('always has every field, so that a form that is filled anew keeps nothing of before', () => {
    expect(Object.keys(row.read({})).toSorted()).toEqual(names.toSorted());
  });
});
