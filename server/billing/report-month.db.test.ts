// The books of a month whose sums are known by hand.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LEDGER_KINDS } from '#contract/points.ts';
import { orders, payment_events } from '#server/database/schema/billing.ts';
import { buckets, ledger } from '#server/database/schema/points.ts';

import { postTask } from '#tests/fakes/admin-app.ts';
import { addUser, openTaskApp, type TaskApp } from '#tests/fakes/task-app.ts';
import { formatUnits, type MonthReport, reportMonth, type Table } from './report-month.ts';
import { sql } from 'drizzle-orm';

let app: TaskApp;
let people: number[];
let payments = 0;

/** Noon in Shanghai, unless an hour is given. */
const at = (day: string, hour = '12:00') => new Date(`${day}T${hour}:00+08:00`);

const period = (start: Date, end: Date) => ({ period_start: start, period_end: end });

beforeAll(async () => {
  app = await openTaskApp();
  people = [];
  for (let n = 0; n < 6; n += 1) people.push(await addUser(app, { points: 0 }));
});
afterAll(() => app.close());

type Sold = Partial<typeof orders.$inferInsert> & { by: number; paid: Date };

async function sell({ by, paid, ...more }: Sold) {
  payments += 1;
  const price = more.price ?? 1899;
  const credit = more.credit ?? 0;
  const [order] = await app.db
    .insert(orders)
    .values({
      user_id: people[by] ?? 0,
      kind: 'plan',
      cause: 'subscribe',
      item_id: 'pro',
      cycle: 'month',
      currency: 'USD',
      price,
      credit,
      amount: price - credit,
      points: 0,
      status: 'paid',
      provider: 'sandbox',
      payment_ref: `payment ${payments}`,
      paid_at: paid,
      ...more,
    })
    .returning();
  if (!order) throw new Error('not sold');
  return order;
}

async function addEvent(order: { payment_ref: string | null }, happened: Date, what: object) {
  await app.db.insert(payment_events).values({
    provider: 'sandbox',
    event_id: crypto.randomUUID(),
    event: { what: { paymentRef: order.payment_ref, ...what } },
    happened_at: happened,
  });
}

async function move(
  by: number,
  when: Date,
  kind: keyof typeof LEDGER_KINDS,
  amount: number,
  more: { order?: number; task?: number } = {},
) {
  const userId = people[by] ?? 0;
  const [bucket] = await app.db
    .insert(buckets)
    .values({ user_id: userId, kind: 'reward', left: 0, order_id: more.order ?? null })
    .returning();
  await app.db.insert(ledger).values({
    user_id: userId,
    bucket_id: bucket?.id ?? 0,
    kind: LEDGER_KINDS[kind],
    amount,
    balance_after: 0,
    task_id: more.task ?? null,
    created_at: when,
  });
}

async function readAll(table: Table): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of table) lines.push(line.join(','));
  return lines;
}

async function read(month: string | null, timeZone = 'Asia/Shanghai') {
  const tables = {
    money: [] as string[],
    points: [] as string[],
    plans: [] as string[],
    orders: [] as string[],
  };
  let report: MonthReport | undefined;
  await reportMonth(app.db, { month, timeZone }, async (found) => {
    report = found;
    for (const name of ['money', 'points', 'plans', 'orders'] as const)
      tables[name] = await readAll(found[name]);
  });
  return { ...tables, month: report?.month, isOver: report?.isOver, problems: report?.problems };
}

it('writes minor units with two decimals', () => {
  expect([1899, 5, 0, -5, -120_00].map(formatUnits)).toEqual(['18.99', '0.05', '0.00', '-0.05', '-120.00']);
});

it('is empty where nothing was', async () => {
  const { money, points, problems, orders: lines, isOver } = await read('2024-02');
  expect({ money: money.length, lines: lines.length, problems, isOver }).toEqual({
    money: 1,
    lines: 1,
    problems: [],
    isOver: true,
  });
  expect(points.slice(1)).toEqual([
    'opening balance,,,0',
    'closing balance,,,0',
    'of these of erased accounts,,,0',
  ]);
});

