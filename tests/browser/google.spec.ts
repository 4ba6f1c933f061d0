// Signing in by Google from end to end, against a real OpenID provider: there, back, and what happens when it goes wrong.
import { expect, type Page, type Request, test } from '@playwright/test';
import { LANGUAGES } from '#texts/words.ts';
import { drawCases } from '../draw-cases.ts';
import { queryFolder } from '../start/data-folder.ts';
import { askApp } from './call-app.ts';
import { expectUsable } from './expect-usable.ts';
import { type GoogleApp, startGoogleApp } from './google-app.ts';
import { visit } from './person.ts';
import { readWords, type Say } from './read-words.ts';
import { mainApp, readCode } from './sign-in.ts';

const PROMPT = '雾中一舟，水墨';
const TOOL = '/ai-image/text-to-image';
/** Welcome gift and the points of the day. */
const BEGINNING = 120;
const DAILY = 20;

const openLogin = (page: Page, say: Say) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: say('app.sign_in'), exact: true })
    .click();
const googleButton = (page: Page, say: Say) =>
  page.getByRole('dialog').getByRole('button', { name: say('session.google') });
const isGuest = (page: Page, say: Say) =>
  expect(
    page.getByRole('banner').getByRole('button', { name: say('app.sign_in'), exact: true }),
  ).toBeVisible();

let google: GoogleApp;

// One after another in one worker: each worker would start a product and an issuer of its own.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  google = await startGoogleApp();
});
test.afterAll(() => google.close());

