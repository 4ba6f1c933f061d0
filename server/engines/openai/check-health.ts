// Whether a server of OpenAI's API can be asked: a call that costs nothing and needs the key.
import * as z from 'zod';
import { EngineError, type Health } from '../engine.ts';
import { askProvider } from '../hosted/ask-provider.ts';
import { authorize } from './call-images.ts';
import { nameOf, type OpenAiServer } from './settings.ts';

const LIMIT_MS = 10_000;
const Models = z.object({ data: z.array(z.object({ id: z.string() })).nullish() });

/** A server that names its models must have ours; SGLang's diffusion server answers 404, and is there. */
export async function checkHealth(settings: OpenAiServer & { limitMs?: number }): Promise<Health> {
  const { baseUrl, model, limitMs = LIMIT_MS } = settings;
  try {
    const { status, json } = await askProvider({
      provider: nameOf(settings),
      url: `${baseUrl}/models`,
      headers: authorize(settings),
      schema: Models,
      alsoFine: [404],
      limitMs: Math.min(limitMs, LIMIT_MS),
    });
    const ids = (json.data ?? []).map(({ id }) => id);
    const isThere = ids.some((id) => id === model || id.startsWith(`${model}:`)); // Ollama adds a tag
    if (status === 404) return { ok: true, detail: model || 'it names no models' };
    if (model === '' || ids.length === 0 || isThere) {
      return { ok: true, detail: model || `${ids.length} models` };
    }
    return { ok: false, detail: `${nameOf(settings)} has no model ${model}` };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return { ok: false, detail: error.message };
  }
}