it('adds a month up as one does by hand', async () => {
  // 0: Pro since October; renews in March, which begins a new period at the same moment.
  await sell({ by: 0, paid: at('2026-02-10'), ...period(at('2026-02-10'), at('2026-03-10')) });
  await sell({
    by: 0,
    paid: at('2026-03-10'),
    cause: 'renewal',
    ...period(at('2026-03-10'), at('2026-04-10')),
  });
  // 1: Basic since February, a better plan in March with credit.
  await sell({
    by: 1,
    paid: at('2026-02-20'),
    item_id: 'basic',
    price: 699,
    ...period(at('2026-02-20'), at('2026-03-20')),
  });
  await sell({
    by: 1,
    paid: at('2026-03-05'),
    cause: 'upgrade',
    credit: 300,
    ...period(at('2026-03-05'), at('2026-04-05')),
  });
  // 2: new, and paid back in full.
  const returned = await sell({
    by: 2,
    paid: at('2026-03-01', '00:00'),
    status: 'refunded',
    refunded: 1899,
    ...period(at('2026-03-01', '00:00'), at('2026-04-01')),
  });
  await addEvent(returned, at('2026-03-03'), { kind: 'refunded', amount: 1899 });
  // 3: Basic of a year in yuan, whose bank takes it back in March.
  const disputed = await sell({
    by: 3,
    paid: at('2026-02-01'),
    item_id: 'basic',
    cycle: 'year',
    currency: 'CNY',
    price: 46_800,
    disputed: true,
    ...period(at('2026-02-01'), at('2027-02-01')),
  });
  await addEvent(disputed, at('2026-03-15'), { kind: 'disputed' });
  // 4: ended on its day.
  await sell({ by: 4, paid: at('2026-02-11'), ...period(at('2026-02-11'), at('2026-03-11')) });
  // 5: a pack of which a part goes back in each of two months, and one sold on the first moment of April.
  const pack = await sell({
    by: 5,
    paid: at('2026-02-28'),
    kind: 'pack',
    cause: 'pack',
    item_id: 'p1000',
    cycle: null,
    price: 1049,
    refunded: 500,
  });
  await addEvent(pack, at('2026-02-28', '20:00'), { kind: 'refunded', amount: 200 });
  await addEvent(pack, at('2026-03-31', '23:59'), { kind: 'refunded', amount: 500 });
  await sell({
    by: 5,
    paid: at('2026-04-01', '00:00'),
    kind: 'pack',
    cause: 'pack',
    item_id: 'p300',
    cycle: null,
    price: 349,
  });

  await move(5, at('2026-02-28'), 'pack', 1000, { order: pack.id });
  await move(0, at('2026-03-10'), 'plan_grant', 2400, { order: returned.id });
  await move(0, at('2026-03-11'), 'daily', 20);
  const taskId = await postTask(app, await addUser(app));
  await move(0, at('2026-03-12'), 'task_charge', -30, { task: taskId });
  await move(0, at('2026-03-12'), 'task_refund', 30, { task: taskId });
  await move(0, at('2026-03-20'), 'task_charge', -4, { task: taskId });
  await move(0, at('2026-03-30'), 'expire', -16);
  await move(2, at('2026-03-03'), 'clawback', -100, { order: returned.id });
  await move(5, at('2026-04-01', '00:00'), 'admin', 7);

  const march = await read('2026-03');
  expect(march.problems).toEqual([]);
  expect(march.money.slice(1)).toEqual([
    'CNY,chargeback,subscribe,basic,year,1,0.00,0.00,-468.00',
    'CNY,net,,,,,0.00,0.00,-468.00',
    'USD,sold,renewal,pro,month,1,18.99,0.00,18.99',
    'USD,sold,subscribe,pro,month,1,18.99,0.00,18.99',
    'USD,sold,upgrade,pro,month,1,18.99,3.00,15.99',
    'USD,refund,pack,p1000,,1,0.00,0.00,-3.00',
    'USD,refund,subscribe,pro,month,1,0.00,0.00,-18.99',
    'USD,net,,,,,56.97,3.00,31.98',
  ]);
  expect(march.points.slice(1)).toEqual([
    'opening balance,,,1000',
    'daily,,1,20',
    'plan_grant,pro,1,2400',
    'task_charge,text-to-image,2,-34',
    'task_refund,text-to-image,1,30',
    'expire,,1,-16',
    'clawback,pro,1,-100',
    'closing balance,,,3300',
    'of these of erased accounts,,,0',
  ]);
  expect(march.plans).toEqual([
    'plan,at_start,new,renewed,upgraded_to,changed_to,left_for_another,ended,at_end',
    'basic,2,0,0,0,0,1,1,0',
    'pro,2,1,1,1,0,0,2,2',
    'ultimate,0,0,0,0,0,0,0,0',
  ]);
  expect(march.orders).toHaveLength(4);
  expect(march.orders[1]).toMatch(
    /^\d+,2026-03-10 12:00:00,\d+,sandbox,payment 2,renewal,pro,month,USD,18.99,/,
  );
  const april = await read('2026-04');
  expect(april.points[1]).toBe('opening balance,,,3300');
  expect(april.plans[2]).toMatch(/^pro,2,/);
  // In London March began eight hours later, so that the first sale is one of February.
  expect((await read('2026-02', 'Europe/London')).money).toContain(
    'USD,sold,subscribe,pro,month,3,56.97,0.00,56.97',
  );
});

it('takes the last whole month where none is asked for', async () => {
  const { rows } = await app.db.execute<{ month: string }>(
    sql`select to_char(now() at time zone 'Asia/Shanghai' - interval '1 month', 'YYYY-MM') as month`,
  );
  expect(await read(null)).toMatchObject({ month: rows[0]?.month, isOver: true });
  expect((await read('2999-01')).isOver).toBe(false);
});
