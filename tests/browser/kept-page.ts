// Pages that a worker keeps for its next tests: whose process, scripts and cache begin from nothing costs twice as much of
// the processor. What somebody leaves in a browser, and what a test has set in it, is taken out in between.
import type { Browser, Page } from '@playwright/test';
import type { Language } from '#texts/words.ts';
import { mainApp } from './sign-in.ts';

/** A few bytes of the product, without its application: storages belong to its origin. */
const NOWHERE = '/builds/latest.json';
/** As playwright.config.ts opens it. */
const FRESH = { colorScheme: 'light', reducedMotion: 'reduce', forcedColors: null, contrast: null } as const;
const WINDOW = { width: 1280, height: 720 };
const HEARD = ['console', 'dialog', 'download', 'pageerror', 'popup', 'request', 'response'] as const;

const CLEAR = `(async () => {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  for (const name of await caches.keys()) await caches.delete(name);
})()`;

type Kept = { browser: Browser; language: Language; url: string; page: Page };
const kept: Kept[] = [];

/** A page that nobody has used, at the origin of a product, of which nothing is loaded yet. */
export async function takePage(browser: Browser, language: Language, url = mainApp().url): Promise<Page> {
  const at = kept.findIndex((one) => one.browser === browser && one.language === language && one.url === url);
  const [found] = at < 0 ? [] : kept.splice(at, 1);
  if (found) return found.page;
  const context = await browser.newContext({ locale: readLocale(language), baseURL: url });
  const page = await context.newPage();
  await openOrigin(page);
  return page;
}

export function readLocale(language: Language): string {
  return language === 'zh' ? 'zh-CN' : 'en-US';
}

/** Cheaper than a state of storages for a new context: that is put there by a page of its own. */
export async function openOrigin(page: Page): Promise<void> {
  await page.goto(NOWHERE);
}

/** Ends what runs in it, and keeps it. A page with scripts that run before those of a page is not kept but closed. */
export async function leavePage(
  page: Page,
  browser: Browser,
  language: Language,
  url = mainApp().url,
): Promise<void> {
  const context = page.context();
  for (const event of HEARD) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  for (const other of context.pages()) if (other !== page) await other.close();
  await openOrigin(page);
  await page.evaluate(CLEAR);
  await context.clearCookies();
  await context.clearPermissions();
  await page.emulateMedia(FRESH);
  await page.setViewportSize(WINDOW);
  await page.mouse.move(-1, -1);
  kept.push({ browser, language, url, page });
}

/** For a page at the product's origin: from its next load on it belongs to whoever has this token. */
export async function signPageIn(page: Page, token: string): Promise<void> {
  await page.evaluate((value) => localStorage.setItem('auth_token', value), token);
}
