// One job of stable-diffusion.cpp: begun, asked how it goes, ended. Its result comes with the answer, and is kept in the
// scratch folder; the server has it for ten minutes.
import * as z from 'zod';
import { type EngineContext, EngineError } from '../engine.ts';
import type { RunPoll } from '../hosted/provider.ts';
import { nameFailure, readReason } from '../hosted/read-reason.ts';
import type { Plan, PlannedRun, RemoteRun } from '../hosted/stored.ts';
import { readInputs } from '../openai/call-images.ts';
import { fitImage } from '../openai/fit-image.ts';
import { hasMade, locate, storeMade } from './made-files.ts';
import { nameOf } from '../openai/settings.ts';
import { askSdCpp } from './ask-sdcpp.ts';
import type { SdCppSettings } from './settings.ts';
import { BadVideo, writeMp4 } from './write-mp4.ts';

/** Ten seconds of 1080p as MJPEG, in base64. */
const MOST_BYTES = 384 * 1024 * 1024;

const Created = z.object({ id: z.string().regex(/^[\w-]+$/) });
const Job = z.object({
  status: z.enum(['queued', 'generating', 'completed', 'failed', 'cancelled']),
  queue_position: z.number().nullish(),
  error: z.unknown().optional(),
  result: z
    .object({
      images: z.array(z.object({ b64_json: z.string() })).nullish(),
      b64_json: z.string().nullish(),
      output_format: z.string().nullish(),
      frame_count: z.number().nullish(),
    })
    .nullish(),
});
type Job = z.output<typeof Job>;
type Made = NonNullable<RemoteRun['made']>;

/** The billable call, once. Throws EngineError: `busy` where its line is full. */
export async function startJob(
  settings: SdCppSettings,
  { index, token, params }: PlannedRun,
  { inputs, upstream }: Plan,
  context: EngineContext,
): Promise<RemoteRun> {
  const { wanted_width: width, wanted_height: height, ...asked } = params;
  const files = await readInputs(inputs, context);
  const images = Object.fromEntries(
    inputs.map(({ role }, place) => [role, files[place]?.bytes.toString('base64') ?? '']),
  );
  const all = files.map(({ bytes }) => bytes.toString('base64'));
  const { json } = await askSdCpp(settings, {
    method: 'POST',
    path: `/${upstream}`,
    body: { ...asked, ...placeImages(upstream, all, images) },
    schema: Created,
    isBillable: settings.isPaid,
  });
  return { id: json.id, urls: {}, made: { run: token, index, width: Number(width), height: Number(height) } };
}

/** To change an image is to begin with it and to look at it: what the model can of both, as its own /v1/images/edits has it. */
function placeImages(mode: string, all: readonly string[], byRole: Readonly<Record<string, string>>): object {
  if (all.length === 0) return {};
  if (mode === 'img_gen') return { init_image: all[0], ref_images: all };
  const { image, tail } = byRole;
  return { ...(image && { init_image: image }), ...(tail && { end_image: tail }) };
}

/** Throws EngineError. */
export async function pollJob(settings: SdCppSettings, { id, made }: RemoteRun): Promise<RunPoll> {
  if (!made) throw new RangeError('the run is none of this engine');
  const location = locate(made.run, made.index, settings.makes === 'image' ? 'png' : 'mp4');
  const done: RunPoll = { state: 'succeeded', files: [location], computeSeconds: null };
  if (await hasMade(settings.scratchFolder, location)) return done;
  const { status, json } = await askSdCpp(settings, {
    path: `/jobs/${id}`,
    schema: z.unknown(),
    alsoFine: [404, 410],
    mostBytes: MOST_BYTES,
  });
  if (status === 404 || status === 410) return { state: 'unknown' };
  const read = Job.safeParse(json);
  if (!read.success)
    throw new EngineError('unavailable', `${nameOf(settings)} does not say how the job goes`);
  const job = read.data;
  // Before the first in its line is the one that is being made.
  if (job.status === 'queued') return { state: 'queued', ahead: job.queue_position ?? null };
  if (job.status === 'generating') return { state: 'running', progress: 0 }; // it tells no steps
  if (job.status === 'cancelled') return { state: 'canceled' };
  if (job.status === 'failed') return fail(settings, readReason({ error: job.error }) || 'the job failed');
  const fault = await storeResult(settings, made, job);
  return fault === null ? done : fail(settings, fault);
}

/** Returns what is wrong with it; null where it is stored. Throws what the disk says. */
async function storeResult(settings: SdCppSettings, made: Made, { result }: Job): Promise<string | null> {
  const { scratchFolder, ffmpeg } = settings;
  const base64 = result?.images?.[0]?.b64_json ?? result?.b64_json;
  if (!base64) return 'it ended well and delivers nothing';
  const bytes = Buffer.from(base64, 'base64');
  if (settings.makes === 'image') {
    const png = await fitImage(bytes, made).catch(() => null);
    if (!png) return 'it delivers what is no whole image';
    await storeMade(scratchFolder, locate(made.run, made.index), png);
    return null;
  }
  if (!ffmpeg) return 'there is no ffmpeg to read videos with';
  try {
    const isAvi = result?.output_format === 'avi';
    await writeMp4({ ffmpeg, scratchFolder, isAvi }, bytes, result?.frame_count ?? null, made);
    return null;
  } catch (error) {
    if (!(error instanceof BadVideo)) throw error;
    return error.message;
  }
}

/** What a job that failed costs is nowhere said: where money is paid, nobody takes over. */
function fail(settings: SdCppSettings, reason: string): RunPoll {
  const detail = `${nameOf(settings)}: ${reason}`;
  return { state: 'failed', failure: nameFailure(reason), detail, isFree: !settings.isPaid };
}

/** One that is being made goes on to its end: the server cannot stop it (409). Throws EngineError. */
export async function cancelJob(settings: SdCppSettings, { id }: RemoteRun): Promise<void> {
  await askSdCpp(settings, {
    method: 'POST',
    path: `/jobs/${id}/cancel`,
    schema: z.unknown(),
    alsoFine: [404, 409, 410],
  });
}
