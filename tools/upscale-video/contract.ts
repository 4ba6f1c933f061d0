// Video upscale (type 8): what may be asked, what it costs. Source: product §2.8.
import { priceWord, type Quote } from '#contract/price-words.ts';
import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { fieldWord } from '#contract/field-words.ts';
import { needPlan } from '#contract/plan-perks.ts';
import { ceilPoints, LIMIT_STEPS, type PlanLimits, prices } from '#contract/prices.ts';
import type { MediaRule, MediaSource } from '#contract/media.ts';
import { requestFields, type Ordered, Posted } from '#contract/task.ts';
import type { ToolContract } from '#contract/tool.ts';
import en from '#texts/en/tools/upscale.json' with { type: 'json' };
import zh from '#texts/zh/tools/upscale.json' with { type: 'json' };
import { type Language, pairTexts, translate } from '#texts/words.ts';
import { SMOOTH_FPS, type Target, TARGETS, UpscaleFields, type UpscaleParams } from './fields.ts';

const WORDS = pairTexts(en, zh);

/** Pixels of the shorter side. */
const SHORT_SIDES: Readonly<Record<Exclude<Target, 'same'>, number>> = {
  '1080p': 1080,
  '2K': 1440,
  '4K': 2160,
};
/** No longer side is made larger than this, however long and thin the video. */
const LONGEST_SIDE = 7680;

export const postUpscale = endpoint({
  path: '/api/task/upscale_video/post',
  summary: 'Make a video larger, cleaner, sharper or smoother.',
  access: 'user',
  kind: 'act',
  files: { video: 1 },
  input: z.strictObject({ ...UpscaleFields.shape, ...requestFields }),
  output: Posted,
  refusals: ['not_enough_points', 'queue_full', 'asset_not_found'],
});

export const upscaleMedia = {
  video: { kind: 'video', role: 'video', most: 1, seconds: [1, 120], shortSide: [240, 1080] },
} as const satisfies Readonly<Record<string, MediaRule>>;

/** For a quote the facts of the video come as numbers; without them it is ten seconds of 360p. */
const Quotable = z.pipe(
  z.strictObject({
    ...z.omit(UpscaleFields, { video: true }).shape,
    width: z._default(z.int().check(z.gte(2), z.lte(16_384)), 640),
    height: z._default(z.int().check(z.gte(2), z.lte(16_384)), 360),
    duration: z._default(z.number().check(z.gt(0), z.lte(600)), 10),
    video_fps: z._default(z.number().check(z.gte(0), z.lte(1000)), 30),
  }),
  z.transform(({ width, height, duration, video_fps, ...chosen }): UpscaleParams => ({
    ...chosen,
    video: { upload_id: '', kind: 'video', width, height, duration, fps: video_fps, has_sound: false },
  })),
);

type Sides = { width: number; height: number };

/** Pixels of the result: the shorter side as the target says, the shape as it was, both sides even. */
export function upscaledSize({ width, height }: Sides, target: Target): Sides {
  const wanted = target === 'same' ? 1 : SHORT_SIDES[target] / Math.min(width, height);
  const scale = Math.min(wanted, LONGEST_SIDE / Math.max(width, height));
  return { width: toEven(width * scale), height: toEven(height * scale) };
}

function toEven(pixels: number): number {
  return Math.max(2, Math.round(pixels / 2) * 2);
}

/** What can be asked of a video of this size: the targets above it, and to be made better as it is. */
export function targetsAbove(video: Sides): Target[] {
  return TARGETS.filter((target) => target === 'same' || isAbove(video, target));
}

function isAbove(video: Sides, target: Target): boolean {
  const made = upscaledSize(video, target);
  return Math.min(made.width, made.height) > Math.min(video.width, video.height);
}

/** A video of 59.94 is at 60 already. */
export function canBeSmoothed(videoFps: number): boolean {
  return videoFps < SMOOTH_FPS - 1;
}

/** A measured length is not exact to the millisecond: 12.003 are 12. */
function wholeSeconds({ duration }: MediaSource): number {
  return Math.ceil(Math.round(duration * 100) / 100);
}

