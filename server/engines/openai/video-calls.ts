// The calls of `/v1/videos`: begin a run, ask how it goes, end it. OpenAI has shut its own down; servers that speak it go on,
// and each tells a little more or less.
import * as z from 'zod';
import { type EngineContext, EngineError } from '../engine.ts';
import { askProvider } from '../hosted/ask-provider.ts';
import { mimeOf } from '../hosted/mime-of.ts';
import type { RunPoll } from '../hosted/provider.ts';
import { nameFailure, readReason } from '../hosted/read-reason.ts';
import type { Plan, PlannedRun, RemoteRun } from '../hosted/stored.ts';
import { authorize, readInputs } from './call-images.ts';
import { nameOf, type OpenAiVideoSettings } from './settings.ts';
import { videoServerOf } from './video-servers.ts';

const Created = z.object({ id: z.string().min(1) });
const Video = z.object({
  status: z.string(),
  progress: z.number().nullish(),
  error: z.unknown().optional(),
  url: z.string().nullish(),
  video_url: z.string().nullish(),
  outputs: z.object({ video_url: z.string().nullish() }).nullish().catch(null),
});
type Video = z.output<typeof Video>;

/** Of a run that cannot be ended any more, or that is not there. */
const NOT_ENDED = [400, 404, 405, 409, 410, 422, 501];

/** The billable call, once. Throws EngineError. */
export async function startVideo(
  settings: OpenAiVideoSettings,
  { params }: PlannedRun,
  { inputs }: Plan,
  context: EngineContext,
): Promise<RemoteRun> {
  const [image] = await readInputs(inputs, context);
  const isForm = image !== undefined || videoServerOf(settings.server).body === 'form';
  const { json } = await askProvider({
    provider: nameOf(settings),
    method: 'POST',
    url: `${settings.baseUrl}/videos`,
    headers: authorize(settings),
    body: isForm ? writeForm(params, image) : params,
    schema: Created,
    isBillable: settings.isPaid,
    limitMs: settings.limitMs,
  });
  return { id: json.id, urls: {} };
}

function writeForm(
  params: Readonly<Record<string, unknown>>,
  image: Awaited<ReturnType<typeof readInputs>>[number] | undefined,
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(params)) form.set(name, String(value));
  if (image) {
    form.set(
      'input_reference',
      new Blob([image.bytes], { type: mimeOf(image.format) }),
      `image.${image.format}`,
    );
  }
  return form;
}

/** Throws EngineError. */
export async function pollVideo(settings: OpenAiVideoSettings, { id }: RemoteRun): Promise<RunPoll> {
  const url = addressOf(settings, id);
  const { status, json } = await askProvider({
    provider: nameOf(settings),
    url,
    headers: authorize(settings),
    schema: z.unknown(),
    alsoFine: [404, 410],
    limitMs: settings.limitMs,
  });
  if (status === 404 || status === 410) return { state: 'unknown' };
  const read = Video.safeParse(json);
  if (!read.success)
    throw new EngineError('unavailable', `${nameOf(settings)} does not say how the run goes`);
  return readVideo(settings, url, read.data);
}

function readVideo(settings: OpenAiVideoSettings, url: string, video: Video): RunPoll {
  switch (video.status.toLowerCase()) {
    case 'queued':
    case 'pending':
    case 'submitted':
      return { state: 'queued', ahead: null };
    case 'in_progress':
    case 'processing':
    case 'running':
    case 'generating':
      return { state: 'running', progress: Math.min(99, Math.max(0, Math.floor(video.progress ?? 0))) };
    case 'completed':
    case 'succeeded':
      return { state: 'succeeded', files: [findFile(settings, url, video)], computeSeconds: null };
    case 'cancelled':
    case 'canceled':
    case 'deleted':
      return { state: 'canceled' };
    case 'failed':
    case 'error':
    case 'expired':
      return fail(settings, video);
    default:
      throw new EngineError(
        'unavailable',
        `${nameOf(settings)} says of the run: ${video.status.slice(0, 40)}`,
      );
  }
}

/** What a run that failed costs is nowhere said: where money is paid, nobody takes over. */
function fail(settings: OpenAiVideoSettings, { status, error }: Video): RunPoll {
  const reason = readReason({ error }) || `the run is ${status}`;
  const failure = nameFailure(reason);
  return { state: 'failed', failure, detail: `${nameOf(settings)}: ${reason}`, isFree: !settings.isPaid };
}

/** The address that it names where that is its own; else the one that every server has. */
function findFile({ baseUrl }: OpenAiVideoSettings, url: string, video: Video): string {
  const named = video.outputs?.video_url ?? video.video_url ?? video.url;
  const address = named ? URL.parse(named, baseUrl) : null;
  return address?.origin === new URL(baseUrl).origin ? address.href : `${url}/content`;
}

/** Without an error where it has ended. Throws EngineError. */
export async function deleteVideo(settings: OpenAiVideoSettings, { id }: RemoteRun): Promise<void> {
  await askProvider({
    provider: nameOf(settings),
    method: 'DELETE',
    url: addressOf(settings, id),
    headers: authorize(settings),
    schema: z.unknown(),
    alsoFine: NOT_ENDED,
    limitMs: settings.limitMs,
  });
}

function addressOf({ baseUrl }: OpenAiVideoSettings, id: string): string {
  return `${baseUrl}/videos/${encodeURIComponent(id)}`;
}
