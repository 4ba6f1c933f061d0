// Every screen in both themes, both languages and two widths: photographed, and asked whether everybody can use it.
import path from 'node:path';
import process from 'node:process';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { LANGUAGES } from '#contract/errors.ts';
import type { Language } from '#contract/errors.ts';
import { readWords } from './read-words.ts';
import { newAddress, signIn } from './sign-in.ts';

const SHOTS = path.join(import.meta.dirname, '../../test-results/screens');
const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const THEMES = ['light', 'dark'] as const;

/** Looked at by a guest and by somebody who has made an image. */
const GUEST_SCREENS = [
  '/',
  '/home',
  '/creations',
  '/landing/termservice',
  '/landing/privacypolicy',
  '/no-such-page',
];
const OWN_SCREENS = [
  '/home',
  '/creations',
  '/ai-image/text-to-image',
  '/ai-image/generate',
  '/subscription',
  '/explore',
];

const PROMPT = 'a lighthouse in the snow, a red boat beside it';

type Look = { language: Language; width: number; height: number };

/** Colours are asked about in one theme a language: the words do not change them, nor they the words. */
const ASKED_THEME = { en: 'light', zh: 'dark' } as const;

let token = '';

test.beforeAll(async ({ browser }) => {
  const say = readWords('en');
  const context = await browser.newContext({ locale: 'en-US', baseURL: process.env.ATELIER_URL });
  const page = await context.newPage();
  await page.goto('/home');
  await signIn(page, say, newAddress('screens'), process.env.ATELIER_DATA_DIR ?? '');
  await page.goto('/ai-image/text-to-image');
  await page.getByRole('textbox', { name: say('tool.prompt'), exact: true }).fill(PROMPT);
  await page.getByRole('button', { name: /^Generate/ }).click();
  await expect(page.getByRole('main').getByRole('img', { name: PROMPT })).toHaveCount(2, { timeout: 60_000 });
  token = (await page.evaluate(() => localStorage.getItem('auth_token'))) ?? '';
  await context.close();
});

for (const language of LANGUAGES) {
  for (const { width, height } of WIDTHS) {
    test(`every screen in ${language}, ${width} px`, async ({ browser }) => {
      const look = { language, width, height };
      const guest = await openPage(browser, look, null);
      for (const address of GUEST_SCREENS) await lookAt(guest.page, address, look, 'guest');
      await openLogin(guest.page, look);
      await guest.context.close();
      const own = await openPage(browser, look, token);
      for (const address of OWN_SCREENS) await lookAt(own.page, address, look, 'own');
      await own.context.close();
    });
  }
}

async function openPage(
  browser: Browser,
  { language, width, height }: Look,
  signedIn: string | null,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    locale: language === 'zh' ? 'zh-CN' : 'en-US',
    // Nothing is photographed in the middle of a movement.
    reducedMotion: 'reduce',
    viewport: { width, height },
    baseURL: process.env.ATELIER_URL,
  });
  if (signedIn) {
    await context.addInitScript((value) => localStorage.setItem('auth_token', value), signedIn);
    // The account's own language is stronger than the browser's.
    await context.request.patch('/users/preferences', { data: { language }, headers: { token: signedIn } });
  }
  return { context, page: await context.newPage() };
}

async function lookAt(page: Page, address: string, look: Look, who: string): Promise<void> {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await expect.soft(page.getByRole('heading', { level: 1 }), `headlines of ${address}`).toHaveCount(1);
  const name = address === '/' ? 'landing' : address.slice(1).replaceAll('/', '-');
  await inBothThemes(page, `${name}-${who}`, look);
}

async function openLogin(page: Page, look: Look): Promise<void> {
  await page.goto('/home');
  await page
    .getByRole('banner')
    .getByRole('button', { name: readWords(look.language)('app.sign_in'), exact: true })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await inBothThemes(page, 'login', look);
}

async function inBothThemes(page: Page, name: string, { language, width }: Look): Promise<void> {
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await page.evaluate('document.fonts.ready');
    await page.screenshot({ path: path.join(SHOTS, `${name}-${width}-${theme}-${language}.png`) });
    if (theme === ASKED_THEME[language]) await expectUsable(page, name);
  }
}

async function expectUsable(page: Page, name: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const said = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect.soft(said, `what axe finds on ${name}`).toEqual([]);
}
