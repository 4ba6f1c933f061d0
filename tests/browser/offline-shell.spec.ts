// The application opens without a network, is taken over by a newer build, and keeps nothing but its own files.
import { type Browser, expect, type Page, test } from '@playwright/test';
import { addFinishedImage } from '../fakes/add-finished-image.ts';
import { startNextBuildServer } from '../fakes/next-build-server.ts';
import { movePointer } from './move-pointer.ts';
import { openBrowser } from './person.ts';
import { readWords } from './read-words.ts';
import { mainApp, openAccount, storeToken } from './sign-in.ts';

const say = readWords('en');
const PROMPT = 'a heron at the mouth of a river';

const zh = readWords('zh');

test.use({ serviceWorkers: 'allow' });

const isControlled = (page: Page) => page.evaluate<boolean>('navigator.serviceWorker.controller !== null');

/** Paths of all that the browser's caches hold. */
const listKept = (page: Page) =>
  page.evaluate<string[]>(`(async () => {
    const kept = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) kept.push(url.replace(location.origin, ''));
    }
    return kept;
  })()`);

/** The application is there, and says that what it asked for did not come. */
async function expectOffline(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: say('app.main_navigation') })).toBeVisible();
  await expect(page.getByRole('main').getByText(say('errors.network')).first()).toBeVisible();
}

async function openSignedIn(browser: Browser, url: string) {
  const account = await openAccount(mainApp(), 'offline', 'en');
  const context = await browser.newContext({
    storageState: storeToken(url, account.token),
    serviceWorkers: 'allow',
  });
  return { account, context, page: await context.newPage() };
}

test('[product 4.0] the application opens offline, and keeps nothing of what was made', async ({
  browser,
}) => {
  const app = mainApp();
  const { account, context, page } = await openSignedIn(browser, app.url);
  await addFinishedImage(app.dataDir, { userId: Number(account.id), prompt: PROMPT });
  await page.goto('/creations');
  await expect(page.getByRole('main').getByRole('img', { name: PROMPT })).toBeVisible();
  await expect.poll(() => isControlled(page)).toBe(true);
  // What was loaded before the worker was there is kept the next time.
  await page.reload();
  await expect(page.getByRole('main').getByRole('img', { name: PROMPT })).toBeVisible();

  await context.setOffline(true);
  await page.goto('/home');
  await expectOffline(page);
  await expect(page.getByRole('textbox', { name: say('tool.prompt'), exact: true })).toBeVisible();
  await page.goto('/creations');
  await expectOffline(page);

  const kept = await listKept(page);
  expect(kept).toContain('/home');
  expect(kept.filter((path) => !/^\/assets\/[\w.-]+\.(js|css|woff2)$/.test(path)).sort()).toEqual([
    '/home',
    '/icon.svg',
  ]);

  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('main').getByRole('img', { name: PROMPT })).toBeVisible();
  await context.close();
});

test('[product 4.0] a newer build takes over when what is being sent has arrived', async ({ browser }) => {
  const server = await startNextBuildServer(mainApp().url);
  try {
    const { context, page } = await openSignedIn(browser, server.url);
    const entry = () => page.locator('script[type=module][src]').first().getAttribute('src');
    await page.goto(`${server.url}/home`);
    await expect.poll(() => isControlled(page)).toBe(true);
    expect(await entry()).not.toContain('next');

    server.deploy();
    await page.evaluate(
      'navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => {})',
    );
    const offer = page.getByText(say('app.version.line'));
    await expect(offer).toBeVisible();

    const letGo = server.hold('/users/preferences');
    await page.getByRole('button', { name: '切换到中文' }).click();
    await page.getByRole('button', { name: say('app.version.refresh') }).click();
    const waiting = page.getByText(say('app.version.waiting')).or(page.getByText(zh('app.version.waiting')));
    await expect(waiting).toBeVisible();
    expect(await entry()).not.toContain('next');
    letGo();
    await expect.poll(entry).toContain('next');
    await expect(page.getByRole('navigation', { name: zh('app.main_navigation') })).toBeVisible();
    // Its own files are what the browser keeps now.
    await expect
      .poll(async () => (await listKept(page)).filter((path) => /index-.*\.js$/.test(path)))
      .toEqual([await entry()]);
    await context.close();
  } finally {
    await server.close();
  }
});

test('a page that arrives with a newer build brings its worker, and nobody is asked', async ({ browser }) => {
  const server = await startNextBuildServer(mainApp().url);
  try {
    const { context, page } = await openSignedIn(browser, server.url);
    await page.goto(`${server.url}/home`);
    await expect.poll(() => isControlled(page)).toBe(true);
    server.deploy();
    await page.goto(`${server.url}/home`);
    await expect
      .poll(() => page.evaluate<string[]>('caches.keys()'))
      .toEqual([expect.stringMatching(/^shell-next-/)]);
    await expect(page.getByText(say('app.version.line'))).toBeHidden();
    await context.setOffline(true);
    await page.goto(`${server.url}/home`);
    await expectOffline(page);
    await context.close();
  } finally {
    await server.close();
  }
});

test('whoever only reads the landing page gets no worker', async ({ browser }) => {
  const { context, page } = await openBrowser(browser, 'en', { serviceWorkers: 'allow' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await movePointer(page, 200, 200);
  await expect.poll(() => asked.some((path) => path.includes('start-app'))).toBe(true);
  // Longer than signed-in screens wait.
  await page.waitForTimeout(6000);
  expect(await page.evaluate('navigator.serviceWorker.getRegistrations().then((all) => all.length)')).toBe(0);
  await context.close();
});
