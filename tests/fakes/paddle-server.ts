// Paddle's REST API on a loopback port, with its clock and its webhooks; it misbehaves on request.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { moveClock, payPage, scheduleEnd, settlePage } from './paddle/life.ts';
import { closeDispute, decideRefunds, dispute } from './paddle/money.ts';
import { PADDLE_JS } from './paddle/paddle-js.ts';
import { describeFault, missing, PaddleFault, refuse } from './paddle/paddle-fault.ts';
import { findRoute } from './paddle/routes.ts';
import { type CardAnswer, openStore, type Store } from './paddle/store.ts';
import { openWebhooks, type Webhooks } from './paddle/webhooks.ts';

const DAY_MS = 86_400_000;

/** What goes wrong with one call: the answer is this status, or none; `isDone`: after it was done. */
export type Trouble = { status: number | 'cut' | 'nonsense'; isDone: boolean };

export type PaddleServer = {
  url: string;
  /** What a product is started with to use it. */
  settings: Record<
    'PADDLE_API_KEY' | 'PADDLE_WEBHOOK_SECRET' | 'PADDLE_CLIENT_TOKEN' | 'PADDLE_API_BASE',
    string
  >;
  /** Everything that it knows: to look at, and to set how it decides. */
  store: Store;
  webhooks: Webhooks;
  /** What it was asked, such as `POST /adjustments`. */
  asked: { call: string; text: string }[];
  /** What goes wrong with the next calls, one each; null with none. */
  troubles: (Trouble | null)[];
  /** The buyer at the page. */
  pay(checkoutRef: string, answer?: CardAnswer): void;
  /** The money of who paid `later`. */
  settle(checkoutRef: string, hasCome: boolean): void;
  setCard(customerRef: string, answer: CardAnswer): void;
  /** Lets days pass: renewals, tries, ends. */
  passDays(days: number): void;
  /** Paddle decides about the refunds that wait for it. */
  decideRefunds(status: 'approved' | 'rejected'): void;
  dispute(paymentRef: string): void;
  closeDispute(paymentRef: string, result: 'won' | 'lost'): void;
  /** The customer ends the subscription on Paddle's own page. */
  cancelAtPortal(subscriptionRef: string): void;
  close(): Promise<void>;
};

const API_KEY = 'pdl_sdbx_apikey_only_for_this_test';
const WEBHOOK_SECRET = 'pdl_ntfset_only_for_this_test';
const CLIENT_TOKEN = 'test_only_for_this_test';

export async function startPaddleServer({ start = new Date() } = {}): Promise<PaddleServer> {
  const store = openStore(start);
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      send(response, 500, describeFault(new PaddleFault(500, 'internal_error', String(error))));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await readText(request);
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    const { method = 'GET', headers } = request;
    if (answerBrowser(pathname, searchParams, response)) return;
    told.asked.push({ call: `${method} ${pathname}`, text });
    const trouble = told.troubles.shift();
    if (trouble && !trouble.isDone) return suffer(response, trouble.status);
    const given: unknown = method === 'GET' ? Object.fromEntries(searchParams) : JSON.parse(text);
    const { status, body } = act(headers.authorization, { method, pathname, given });
    if (trouble) return suffer(response, trouble.status);
    send(response, status, body);
  }

  /** What browsers ask: Paddle.js, and its frame. Returns false for the calls of servers. */
  function answerBrowser(pathname: string, query: URLSearchParams, response: ServerResponse): boolean {
    const type = pathname.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8';
    const headers = { 'content-type': type, 'access-control-allow-origin': '*' };
    if (pathname === '/paddle/v2/paddle.js') response.writeHead(200, headers).end(PADDLE_JS);
    else if (pathname === '/checkout-frame') {
      response.writeHead(200, headers).end(`<p>${query.get('transactionId')} ${query.get('locale')}</p>`);
    } else if (pathname === '/checkout-frame/pay') {
      payPage(store, query.get('_ptxn') ?? '', 'pays');
      response.writeHead(200, headers).end();
    } else return false;
    return true;
  }

  function act(
    authorization: string | undefined,
    { method, pathname, given }: { method: string; pathname: string; given: unknown },
  ): { status: number; body: object } {
    try {
      if (authorization !== `Bearer ${API_KEY}`) throw refuse('forbidden', "You aren't permitted", 403);
      const route = findRoute(method, pathname);
      if (!route) throw refuse('invalid_url', `URL called is invalid (${method} ${pathname})`, 404);
      const data = route.answer({ store, id: route.id }, given);
      const isList = 'data' in data && 'meta' in data;
      return { status: 200, body: isList ? data : { data, meta: { request_id: 'req_fake' } } };
    } catch (error) {
      if (!(error instanceof PaddleFault)) throw error;
      return { status: error.status, body: describeFault(error) };
    }
  }

  const told: PaddleServer = {
    url,
    settings: {
      PADDLE_API_KEY: API_KEY,
      PADDLE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      PADDLE_CLIENT_TOKEN: CLIENT_TOKEN,
      PADDLE_API_BASE: url,
    },
    store,
    webhooks: openWebhooks(store.events, WEBHOOK_SECRET),
    asked: [],
    troubles: [],
    pay: (checkoutRef, card = 'pays') => payPage(store, checkoutRef, card),
    settle: (checkoutRef, hasCome) => settlePage(store, checkoutRef, hasCome),
    setCard: (customerRef, card) => void store.cards.set(customerRef, card),
    passDays: (days) => moveClock(store, store.now + days * DAY_MS),
    decideRefunds: (status) => decideRefunds(store, status),
    dispute: (paymentRef) => dispute(store, paymentRef),
    closeDispute: (paymentRef, result) => closeDispute(store, paymentRef, result),
    cancelAtPortal(subscriptionRef) {
      const subscription = store.subscriptions.get(subscriptionRef);
      if (!subscription) throw missing(subscriptionRef);
      scheduleEnd(store, subscription);
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
  if (status === 'nonsense') return void response.writeHead(200).end('<html>');
  send(response, status, describeFault(new PaddleFault(status, 'internal_error', 'Something went wrong')));
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'x-request-id': 'req_fake',
    ...(status === 429 && { 'retry-after': '1' }),
  });
  response.end(JSON.stringify(body));
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
