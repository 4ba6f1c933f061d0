// Asks Replicate for one prediction: the only call that costs money, made once.
import type { Plan, PlannedRun, RemoteRun } from '../hosted/stored.ts';
import { addWebhookToken } from '#server/adapters/webhook-token.ts';
import { askReplicate, Prediction, type ReplicateSettings } from './ask-replicate.ts';

/** Throws EngineError. */
export async function startReplicateRun(
  settings: ReplicateSettings,
  run: PlannedRun,
  plan: Plan,
): Promise<RemoteRun> {
  const { apiBase, webhookUrl } = settings;
  const url = plan.version ? `${apiBase}/predictions` : `${apiBase}/models/${plan.upstream}/predictions`;
  const { json } = await askReplicate(settings, {
    method: 'POST',
    url,
    // What has not begun by then is aborted there, and costs nothing.
    headers: { 'cancel-after': `${Math.ceil(plan.limitSeconds / 60)}m` },
    body: {
      ...(plan.version && { version: plan.version }),
      input: run.params,
      ...(webhookUrl && {
        webhook: addWebhookToken(webhookUrl, run.token),
        webhook_events_filter: ['completed'],
      }),
    },
    schema: Prediction,
    isBillable: true,
  });
  return { id: json.id, urls: {} };
}
