// Lip sync: what may be asked, each field once, with its limits and its default. Source: product §2.7.
import * as z from 'zod/mini';
import { fieldWord } from '#contract/field-words.ts';
import { MediaRef } from '#contract/media.ts';
import { ModelId } from '#contract/model.ts';
import { text } from '#contract/text.ts';
import { textField } from '#contract/text-field.ts';
import type { ParamsOf } from '#contract/tool.ts';

export const EMOTIONS = ['neutral', 'happy', 'sad', 'angry', 'calm'] as const;
export type Emotion = (typeof EMOTIONS)[number];

export const LIP_RESOLUTIONS = ['720p', '1080p'] as const;
export type LipResolution = (typeof LIP_RESOLUTIONS)[number];

export const IF_LONGER = ['loop', 'cut'] as const;
export const IF_SHORTER = ['cut', 'keep'] as const;

export const SPEECH_CHARACTERS = 300;
export const SPEECH_SPEEDS = { least: 0.8, most: 2, usual: 1 } as const;

export const Speech = z.strictObject({
  text: textField(SPEECH_CHARACTERS).check(z.minLength(1, fieldWord('audio_required'))),
  voice: text(40).check(z.minLength(1)),
  speed: z._default(
    z.number().check(z.gte(SPEECH_SPEEDS.least), z.lte(SPEECH_SPEEDS.most)),
    SPEECH_SPEEDS.usual,
  ),
  emotion: z._default(z.enum(EMOTIONS), 'neutral'),
});
export type Speech = z.output<typeof Speech>;

const share = z.number().check(z.gte(0), z.lte(1));
const size = z.number().check(z.gte(0.01), z.lte(1));

/** Where the mouth is, as shares of the image's width and height, from its upper left corner. */
export const MouthBox = z
  .strictObject({ x: share, y: share, width: size, height: size })
  .check(z.refine((box) => box.x + box.width <= 1.001 && box.y + box.height <= 1.001));
export type MouthBox = z.output<typeof MouthBox>;

/** What becomes of a video and a voice of different lengths. */
export const Length = z.strictObject({
  /** The voice is longer than the video: the video starts again, or the voice ends with it. */
  longer: z._default(z.enum(IF_LONGER), 'loop'),
  /** The voice is shorter: the video ends with it, or goes on without a word. */
  shorter: z._default(z.enum(IF_SHORTER), 'cut'),
});

export const LipSyncFields = z.object({
  /** Who is to make it. Absent: the first that can. */
  model: z.optional(ModelId),
  /** Of `video` and `image` there is one. */
  video: z.optional(MediaRef),
  image: z.optional(MediaRef),
  /** The voice, when it was not typed. */
  audio: z.optional(MediaRef),
  speech: z.optional(Speech),
  /** Absent: the engine looks for the mouth. */
  mouth_box: z.optional(MouthBox),
  keep_sound: z._default(z.boolean(), false),
  length: z._default(Length, { longer: 'loop', shorter: 'cut' }),
  resolution: z._default(z.enum(LIP_RESOLUTIONS), '720p'),
  /** False in a quote at most: a post without it is refused. */
  consent: z._default(z.boolean(), false),
});

/** The form values after defaults: what is stored with the task. */
export type LipSyncParams = ParamsOf<typeof LipSyncFields>;

/** The `fields` of an engine's request: all but what it says in its inputs, its size and its model. */
export const LipSyncEngineFields = z.extend(
  z.omit(LipSyncFields, {
    video: true,
    image: true,
    audio: true,
    resolution: true,
    consent: true,
    model: true,
  }),
  {
    /** Null: the voice is an input. */
    speech: z._default(z.nullable(Speech), null),
    /** What the input says, where it was spoken of a typed text. */
    said: z._default(z.nullable(Speech), null),
    /** Null: the engine looks for the mouth. */
    mouth_box: z._default(z.nullable(MouthBox), null),
  },
);
