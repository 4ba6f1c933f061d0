// Looks for a prediction whose answer was lost: by our token, in the list of those that were asked for lately.
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { readWebhookToken } from '#server/adapters/webhook-token.ts';
import type { Plan, PlannedRun, RemoteRun } from '../hosted/stored.ts';
import { askReplicate, Prediction, type ReplicateSettings } from './ask-replicate.ts';

const Page = z.object({
  results: z.array(Prediction.pick({ id: true, created_at: true, webhook: true })),
  next: z.string().nullish(),
});
type Listed = z.output<typeof Page>['results'][number];

/** A hundred predictions each. */
const MOST_PAGES = 20;
/** Clocks differ. */
const MARGIN_MS = 2 * 60_000;
const USUAL_SETTLE_MS = 5000;

/** `not-submitted` only when the list goes back to before anything can have been asked for, twice. */
export async function findReplicateRun(
  settings: ReplicateSettings,
  run: PlannedRun,
  plan: Plan,
  signal: AbortSignal,
): Promise<RemoteRun | 'not-submitted' | 'cannot-tell'> {
  if (!settings.webhookUrl) return 'cannot-tell';
  const first = await lookThrough(settings, run, plan, signal);
  if (first !== 'not-submitted') return first;
  await sleep(settings.settleMs ?? USUAL_SETTLE_MS, undefined, { signal });
  return await lookThrough(settings, run, plan, signal);
}

async function lookThrough(
  settings: ReplicateSettings,
  { token }: PlannedRun,
  { at }: Plan,
  signal: AbortSignal,
): Promise<RemoteRun | 'not-submitted' | 'cannot-tell'> {
  let url = `${settings.apiBase}/predictions`;
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const { json } = await askReplicate(settings, { url, schema: Page, signal });
    const found = json.results.find(({ webhook }) => webhook && readWebhookToken(webhook) === token);
    if (found) return { id: found.id, urls: {} };
    if (!json.next || json.results.some((one) => isBefore(one, at - MARGIN_MS))) return 'not-submitted';
    url = json.next;
  }
  return 'cannot-tell';
}

function isBefore({ created_at }: Listed, time: number): boolean {
  return created_at ? Date.parse(created_at) < time : false;
}
