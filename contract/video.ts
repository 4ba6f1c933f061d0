// What the two tools that make videos share: shapes, sizes, camera moves, price. Source: product §2.3, §2.4.
import { priceWord, type Quote } from './price-words.ts';
import * as z from 'zod/mini';
import { fieldWord } from './field-words.ts';
import { needPlan } from './plan-perks.ts';
import { type PlanLimits, prices } from './prices.ts';
import { ModelId } from './model.ts';
import { textField } from './text-field.ts';
import { NegativePrompt, Seed } from './tool-fields.ts';

export const VIDEO_RATIOS = ['16:9', '9:16', '1:1', '4:3', '3:4', '21:9'] as const;
export type VideoRatio = (typeof VIDEO_RATIOS)[number];

export const VIDEO_RESOLUTIONS = ['540p', '720p', '1080p'] as const;
export type VideoResolution = (typeof VIDEO_RESOLUTIONS)[number];

export const VIDEO_MODES = ['standard', 'pro'] as const;
export type VideoMode = (typeof VIDEO_MODES)[number];

export const VIDEO_SECONDS = [5, 10] as const;

export const VIDEO_FPS = 24;
export const VIDEO_PROMPT_CHARACTERS = 2000;

export const CAMERAS = [
  'auto',
  'static',
  'push_in',
  'pull_out',
  'pan_left',
  'pan_right',
  'tilt_up',
  'tilt_down',
  'orbit',
  'tracking',
  'handheld',
  'crane_up',
] as const;
export type Camera = (typeof CAMERAS)[number];

export const VideoPrompt = textField(VIDEO_PROMPT_CHARACTERS, 'prompt_too_long');

/** What is asked of every video, each field with its limits and its default; its words and its shape are each tool's own. */
export const videoFields = {
  /** Who is to make it. Absent: the first that can. */
  model: z.optional(ModelId),
  negative_prompt: z._default(NegativePrompt, ''),
  mode: z._default(z.enum(VIDEO_MODES), 'standard'),
  camera: z._default(z.enum(CAMERAS), 'auto'),
  resolution: z._default(z.enum(VIDEO_RESOLUTIONS), '720p'),
  duration: z._default(z.literal(VIDEO_SECONDS), 5),
  sound: z._default(z.boolean(), false),
  /** Absent = random, chosen when the task starts. */
  seed: z.optional(Seed),
};

/** The same after defaults, as it is stored with the task. */
export type VideoParams = z.output<z.ZodMiniObject<typeof videoFields>> & { prompt: string };

/** How long an engine makes a video, in words that do not depend on what may be asked for. */
export const engineVideoFields = {
  seconds: z.number().check(z.positive(), z.lte(10)),
  fps: z.int().check(z.positive(), z.lte(60)),
};

const SIZES_720P: Readonly<Record<VideoRatio, readonly [number, number]>> = {
  '16:9': [1280, 720],
  '9:16': [720, 1280],
  '1:1': [960, 960],
  '4:3': [1104, 832],
  '3:4': [832, 1104],
  '21:9': [1584, 672],
};
const SCALES: Readonly<Record<VideoResolution, number>> = { '540p': 0.75, '720p': 1, '1080p': 1.5 };

/** Pixels of a video; all sides are even. */
export function videoSize(ratio: VideoRatio, resolution: VideoResolution): { width: number; height: number } {
  const [width, height] = SIZES_720P[ratio];
  return { width: width * SCALES[resolution], height: height * SCALES[resolution] };
}

/** The shape that is nearest to an image's own. Pixels. */
export function nearestVideoRatio(width: number, height: number): VideoRatio {
  const distance = (ratio: VideoRatio) => {
    const [w, h] = SIZES_720P[ratio];
    return Math.abs(Math.log((width * h) / (height * w)));
  };
  return VIDEO_RATIOS.toSorted((a, b) => distance(a) - distance(b))[0] ?? '16:9';
}

type VideoChoice = Pick<VideoParams, 'mode' | 'resolution' | 'duration' | 'sound'>;

const RESOLUTIONS: Readonly<Record<VideoMode, readonly VideoResolution[]>> = {
  standard: ['540p', '720p'],
  pro: ['720p', '1080p'],
};

export function videoResolutions(mode: VideoMode): readonly VideoResolution[] {
  return RESOLUTIONS[mode];
}

export function isVideoPair({ mode, resolution }: Pick<VideoChoice, 'mode' | 'resolution'>): boolean {
  return RESOLUTIONS[mode].includes(resolution);
}

/** Packed field words by field, for a size that the mode does not make. */
export function refuseVideoPair(choice: Pick<VideoChoice, 'mode' | 'resolution'>): Record<string, string> {
  return isVideoPair(choice) ? {} : { resolution: fieldWord('video_pair', { x: choice.resolution }) };
}

export function videoPrice({ mode, resolution, duration, sound }: VideoChoice): Quote {
  const { video } = prices().points;
  const rates: Readonly<Partial<Record<VideoResolution, number>>> = video[mode];
  const image = duration * (rates[resolution] ?? 0);
  const items = [{ label: priceWord('seconds', { x: resolution, n: duration }), amount: image }];
  if (!sound) return { price: image, items };
  const heard = duration * video.sound;
  return { price: image + heard, items: [...items, { label: priceWord('sound'), amount: heard }] };
}

/** Packed field words by field, for what the plan does not allow. */
export function refuseVideoPlan(
  { resolution, duration }: Pick<VideoChoice, 'resolution' | 'duration'>,
  limits: PlanLimits,
): Record<string, string> {
  const fields: Record<string, string> = {};
  if (resolution === '1080p') Object.assign(fields, refuse1080p(limits));
  if (duration > limits.max_video_seconds) {
    fields['duration'] = needPlan(`${duration} s`, (plan) => duration <= plan.limits.max_video_seconds);
  } else if (resolution === '1080p' && duration > limits.max_1080p_seconds && !fields['resolution']) {
    fields['duration'] = needPlan(
      `1080p · ${duration} s`,
      (plan) => duration <= plan.limits.max_1080p_seconds,
    );
  }
  return fields;
}

/** The same of a video that is wanted in 1080p, whatever its length. */
export function refuse1080p(limits: Pick<PlanLimits, 'max_resolution'>): Record<string, string> {
  if (limits.max_resolution === '1080p') return {};
  return { resolution: needPlan('1080p', (plan) => plan.limits.max_resolution === '1080p') };
}
