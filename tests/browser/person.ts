// Somebody who is signed in, in a browser of their own, and what the page itself could ask the product for them.
import process from 'node:process';
import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import type { Language } from '#contract/errors.ts';
import { TASK_STATUS } from '#contract/task.ts';
import { readWords, type Say } from './read-words.ts';
import { newAddress, signIn } from './sign-in.ts';

export type Person = {
  email: string;
  /** What an account is called at first. */
  name: string;
  context: BrowserContext;
  page: Page;
  token: string;
  say: Say;
};

export const dataDir = () => process.env.ATELIER_DATA_DIR ?? '';

export async function openBrowser(
  browser: Browser,
  language: Language,
  options: BrowserContextOptions = {},
): Promise<{ context: BrowserContext; page: Page; say: Say }> {
  const context = await browser.newContext({
    locale: language === 'zh' ? 'zh-CN' : 'en-US',
    baseURL: process.env.ATELIER_URL,
    reducedMotion: 'reduce',
    ...options,
  });
  return { context, page: await context.newPage(), say: readWords(language) };
}

/** A new person, on /home. */
export async function welcome(
  browser: Browser,
  name: string,
  language: Language,
  options: BrowserContextOptions = {},
): Promise<Person> {
  const { context, page, say } = await openBrowser(browser, language, options);
  const email = newAddress(name);
  await page.goto('/home');
  await signIn(page, say, email, dataDir());
  const token = (await page.evaluate(() => localStorage.getItem('auth_token'))) ?? '';
  return { email, name: email.split('@')[0] ?? '', context, page, token, say };
}

/** A call as the page itself would make it. */
export async function ask<Data>({ page, token }: Person, path: string, input: object = {}): Promise<Data> {
  const response = await page.request.post(path, { data: input, headers: { token } });
  const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: Data };
  expect(code, `${path}: ${msg}`).toBe(200);
  return data;
}

/** A finished image of these words; returns its id. */
export async function paint(person: Person, prompt: string): Promise<string> {
  const { id } = await ask<{ id: string }>(person, '/api/task/text_to_image/post', { prompt, count: 1 });
  await waitUntilDone(person, id);
  return id;
}

export async function waitUntilDone(person: Person, id: string): Promise<void> {
  await expect
    .poll(async () => (await ask<{ status: number }>(person, '/api/task/status', { id })).status, {
      timeout: 60_000,
    })
    .toBe(TASK_STATUS.completed);
}

export async function expectUsable(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect
    .soft(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
      what,
    )
    .toEqual([]);
}
