// A table of the operator: what it charges on the wire, and the page that carries it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { installPrices, openToAll, type PriceTable, SHIPPED_PRICES } from '#contract/prices.ts';
import { expectInvariants } from '#tests/fakes/expect-invariants.ts';
import { startApiForTest, useTestApi } from '#tests/start-test-api.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-prices-'));
writeFileSync(path.join(folder, 'index.html'), '<!doctype html><head><title>shell</title></head>');
writeFileSync(path.join(folder, 'landing.html'), '<!doctype html><head><title>drawn</title></head>');
writeFileSync(path.join(folder, 'landing.unsold.html'), '<!doctype html><head><title>without</title></head>');
afterAll(() => {
  installPrices(SHIPPED_PRICES);
  rmSync(folder, { recursive: true });
});

const table: PriceTable = {
  ...SHIPPED_PRICES,
  plans: {
    ...SHIPPED_PRICES.plans,
    pro: { ...SHIPPED_PRICES.plans.pro, name: { en: '</script><b>', zh: '工作室' } },
  },
  points: { ...SHIPPED_PRICES.points, text_to_image: { draft: 0, fine_1K: 9, fine_2K: 10 } },
  gifts: { welcome: 0, daily: 30 },
};
const HTML = { accept: 'text/html' };
const CARRIED = /<head><script type="application\/json" id="prices">(.*?)<\/script>/;

describe('a table of the operator', () => {
  const api = useTestApi({ config: { prices: table }, webFolder: folder });

  it('says its numbers on the wire', async () => {
    const { token } = await api.signIn();
    const asked = { type: 1, params: { engine: 'pro', count: 2 } };
    const { data } = await api.post<object>('/api/task/price/get', asked, { token });
    expect(data).toMatchObject({ price: 18, point: 0, sub_point: 30, enough: true });
  });

  it('stands in every page, and the drawn landing page is not sent', async () => {
    for (const address of ['/', '/home']) {
      const response = await api.fetch(address, { headers: HTML });
      const page = await response.text();
      expect(page).toContain('<title>shell</title>');
      expect(JSON.parse(CARRIED.exec(page)?.[1] ?? '')).toEqual(table);
      expect(response.headers.get('content-security-policy')).toContain("script-src 'self';");
    }
  });

  it('may charge nothing: such a task is posted and given up without a line in the ledger', async () => {
    const { token } = await api.signIn();
    const posted = await api.post<{ id: string; cost: number; sub_point: number }>(
      '/api/task/text_to_image/post',
      { prompt: 'a lamp', client_token: crypto.randomUUID() },
      { token },
    );
    expect(posted.data).toMatchObject({ cost: 0, sub_point: 30 });
    const gone = await api.post('/api/task/delete', { id: posted.data?.id }, { token });
    expect(gone.data).toMatchObject({ refunded: 0 });
    const { data } = await api.post<{ items: object[] }>('/api/user/point_detail/list', {}, { token });
    expect(data?.items).toMatchObject([{ kind_name: 'daily', amount: 30 }]);
    await expectInvariants(api.app);
  });
});

it('the table of the build needs no place in the page', async () => {
  const api = await startApiForTest({ webFolder: folder });
  expect(await (await api.fetch('/', { headers: HTML })).text()).toContain('<title>drawn</title>');
  expect(await (await api.fetch('/home', { headers: HTML })).text()).not.toMatch(CARRIED);
});

it('where nothing is sold, the landing page was drawn so, and everybody has the limits of the last plan', async () => {
  const config = { prices: openToAll(SHIPPED_PRICES), sells: false };
  const api = await startApiForTest({ config, webFolder: folder });
  expect(await (await api.fetch('/', { headers: HTML })).text()).toContain('<title>without</title>');
  const { token } = await api.signIn();
  const { data } = await api.post<object>('/api/user/mine', {}, { token });
  expect(data).toMatchObject({ limits: SHIPPED_PRICES.plans.ultimate.limits });
});
