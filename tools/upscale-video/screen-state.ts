// The values of the form, read from whatever was stored, and what is asked for with them and the video that was chosen.
import * as z from 'zod/mini';
import type { MediaFacts } from '#contract/media.ts';
import { listOffered } from '#web/task/fit-options.ts';
import { readStored } from '#web/task/read-stored.ts';
import type { FormFit } from '#web/task/use-tool-model.ts';
import { canBeSmoothed, targetsAbove, upscaleVideo } from './contract.ts';
import { type Target, UpscaleFields, type UpscaleParams } from './fields.ts';

export const TOOL = 'upscale-video';

const FormFields = z.omit(UpscaleFields, { video: true });
export type UpscaleForm = z.output<typeof FormFields>;

/** Whatever was stored or comes from another task, as values that this form can hold. */
export function readForm(raw: Readonly<Record<string, unknown>>): UpscaleForm {
  return readStored(FormFields, raw);
}

/** What the video does not need is not asked for; the form keeps it for the next video. */
export function effectiveForm(form: UpscaleForm, video: MediaFacts | null): UpscaleForm {
  if (!video) return form;
  return {
    ...form,
    target: chooseTarget(form.target, video),
    fps: canBeSmoothed(video.fps) ? form.fps : 'keep',
  };
}

/** The one that was chosen, or the next above the video. */
function chooseTarget(target: Target, video: MediaFacts): Target {
  const offered = targetsAbove(video);
  return offered.includes(target) ? target : (offered[1] ?? 'same');
}

export type UpscaleQuote = UpscaleForm & {
  width: number;
  height: number;
  duration: number;
  video_fps: number;
};

/** The facts of the video as the server's quote takes them. */
export function quoteOf(form: UpscaleForm, { width, height, duration, fps }: MediaFacts): UpscaleQuote {
  return {
    ...effectiveForm(form, { width, height, fps } as MediaFacts),
    width,
    height,
    duration,
    video_fps: fps,
  };
}

export function paramsOf(form: UpscaleForm, video: MediaFacts): UpscaleParams {
  return upscaleVideo.quote.parse(quoteOf(form, video));
}

/** What a model may be unable to do. */
export const FIT: FormFit<UpscaleForm> = {
  offered: listOffered(FormFields),
};