function price({ video, target, fps }: UpscaleParams): Quote {
  const seconds = wholeSeconds(video);
  const { upscale } = prices().points;
  const plain = seconds * upscale[target];
  const whole = ceilPoints(plain * (fps === SMOOTH_FPS ? upscale.factor_60_fps : 1));
  const name = target === 'same' ? WORDS.same_size : target;
  const items = [{ label: priceWord('seconds', { x: name, n: seconds }), amount: plain }];
  if (whole > plain) items.push({ label: `${SMOOTH_FPS} fps`, amount: whole - plain });
  if (whole < upscale.least) {
    items.push({ label: priceWord('up_to_least', { n: upscale.least }), amount: upscale.least - whole });
  }
  return { price: Math.max(upscale.least, whole), items };
}

/**
 * Seconds on the built-in engine, as measured on one core: by the pixels that are encoded, and by those between which
 * new frames are searched for.
 */
const SECONDS_PER_MEGAPIXEL = 0.032;
const SMOOTHING_SECONDS_PER_MEGAPIXEL = 0.17;
/** Megapixels of a second of video times its seconds. More than this is smoothed by blending, which costs nothing. */
const MOST_SEARCHED = 24;

function etaSeconds({ video, target, fps }: UpscaleParams): number {
  const { width, height } = upscaledSize(video, target);
  const frames = video.duration * (fps === SMOOTH_FPS ? SMOOTH_FPS : Math.max(1, video.fps || 30));
  const encoding = (frames * width * height * SECONDS_PER_MEGAPIXEL) / 1e6;
  const searching =
    fps === SMOOTH_FPS && isMotionSearched(video)
      ? (frames * video.width * video.height * SMOOTHING_SECONDS_PER_MEGAPIXEL) / 1e6
      : 0;
  return Math.ceil(2 + encoding + searching);
}

/** True: the frames between are made by following what moves; false: by blending, for videos that would take too long. */
export function isMotionSearched({ width, height, duration }: Sides & { duration: number }): boolean {
  return ((width * height) / 1e6) * duration <= MOST_SEARCHED;
}

function refuseParams({ video, target, fps }: UpscaleParams): Record<string, string> {
  const fields: Record<string, string> = {};
  if (target !== 'same' && !isAbove(video, target)) {
    fields['target'] = fieldWord('video_at_target', { x: target });
  }
  if (fps === SMOOTH_FPS && !canBeSmoothed(video.fps)) {
    fields['fps'] = fieldWord('video_at_fps', { n: SMOOTH_FPS });
  }
  return fields;
}

/** One measured video may end a frame after the second. */
const SECONDS_TOLERANCE = 0.15;

function refusePlan({ video, target, fps }: UpscaleParams, limits: PlanLimits): Record<string, string> {
  const reaches = ({ max_upscale }: PlanLimits) =>
    target === 'same' ||
    LIMIT_STEPS.max_upscale.indexOf(max_upscale) >= LIMIT_STEPS.max_upscale.indexOf(target);
  const lasts = ({ upscale_seconds }: PlanLimits) => video.duration <= upscale_seconds + SECONDS_TOLERANCE;
  const fields: Record<string, string> = {};
  if (!reaches(limits)) fields['target'] = needPlan(target, (plan) => reaches(plan.limits));
  if (fps === SMOOTH_FPS && !limits.upscale_60_fps) {
    fields['fps'] = needPlan(`${SMOOTH_FPS} fps`, (plan) => plan.limits.upscale_60_fps);
  }
  if (!lasts(limits)) fields['video'] = needPlan(`${wholeSeconds(video)} s`, (plan) => lasts(plan.limits));
  return fields;
}

function titleOf({ target }: UpscaleParams, language: Language): string {
  const title = target === 'same' ? WORDS.title_same_size : WORDS.title;
  return translate(title, language, { x: target });
}

export const upscaleVideo: ToolContract<UpscaleParams> = {
  name: 'upscale-video',
  posts: [
    {
      endpoint: postUpscale,
      toParams: (input: Ordered<typeof postUpscale>) => input,
    },
  ],
  quote: Quotable,
  media: upscaleMedia,
  price,
  etaSeconds,
  refuseParams,
  refusePlan,
  promptOf: () => '',
  moreOptionsOf: ({ video, target }) => ({ times: upscaledSize(video, target).height / video.height }),
  titleOf,
};
