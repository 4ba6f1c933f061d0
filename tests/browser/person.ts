// Somebody who is signed in, in a browser of their own, and what the page itself could ask the product for them.
import { expect } from '@playwright/test';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { TASK_STATUS } from '#contract/task.ts';
import type { Language } from '#texts/words.ts';
import { addFinishedImage } from '../fakes/add-finished-image.ts';
import { askApp } from './call-app.ts';
import { readWords, type Say } from './read-words.ts';
import { type Account, mainApp, openAccount, storeToken } from './sign-in.ts';

/** For what the engine makes: it does one thing at a time, and other tests may ask before. */
export const MAKING = { timeout: 240_000 };

export type Person = Account & {
  context: BrowserContext;
  page: Page;
  say: Say;
};

export async function openBrowser(
  browser: Browser,
  language: Language,
  options: BrowserContextOptions = {},
): Promise<{ context: BrowserContext; page: Page; say: Say }> {
  const context = await browser.newContext({
    locale: language === 'zh' ? 'zh-CN' : 'en-US',
    ...options,
  });
  return { context, page: await context.newPage(), say: readWords(language) };
}

/** A new person, signed in on a page that is still empty. */
export async function welcome(
  browser: Browser,
  name: string,
  language: Language,
  options: BrowserContextOptions = {},
): Promise<Person> {
  const app = mainApp();
  const account = await openAccount(app, name, language);
  const storageState = storeToken(app.url, account.token);
  return { ...account, ...(await openBrowser(browser, language, { storageState, ...options })) };
}

/** A call as the page itself would make it. */
export async function ask<Data>({ token }: Person, path: string, input: object = {}): Promise<Data> {
  return await askApp<Data>(mainApp().url, path, input, token);
}

/** A finished image of these words, as if it had been made here; returns its id. */
export async function addImage(
  person: Pick<Person, 'id'>,
  prompt: string,
  { hasWatermark = false } = {},
): Promise<string> {
  return await addFinishedImage(mainApp().dataDir, { userId: Number(person.id), prompt, hasWatermark });
}

export async function waitUntilDone(person: Person, id: string): Promise<void> {
  await expect
    .poll(async () => (await ask<{ status: number }>(person, '/api/task/status', { id })).status, {
      ...MAKING,
    })
    .toBe(TASK_STATUS.completed);
}
