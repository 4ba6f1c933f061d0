// The admin module as it is lived in: a report is decided, points are given, a person is blocked; in both languages.
import { expect, test } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { LANGUAGES } from '#texts/words.ts';
import type { Language } from '#texts/words.ts';
import { drawCases } from '../draw-cases.ts';
import { queryFolder } from '../start/data-folder.ts';
import { callApp } from './call-app.ts';
import { expectUsable } from './expect-usable.ts';
import { addImage, type Person, visit, welcome } from './person.ts';
import { readWords } from './read-words.ts';
import type { Say } from './read-words.ts';
import { forgetCodeWait, mainApp, openAccount, readCode } from './sign-in.ts';

const DATA_DIR = mainApp().dataDir;
const TABS = ['reports', 'people', 'tasks', 'orders', 'health', 'log'] as const;

/** What `npm run admin` does, without its start: tests/start/admin-command.test.ts. */
async function makeAdmin(email: string): Promise<void> {
  await queryFolder(DATA_DIR, `update users set role = 'admin' where email = '${email}'`);
}

const call = <Data>(path: string, body: object, token?: string) =>
  callApp<Data>(mainApp().url, path, body, token);

async function publishWork(person: Person, prompt: string): Promise<string> {
  const id = await addImage(person, prompt);
  expect((await call('/api/task/publish', { id, public: true }, person.token)).code).toBe(200);
  return id;
}

async function isOnWalls(id: string): Promise<boolean> {
  const { data } = await call<{ items: { id: string }[] }>('/app/task/public', { page_size: 60 });
  return data?.items.some((work) => work.id === id) ?? false;
}

/** The one tab, opened by its name. */
async function open(page: Page, say: Say, tab: (typeof TABS)[number]): Promise<void> {
  await page.getByRole('tab', { name: say(`admin.tab.${tab}`) }).click();
}

// One after another: the queue of reports is one for all admins.
test.describe.configure({ mode: 'default' });

