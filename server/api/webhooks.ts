// What providers tell, on the wire: payments are taken in for good, then answered; of runs only which has changed is kept.
import { webhookEndpoints } from '#contract/webhooks.ts';
import { BadWebhook, type SignedCall, type WebhookHint } from '#server/adapters/engine-webhook.ts';
import { verifyFalWebhook } from '#server/adapters/fal/verify-webhook.ts';
import { BadSignature, PaymentUnavailable, type ProviderName } from '#server/adapters/payments.ts';
import { readReplicateSecret } from '#server/adapters/replicate/read-secret.ts';
import { verifyReplicateWebhook } from '#server/adapters/replicate/verify-webhook.ts';
import type { AppContext } from '#server/app-context.ts';
import { receiveWebhook } from '#server/billing/receive-webhook.ts';
import { recordHint } from '#server/task/engine-hints.ts';
import { Refusal } from '#server/refusal.ts';
import { type Caller, type RawAnswer, routes, type Route } from './route.ts';

const RECEIVED: RawAnswer = {
  status: 200,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  body: '{"received":true}',
};

export function webhookRoutes(app: AppContext): Route[] {
  const receive =
    (provider: ProviderName) =>
    async (body: Uint8Array, { header }: Caller) => {
      if (app.payments.name !== provider) throw new Refusal('unknown_path');
      try {
        await receiveWebhook(app, Buffer.from(body), header);
        return RECEIVED;
      } catch (error) {
        // Whoever calls sends it again later.
        if (error instanceof PaymentUnavailable) throw new Refusal('unavailable', { cause: error });
        if (!(error instanceof BadSignature)) throw error;
        app.log.warn({ err: error }, 'A webhook was not signed by the payment provider');
        throw new Refusal('bad_request', { cause: error });
      }
    };
  const hear =
    (engine: string, verify: ((call: SignedCall) => Promise<WebhookHint>) | null) =>
    async (body: Uint8Array, { header, url }: Caller) => {
      if (!verify) throw new Refusal('unknown_path');
      try {
        const address = new URL(url, app.config.publicUrl).href;
        await recordHint(app.db, engine, await verify({ body: Buffer.from(body), header, address }));
        return RECEIVED;
      } catch (error) {
        if (!(error instanceof BadWebhook)) throw new Refusal('unavailable', { cause: error });
        app.log.warn({ err: error }, `A webhook was not signed by ${engine}`);
        throw new Refusal('bad_request', { cause: error });
      }
    };
  const { fal, replicate } = app.config.engines;
  return routes(webhookEndpoints, {
    stripeWebhook: receive('stripe'),
    paddleWebhook: receive('paddle'),
    falWebhook: hear(
      'fal',
      fal && ((call) => verifyFalWebhook(call, { jwksUrl: `${fal.restBase}/.well-known/jwks.json` })),
    ),
    replicateWebhook: hear(
      'replicate',
      replicate &&
        (async (call) => verifyReplicateWebhook(call, { secret: await readReplicateSecret(replicate) })),
    ),
  });
}
