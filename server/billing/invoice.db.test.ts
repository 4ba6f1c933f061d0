// Invoices: one page of PDF whose text can be found, for the buyer alone.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orders } from '#server/database/schema/billing.ts';
import { users } from '#server/database/schema/users.ts';
import { type BillingApp, openBillingApp } from '#tests/fakes/billing-app.ts';
import { readPdf } from '#tests/fakes/read-pdf.ts';
import { addUser } from '#tests/fakes/task-app.ts';
import { linkInvoice, openInvoice } from './invoice.ts';
import { refundOwnOrder } from './refund-order.ts';

let app: BillingApp;
let me: number;
beforeAll(async () => {
  app = await openBillingApp();
  me = await addUser(app, { points: 0 });
  await app.db.update(users).set({ name: '林 Ada 🎈', email: 'ada@example.com' }).where(eq(users.id, me));
});
afterAll(() => app.close());

async function fetchInvoice(id: string, language: 'en' | 'zh' = 'en') {
  const { url } = await linkInvoice(app, me, id, language);
  const invoice = await openInvoice(app, new URL(url, 'http://x').searchParams.get('t') ?? '');
  if (!invoice) throw new Error('no invoice');
  return { ...readPdf(invoice.bytes), name: invoice.name, bytes: invoice.bytes };
}

it('is one page that says who bought what, when, and how it was paid', async () => {
  const { id } = await app.buy(me, { kind: 'plan', item_id: 'pro', cycle: 'month' });
  const invoice = await fetchInvoice(id);
  expect(invoice.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(invoice.pages).toBe(1);
  const [order] = await app.db
    .select()
    .from(orders)
    .where(eq(orders.id, Number(id)));
  const number = `A-${order?.paid_at?.getUTCFullYear()}-${id.padStart(6, '0')}`;
  expect(invoice.name).toBe(`${number}.pdf`);
  for (const words of [
    number,
    'Atelier',
    '林', // by another face than the rest of the name
    'Ada',
    'ada@example.com',
    'Pro, 1 month',
    '$18.99',
    'Total, USD',
    '•••• 4242',
    'Sandbox: no money moved',
  ]) {
    expect(invoice.text).toContain(words);
  }
  expect(invoice.text).not.toContain('Paid back');
  await refundOwnOrder(app, me, id);
  expect((await fetchInvoice(id)).text).toContain('Paid back$18.99StatePaid back');
});

it('names Paddle as the seller where it is, and leads to its invoice', async () => {
  const { id } = await app.buy(me, { kind: 'pack', item_id: 'p300' });
  await app.db
    .update(orders)
    .set({ provider: 'paddle' })
    .where(eq(orders.id, Number(id)));
  for (const [language, words] of [
    ['en', ['Record of a payment', 'Paddle.com', 'Paddle’s invoice, with the taxes']],
    ['zh', ['付款记录', '含税发票已由Paddle']],
  ] as const) {
    const { text } = await fetchInvoice(id, language);
    for (const one of words) expect(text).toContain(one);
    expect(text).not.toMatch(/Invoice|账单/);
  }
});

it('is in Chinese for who reads Chinese', async () => {
  const { id } = await app.buy(me, { kind: 'pack', item_id: 'p1000', currency: 'CNY' });
  const { pages, text } = await fetchInvoice(id, 'zh');
  expect(pages).toBe(1);
  for (const words of ['画境', '账单', '购买方', '合计（CNY）¥75.00', '沙盒环境：未发生真实扣款']) {
    expect(text).toContain(words);
  }
});

it('is given to nobody else, and not for what was not paid', async () => {
  const { id } = await app.buy(me, { kind: 'pack', item_id: 'p300' });
  const open = await app.order(me, { kind: 'pack', item_id: 'p300' });
  const other = await addUser(app, { points: 0 });
  const gone = { refusal: 'asset_not_found' };
  await expect(linkInvoice(app, other, id, 'en')).rejects.toMatchObject(gone);
  await expect(linkInvoice(app, me, open.id, 'en')).rejects.toMatchObject(gone);
  const { url } = await linkInvoice(app, me, id, 'en');
  const t = new URL(url, 'http://x').searchParams.get('t') ?? '';
  expect(await openInvoice(app, `${t}x`)).toBeNull();
  expect(await openInvoice(app, 'never')).toBeNull();
  await app.db.update(users).set({ state: 'abnormal' }).where(eq(users.id, me));
  expect(await openInvoice(app, t)).toBeNull();
});
