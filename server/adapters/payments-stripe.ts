// Payments by Stripe: its own SDK, its hosted pages, its webhooks.
import { Stripe } from 'stripe';
import type { PaymentEvent, Payments } from './payments.ts';
import { chargeUpgrade } from './stripe/charge-upgrade.ts';
import { closeCheckout, startCheckout } from './stripe/checkout.ts';
import { explainError, explaining } from './stripe/explain-error.ts';
import { hashKey } from './stripe/idempotency-keys.ts';
import { openPortal } from './stripe/open-portal.ts';
import { readEvent, WATCHED_EVENTS } from './stripe/read-event.ts';
import { refundPayment } from './stripe/refund-payment.ts';
import { endSubscription, scheduleChange, setRenewal } from './stripe/subscription.ts';
import { verifyWebhook } from './stripe/verify-webhook.ts';

/** A call that hangs longer is given up; the SDK makes it again with the same key. */
const TIMEOUT_MS = 20_000;
const RETRIES = 2;
const EVENTS_A_PAGE = 100;

/** `apiBase`: another address of the API, for tests; empty for Stripe's own. */
export type StripeSettings = { secretKey: string; webhookSecret: string; apiBase: string };

export function openStripePayments({ secretKey, webhookSecret, apiBase }: StripeSettings): Payments {
  const stripe = new Stripe(secretKey, {
    ...placeOf(apiBase),
    telemetry: false,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
  });

  async function* listEvents(since: Date): AsyncGenerator<PaymentEvent> {
    try {
      const newestFirst: Stripe.Event[] = [];
      const created = { gte: Math.floor(since.getTime() / 1000) };
      const types = [...WATCHED_EVENTS];
      for await (const event of stripe.events.list({ created, types, limit: EVENTS_A_PAGE })) {
        newestFirst.push(event);
      }
      for (const event of newestFirst.reverse()) yield await readEvent(stripe, event);
    } catch (error) {
      throw explainError(error);
    }
  }

  return {
    name: 'stripe',
    openCustomer: explaining(async ({ id, email, name }) => {
      const customer = { email, name, metadata: { user_id: String(id) } };
      const idempotencyKey = `user-${id}-customer-${hashKey(customer)}`;
      return (await stripe.customers.create(customer, { idempotencyKey })).id;
    }),
    startCheckout: explaining((order) => startCheckout(stripe, order)),
    closeCheckout: explaining((checkoutRef) => closeCheckout(stripe, checkoutRef)),
    chargeUpgrade: explaining((order, subscriptionRef) => chargeUpgrade(stripe, order, subscriptionRef)),
    setRenewal: explaining((subscriptionRef, renews) => setRenewal(stripe, subscriptionRef, renews)),
    scheduleChange: explaining((subscriptionRef, next) => scheduleChange(stripe, subscriptionRef, next)),
    endSubscription: explaining((subscriptionRef) => endSubscription(stripe, subscriptionRef)),
    refund: explaining((refund) => refundPayment(stripe, refund)),
    openPortal: explaining((customerRef, returnUrl) => openPortal(stripe, customerRef, returnUrl)),
    readWebhook: explaining((body, header) =>
      readEvent(stripe, verifyWebhook(stripe, body, header, webhookSecret)),
    ),
    listEvents,
  };
}

function placeOf(apiBase: string): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  if (apiBase === '') return {};
  const { protocol, hostname, port } = new URL(apiBase);
  const isPlain = protocol === 'http:';
  return { host: hostname, port: port || (isPlain ? 80 : 443), protocol: isPlain ? 'http' : 'https' };
}
