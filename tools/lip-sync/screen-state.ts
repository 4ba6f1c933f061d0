// The values of the form, read from whatever was stored, and what is asked for with them.
import * as z from 'zod/mini';
import type { MediaFacts, MediaRef, MediaSource } from '#contract/media.ts';
import { listOffered } from '#web/task/fit-options.ts';
import { readStored } from '#web/task/read-stored.ts';
import type { FormFit } from '#web/task/use-tool-model.ts';
import { Length, LipSyncFields, type LipSyncParams, MouthBox, Speech } from './fields.ts';
import { readLanguage } from '#web/i18n/start-i18n.ts';
import { findVoice, VOICES } from './voices.ts';
import { nameRef } from '#web/media/name-ref.ts';

export const TOOL = 'lip-sync';

export const SOURCES = ['image', 'video'] as const;
export type Source = (typeof SOURCES)[number];
export const SPEECH_WAYS = ['text', 'upload', 'record'] as const;

const FormFields = z.object({
  source: z._default(z.enum(SOURCES), 'image'),
  way: z._default(z.enum(SPEECH_WAYS), 'text'),
  ...Speech.shape,
  ...z.pick(LipSyncFields, { keep_sound: true, resolution: true, model: true }).shape,
  ...Length.shape,
  /** Where a person has put the mouth, and of which image or video that is true. */
  mouth: z._default(z.nullable(z.object({ box: MouthBox, of: z.catch(z.string(), '') })), null),
});
export type LipForm = z.output<typeof FormFields>;

/** What a model may be unable to do: who speaks and how the voice comes are options of its own. */
export const FIT: FormFit<LipForm> = {
  offered: {
    ...listOffered(z.pick(LipSyncFields, { keep_sound: true, resolution: true })),
    video: [false, true],
    speech: [false, true],
  },
  toOptions: ({ source, way, keep_sound, resolution }) => ({
    video: source === 'video',
    speech: way === 'text',
    keep_sound: source === 'video' && keep_sound,
    resolution,
  }),
  toForm: ({ video, speech, ...same }) => ({
    ...(same as Partial<LipForm>),
    ...(video !== undefined && { source: video ? 'video' : 'image' }),
    ...(speech !== undefined && { way: speech ? 'text' : 'upload' }),
  }),
};

/** Whatever was stored or comes from another task, as values that this form can hold. */
export function readForm(raw: Readonly<Record<string, unknown>>): LipForm {
  const form = readStored(FormFields, raw);
  // A voice that there is, at first one at home in the page's language; and a step of the slider.
  const usual = VOICES.find(({ language }) => language === readLanguage())?.id ?? VOICES[0].id;
  return { ...form, voice: findVoice(form.voice)?.id ?? usual, speed: Math.round(form.speed * 10) / 10 };
}

/** The parameters of a task as values of the form. */
export function formOf(params: Readonly<Record<string, unknown>>): LipForm {
  const speech = (params.speech ?? {}) as Readonly<Record<string, unknown>>;
  const length = (params.length ?? {}) as Readonly<Record<string, unknown>>;
  const source = params.video ? 'video' : 'image';
  const ref = params[source] as MediaRef | undefined;
  return readForm({
    ...params,
    ...speech,
    ...length,
    source,
    way: params.speech ? 'text' : 'upload',
    mouth: ref && params.mouth_box ? { box: params.mouth_box, of: nameRef(ref) } : null,
  });
}

type Chosen = { ref: MediaRef | null; facts: MediaFacts | null } | undefined;

/** What would be stored of the form as it stands: with a stand-in for what is still on its way. */
export function paramsOf(form: LipForm, source: Chosen, voice: Chosen, box: MouthBox | null): LipSyncParams {
  const { text, speed, emotion, longer, shorter, resolution, model } = form;
  const typed = text.trim();
  return {
    ...(source?.facts ? { [form.source]: sourceOf(source) } : {}),
    ...(form.way === 'text'
      ? typed && { speech: { text: typed, voice: form.voice, speed, emotion } }
      : voice?.facts && { audio: sourceOf(voice) }),
    ...(box ? { mouth_box: box } : {}),
    keep_sound: form.source === 'video' && form.keep_sound,
    length: { longer, shorter },
    resolution,
    consent: true,
    ...(model !== undefined && { model }),
  };
}

function sourceOf({ ref, facts }: NonNullable<Chosen>): MediaSource {
  const nothing = { kind: 'image', width: 0, height: 0, duration: 0, fps: 0, has_sound: false } as const;
  return { ...(ref ?? { upload_id: '0' }), ...(facts ?? nothing) };
}
