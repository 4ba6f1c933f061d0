// Puts one run into fal's queue: the only call that costs money, made once.
import * as z from 'zod';
import { EngineError } from '../engine.ts';
import type { Plan, PlannedRun, RemoteRun } from '../hosted/stored.ts';
import { addWebhookToken } from '#server/adapters/webhook-token.ts';
import { askFal, type FalSettings, isAt, LIFECYCLE } from './ask-fal.ts';

export const Queued = z.object({
  request_id: z.string().min(1),
  status_url: z.url(),
  response_url: z.url(),
  cancel_url: z.url(),
});

/** Throws EngineError. */
export async function startFalRun(settings: FalSettings, run: PlannedRun, plan: Plan): Promise<RemoteRun> {
  const { apiBase, webhookUrl } = settings;
  const url = new URL(`${apiBase}/${plan.upstream}`);
  if (webhookUrl) url.searchParams.set('fal_webhook', addWebhookToken(webhookUrl, run.token));
  const { json } = await askFal(settings, {
    method: 'POST',
    url: url.href,
    headers: { 'x-fal-object-lifecycle-preference': LIFECYCLE },
    body: run.params,
    schema: Queued,
    isBillable: true,
  });
  const { request_id: id, status_url: status, response_url: result, cancel_url: cancel } = json;
  // The key will be sent there.
  if (![status, result, cancel].every((address) => isAt(address, apiBase))) {
    throw new EngineError('unavailable', 'fal names addresses that are not its own', { mayBeCharged: true });
  }
  return { id, urls: { status, result, cancel } };
}
