// Payments by Paddle Billing, which sells to the buyer itself: its REST API, a page of our own that opens its checkout,
// its webhooks.
import type { PaymentEvent, Payments } from './payments.ts';
import { openPaddleApi } from './paddle/api.ts';
import { chargeUpgrade } from './paddle/charge-upgrade.ts';
import { closeCheckout, startCheckout } from './paddle/checkout.ts';
import { openCustomer, openPortal } from './paddle/customer.ts';
import { explainError, explaining } from './paddle/explain-error.ts';
import { PaddleEvent, readEvent, WATCHED_EVENTS } from './paddle/read-event.ts';
import { refundPayment } from './paddle/refund-payment.ts';
import { endSubscription, scheduleChange, setRenewal } from './paddle/subscription.ts';
import { verifyWebhook } from './paddle/verify-webhook.ts';

const EVENTS_A_PAGE = 200;

/** `apiBase`: empty for Paddle's own. `payPage`: the address of the page that opens the checkout. */
export type PaddleSettings = { apiKey: string; webhookSecret: string; apiBase: string; payPage: string };

export function openPaddlePayments(settings: PaddleSettings): Payments {
  const { webhookSecret, payPage } = settings;
  const paddle = openPaddleApi(settings);
  const patient = openPaddleApi(settings, true);

  /** Paddle keeps them for 90 days. */
  async function* listEvents(since: Date): AsyncGenerator<PaymentEvent> {
    try {
      const query = {
        from: since.toISOString(),
        event_type: WATCHED_EVENTS.join(','),
        order_by: 'id[ASC]',
        per_page: String(EVENTS_A_PAGE),
      };
      for await (const event of patient.list('events', PaddleEvent, query)) {
        if (event.occurred_at >= since) yield await readEvent(patient, event);
      }
    } catch (error) {
      throw explainError(error);
    }
  }

  return {
    name: 'paddle',
    openCustomer: explaining((user) => openCustomer(paddle, user)),
    startCheckout: explaining((order) => startCheckout(paddle, order, payPage)),
    closeCheckout: explaining((checkoutRef) => closeCheckout(paddle, checkoutRef)),
    chargeUpgrade: explaining((order, subscriptionRef) => chargeUpgrade(paddle, order, subscriptionRef)),
    setRenewal: explaining((subscriptionRef, renews) => setRenewal(paddle, subscriptionRef, renews)),
    scheduleChange: explaining((subscriptionRef, next) => scheduleChange(paddle, subscriptionRef, next)),
    endSubscription: explaining((subscriptionRef) => endSubscription(paddle, subscriptionRef)),
    refund: explaining((refund) => refundPayment(paddle, refund)),
    openPortal: explaining((customerRef) => openPortal(paddle, customerRef)),
    readWebhook: explaining(async (body, header) => {
      verifyWebhook(body, header, webhookSecret);
      return await readEvent(paddle, PaddleEvent.parse(JSON.parse(body.toString('utf8'))));
    }),
    listEvents,
  };
}
