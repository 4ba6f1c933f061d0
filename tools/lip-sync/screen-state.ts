// The values of the form, read from whatever was stored, and what is asked for with them.
import type { MediaFacts, MediaRef, MediaSource } from '#contract/media.ts';
import { readOne, readText } from '#web/task/read-stored.ts';
import { EMOTIONS, IF_LONGER, IF_SHORTER, LIP_RESOLUTIONS, MouthBox, SPEECH_SPEEDS } from './contract.ts';
import type { LipSyncParams } from './contract.ts';
import { VOICES } from './voices.ts';

export const TOOL = 'lip-sync';

export const SOURCES = ['image', 'video'] as const;
export type Source = (typeof SOURCES)[number];
export const SPEECH_WAYS = ['text', 'upload', 'record'] as const;

export type LipForm = {
  source: Source;
  way: (typeof SPEECH_WAYS)[number];
  text: string;
  voice: string;
  speed: number;
  emotion: (typeof EMOTIONS)[number];
  keep_sound: boolean;
  longer: (typeof IF_LONGER)[number];
  shorter: (typeof IF_SHORTER)[number];
  resolution: (typeof LIP_RESOLUTIONS)[number];
  /** Where a person has put the mouth, and of which image or video that is true. */
  mouth: { box: MouthBox; of: string } | null;
};

/** Whatever was stored or comes from another task, as values that this form can hold. */
export function readForm(raw: Readonly<Record<string, unknown>>): LipForm {
  const mouth = (raw.mouth ?? {}) as Readonly<Record<string, unknown>>;
  const box = MouthBox.safeParse(mouth.box);
  return {
    source: readOne(SOURCES, raw.source, 'image'),
    way: readOne(SPEECH_WAYS, raw.way, 'text'),
    text: readText(raw.text),
    voice: VOICES.find(({ id }) => id === raw.voice)?.id ?? 'emma',
    speed: readSpeed(raw.speed),
    emotion: readOne(EMOTIONS, raw.emotion, 'neutral'),
    keep_sound: raw.keep_sound === true,
    longer: readOne(IF_LONGER, raw.longer, 'loop'),
    shorter: readOne(IF_SHORTER, raw.shorter, 'cut'),
    resolution: readOne(LIP_RESOLUTIONS, raw.resolution, '720p'),
    mouth: box.success ? { box: box.data, of: readText(mouth.of) } : null,
  };
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

function readSpeed(raw: unknown): number {
  const isSpeed = typeof raw === 'number' && raw >= SPEECH_SPEEDS.least && raw <= SPEECH_SPEEDS.most;
  return isSpeed ? Math.round(raw * 10) / 10 : SPEECH_SPEEDS.usual;
}

/** The same for the same file or work, before and after a reload. */
export function nameRef(ref: MediaRef): string {
  return 'upload_id' in ref ? `upload ${ref.upload_id}` : `work ${ref.task_id} ${ref.index ?? 0}`;
}

type Chosen = { ref: MediaRef | null; facts: MediaFacts | null } | undefined;

/** What would be stored of the form as it stands: with a stand-in for what is still on its way. */
export function paramsOf(form: LipForm, source: Chosen, voice: Chosen, box: MouthBox | null): LipSyncParams {
  const { text, speed, emotion, longer, shorter, resolution } = form;
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
  };
}

function sourceOf({ ref, facts }: NonNullable<Chosen>): MediaSource {
  const nothing = { kind: 'image', width: 0, height: 0, duration: 0, fps: 0, has_sound: false } as const;
  return { ...(ref ?? { upload_id: '0' }), ...(facts ?? nothing) };
}
