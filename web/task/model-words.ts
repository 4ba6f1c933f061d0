// What a form says of options by name: where one was moved, and what a model cannot do.
import type { TFunction } from 'i18next';
import { type Accepts, type Options, type Scalar, UNUSED_FIELDS, type UnusedField } from '#contract/model.ts';

/** "Resolution 1K, Sound off" */
export function describeOptions(t: TFunction, options: Options): string {
  const said = Object.entries(options).map(([name, value]) => {
    const shown = describeValue(t, name, value);
    return shown === ''
      ? nameOption(t, name)
      : t('tool.model.option_value', { name: nameOption(t, name), value: shown });
  });
  return said.join(t('tool.model.and'));
}

const OPTIONS = {
  engine: 'text-to-image.engine',
  mode: 'video.mode',
  duration: 'video.duration',
  sound: 'video.sound',
  camera: 'video.camera',
  resolution: 'tool.resolution',
  aspect_ratio: 'tool.ratio',
  count: 'tool.count',
  style: 'text-to-image.style',
  target: 'upscale-video.target',
  fps: 'upscale-video.fps',
  denoise: 'upscale-video.denoise',
  motion: 'image-to-video.motion',
  keep_sound: 'lip-sync.keep.label',
  video: 'lip-sync.source.label',
  speech: 'lip-sync.speech.label',
  music: 'video-effect.music',
} as const;

function nameOption(t: TFunction, name: string): string {
  return name in OPTIONS ? t(OPTIONS[name as keyof typeof OPTIONS]) : name;
}

/** Empty where the name alone says more. */
function describeValue(t: TFunction, name: string, value: Scalar): string {
  if (name === 'engine')
    return t(value === 'lite' ? 'text-to-image.engines.lite' : 'text-to-image.engines.pro');
  if (name === 'video') return t(value === true ? 'lip-sync.source.video' : 'lip-sync.source.image');
  if (name === 'speech') return t(value === true ? 'lip-sync.speech.text' : 'lip-sync.speech.upload');
  if (typeof value === 'boolean') return t(value ? 'tool.model.on' : 'tool.model.off');
  if (name === 'duration') return t('video.seconds', { n: Number(value) });
  if (typeof value === 'number') return String(value);
  if (value === 'same') return t('image-to-image.same_ratio');
  if (name === 'mode' && (value === 'standard' || value === 'pro')) return t(`video.modes.${value}`);
  if (name === 'mode' && (value === 'edit' || value === 'restyle' || value === 'reference')) {
    return t(`image-to-image.modes.${value}`);
  }
  return /^\d/.test(value) ? value : '';
}

/** Why a model cannot do what a form holds beside its choices: "takes at most 1 image". */
export function describeUnable(t: TFunction, { options }: Accepts, name: string): string {
  const accepted = options[name];
  const range = accepted && 'least' in accepted ? accepted : undefined;
  const most = accepted && 'most' in accepted ? accepted.most : undefined;
  if (name === 'images' && accepted && 'values' in accepted) {
    if (!accepted.values.includes(1)) return t('tool.model.unable.both');
    return t('tool.model.unable.images', { n: Math.max(...accepted.values.map(Number)) });
  }
  if (name === 'audio.seconds' && most !== undefined) {
    return t('tool.model.unable.voice', { n: Math.floor(most) });
  }
  if (name === 'video.seconds' && most !== undefined) {
    return t('tool.model.unable.video', { n: Math.floor(most) });
  }
  if (name === 'times' && most !== undefined) return t('tool.model.unable.times', { n: most });
  if (name === 'times' && range?.least !== undefined) return t('tool.model.unable.larger');
  if (name === 'image_tail') return t('tool.model.unable.tail');
  return t('tool.model.unable.other');
}

/** The fields that a model makes nothing of, as words; empty where it uses all. */
export function describeUnused(t: TFunction, unused: readonly UnusedField[]): string {
  const said = UNUSED_FIELDS.filter((field) => unused.includes(field));
  return said.map((field) => t(`tool.model.unused_fields.${field}`)).join(t('tool.model.and'));
}
