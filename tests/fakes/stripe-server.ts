// Stripe's REST API on a loopback port, with its pages, its clock and its webhooks; it misbehaves on request.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeDispute, openDispute } from './stripe/charge.ts';
import { moveClock, payPage, settlePage } from './stripe/life.ts';
import { openIdempotency } from './stripe/idempotency.ts';
import { writePage } from './stripe/pay-page.ts';
import { parseForm } from './stripe/parse-form.ts';
import { findRoute } from './stripe/routes.ts';
import { openStore, type CardAnswer, type Store } from './stripe/store.ts';
import { refuse, StripeFault } from './stripe/stripe-fault.ts';
import { openWebhooks, type Webhooks } from './stripe/webhooks.ts';

const DAY_SECONDS = 86_400;

/** What goes wrong with one call: the answer is this status, or none; `isDone`: after it was done. */
export type Trouble = { status: number | 'cut'; isDone: boolean };

export type StripeServer = {
  url: string;
  /** What a product is started with to use it. */
  settings: Record<'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_BASE', string>;
  /** Everything that it knows: to look at, and to set a card or a portal. */
  store: Store;
  webhooks: Webhooks;
  /** What it was asked, such as `POST /v1/refunds`, with its key. */
  asked: { call: string; key: string | undefined; text: string; headers: IncomingMessage['headers'] }[];
  /** What goes wrong with the next calls, one each. */
  troubles: Trouble[];
  /** The buyer at the page. */
  pay(checkoutRef: string, answer?: CardAnswer): void;
  /** The money of who paid `later`. */
  settle(checkoutRef: string, hasCome: boolean): void;
  setCard(customerRef: string, answer: CardAnswer): void;
  /** Lets days pass: renewals, tries, ends. */
  passDays(days: number): void;
  /** The bank takes a payment back; `won`: it was ours after all. */
  dispute(paymentRef: string): void;
  closeDispute(paymentRef: string, status: 'won' | 'lost' | 'warning_closed'): void;
  /** The customer ends the subscription on the provider's own page, which sets a date. */
  cancelAtPortal(subscriptionRef: string): void;
  close(): Promise<void>;
};

const SECRET_KEY = 'sk_test_only_for_this_test';
const WEBHOOK_SECRET = 'whsec_only_for_this_test';

export async function startStripeServer({ start = new Date() } = {}): Promise<StripeServer> {
  const store = openStore(start);
  const keys = openIdempotency();
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      send(response, 500, { error: { type: 'api_error', message: String(error) } });
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await readText(request);
    const { pathname, search } = new URL(request.url ?? '/', url);
    if (!pathname.startsWith('/v1/')) return writePage(store, { request, pathname, text }, response);
    const { method = 'GET', headers } = request;
    const key = headers['idempotency-key']?.toString();
    told.asked.push({ call: `${method} ${pathname}`, key, text, headers });
    const trouble = told.troubles.shift();
    if (trouble && !trouble.isDone) return suffer(response, trouble.status);
    const given = method === 'POST' ? text : search.slice(1);
    const { status, body, isReplayed } = keys.answer({ method, key, contents: `${pathname} ${given}` }, () =>
      act(headers.authorization, { method, pathname, given }),
    );
    if (trouble) return suffer(response, trouble.status);
    send(response, status, body, isReplayed ? { 'idempotent-replayed': 'true' } : {});
  }

  function act(
    authorization: string | undefined,
    { method, pathname, given }: { method: string; pathname: string; given: string },
  ): object {
    if (authorization !== `Bearer ${SECRET_KEY}`) {
      throw new StripeFault(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
    }
    const route = findRoute(method, pathname);
    if (!route) throw refuse(`Unrecognized request URL (${method}: ${pathname}).`);
    return route.answer({ store, id: route.id, baseUrl: url }, parseForm(given));
  }

  const told: StripeServer = {
    url,
    settings: {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_BASE: url,
    },
    store,
    webhooks: openWebhooks(store.events, WEBHOOK_SECRET),
    asked: [],
    troubles: [],
    pay: (checkoutRef, card = 'pays') => payPage(store, checkoutRef, card),
    settle: (checkoutRef, hasCome) => settlePage(store, checkoutRef, hasCome),
    setCard: (customerRef, card) => void store.cards.set(customerRef, card),
    passDays: (days) => moveClock(store, store.now + days * DAY_SECONDS),
    dispute: (paymentRef) => openDispute(store, paymentRef),
    closeDispute: (paymentRef, status) => closeDispute(store, paymentRef, status),
    cancelAtPortal(subscriptionRef) {
      const subscription = store.subscriptions.get(subscriptionRef);
      if (!subscription) throw new Error(`${subscriptionRef} is unknown`);
      subscription.cancel_at = subscription.items.data[0]?.current_period_end ?? null;
      store.emit('customer.subscription.updated', subscription, { cancel_at: null });
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return told;
}

function suffer(response: ServerResponse, status: Trouble['status']): void {
  if (status === 'cut') return void response.destroy();
  send(response, status, { error: { type: 'api_error', message: 'An unknown error occurred' } });
}

function send(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_fake', ...headers });
  response.end(JSON.stringify(body));
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
