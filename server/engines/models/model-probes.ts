// What is asked of a model to learn what it can do: the values of each option of a tool, made to parameters of a task.
import { ASPECT_RATIOS, IMAGE_RESOLUTIONS, STYLES } from '#contract/limits.ts';
import type { EffectTemplate } from '#contract/effect.ts';
import type { Options, Scalar } from '#contract/model.ts';
import type { MediaKind } from '#contract/media-kinds.ts';
import type { MediaSource } from '#contract/media.ts';
import type { ToolName } from '#contract/tool-names.ts';
import {
  CAMERAS,
  VIDEO_MODES,
  VIDEO_RATIOS,
  VIDEO_RESOLUTIONS,
  VIDEO_SECONDS,
  videoSize,
} from '#contract/video.ts';
import { EFFECT_COUNTS, EFFECT_RATIOS, ImageEffectFields } from '#tools/image-effect/fields.ts';
import { findImageEffect, IMAGE_EFFECT_TEMPLATES } from '#tools/image-effect/templates.ts';
import { IMAGE_MODES, ImageToImageFields, KEPT_RATIOS, MOST_IMAGES } from '#tools/image-to-image/fields.ts';
import { ImageToVideoFields, MOTIONS } from '#tools/image-to-video/fields.ts';
import { LIP_RESOLUTIONS, LipSyncFields } from '#tools/lip-sync/fields.ts';
import { LIP_SECONDS } from '#tools/lip-sync/seconds.ts';
import { TextToImageFields } from '#tools/text-to-image/fields.ts';
import { TextToVideoFields } from '#tools/text-to-video/fields.ts';
import { DENOISE, SMOOTH_FPS, TARGETS, UpscaleFields } from '#tools/upscale-video/fields.ts';
import { upscaledSize } from '#tools/upscale-video/contract.ts';
import { VIDEO_EFFECT_RESOLUTIONS, VideoEffectFields } from '#tools/video-effect/fields.ts';
import { findVideoEffect, VIDEO_EFFECT_TEMPLATES } from '#tools/video-effect/templates.ts';

export type Probes = {
  /** Options that may exclude each other: all combinations are asked. */
  together: Readonly<Record<string, readonly Scalar[]>>;
  /** Options that stand for themselves. */
  alone?: Readonly<Record<string, readonly Scalar[]>>;
  /** Numbers, rising: the model can do all between two of them. */
  ranges?: Readonly<Record<string, readonly number[]>>;
  /** Parameters with these options; of several it is enough that one can be done. Empty: nobody would ask for it. */
  build(options: Options): object[];
};

const SOUND_SECONDS = 2;
const VIDEO_HEIGHTS = [240, 360, 480, 540, 720, 1080];
const yesOrNo = [false, true];

const sourceOf = (kind: MediaKind, facts: Partial<MediaSource> = {}): MediaSource => ({
  upload_id: '1',
  kind,
  width: kind === 'audio' ? 0 : 640,
  height: kind === 'audio' ? 0 : 640,
  duration: kind === 'image' ? 0 : SOUND_SECONDS,
  fps: kind === 'video' ? 24 : 0,
  has_sound: kind === 'audio',
  ...facts,
});
const photos = (count: number) => Array.from({ length: count }, () => sourceOf('image'));
const steps = (from: number, to: number, step: number) =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, place) =>
    Number((from + place * step).toFixed(3)),
  );
const PROMPT = { prompt: 'a' };

const video = {
  mode: VIDEO_MODES,
  resolution: VIDEO_RESOLUTIONS,
  duration: VIDEO_SECONDS,
  aspect_ratio: VIDEO_RATIOS,
  sound: yesOrNo,
};

/** Of the fields of a tool those that hold no medium, with what was chosen. */
type Schema = { parse(value: unknown): object };
const parse = (schema: Schema, options: Options, media: object) => [
  { ...schema.parse({ ...PROMPT, ...options, ...refsOf(media) }), ...media },
];
const REF = { upload_id: '1' };
const refsOf = (media: object) =>
  Object.fromEntries(
    Object.entries(media).map(([name, value]) => [name, Array.isArray(value) ? value.map(() => REF) : REF]),
  );

/** Of two people there may be one photo with both. */
const PHOTOS = [1, 2];
const parseEffect = (
  schema: Schema,
  options: Options,
  template: EffectTemplate | undefined,
  images: number,
) => (images > (template?.images ?? 1) ? [] : parse(schema, options, { images: photos(images) }));

