// kill -9 of the whole product while a payment provider tells, ten times over and backwards: what was paid is there
// once, and what was not delivered is fetched by the product itself.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Order, Subscription } from '#contract/billing.ts';
import { openDiskStorage } from '#server/adapters/storage-disk.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { checkInvariants } from '#server/worker/upkeep/check-invariants.ts';
import path from 'node:path';
import { startStripeServer, type StripeServer } from '../fakes/stripe-server.ts';
import { readEmails } from '../fakes/read-emails.ts';
import { waitUntil } from '../fakes/wait-until.ts';
import { copyPreparedDatabase } from '../prepared-database.ts';
import { readDatabaseUrl } from '../start/data-folder.ts';
import { type AppProcess, findFreePort, makeDataDir, removeApp, startApp } from '../start-app.ts';

const EMAIL = 'someone@example.com';
const COPIES = 10;

const dataDir = makeDataDir();
let stripe: StripeServer;
let app: AppProcess;
let port: number;
let token = '';

beforeAll(async () => {
  stripe = await startStripeServer();
  port = await findFreePort();
  await copyPreparedDatabase(dataDir);
  await start();
  await call('/api/validate_email', { email: EMAIL });
  const email = await waitUntil('the email', async () => (await readEmails({ dataDir }, EMAIL)).at(-1));
  const code = /\b\d{6}\b/.exec(email.text ?? '')?.[0];
  ({ token } = await call<{ token: string }>('/api/login', { platform: 0, email: EMAIL, code }));
}, 180_000);
afterAll(async () => {
  await removeApp(app);
  await stripe.close();
});

async function start(): Promise<void> {
  const env = { DEMO: 'off', LOG_LEVEL: 'error', RATE_ADDRESS_CALLS: '100000', ...stripe.settings };
  app = await startApp({ dataDir, port, env });
}

async function call<Data>(address: string, body: object): Promise<Data> {
  const response = await fetch(app.url + address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { token }) },
    body: JSON.stringify(body),
  });
  const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: Data };
  if (code !== 200) throw new Error(`${address} answered ${code}: ${msg}`);
  return data;
}

const order = (item: object) =>
  call<Order>('/api/order/create', { currency: 'USD', client_token: randomUUID(), ...item });

/** At the provider; nothing of it is told yet. */
const pay = ({ pay_url }: Order) => stripe.pay(pay_url?.split('/').at(-1) ?? '');

/** Of what is sent while the product dies, some is taken and some is not: the provider sees only the latter. */
async function sendAndKill(): Promise<void> {
  const first = stripe.store.events.length - 4;
  const told = stripe.store.events
    .slice(Math.max(0, first))
    .flatMap((event) =>
      Array.from({ length: COPIES }, () => stripe.webhooks.sendAgain(`${app.url}/webhooks/stripe`, event)),
    );
  const all = Promise.allSettled(told);
  await Promise.race([Promise.any(told), sleep(5000)]);
  await app.kill();
  await all;
}

const read = (id: string) => call<Order>('/api/order/status', { id });

it('brings each purchase once, whatever of its telling was lost', { timeout: 300_000 }, async () => {
  const plan = await order({ kind: 'plan', item_id: 'pro', cycle: 'month' });
  const pack = await order({ kind: 'pack', item_id: 'p1000' });
  const lost = await order({ kind: 'pack', item_id: 'p300' });
  pay(plan);
  pay(pack);
  await sendAndKill();
  // Nobody tells of this one: the product asks for what it was not told, when it starts.
  const told = new Set(stripe.store.events);
  pay(lost);
  await start();
  const copies = { copies: COPIES, isReversed: true };
  await stripe.webhooks.send(`${app.url}/webhooks/stripe`, {
    ...copies,
    isLost: (event) => !told.has(event),
  });
  await expect.poll(async () => (await read(plan.id)).status).toBe('paid');
  await expect.poll(async () => (await read(pack.id)).status).toBe('paid');
  await waitUntil(
    'the purchase that was not told',
    async () => (await read(lost.id)).status === 'paid',
    90_000,
  );

  type Own = { point: number; sub_point: number; subscription: Subscription };
  const mine = await call<Own>('/api/user/mine', {});
  // Gift, packs; the points of the day and of the plan.
  expect(mine).toMatchObject({ point: 100 + 1000 + 300, sub_point: 20 + 2400 });
  expect(mine.subscription).toMatchObject({ plan_id: 'pro', state: 'active' });

  const { db, close } = connectDatabase(readDatabaseUrl(dataDir));
  try {
    const checked = await checkInvariants(db, await openDiskStorage(path.join(dataDir, 'media')));
    expect(checked.filter(({ rows }) => rows.length > 0)).toEqual([]);
  } finally {
    await close();
  }
});
