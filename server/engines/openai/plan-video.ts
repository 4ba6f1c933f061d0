// Makes of our request what a server of `/v1/videos` is asked for, within what its model makes.
import { EngineError, type EngineRequest } from '../engine.ts';
import { planUnpriced } from '../hosted/plan-unpriced.ts';
import type { Plan } from '../hosted/stored.ts';
import { readFields } from '../models/request-fields.ts';
import { writePrompt } from '../models/write-prompt.ts';
import type { OpenAiVideoSettings } from './settings.ts';
import { videoServerOf } from './video-servers.ts';

type Size = { width: number; height: number };
type Limits = Pick<OpenAiVideoSettings, 'sizes' | 'seconds' | 'fps'>;

/** Diffusion models want sides of whole blocks. */
const STEP = 16;
/** A shape that differs by more from the one that was asked for is another one. */
const RATIO_TOLERANCE = 0.08;
/** 1104 × 832 is sold as 720p. */
const PIXELS_TOLERANCE = 0.86;

/** What of a video every server is told in its own words. Throws EngineError for what it cannot do. */
export function measureVideo(request: EngineRequest, limits: Limits, takesTail = false) {
  const fields = readFields(request);
  const { inputs } = request;
  if (fields.sound) throw refuse('makes no sound');
  const misplaced = inputs.find(
    ({ role, index }) => index > 0 || (role !== 'image' && !(takesTail && role === 'tail')),
  );
  if (misplaced) throw refuse(`takes no ${misplaced.role} beside one image`);
  const { seconds } = fields;
  if (seconds === null) throw refuse('needs a length');
  if (limits.seconds.length > 0 && !limits.seconds.includes(seconds)) {
    throw refuse(`makes videos of ${limits.seconds.join(', ')} seconds, not of ${seconds}`);
  }
  const fps = limits.fps ?? Number(request.fields['fps']);
  return {
    ...chooseSize(request, limits.sizes),
    seconds,
    fps,
    // One in four is a frame of its own to the models, and one comes before all: fewer would be cut off.
    frames: Math.ceil((seconds * fps) / 4) * 4 + 1,
    negative: fields.negative_prompt,
    prompt: (takesNegative: boolean) => writePrompt(request, fields, takesNegative),
  };
}

/** The smallest that is enough, in the shape that was asked for. */
function chooseSize({ width, height }: Size, sizes: readonly Size[]): Size {
  if (sizes.length === 0) return { width: toStep(width), height: toStep(height) };
  const differ = (size: Size) => Math.abs(Math.log(size.width / size.height / (width / height)));
  const alike = sizes.filter((size) => differ(size) <= RATIO_TOLERANCE);
  const enough = alike.filter((size) => size.width * size.height >= width * height * PIXELS_TOLERANCE);
  const [smallest] = enough.toSorted((one, other) => one.width * one.height - other.width * other.height);
  if (!smallest)
    throw refuse(`makes nothing ${alike.length > 0 ? 'as large as' : 'of the shape'} ${width} × ${height}`);
  return smallest;
}

const toStep = (side: number) => Math.max(STEP, Math.round(side / STEP) * STEP);

function refuse(why: string): EngineError {
  return new EngineError('refused', `this server ${why}`);
}

/** Throws EngineError for what the server cannot do. */
export function planVideo(request: EngineRequest, settings: OpenAiVideoSettings): Plan {
  const { model } = settings;
  const { isOpen } = videoServerOf(settings.server);
  const { width, height, seconds, fps, frames, negative, prompt: write } = measureVideo(request, settings);
  const prompt = write(isOpen);
  if (prompt === '' && request.inputs.length === 0) throw refuse('needs words');
  const params = {
    ...(model !== '' && { model }),
    prompt,
    size: `${width}x${height}`,
    seconds: String(seconds),
    ...(isOpen && { fps, num_frames: frames }),
    ...(isOpen && negative !== '' && { negative_prompt: negative }),
  };
  return planUnpriced(request, { model, upstream: settings.baseUrl, kind: 'video' }, (seed) => ({
    seed: isOpen ? seed : null,
    params: { ...params, ...(isOpen && { seed }) },
  }));
}
