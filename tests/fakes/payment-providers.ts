// Each payment provider with its fake, behind one set of levers: what the interface promises is tested on all of them.
import type { PaymentEvent, Payments } from '#server/adapters/payments.ts';
import { openPaddlePayments } from '#server/adapters/payments-paddle.ts';
import { openStripePayments } from '#server/adapters/payments-stripe.ts';
import { startPaddleServer } from './paddle-server.ts';
import { startStripeServer } from './stripe-server.ts';
import type { CardAnswer } from './stripe/store.ts';

export type SignedWebhook = { body: Buffer; header: (name: string) => string | undefined };

/** In what a provider rightly differs, each with what is expected of it then. */
export type Abilities = {
  /** It upgrades a subscription whose renewal is unpaid, and forgives what was owed. */
  upgradesUnpaid: boolean;
  /** A page is used up by a payment whose money does not come. */
  closesUnsettledPage: boolean;
};

export type TestProvider = {
  payments: Payments;
  can: Abilities;
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
  /**
   * What its webhooks since the last call mean, the oldest first, without those that are ignored or say again whether a
   * subscription renews.
   */
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
  const renewing: Renewing = new Map();
  let read = 0;
  return {
    ...server,
    payments,
    can: { upgradesUnpaid: true, closesUnsettledPage: true },
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
      return dropRepeats(told, renewing);
    },
    cutNext: (isDone) => void server.troubles.push({ status: 'cut', isDone }),
  };
}

type Renewing = Map<string, boolean>;

/** Leaves out what is ignored, and what is known of a renewal (`renewing`; without it, that all are on). */
export function dropRepeats(told: readonly PaymentEvent[], renewing: Renewing = new Map()): PaymentEvent[] {
  return told.filter(({ what }) => {
    if (what.kind === 'ignored') return false;
    if (what.kind !== 'renewal_switched') return true;
    const isKnown = (renewing.get(what.subscriptionRef) ?? true) === what.renews;
    renewing.set(what.subscriptionRef, what.renews);
    return !isKnown;
  });
}

export async function startTestPaddle(): Promise<TestProvider> {
  const server = await startPaddleServer();
  const { store, webhooks } = server;
  const { PADDLE_API_KEY, PADDLE_WEBHOOK_SECRET, PADDLE_API_BASE } = server.settings;
  const payments = openPaddlePayments({
    apiKey: PADDLE_API_KEY,
    webhookSecret: PADDLE_WEBHOOK_SECRET,
    apiBase: PADDLE_API_BASE,
    payPage: 'https://studio.example.org/pay',
  });
  const renewing: Renewing = new Map();
  let read = 0;
  return {
    ...server,
    payments,
    can: { upgradesUnpaid: false, closesUnsettledPage: false },
    now: () => new Date(store.now),
    signNewest(signing) {
      const newest = store.events.at(-1);
      if (!newest) throw new Error('nothing has happened yet');
      return webhooks.sign(newest, signing);
    },
    async readNews() {
      const news = store.events.slice(read);
      read = store.events.length;
      const told: PaymentEvent[] = [];
      for (const event of news) {
        const { body, header } = webhooks.sign(event);
        told.push(await payments.readWebhook(body, header));
      }
      return dropRepeats(told, renewing);
    },
    cutNext: (isDone) => void server.troubles.push({ status: 'cut', isDone }),
  };
}
