// Lip sync (type 7): what may be asked, what it costs. Source: product §2.7.
import { priceWord, type Quote } from '#contract/price-words.ts';
import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { fieldWord } from '#contract/field-words.ts';
import { needPlan } from '#contract/plan-perks.ts';
import { type PlanLimits, prices } from '#contract/prices.ts';
import type { MediaKind } from '#contract/media-kinds.ts';
import type { MediaRule, MediaSource } from '#contract/media.ts';
import { requestFields, type Ordered, Posted } from '#contract/task.ts';
import { text } from '#contract/text.ts';
import type { ToolContract } from '#contract/tool.ts';
import { QuotedPrompt } from '#contract/tool-fields.ts';
import { refuse1080p } from '#contract/video.ts';
import { type LipResolution, LipSyncFields, type LipSyncParams, Speech } from './fields.ts';
import { estimateSeconds, languageOf, LIP_SECONDS, PACE, videoSeconds } from './seconds.ts';
import { findVoice } from './voices.ts';

export const postLipSync = endpoint({
  path: '/api/task/lip_sync/post',
  summary: 'Let a portrait or the person of a video say a typed text or a recorded voice.',
  access: 'user',
  kind: 'act',
  files: { video: 1, image: 1, audio: 1 },
  input: z.strictObject({
    ...LipSyncFields.shape,
    consent: z.literal(true, fieldWord('consent')),
    ...requestFields,
  }),
  output: Posted,
  refusals: ['not_enough_points', 'queue_full', 'asset_not_found'],
});

const seconds = z.number().check(z.gte(0), z.lte(36_000));
const pixels = z.number().check(z.gte(0), z.lte(100_000));

/** A medium that was not sent yet is quoted by its facts. */
const quoted = (kind: MediaKind) =>
  z.optional(
    z.pipe(
      z.object({
        duration: z._default(seconds, 0),
        width: z._default(pixels, 0),
        height: z._default(pixels, 0),
      }),
      z.transform((facts): MediaSource => ({
        upload_id: '0',
        kind,
        fps: 0,
        has_sound: kind === 'audio',
        ...facts,
      })),
    ),
  );

const Quotable = z.strictObject({
  ...LipSyncFields.shape,
  video: quoted('video'),
  image: quoted('image'),
  audio: quoted('audio'),
  speech: z.optional(
    z.strictObject({ ...Speech.shape, text: QuotedPrompt, voice: z._default(text(40), '') }),
  ),
});

function voiceSeconds({ audio, speech }: Pick<LipSyncParams, 'audio' | 'speech'>): number {
  if (audio) return audio.duration;
  return speech ? estimateSeconds(speech) : 0;
}

/** Seconds of the video before the voice is there: never more is charged. */
export function expectedSeconds(params: LipSyncParams): number {
  return videoSeconds(params, voiceSeconds(params));
}

/** Begun seconds count; a tenth that nobody sees on the screen does not begin one. */
export const countedSeconds = (length: number): number => Math.ceil(Math.round(length * 10) / 10);

export const pointsASecond = (resolution: LipResolution): number => prices().points.lip_sync[resolution];

function pointsFor(length: number, resolution: LipResolution): number {
  return Math.max(prices().points.lip_sync.least, countedSeconds(length) * pointsASecond(resolution));
}

function price(params: LipSyncParams): Quote {
  const counted = countedSeconds(expectedSeconds(params));
  const rate = pointsASecond(params.resolution);
  const amount = pointsFor(counted, params.resolution);
  const spoken = {
    label: priceWord('seconds', { x: params.resolution, n: counted }),
    amount: counted * rate,
  };
  const rest = amount - spoken.amount;
  const least = {
    label: priceWord('up_to_least', { n: prices().points.lip_sync.least }),
    amount: rest,
  };
  return { price: amount, items: rest > 0 ? [spoken, least] : [spoken] };
}

/** Which field makes the video as long as it is. */
function lengthField(params: LipSyncParams): 'length' | 'audio' | 'speech.text' {
  if (expectedSeconds(params) > voiceSeconds(params)) return 'length';
  return params.audio ? 'audio' : 'speech.text';
}

/** What the parts say together: one source, one voice, and not more words than a video can hold. */
function refuseParams(params: LipSyncParams): Record<string, string> {
  const { video, image, audio, speech } = params;
  const fields: Record<string, string> = {};
  if (!video && !image) fields['video'] = fieldWord('video_required');
  if (video && image) fields['image'] = fieldWord('one_source');
  if (!audio && !speech) fields['audio'] = fieldWord('audio_required');
  if (audio && speech) fields['audio'] = fieldWord('one_voice');
  if (speech && !audio && estimateSeconds(speech) > LIP_SECONDS) {
    const most = Math.floor(LIP_SECONDS * PACE[languageOf(speech.text)] * speech.speed);
    fields['speech.text'] = fieldWord('text_too_long', { n: most });
  }
  return fields;
}

function refusePlan(params: LipSyncParams, limits: PlanLimits): Record<string, string> {
  const fields = params.resolution === '1080p' ? refuse1080p(limits) : {};
  const counted = countedSeconds(expectedSeconds(params));
  if (counted > limits.lip_seconds) {
    fields[lengthField(params)] = needPlan(`${counted} s`, (plan) => counted <= plan.limits.lip_seconds);
  }
  return fields;
}

/** Seconds on the built-in engine: the frames, and some for the voice. */
function etaSeconds(params: LipSyncParams): number {
  return Math.ceil(4 + expectedSeconds(params) * (params.resolution === '1080p' ? 4 : 2));
}

/** What may be the source, and what the voice. */
export const LIP_MEDIA = {
  video: { kind: 'video', role: 'video', most: 1, seconds: [2, LIP_SECONDS], sides: [360, 1920] },
  image: { kind: 'image', role: 'image', most: 1 },
  audio: { kind: 'audio', role: 'audio', most: 1, seconds: [1, LIP_SECONDS] },
} as const satisfies Record<string, MediaRule>;

type Input = Ordered<typeof postLipSync>;

export const lipSync: ToolContract<LipSyncParams> = {
  name: 'lip-sync',
  posts: [{ endpoint: postLipSync, toParams: (input: Input) => input }],
  quote: Quotable,
  media: LIP_MEDIA,
  placesInMedia: ['mouth_box'],
  price,
  earned: (params, made) => pointsFor(made.seconds, params.resolution),
  etaSeconds,
  refuseParams,
  refusePlan,
  needsSpeech: (params) => params.speech !== undefined && !params.audio,
  namesUnknown: ({ speech }) => speech !== undefined && !findVoice(speech.voice),
  promptOf: (params) => params.speech?.text ?? '',
};
