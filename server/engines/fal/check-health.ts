// Whether fal can be asked: a call that costs nothing and needs the key.
import * as z from 'zod';
import { EngineError, type Health } from '../engine.ts';
import type { Model } from '../models/model.ts';
import { askFal, type FalSettings, PLATFORM_BASE } from './ask-fal.ts';

const LIMIT_MS = 10_000;
const Prices = z.object({ prices: z.array(z.object({ endpoint_id: z.string() })) });

export async function checkHealth(settings: FalSettings, models: readonly Model[]): Promise<Health> {
  const [first] = models;
  if (!first) return { ok: false, detail: 'there is no model' };
  try {
    const url = `${settings.platformBase ?? PLATFORM_BASE}/models/pricing?endpoint_id=${encodeURIComponent(first.upstream)}`;
    const limitMs = Math.min(LIMIT_MS, settings.limitMs ?? LIMIT_MS);
    await askFal({ ...settings, limitMs }, { url, schema: Prices });
    return { ok: true, detail: `${models.length} models` };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return { ok: false, detail: error.message };
  }
}
