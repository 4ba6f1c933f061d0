// What every video's form holds: made fit to be asked for, and made cheaper.
import type { TFunction } from 'i18next';
import { videoResolutions, type VideoParams, type VideoResolution } from '#contract/video.ts';

/** A mode does not make every size: what the form keeps for the other one is not asked for. */
export function effectiveVideo<Form extends VideoParams>(form: Form): Form {
  return { ...form, prompt: form.prompt.trim(), resolution: videoResolutionOf(form) };
}

/** The nearest size that a mode makes: what the form holds for the other mode is kept, not asked for. */
export function videoResolutionOf({
  mode,
  resolution,
}: Pick<VideoParams, 'mode' | 'resolution'>): VideoResolution {
  return videoResolutions(mode).find((one) => one === resolution) ?? '720p';
}

type CheaperVideo = { label: string; part: Partial<VideoParams> };

/** What can be done without, one thing at a time. */
export function listCheaperVideos(form: VideoParams, t: TFunction): CheaperVideo[] {
  const canBeSmaller = form.mode === 'standard' && videoResolutionOf(form) === '720p';
  const ways: (CheaperVideo | false)[] = [
    form.duration === 10 && { label: t('video.cheaper.seconds'), part: { duration: 5 } },
    form.mode === 'pro' && { label: t('video.cheaper.mode'), part: { mode: 'standard' } },
    canBeSmaller && { label: t('video.cheaper.small'), part: { resolution: '540p' } },
    form.sound && { label: t('video.cheaper.silent'), part: { sound: false } },
  ];
  return ways.filter((way) => way !== false);
}
