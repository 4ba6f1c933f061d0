// The account in the whole product: image and words, preferences on two devices, what happened, taking data along, leaving.
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import zh from '#texts/zh/screens/account.json' with { type: 'json' };
import { LANGUAGES } from '#texts/words.ts';
import { drawCases } from '../draw-cases.ts';
import { readEmails } from '../fakes/read-emails.ts';
import { readZip } from '../fakes/read-zip.ts';
import { askForOne } from './ask-for-one.ts';
import { callApp } from './call-app.ts';
import { expectUsable } from './expect-usable.ts';
import { addImage, ask, MAKING, openBrowser, welcome } from './person.ts';
import type { Person } from './person.ts';
import type { Say } from './read-words.ts';
import { forgetCodeWait, mainApp, signIn, storeToken } from './sign-in.ts';
import { arriveAt } from './arrive-at.ts';

/** In place of the browser's own, which a test cannot see or press. */
const RECORD_NOTIFICATIONS = `
  globalThis.shown = [];
  globalThis.Notification = class extends EventTarget {
    static permission = 'granted';
    constructor(title, { body }) {
      super();
      this.body = body;
      shown.push(this);
    }
    close() {}
  };
`;
const TABS = ['profile', 'preferences', 'activity', 'points', 'data'] as const;

const dialogOf = (page: Page) => page.getByRole('dialog').first();
const tab = (page: Page, say: Say, name: (typeof TABS)[number]) =>
  page.getByRole('tab', { name: new RegExp(`^${say(`account.tab.${name}`)}`) });
const avatarButton = (page: Page, say: Say) =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(`^${say('app.account.menu')}`) });

/** Segments are radio buttons under their words. */
const choose = (page: Page, name: string) => page.getByRole('radio', { name }).click({ force: true });

async function openAccount(page: Page, say: Say): Promise<Locator> {
  await avatarButton(page, say).click();
  await page.getByRole('menuitem', { name: say('account.menu.me'), exact: true }).click();
  await expect(page).toHaveURL(/\?account=profile$/);
  return dialogOf(page);
}

/** So coarse that it cannot be packed small: its upload takes a while. */
const noisyImage = () =>
  sharp({
    create: {
      width: 1200,
      height: 800,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer();

async function slowDown({ context, page }: Person, bytesASecond: number): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesASecond,
  });
}

for (const language of drawCases('account', LANGUAGES, 1)) {
  test(`[§7.10] [§7.11] [§7.13] [product A12] [product A14] who one is, in ${language}`, async ({
    browser,
  }) => {
    const mei = await welcome(browser, 'mei', language);
    const { page, say } = mei;
    await page.goto('/home');
    const dialog = await openAccount(page, say);

    await test.step('name and line are saved, and stand in the menu', async () => {
      await dialog.getByLabel(say('account.name')).fill('林梅 Mei');
      await dialog.getByLabel(say('account.bio')).fill('pictures of weather, mostly');
      await dialog.getByRole('button', { name: say('account.save') }).click();
      await expect(page.getByText(say('account.saved'), { exact: true })).toBeVisible();
      const { name, bio } = await ask<{ name: string; bio: string }>(mei, '/api/user/mine');
      expect([name, bio]).toEqual(['林梅 Mei', 'pictures of weather, mostly']);
    });

    await test.step('an image is cut and sent, and its progress is seen', async () => {
      await slowDown(mei, 60_000);
      const chooser = page.waitForEvent('filechooser');
      await dialog.getByRole('button', { name: say('account.image.change') }).click();
      await (await chooser).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await noisyImage() });
      const cropper = page.getByRole('dialog', { name: say('account.image.crop') });
      await expect(cropper.getByRole('slider').first()).toBeVisible();
      await expectUsable(page, 'the cropper of the picture');
      await cropper.getByRole('button', { name: say('account.image.use') }).click();
      const percent = new RegExp(`^${say('media.uploading', { n: '[1-9]\\d?' })}$`);
      await expect(dialog.getByText(percent).first()).toBeVisible();
      await expect(page.getByText(say('account.image.done'))).toBeVisible();
      await slowDown(mei, -1);
    });

    await test.step('it stands in the bar at once, is square, and comes from the server', async () => {
      const image = page.locator('header img'); // behind the dialog, where no role reaches
      await expect(image).toHaveCount(1);
      const { head_img } = await ask<{ head_img: string }>(mei, '/api/user/mine');
      await expect(image).toHaveAttribute('src', head_img);
      const size = await page.evaluate(`(() => {
        const { naturalWidth, naturalHeight } = document.querySelector('header img');
        return [naturalWidth, naturalHeight];
      })()`);
      expect(size).toEqual([512, 512]);
    });

    await test.step('every part can be used by everybody, on a desk or on a phone', async () => {
      const colorScheme = language === 'zh' ? 'dark' : 'light';
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const width of drawCases('widths of the account', [390, 1440], 1)) {
        await page.setViewportSize({ width, height: 844 });
        for (const name of TABS) {
          await tab(page, say, name).click();
          await expect(page).toHaveURL(new RegExp(`account=${name}$`));
          await page.waitForLoadState('networkidle');
          await expectUsable(page, `${name} in ${language}, ${width} px`);
        }
      }
      await page.setViewportSize({ width: 1440, height: 844 });
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/\/home$/);
    });

    await test.step('it can be removed again', async () => {
      await openAccount(page, say);
      await dialog.getByRole('button', { name: say('account.image.remove'), exact: true }).click();
      await expect(page.locator('header img')).toHaveCount(0);
      await page.getByRole('button', { name: say('account.image.undo'), exact: true }).click();
      await expect(page.locator('header img')).toHaveCount(1);
      await dialog.getByRole('button', { name: say('account.image.remove'), exact: true }).click();
      await expect
        .poll(async () => (await ask<{ head_img: string }>(mei, '/api/user/mine')).head_img)
        .toBe('');
    });
    await mei.context.close(); // its network was slowed down
  });
}

