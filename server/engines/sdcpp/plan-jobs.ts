// Makes jobs of stable-diffusion.cpp of our request: one for each result, as each has a seed of its own.
import { EngineError, type EngineRequest } from '../engine.ts';
import { planUnpriced } from '../hosted/plan-unpriced.ts';
import type { Plan } from '../hosted/stored.ts';
import { readFields } from '../models/request-fields.ts';
import { writePrompt } from '../models/write-prompt.ts';
import { ANY_SIZE } from '../openai/kinds.ts';
import { pickSize } from '../openai/pick-size.ts';
import { measureVideo } from '../openai/plan-video.ts';
import { type Capabilities, modeOf } from './ask-sdcpp.ts';
import type { SdCppSettings } from './settings.ts';

const MOST_IMAGES = 16;
/** Both are read here; animated WebP is not. A server that was built without WebM has AVI. */
const VIDEO_FORMATS = ['webm', 'avi'];

type Params = Record<string, string | number | boolean>;

/** Throws EngineError for what the server cannot do. */
export function planJobs(request: EngineRequest, settings: SdCppSettings, can: Capabilities): Plan {
  const params = settings.makes === 'image' ? describeImage(request) : describeVideo(request, settings, can);
  const { max_width: widest = Infinity, max_height: highest = Infinity } = can.limits ?? {};
  if (Number(params['width']) > widest || Number(params['height']) > highest) {
    throw new EngineError('refused', `this server makes ${widest} × ${highest} pixels at most`);
  }
  const place = { model: can.model?.name ?? '', upstream: modeOf(settings), kind: settings.makes };
  return planUnpriced(request, place, (seed) => ({
    seed,
    params: { ...params, seed, wanted_width: request.width, wanted_height: request.height },
  }));
}

function describeImage(request: EngineRequest): Params {
  if (request.inputs.length > MOST_IMAGES) {
    throw new EngineError('refused', `this server takes ${MOST_IMAGES} images, not ${request.inputs.length}`);
  }
  const fields = readFields(request);
  return {
    prompt: writePrompt(request, fields, true),
    negative_prompt: fields.negative_prompt,
    ...pickSize(request, ANY_SIZE),
    ...(fields.strength !== null && { strength: fields.strength }),
    output_format: 'png',
    embed_image_metadata: false,
  };
}

function describeVideo(request: EngineRequest, settings: SdCppSettings, can: Capabilities): Params {
  if (!settings.ffmpeg) throw new EngineError('misconfigured', 'there is no ffmpeg to read videos with');
  const takesTail = can.features_by_mode?.['vid_gen']?.['end_image'] ?? false;
  const { width, height, fps, frames, negative, prompt } = measureVideo(request, settings, takesTail);
  const formats = can.output_formats_by_mode?.['vid_gen'] ?? VIDEO_FORMATS;
  const output_format = VIDEO_FORMATS.find((format) => formats.includes(format));
  if (!output_format)
    throw new EngineError('misconfigured', `this server delivers ${formats.join(', ')} alone`);
  return {
    prompt: prompt(true),
    negative_prompt: negative,
    width,
    height,
    // As many as 4n + 1, to which it would cut them.
    video_frames: frames,
    fps,
    output_format,
  };
}
