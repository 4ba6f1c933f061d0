// Which language a page speaks, where its texts come from, and for how long they are kept.
import { t } from 'i18next';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOCALE_CACHE_MS, LOCALE_COOKIE_DAYS } from '#contract/limits.ts';
import { startAnswerServer } from '#tests/fakes/answer-server.ts';
import type { AnswerServer } from '#tests/fakes/answer-server.ts';
import { connectApi } from '#web/api/connection.ts';
import { formatCurrency, formatDate, formatLocaleOf, formatNumber } from './format.ts';
import { loadMessages } from './load-messages.ts';
import { localeCookie, readLocale } from './locale.ts';
import { readLanguage, startI18n, switchLanguage } from './start-i18n.ts';

const DAY_MS = 24 * 60 * 60_000;

let server: AnswerServer;

beforeAll(async () => {
  server = await startAnswerServer();
  connectApi({ baseUrl: server.url });
});
afterAll(() => server.close());
beforeEach(() => {
  localStorage.clear();
  document.cookie = 'locale=; path=/; max-age=0';
  server.asked.length = 0;
  server.answerWith(({ path }) => ({ body: { session: { sign_in: `from ${path}` } } }));
});
afterEach(() => void vi.useRealTimers());

describe('the language', () => {
  it('[§2.26] is that of the cookie, else of the browser, else English', () => {
    expect(readLocale('a=1; locale=zh; b=2', ['en-US'])).toBe('zh');
    expect(readLocale('locale=en', ['zh-CN'])).toBe('en');
    expect(readLocale('', ['zh-TW', 'en'])).toBe('zh');
    expect(readLocale('', ['fr', 'zh'])).toBe('en');
    expect(readLocale('locale=fr', ['de'])).toBe('en');
    expect(readLocale('', [])).toBe('en');
  });

  it('[§9.8] is kept in a cookie for 365 days', () => {
    expect(LOCALE_COOKIE_DAYS).toBe(365);
    expect(localeCookie('zh')).toContain('locale=zh; path=/; max-age=31536000');
  });

  it('[§2.26] changes without a reload, and the address stays', async () => {
    server.answerWith({ status: 404 });
    await startI18n('b1');
    expect([readLanguage(), document.documentElement.lang]).toEqual(['en', 'en']);
    const before = location.href;
    await switchLanguage('zh');
    expect([readLanguage(), document.documentElement.lang]).toEqual(['zh', 'zh-CN']);
    expect(t('session.sign_in')).toBe('登录');
    expect(document.cookie).toContain('locale=zh');
    expect(location.href).toBe(before);
    await switchLanguage('en');
    expect(t('session.sign_in')).toBe('Sign in');
  });
});

describe('the texts', () => {
  it('[§7.18] come from the server', async () => {
    expect(await loadMessages('zh', 'b1')).toEqual({ session: { sign_in: 'from /_i18n/zh/messages.json' } });
    expect(server.asked[0]).toMatchObject({ method: 'GET', path: '/_i18n/zh/messages.json' });
  });

  it('[§9.8] are kept for 24 hours', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 });
    expect(LOCALE_CACHE_MS).toBe(DAY_MS);
    await loadMessages('en', 'b1');
    vi.setSystemTime(1_800_000_000_000 + DAY_MS - 1);
    await loadMessages('en', 'b1');
    expect(server.asked).toHaveLength(1);
    vi.setSystemTime(1_800_000_000_000 + DAY_MS);
    await loadMessages('en', 'b1');
    expect(server.asked).toHaveLength(2);
  });

  it('are those of the build, and the old ones go', async () => {
    await loadMessages('en', 'b1');
    await loadMessages('zh', 'b1');
    await loadMessages('en', 'b2');
    expect(server.asked).toHaveLength(3);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('locale-messages:'))).toEqual([
      'locale-messages:b2:en',
    ]);
  });

  it.each([
    ['fails', { status: 500, body: '' }],
    ['is cut off', { drop: true }],
    ['has none', { body: {} }],
  ])('are those that came with the page when the server %s', async (_, told) => {
    server.answerWith(told);
    const texts = await loadMessages('zh', 'b1');
    expect(texts.session).toMatchObject({ sign_in: '登录' });
    expect(localStorage).toHaveLength(0);
  });

  it('survive a kept copy that is broken', async () => {
    localStorage.setItem('locale-messages:b1:en', '{"at":');
    expect(await loadMessages('en', 'b1')).toHaveProperty('session');
  });
});

describe('dates and money', () => {
  it('[§9.9] are written as in zh-CN and CNY unless told otherwise', () => {
    expect(formatDate('2026-01-02T03:04:05Z')).toBe('2026年1月2日');
    expect(formatCurrency(12900)).toBe('¥129.00');
    expect(formatNumber(1950)).toBe('1,950');
  });

  it('follow the language of the page', () => {
    expect(formatDate('2026-01-02T12:00:00Z', formatLocaleOf('en'))).toBe('Jan 2, 2026');
    expect(formatCurrency(1899, 'USD', formatLocaleOf('en'))).toBe('$18.99');
  });
});