export const MODEL_PROBES: Readonly<Record<ToolName, Probes>> = {
  'text-to-image': {
    together: {
      engine: ['lite', 'pro'],
      aspect_ratio: ASPECT_RATIOS,
      resolution: IMAGE_RESOLUTIONS,
      count: [1, 2, 3, 4],
    },
    alone: { style: STYLES },
    // A draft is always small.
    build: (options) =>
      options.engine === 'lite' && options.resolution === '2K' ? [] : parse(TextToImageFields, options, {}),
  },
  'image-to-image': {
    together: {
      images: steps(1, MOST_IMAGES, 1),
      mode: IMAGE_MODES,
      aspect_ratio: KEPT_RATIOS,
      resolution: IMAGE_RESOLUTIONS,
      count: [1, 2, 3, 4],
    },
    alone: { style: STYLES },
    build: ({ images, ...options }) => parse(ImageToImageFields, options, { images: photos(Number(images)) }),
  },
  'text-to-video': {
    together: video,
    alone: { camera: CAMERAS },
    build: (options) => parse(TextToVideoFields, options, {}),
  },
  'image-to-video': {
    together: { ...video, image_tail: yesOrNo },
    alone: { camera: CAMERAS, motion: MOTIONS },
    build: ({ image_tail, ...options }) => {
      const ratio = VIDEO_RATIOS.find((one) => one === options.aspect_ratio) ?? '16:9';
      const image = sourceOf('image', videoSize(ratio, '720p'));
      return parse(ImageToVideoFields, options, { image, ...(image_tail && { image_tail: image }) });
    },
  },
  'image-effect': {
    together: {
      images: PHOTOS,
      effect_id: IMAGE_EFFECT_TEMPLATES.map(({ id }) => id),
      aspect_ratio: EFFECT_RATIOS,
      count: EFFECT_COUNTS,
    },
    build: ({ images, ...options }) =>
      parseEffect(ImageEffectFields, options, findImageEffect(String(options.effect_id)), Number(images)),
  },
  'video-effect': {
    together: {
      images: PHOTOS,
      effect_id: VIDEO_EFFECT_TEMPLATES.map(({ id }) => id),
      resolution: VIDEO_EFFECT_RESOLUTIONS,
      music: yesOrNo,
    },
    build: ({ images, ...options }) =>
      parseEffect(VideoEffectFields, options, findVideoEffect(String(options.effect_id)), Number(images)),
  },
  'lip-sync': {
    together: { video: yesOrNo, speech: yesOrNo, keep_sound: yesOrNo, resolution: LIP_RESOLUTIONS },
    ranges: {
      'audio.seconds': steps(1, LIP_SECONDS, 0.1),
      'video.seconds': steps(2, LIP_SECONDS, 0.1),
    },
    build: ({ video: isVideo, speech, ...options }) => {
      // A portrait has no sound to keep, and only what is there has a length.
      if (!isVideo && (options.keep_sound || options['video.seconds'] !== undefined)) return [];
      if (speech && options['audio.seconds'] !== undefined) return [];
      const { 'video.seconds': videoSeconds, 'audio.seconds': audioSeconds, ...chosen } = options;
      const media = {
        ...(isVideo
          ? { video: sourceOf('video', { duration: Number(videoSeconds ?? SOUND_SECONDS) }) }
          : { image: sourceOf('image') }),
        ...(speech ? {} : { audio: sourceOf('audio', { duration: Number(audioSeconds ?? SOUND_SECONDS) }) }),
      };
      const spoken = { text: 'a', voice: 'emma', speed: 1, emotion: 'neutral' };
      return parse(LipSyncFields, { ...chosen, ...(speech && { speech: spoken }) } as Options, media);
    },
  },
  'upscale-video': {
    together: { target: TARGETS, fps: ['keep', SMOOTH_FPS], denoise: DENOISE },
    ranges: {
      'video.seconds': steps(1, 120, 0.5),
      'video.fps': steps(1, 60, 1),
      times: steps(1, 9, 0.1),
    },
    build: (options) => {
      const { times, 'video.seconds': duration = 2, 'video.fps': fps = 24, ...chosen } = options;
      const target = TARGETS.find((one) => one === options.target) ?? 'same';
      const facts = { duration: Number(duration), fps: Number(fps) };
      return listHeights(target, times).flatMap((height) =>
        parse(UpscaleFields, chosen, {
          video: sourceOf('video', { ...facts, width: Math.round((height * 16) / 9), height }),
        }),
      );
    },
  },
};

/** Heights of a video that becomes so many times as large, or that is made larger at all. */
function listHeights(target: (typeof TARGETS)[number], times: Scalar | undefined): number[] {
  if (target === 'same') return times === undefined || times === 1 ? [360, 720] : [];
  const made = upscaledSize({ width: 1280, height: 720 }, target).height;
  if (times === undefined) return VIDEO_HEIGHTS.filter((height) => height < made);
  const height = Math.round(made / Number(times));
  return Number(times) > 1 && height >= 240 ? [height] : [];
}
