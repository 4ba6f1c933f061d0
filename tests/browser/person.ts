// Somebody who is signed in, in a browser of their own, and what the page itself could ask the product for them.
import { expect } from '@playwright/test';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { TASK_STATUS } from '#contract/task.ts';
import type { Language } from '#texts/words.ts';
import { addFinishedImage } from '../fakes/add-finished-image.ts';
import { askApp } from './call-app.ts';
import { leavePage, openOrigin, readLocale, signPageIn, takePage } from './kept-page.ts';
import { readWords, type Say } from './read-words.ts';
import { type Account, mainApp, openAccount } from './sign-in.ts';

/** For what the engine makes: it does one thing at a time, and other tests may ask before. */
export const MAKING = { timeout: 240_000 };

type OpenPage = {
  context: BrowserContext;
  page: Page;
  say: Say;
  /** Ends it for this test. Of one that is kept, whatever was set in it is taken back, but for scripts of `addInitScript`. */
  leave(): Promise<void>;
};

export type Person = Account & OpenPage;

/** A browser that nobody has used: nothing of the product was ever loaded in it. */
export async function openBrowser(
  browser: Browser,
  language: Language,
  options: BrowserContextOptions = {},
): Promise<OpenPage> {
  const context = await browser.newContext({ locale: readLocale(language), ...options });
  return { context, page: await context.newPage(), say: readWords(language), leave: () => context.close() };
}

/** A guest, on a page that its worker keeps: of the product of all tests, or of another one. */
export async function visit(browser: Browser, language: Language, url?: string): Promise<OpenPage> {
  const page = await takePage(browser, language, url);
  const leave = () => leavePage(page, browser, language, url);
  return { context: page.context(), page, say: readWords(language), leave };
}

/** A new person, signed in on a page that is still empty; one of its own where it needs options. */
export async function welcome(
  browser: Browser,
  name: string,
  language: Language,
  options?: BrowserContextOptions,
): Promise<Person> {
  const account = await openAccount(mainApp(), name, language);
  const open = options ? await openBrowser(browser, language, options) : await visit(browser, language);
  if (options) await openOrigin(open.page);
  await signPageIn(open.page, account.token);
  return { ...account, ...open };
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
