// Looks for a run whose answer was lost: fal can be asked by its own id only, and tells that in a webhook, when it ends.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Plan, PlannedRun, RemoteRun } from '../hosted/stored.ts';
import type { FalSettings } from './ask-fal.ts';

const USUAL_WAIT_MS = 5 * 60_000;
const LOOK_EVERY_MS = 1000;

/** Waits for the webhook, where there is one. A run of which nothing is heard may have begun all the same. */
export async function findFalRun(
  settings: FalSettings,
  run: PlannedRun,
  plan: Plan,
  signal: AbortSignal,
): Promise<RemoteRun | 'cannot-tell'> {
  const { webhookUrl, findByToken, webhookWaitMs = USUAL_WAIT_MS } = settings;
  if (!webhookUrl || !findByToken) return 'cannot-tell';
  const until = performance.now() + webhookWaitMs;
  for (;;) {
    const id = await findByToken(run.token);
    if (id !== null) return locateRun(settings, plan.upstream, id);
    const left = until - performance.now();
    if (left <= 0) return 'cannot-tell';
    await sleep(Math.min(LOOK_EVERY_MS, left), undefined, { signal });
  }
}

/** The addresses that fal's own client makes of an id: they name the app, not the model within it. */
function locateRun({ apiBase }: FalSettings, upstream: string, id: string): RemoteRun {
  const app = upstream.split('/').slice(0, 2).join('/');
  const result = `${apiBase}/${app}/requests/${encodeURIComponent(id)}`;
  return { id, urls: { status: `${result}/status`, result, cancel: `${result}/cancel` } };
}
