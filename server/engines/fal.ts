// fal: hosted models behind one queue. Every answer that names an address is checked before the key goes there.
import type { Engine } from './engine.ts';
import { askFal, type FalSettings } from './fal/ask-fal.ts';
import { findFalRun } from './fal/find-run.ts';
import { pollFalRun } from './fal/poll-run.ts';
import { Queued, startFalRun } from './fal/start-run.ts';
import { uploadToFal } from './fal/upload.ts';
import { checkHealth } from './fal/check-health.ts';
import { openDownload } from './hosted/open-download.ts';
import { openHosted } from './hosted/open-hosted.ts';
import { readModels } from './models/read-models.ts';

/** Where fal keeps what models make. */
export const FAL_FILE_HOSTS = [
  'https://*.fal.media/',
  'https://fal.media/',
  'https://*.fal.run/',
  'https://storage.googleapis.com/falserverless/',
];
/** A minute of 4K; more is no result of ours. */
const MOST_BYTES = 1024 * 1024 * 1024;

/** Throws RangeError for a model's file that cannot be read. */
export function openFal(settings: FalSettings): Engine {
  const models = readModels('fal');
  const download = {
    provider: 'fal',
    hosts: settings.fileHosts ?? FAL_FILE_HOSTS,
    mostBytes: MOST_BYTES,
    answerLimitMs: settings.limitMs,
  };
  return openHosted({
    id: 'fal',
    name: 'fal',
    models,
    health: () => checkHealth(settings, models),
    upload: (input, content, signal) => uploadToFal(settings, input, content, signal),
    start: (run, plan) => startFalRun(settings, run, plan),
    find: (run, plan, signal) => findFalRun(settings, run, plan, signal),
    poll: (run, kind) => pollFalRun(settings, run, kind),
    async cancel({ urls }) {
      const url = urls['cancel'] ?? '';
      // 400: it has ended already; 404: it is not there any more.
      await askFal(settings, { method: 'PUT', url, schema: Queued.partial(), alsoFine: [400, 404] });
    },
    open: (address) => openDownload(address, download),
  });
}
