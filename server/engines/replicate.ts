// Replicate: hosted models as predictions. Its results are gone after an hour, so they are read as soon as they are there.
import * as z from 'zod';
import { type Engine, EngineError, type Health } from './engine.ts';
import { openDownload } from './hosted/open-download.ts';
import { openHosted } from './hosted/open-hosted.ts';
import { readModels } from './models/read-models.ts';
import { askReplicate, Prediction, type ReplicateSettings } from './replicate/ask-replicate.ts';
import { findReplicateRun } from './replicate/find-run.ts';
import { pollReplicateRun } from './replicate/poll-run.ts';
import { startReplicateRun } from './replicate/start-run.ts';
import { uploadToReplicate } from './replicate/upload.ts';

export const REPLICATE_FILE_HOSTS = ['https://replicate.delivery/', 'https://*.replicate.delivery/'];
/** A minute of 4K; more is no result of ours. */
const MOST_BYTES = 1024 * 1024 * 1024;
const HEALTH_LIMIT_MS = 10_000;

/** Throws RangeError for a model's file that cannot be read. */
export function openReplicate(settings: ReplicateSettings): Engine {
  const models = readModels('replicate');
  const download = {
    provider: 'Replicate',
    hosts: settings.fileHosts ?? REPLICATE_FILE_HOSTS,
    mostBytes: MOST_BYTES,
    answerLimitMs: settings.limitMs,
  };
  return openHosted({
    id: 'replicate',
    name: 'Replicate',
    models,
    health: () => checkHealth(settings, models.length),
    upload: (input, content, signal) => uploadToReplicate(settings, input, content, signal),
    start: (run, plan) => startReplicateRun(settings, run, plan),
    find: (run, plan, signal) => findReplicateRun(settings, run, plan, signal),
    poll: (run, kind) => pollReplicateRun(settings, run, kind),
    async cancel({ id }) {
      const url = `${settings.apiBase}/predictions/${encodeURIComponent(id)}/cancel`;
      // 404: it is not there any more; one that has ended is answered as it is.
      await askReplicate(settings, { method: 'POST', url, schema: Prediction.partial(), alsoFine: [404] });
    },
    open: (address) => openDownload(address, download),
  });
}

async function checkHealth(settings: ReplicateSettings, models: number): Promise<Health> {
  const limitMs = Math.min(HEALTH_LIMIT_MS, settings.limitMs ?? HEALTH_LIMIT_MS);
  const Account = z.object({ username: z.string() });
  try {
    await askReplicate({ ...settings, limitMs }, { url: `${settings.apiBase}/account`, schema: Account });
    return { ok: true, detail: `${models} models` };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return { ok: false, detail: error.message };
  }
}
