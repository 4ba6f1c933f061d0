// The calls of stable-diffusion.cpp's own API (examples/server/api.md there): what it can do, and its jobs.
import * as z from 'zod';
import { EngineError, type Health } from '../engine.ts';
import { askProvider, type ProviderCall } from '../hosted/ask-provider.ts';
import { authorize } from '../openai/call-images.ts';
import { nameOf } from '../openai/settings.ts';
import type { SdCppSettings } from './settings.ts';

const HEALTH_LIMIT_MS = 10_000;

/** What every release with jobs tells; the rest it may. */
const Capabilities = z.object({
  model: z.object({ name: z.string() }).nullish(),
  supported_modes: z.array(z.string()),
  output_formats_by_mode: z.record(z.string(), z.array(z.string())).nullish(),
  features_by_mode: z.record(z.string(), z.record(z.string(), z.boolean())).nullish(),
  limits: z.object({ max_width: z.number(), max_height: z.number() }).nullish(),
});
export type Capabilities = z.output<typeof Capabilities>;

export type Mode = 'img_gen' | 'vid_gen';
export const modeOf = ({ makes }: Pick<SdCppSettings, 'makes'>): Mode =>
  makes === 'image' ? 'img_gen' : 'vid_gen';

type Call<Schema extends z.ZodType> = Omit<ProviderCall<Schema>, 'provider' | 'headers' | 'url'> & {
  path: string;
};

/** `path` is what follows /sdcpp/v1. Throws EngineError. */
export async function askSdCpp<Schema extends z.ZodType>(
  settings: SdCppSettings,
  { path, ...call }: Call<Schema>,
): Promise<{ status: number; json: z.output<Schema> }> {
  return await askProvider({
    limitMs: settings.limitMs,
    ...call,
    provider: nameOf(settings),
    // Both APIs are of the same server.
    url: `${settings.baseUrl.replace(/\/v1$/, '')}/sdcpp/v1${path}`,
    headers: authorize(settings),
  });
}

/** Throws EngineError: also where the server is too old to have jobs, or its model makes something else. */
export async function readCapabilities(settings: SdCppSettings): Promise<Capabilities> {
  const mode = modeOf(settings);
  const { status, json } = await askSdCpp(settings, {
    path: '/capabilities',
    schema: z.unknown(),
    alsoFine: [404],
    limitMs: Math.min(HEALTH_LIMIT_MS, settings.limitMs ?? HEALTH_LIMIT_MS),
  });
  const read = Capabilities.safeParse(json);
  if (status === 404 || !read.success) {
    throw new EngineError(
      'misconfigured',
      `${nameOf(settings)} has no jobs: take a newer stable-diffusion.cpp`,
    );
  }
  const { model, supported_modes: modes } = read.data;
  if (!modes.includes(mode)) {
    throw new EngineError(
      'misconfigured',
      `${model?.name ?? 'the model'} at ${nameOf(settings)} does not do ${mode}`,
    );
  }
  return read.data;
}

export async function checkHealth(settings: SdCppSettings): Promise<Health> {
  if (settings.makes === 'video' && !settings.ffmpeg) return { ok: false, detail: 'there is no ffmpeg' };
  try {
    const { model } = await readCapabilities(settings);
    return { ok: true, detail: model?.name ?? '' };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return { ok: false, detail: error.message };
  }
}