test('[§7.12] [product A15] preferences are the same on two devices', async ({ browser }) => {
  const first = await welcome(browser, 'two-devices', 'en');
  await first.page.addInitScript({ content: RECORD_NOTIFICATIONS });
  await first.page.goto('/home');
  await openAccount(first.page, first.say);
  await tab(first.page, first.say, 'preferences').click();
  await choose(first.page, first.say('account.theme.dark'));
  await expect(first.page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // The browser is asked first, so it is on a moment later.
  const notify = first.page.getByRole('switch', { name: first.say('account.notify.label') });
  await notify.click();
  await expect(notify).toBeChecked();
  await choose(first.page, '中文');
  await expect(first.page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  const wanted = { theme: 'dark', language: 'zh', notifications: true };
  await expect
    .poll(async () => (await ask<{ preferences: object }>(first, '/api/user/mine')).preferences)
    .toEqual(wanted);

  const storageState = storeToken(mainApp().url, first.token);
  const second = await openBrowser(browser, 'en', { colorScheme: 'light', storageState });
  await second.page.goto('/home?account=preferences');
  await expect(second.page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(second.page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(second.page.getByRole('switch', { name: zh.notify.label })).toBeChecked();

  await test.step('and back', async () => {
    await choose(second.page, 'English');
    await expect(second.page.locator('html')).toHaveAttribute('lang', 'en');
    await expect
      .poll(async () => (await ask<{ preferences: object }>(first, '/api/user/mine')).preferences)
      .toEqual({ ...wanted, language: 'en' });
    await first.page.reload();
    await expect(first.page.locator('html')).toHaveAttribute('lang', 'en');
  });
  await first.context.close();
  await second.context.close();
});

test('[§7.14] [product 1.7] what happened is told, and the dot goes out when it is seen', async ({
  browser,
}) => {
  const mei = await welcome(browser, 'author', 'en');
  const tomas = await welcome(browser, 'reader', 'en');
  const words = 'a fox under a snowy pine';
  const id = await addImage(mei, words);
  await ask(mei, '/api/task/publish', { id, public: true, show_prompt: true });
  await ask(mei, '/users/activities/read');
  const { id: meiId } = await ask<{ id: string }>(mei, '/api/user/mine');
  await ask(tomas, `/users/${meiId}/follow`);
  await ask(tomas, '/api/task/like', { id, like: true });

  const { page, say } = mei;
  await page.goto('/creations');
  const news = say('account.unread', { n: 2 });
  await expect(avatarButton(page, say)).toHaveAccessibleName(new RegExp(news));
  await avatarButton(page, say).click();
  const seen = page.waitForResponse((response) => response.url().endsWith('/users/activities/read'));
  await page.getByRole('menuitem', { name: new RegExp(`^${say('account.menu.activity')}`) }).click();
  const today = page.getByRole('region', { name: say('account.activity.today') });
  await expect(today.getByRole('link')).toHaveCount(3);
  await expect(today.getByText(say('account.activity.new'), { exact: true })).toHaveCount(2);
  await expect(avatarButton(page, say)).toHaveCount(0); // behind the dialog
  await page.keyboard.press('Escape');
  await expect(avatarButton(page, say)).not.toHaveAccessibleName(new RegExp(news));
  expect((await seen).ok()).toBe(true);
  await page.reload();
  await expect(avatarButton(page, say)).toBeVisible();
  await expect(avatarButton(page, say)).not.toHaveAccessibleName(/new/);

  await test.step('a line leads to the person, and one to the work', async () => {
    await arriveAt(page, '/creations?account=activity');
    await today.getByRole('link', { name: /follows you/ }).click();
    await expect(page).toHaveURL(/user=\d+$/);
    await page.goBack();
    await today.getByRole('link', { name: /likes/ }).click();
    await expect(page).toHaveURL(new RegExp(`/ai-image/generate\\?id=${id}$`));
  });
  await mei.leave();
  await tomas.leave();
});

test('[product 4.0] a notification tells of an end while nobody looks, and leads to the work', async ({
  browser,
}) => {
  const mei = await welcome(browser, 'away', 'en');
  const { page, say } = mei;
  const wish = { data: { notifications: true }, headers: { token: mei.token } };
  await expect.poll(async () => (await page.request.patch('/users/preferences', wish)).status()).toBe(200);
  await page.addInitScript({ content: RECORD_NOTIFICATIONS });
  const turn = (isHidden: boolean) =>
    page.evaluate(`
      Object.defineProperty(document, 'hidden', { configurable: true, value: ${isHidden} });
      document.dispatchEvent(new Event('visibilitychange'));
    `);
  const bodies = () => page.evaluate<string[]>('shown.map(({ body }) => body)');

  await page.goto('/ai-image/text-to-image');
  await page.getByRole('textbox', { name: say('tool.prompt'), exact: true }).fill('a lighthouse at night');
  await askForOne(page, say);
  await page.getByRole('button', { name: /^Generate/ }).click();
  await expect(page.getByText(say('task.state.processing')).first()).toBeVisible();
  await turn(true);
  await expect.poll(bodies, MAKING).toEqual(['Your Text to image result is ready']);
  await expect(page).toHaveTitle(/^✓ Ready · \(1\) /);
  await page.evaluate("shown[0].dispatchEvent(new Event('click')); null");
  await expect(page).toHaveURL(/\/ai-image\/generate\?id=\d+$/);
  await turn(false);
  await mei.context.close();
});

test('[§2.25] [product A16] one takes everything along, leaves, and comes back', async ({ browser }) => {
  const mei = await welcome(browser, 'leaver', 'en');
  const { page, say, email } = mei;
  const { dataDir } = mainApp();
  const words = 'a heron in the reeds, ink';
  const id = await addImage(mei, words);
  await ask(mei, '/api/task/publish', { id, public: true, show_prompt: true });

  await test.step('the data come by a letter', async () => {
    await page.goto('/home?account=data');
    await page.getByRole('button', { name: say('account.export.ask') }).click();
    await expect(page.getByText(say('account.export.packing', { email }))).toBeVisible();
    const findLink = async () => {
      const messages = await readEmails({ dataDir }, email);
      return messages.flatMap(({ text = '' }) => /https?:\/\/\S+\.zip\S*/.exec(text)?.[0] ?? []).at(-1);
    };
    await expect.poll(findLink).toBeTruthy();
    const { pathname, search } = new URL((await findLink()) ?? '');
    const answer = await page.request.get(pathname + search);
    expect(answer.status()).toBe(200);
    const files = await readZip(await answer.body());
    expect([...files.keys()].some((name) => /\.(png|jpg|webp)$/.test(name))).toBe(true);
    expect([...files.values()].some((content) => content.includes(words))).toBe(true);
  });

  await test.step('what is lost is said, the address is typed', async () => {
    await page.getByRole('button', { name: say('account.delete.begin') }).click();
    await expect(page.getByRole('dialog').getByText(say('account.delete.public_works'))).toBeVisible();
    await expectUsable(page, 'what will be lost');
    await page.getByRole('button', { name: say('account.delete.go_on') }).click();
    const last = page.getByRole('button', { name: say('account.delete.do'), exact: true });
    await expect(last).toBeDisabled();
    await page.getByRole('dialog').getByLabel(say('account.email')).fill(email);
    await expectUsable(page, 'the address is typed');
    await last.click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByText(say('account.gone').split('{date}')[0] ?? '')).toBeVisible();
  });

  await test.step('nothing of the account is left here, and nobody sees it', async () => {
    const left = await page.evaluate(() => [
      localStorage.getItem('auth_token'),
      localStorage.getItem('user_info'),
      localStorage.getItem('global-polling-tasks'),
    ]);
    expect(left).toEqual([null, null, null]);
    const ended = { data: {}, headers: { token: mei.token } };
    await expect.poll(async () => (await page.request.post('/api/user/mine', ended)).status()).toBe(401);
    expect((await callApp(mainApp().url, '/app/task/detail', { id })).code).toBe(2010002);
  });

  await test.step('signing in takes it back', async () => {
    await forgetCodeWait(dataDir, email);
    await page.goto('/home');
    await signIn(page, say, email, dataDir);
    const name = email.split('@')[0] ?? '';
    await expect(page.getByText(say('account.restored', { name }))).toBeVisible();
    await arriveAt(page, '/creations');
    await expect(page.getByRole('img', { name: words }).first()).toBeVisible();
  });
  await mei.leave();
});
