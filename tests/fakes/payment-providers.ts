// Each payment provider with its fake, behind one set of levers: what the interface promises is tested on all of them.
import type { PaymentEvent, Payments } from '#server/adapters/payments.ts';
import { openStripePayments } from '#server/adapters/payments-stripe.ts';
import { startStripeServer } from './stripe-server.ts';
import type { CardAnswer } from './stripe/store.ts';

export type SignedWebhook = { body: Buffer; header: (name: string) => string | undefined };

export type TestProvider = {
  payments: Payments;
  /** The buyer at the page. */
  pay(checkoutRef: string, answer?: CardAnswer): void;
  /** The money of who paid `later`. */
  settle(checkoutRef: string, hasCome: boolean): void;
  setCard(customerRef: string, answer: CardAnswer): void;
  passDays(days: number): void;
  dispute(paymentRef: string): void;
  closeDispute(paymentRef: string, result: 'won' | 'lost'): void;
  cancelAtPortal(subscriptionRef: string): void;
  /** Now, by its clock. */
  now(): Date;
  /** Signs a webhook of the newest event, as it should be or not. */
  signNewest(signing?: { at?: Date; secret?: string }): SignedWebhook;
  /** What its webhooks since the last call mean, the oldest first, without those that are ignored. */
  readNews(): Promise<PaymentEvent[]>;
  /** The next call is cut off: before it is done, or after. */
  cutNext(isDone: boolean): void;
  close(): Promise<void>;
};

export async function startTestStripe(): Promise<TestProvider> {
  const server = await startStripeServer();
  const { store, webhooks } = server;
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE } = server.settings;
  const payments = openStripePayments({
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    apiBase: STRIPE_API_BASE,
  });
  let read = 0;
  return {
    ...server,
    payments,
    now: () => new Date(store.now * 1000),
    signNewest(signing) {
      const newest = store.events.at(-1);
      if (!newest) throw new Error('nothing has happened yet');
      return webhooks.sign(newest, signing);
    },
    async readNews() {
      const news = store.events.slice(read);
      read = store.events.length;
      const told = await Promise.all(
        news.map((event) => {
          const { body, header } = webhooks.sign(event);
          return payments.readWebhook(body, header);
        }),
      );
      return told.filter(({ what }) => what.kind !== 'ignored');
    },
    cutNext: (isDone) => void server.troubles.push({ status: 'cut', isDone }),
  };
}