for (const language of drawCases('admin', LANGUAGES, 1)) {
  test(`[product A17] an admin hides and restores a work, gives points and blocks (${language})`, async ({
    browser,
  }) => {
    const say = readWords(language);
    const author = await welcome(browser, 'author', language);
    const admin = await welcome(browser, 'keeper', language);
    const prompt = { en: 'a lighthouse in the snow', zh: '雪中的灯塔' }[language];
    const work = await publishWork(author, prompt);
    const report = { task_id: work, reason: 'violence', text: 'there is a wreck' };
    // Two reports: it comes before what others report meanwhile.
    const second = await openAccount(mainApp(), 'second', language);
    for (const { token } of [admin, second]) {
      expect((await call('/api/report', report, token)).code).toBe(200);
    }

    await makeAdmin(admin.email);
    const { page } = admin;
    await page.goto('/home');
    await page.getByRole('button', { name: new RegExp(`^${say('app.account.menu')}`) }).click();
    await page.getByRole('menuitem', { name: say('admin.title') }).click();
    await expect(page.getByRole('heading', { level: 1, name: say('admin.title') })).toBeVisible();

    // The key asks for the reason first; Enter then does what was asked.
    const card = page.getByRole('article');
    await expect(card.getByRole('heading', { name: prompt })).toBeVisible();
    await expect(card).toContainText('there is a wreck');
    await page.keyboard.press('h');
    await expect(card.getByText(say('admin.reason_required'))).toBeVisible();
    expect(await isOnWalls(work)).toBe(true);
    await page.keyboard.type('a wreck, and people in it');
    await page.keyboard.press('Enter');
    await expect(page.getByText(say('admin.report.done_hide'))).toBeVisible();
    await expect(card.getByRole('heading', { name: prompt })).toHaveCount(0);
    expect(await isOnWalls(work)).toBe(false);

    await page.getByText(say('admin.report.decided'), { exact: true }).click();
    await page.getByRole('button', { name: prompt }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(say('admin.reason')).fill('only a boat after all');
    await sheet.getByRole('button', { name: say('admin.report.restore'), exact: true }).click();
    await expect(page.getByText(say('admin.report.restored'))).toBeVisible();
    expect(await isOnWalls(work)).toBe(true);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');

    await open(page, say, 'people');
    await page.getByRole('searchbox', { name: say('admin.people.search') }).fill(author.email);
    const row = page.getByRole('row').filter({ hasText: author.email });
    await expect(page.getByRole('row')).toHaveCount(2);
    await row.getByRole('button').click();
    const points = sheet.getByRole('form', { name: say('admin.points.title') });
    await points.getByRole('button', { name: say('admin.points.give'), exact: true }).click();
    await expect(points.getByText(say('admin.points.range', { n: '100,000' }))).toBeVisible();
    await points.getByLabel(say('admin.points.amount'), { exact: true }).fill('25');
    await points.getByLabel(say('admin.reason')).fill('sorry for the mistake');
    await points.getByRole('button', { name: say('admin.points.give'), exact: true }).click();
    await expect(points.getByLabel(say('admin.points.amount'), { exact: true })).toHaveValue('');
    await author.page.goto('/subscription#history');
    const history = author.page.getByRole('region', { name: say('points.log.title') });
    await expect(history.getByRole('row', { name: /sorry for the mistake/ })).toContainText('+25');

    const blocking = sheet.getByRole('form', { name: say('admin.block.title') });
    await blocking.getByLabel(say('admin.reason')).fill('a second account of a blocked one');
    await blocking.getByRole('button', { name: say('admin.block.title') }).click();
    await expect(sheet.getByRole('form', { name: say('admin.block.undo') })).toBeVisible();
    expect((await call('/api/user/mine', {}, author.token)).code).toBe(3010010);
    expect(await isOnWalls(work)).toBe(false);
    await expectRefusedSignIn(browser, language, author.email);

    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await open(page, say, 'log');
    for (const act of ['report_hide', 'work_restore', 'user_points', 'user_block']) {
      await expect(page.getByRole('row', { name: say(`admin.act.${act}`) }).first()).toBeVisible();
    }
    await lookAtAll(page, say, language);
    await admin.leave();
    await author.leave();
  });
}

async function expectRefusedSignIn(browser: Browser, language: Language, email: string): Promise<void> {
  const { page, say, leave } = await visit(browser, language);
  const before = readCode(DATA_DIR, email);
  await forgetCodeWait(DATA_DIR, email);
  await page.goto('/home');
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('app.sign_in'), exact: true })
    .click();
  const modal = page.getByRole('dialog');
  await modal.getByLabel(say('session.email')).fill(email);
  await modal.getByRole('button', { name: say('session.continue') }).click();
  await expect(modal.getByLabel(say('session.code'))).toBeVisible();
  await expect.poll(() => readCode(DATA_DIR, email)).not.toBe(before);
  await modal.getByLabel(say('session.code')).fill(readCode(DATA_DIR, email) ?? '');
  const words = { en: 'Your account is in an abnormal state', zh: '账号状态异常' };
  await expect(page.getByText(words[language]).first()).toBeVisible();
  await leave();
}

/** Every tab can be used by everybody, on a desk or on a phone. */
async function lookAtAll(page: Page, say: Say, language: Language): Promise<void> {
  await page.emulateMedia({ colorScheme: language === 'zh' ? 'dark' : 'light', reducedMotion: 'reduce' });
  for (const width of drawCases('widths of the admin', [1440, 390], 1)) {
    await page.setViewportSize({ width, height: 844 });
    for (const tab of TABS) {
      await open(page, say, tab);
      await page.waitForLoadState('networkidle');
      await expectUsable(page, `${tab}, ${width} px`);
      const isTooWide = await page.evaluate('document.documentElement.scrollWidth > innerWidth');
      expect.soft(isTooWide, `${tab} at ${width}`).toBe(false);
    }
  }
}

test('[§6.2] the admin page is not there for users, and asks visitors to sign in', async ({ browser }) => {
  const user = await welcome(browser, 'nobody', 'en');
  const { say } = user;
  await user.page.goto('/admin');
  await expect(user.page.getByRole('heading', { name: say('app.error.not_found_title') })).toBeVisible();
  await expect(user.page).toHaveTitle(new RegExp(say('app.title.not_found')));
  await expect(user.page.getByText(say('admin.title'))).toHaveCount(0);
  await user.page.getByRole('button', { name: new RegExp(`^${say('app.account.menu')}`) }).click();
  await expect(user.page.getByRole('menuitem', { name: say('app.sign_out') })).toBeVisible();
  await expect(user.page.getByRole('menuitem', { name: say('admin.title') })).toHaveCount(0);
  await user.leave();

  const { page, leave } = await visit(browser, 'en');
  await page.goto('/admin');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  await leave();
});