for (const language of drawCases('google', LANGUAGES, 1)) {
  const say = readWords(language);

  test(`[§7.4] [§2.27] [product A4] Google lets people in, in ${language}`, async ({ browser }) => {
    const { app, provider } = google;
    const { page, leave } = await visit(browser, language, app.url);
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));

    await test.step('who is asked to sign in on the way to a tool goes to Google', async () => {
      await page.goto('/home');
      await page.getByRole('textbox', { name: say('home.prompt') }).fill(PROMPT);
      await page
        .getByRole('navigation', { name: say('app.main_navigation') })
        .getByRole('link', { name: say('app.tool.text-to-image.name') })
        .click();
      await expect(googleButton(page, say)).toBeVisible();
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expectUsable(page, 'the way in', '[role=dialog]');
      }
      await googleButton(page, say).click();
      await expect(page).toHaveURL(new RegExp(`^${provider.issuer}/interaction/`));
    });

    await test.step('and is home again as themselves, with what they wrote and where they wanted to go', async () => {
      await page.getByRole('link', { name: `Sign in as mei-${language}`, exact: true }).click();
      await expect(page).toHaveURL(`${app.url}/home`);
      await expect(page.getByText(say('session.welcome_new', { n: 100 }))).toBeVisible();
      await expect(
        page.getByRole('button', { name: say('points.pill', { n: BEGINNING }), exact: true }),
      ).toBeVisible();
      await expect(page.getByRole('textbox', { name: say('home.prompt') })).toHaveValue(PROMPT);
      const tool = say('app.tool.text-to-image.name');
      const goOn = page.getByRole('main').getByRole('link', { name: say('home.continue', { tool }) });
      await expect(goOn).toHaveAttribute('href', TOOL);
      const name = provider.people.find(({ subject }) => subject === `mei-${language}`)?.name ?? '';
      await page.getByRole('button', { name: new RegExp(`^${say('app.account.menu')}`) }).click();
      await expect(page.getByRole('menu').getByText(name)).toBeVisible();
      await page.keyboard.press('Escape');
    });

    await test.step('nobody else was asked, and the exchange carried nothing of ours', async () => {
      const origins = new Set(requests.map((request) => new URL(request.url()).origin));
      origins.delete('null'); // images that the page made itself
      expect([...origins].sort()).toEqual([app.url, provider.issuer].sort());
      const exchange = requests.filter((request) => request.url().endsWith('/api/oauth/google/token'));
      expect(exchange).toHaveLength(1);
      const away = requests.filter((request) => request.url().startsWith(provider.issuer));
      for (const request of [...exchange, ...away]) {
        const names = Object.keys(await request.allHeaders());
        expect(names.filter((name) => /^(token|env-oneai|authorization|x-.*)$/.test(name))).toEqual([]);
      }
    });

    await test.step('nothing of it is left, and Back leads home', async () => {
      expect(await page.evaluate(() => localStorage.getItem('googleOAuthState'))).toBeNull();
      await page.goBack();
      await expect(page).toHaveURL(`${app.url}/home`);
      await expect(page.getByText(say('session.google_failed'))).toHaveCount(0);
      await page.reload();
      await expect(
        page.getByRole('button', { name: say('points.pill', { n: BEGINNING }), exact: true }),
      ).toBeVisible();
    });
    await leave();
  });

  test(`[product A4] an address that Google does not own is proven by a code, in ${language}`, async ({
    browser,
  }) => {
    const { app, provider } = google;
    const subject = `guest-${language}`;
    const email = provider.people.find((person) => person.subject === subject)?.email ?? '';
    // There is an account of this address, which its owner opened by mail.
    await queryFolder(
      app.dataDir,
      `insert into users (email, name, language) values ('${email}', '${subject}', '${language}')`,
    );
    const { page, leave } = await visit(browser, language, app.url);
    await page.goto('/home');
    await openLogin(page, say);
    await googleButton(page, say).click();
    await page.getByRole('link', { name: `Sign in as ${subject}`, exact: true }).click();
    const modal = page.getByRole('dialog');
    await expect(modal.getByText(say('session.code_connects', { email }))).toBeVisible();
    await expect(page).toHaveURL(`${app.url}/home`);
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
    await expect.poll(() => readCode(app.dataDir, email)).not.toBeNull();
    await modal.getByLabel(say('session.code')).fill(readCode(app.dataDir, email) ?? '');
    await expect(
      page.getByRole('button', { name: say('points.pill', { n: DAILY }), exact: true }),
    ).toBeVisible();
    await leave();

    // From then on Google is enough.
    const { page: again, leave: leaveAgain } = await visit(browser, language, app.url);
    await again.goto('/home');
    await openLogin(again, say);
    await googleButton(again, say).click();
    await again.getByRole('link', { name: `Sign in as ${subject}`, exact: true }).click();
    await expect(
      again.getByRole('button', { name: say('points.pill', { n: DAILY }), exact: true }),
    ).toBeVisible();
    await leaveAgain();
  });

  test(`[product A4] who turns back at Google is where they were, in ${language}`, async ({ browser }) => {
    const { page, leave } = await visit(browser, language, google.app.url);
    await page.goto('/creations?q=fox');
    await openLogin(page, say);
    await googleButton(page, say).click();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(`${google.app.url}/creations?q=fox`);
    await expect(page.getByText(say('session.google_canceled'))).toBeVisible();
    await isGuest(page, say);
    await leave();
  });

  test(`[product A4] an answer that was not asked for opens nothing, in ${language}`, async ({ browser }) => {
    const { page, leave } = await visit(browser, language, google.app.url);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/home');
    await openLogin(page, say);
    await googleButton(page, say).click();
    await expect(page).toHaveURL(new RegExp(`^${google.provider.issuer}/interaction/`));
    // Somebody else's code, sent to this browser while it waits for its own.
    const forged = `${google.app.url}/auth/google/callback?code=of-another&state=guessed`;
    await page.goto(forged);
    await expect(page.getByText(say('session.google_failed'))).toBeVisible();
    await expect(page).toHaveURL(`${google.app.url}/home`);
    // The other way in is at hand.
    await expect(page.getByRole('dialog').getByLabel(say('session.email'))).toBeVisible();
    expect(asked.filter((path) => /^\/api\/(oauth|login)/.test(path))).toEqual([]);
    await leave();
  });

  test(`[product A4] there is no button where no client is set up, in ${language}`, async ({ browser }) => {
    const { page, leave } = await visit(browser, language);
    const isTold = page.waitForResponse('**/api/config');
    await page.goto('/home');
    await openLogin(page, say);
    await expect(page.getByRole('dialog').getByLabel(say('session.email'))).toBeVisible();
    await isTold;
    expect(await askApp(mainApp().url, '/api/config')).toMatchObject({ google: null });
    await expect(googleButton(page, say)).toHaveCount(0);
    await page.goto('/auth/google/callback');
    await expect(page).toHaveURL(/\/home$/);
    await isGuest(page, say);
    await leave();
  });
}
