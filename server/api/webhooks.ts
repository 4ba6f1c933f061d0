// What payment providers tell, on the wire: taken in for good, then answered.
import { webhookEndpoints } from '#contract/webhooks.ts';
import { BadSignature, PaymentUnavailable, type ProviderName } from '#server/adapters/payments.ts';
import type { AppContext } from '#server/app-context.ts';
import { receiveWebhook } from '#server/billing/receive-webhook.ts';
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
  return routes(webhookEndpoints, { stripeWebhook: receive('stripe'), paddleWebhook: receive('paddle') });
}
