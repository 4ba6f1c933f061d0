// One press is one press: what was asked for on the way is made after signing in, without being asked for again.
import { expect, test } from '@playwright/test';
import type { Page as ListPage } from '#contract/page.ts';
import type { Task } from '#contract/task.ts';
import { TOOL_TYPES } from '#contract/tool-names.ts';
import { endTasks } from '../fakes/end-tasks.ts';
import { countPresses } from './count-presses.ts';
import { expectUsable } from './expect-usable.ts';
import { addImage, ask, MAKING, visit, welcome } from './person.ts';
import type { Person } from './person.ts';
import { readWords } from './read-words.ts';
import { mainApp, newAddress, readCode } from './sign-in.ts';

const say = readWords('en');
const PROMPT = 'a lighthouse in the snow, a red boat beside it';

test('[product 4.1] from the landing page to the first image: two presses and the code', async ({
  browser,
}) => {
  const { page, leave } = await visit(browser, 'en');
  const email = newAddress('one-press');
  let presses = 0;
  const press = async (name: RegExp | string) => {
    presses += 1;
    await page.getByRole('button', { name }).click();
  };

  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.getByRole('textbox', { name: say('landing.prompt') }).press('Enter');
  await expect(page.getByText(say('tool.say_something'))).toBeVisible();
  await page.keyboard.type(PROMPT);
  await press(/^Generate · /);
  const modal = page.getByRole('dialog');
  await modal.getByLabel(say('session.email')).fill(email);
  await press(say('session.continue'));
  const code = modal.getByLabel(say('session.code'));
  await expect(code).toBeVisible();
  await expect.poll(() => readCode(mainApp().dataDir, email)).not.toBeNull();
  await code.fill(readCode(mainApp().dataDir, email) ?? '');

  // Spec §2 sends every sign-in home; the price was seen, so it goes on from there.
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByText(say('home.begins'))).toBeVisible();
  await expect(page).toHaveURL(/\/ai-image\/text-to-image$/);
  await expect(page.getByRole('main').getByRole('img', { name: PROMPT }).first()).toBeVisible(MAKING);
  expect(presses).toBe(2);
  await leave();
});

test('[product 4.1] what was to begin is canceled by one press, and begins by one at home', async ({
  browser,
}) => {
  const { page, leave } = await visit(browser, 'en');
  const email = newAddress('not-now');
  await page.goto('/home');
  await page.getByRole('textbox', { name: say('home.prompt') }).fill(PROMPT);
  await page.getByRole('button', { name: /^Generate · / }).click();
  const modal = page.getByRole('dialog');
  await modal.getByLabel(say('session.email')).fill(email);
  await page.getByRole('button', { name: say('session.continue') }).click();
  await expect.poll(() => readCode(mainApp().dataDir, email)).not.toBeNull();
  await modal.getByLabel(say('session.code')).fill(readCode(mainApp().dataDir, email) ?? '');
  await page.getByRole('button', { name: say('task.begin_cancel') }).click();
  await expect(page.getByText(say('home.begins'))).toBeHidden();
  await page.reload();
  await expect(page.getByRole('textbox', { name: say('home.prompt') })).toHaveValue(PROMPT);
  await expect(page.getByText(say('home.begins'))).toBeHidden();
  await leave();
});

/** Finds its way to the acts of an image by pointing at it, and presses Animate. */
async function animate({ page }: Person): Promise<void> {
  await page.goto('/ai-image/text-to-image');
  const feed = page.getByRole('region', { name: say('task.feed') });
  await feed.getByRole('link', { name: PROMPT }).hover();
  await feed
    .getByRole('group', { name: PROMPT })
    .getByRole('button', { name: /^Animate · 30 points/ })
    .click();
  await expect(page).toHaveURL(/\/ai-video\/image-to-video$/);
}

const listVideos = (person: Person) =>
  ask<ListPage<Task>>(person, '/api/task/list', { type: [TOOL_TYPES['image-to-video']] });
const countVideos = async (person: Person) => (await listVideos(person)).total;

test('[product 4.1] from an image to its video: one press, and the form beside it is filled', async ({
  browser,
}) => {
  const person = await welcome(browser, 'animate', 'en');
  const { page } = person;
  await addImage(person, PROMPT);
  const presses = await countPresses(page);
  await animate(person);
  await expect(page.getByText(say('task.begins'))).toBeVisible();
  await expectUsable(page, 'a form that begins by itself');
  const frames = page.getByRole('group', { name: say('image-to-video.frames') });
  await expect(frames.getByRole('figure', { name: say('image-to-video.first') })).toBeVisible();

  const feed = page.getByRole('region', { name: say('task.feed') });
  await expect(feed.getByRole('article')).toHaveCount(1);
  await expect(feed.getByRole('article')).toBeInViewport();
  await expect.poll(() => countVideos(person)).toBe(1);
  expect(await presses()).toBe(1);
  await expect(page.getByText(say('task.begins'))).toBeHidden();
  const { items } = await listVideos(person);
  expect(items).toHaveLength(1);
  const taskIds = items.map(({ id }) => Number(id));
  await endTasks(mainApp().dataDir, { userId: Number(person.id), taskIds });
  await person.context.close(); // its pages count presses from now on
});

test('[product 4.1] a video that begins by itself is canceled by Esc, and its form stays', async ({
  browser,
}) => {
  const person = await welcome(browser, 'no-video', 'en');
  const { page } = person;
  await addImage(person, PROMPT);
  await animate(person);
  await expect(page.getByText(say('task.begins'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(say('task.begins'))).toBeHidden();
  const frames = page.getByRole('group', { name: say('image-to-video.frames') });
  await expect(frames.getByRole('figure', { name: say('image-to-video.first') })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Generate · 30 points/ })).toBeVisible();
  await expect(page.getByText(say('task.begins'))).toBeHidden();
  expect(await countVideos(person)).toBe(0);
  await person.leave();
});

test('[product 4.1] from an image to its place among the works of all: two presses, then one', async ({
  browser,
}) => {
  const person = await welcome(browser, 'publish', 'en');
  const { page } = person;
  const presses = await countPresses(page);
  const isPublic = async (id: string) =>
    (await ask<{ public: boolean }>(person, '/app/task/detail', { id })).public;
  const works = [await addImage(person, PROMPT), await addImage(person, PROMPT)];
  for (const [place, id] of works.entries()) {
    await page.goto(`/ai-image/generate?id=${id}`);
    const share = page.getByRole('region', { name: say('gallery.share') });
    await share.getByRole('switch').first().click();
    // How it is shown is asked once.
    if (place === 0)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('gallery.publish') })
        .click();
    await expect.poll(() => isPublic(id)).toBe(true);
    expect(await presses()).toBe(place === 0 ? 2 : 1);
  }
  await person.context.close(); // its pages count presses from now on
});

test('[product 4.0] on a phone the run stands above the button, and becomes the image', async ({
  browser,
}) => {
  const person = await welcome(browser, 'strip', 'en', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const { page } = person;
  await page.goto('/ai-image/text-to-image');
  await page.getByRole('textbox', { name: say('tool.prompt'), exact: true }).fill(PROMPT);
  await page.getByRole('button', { name: /^Generate · / }).tap();
  const strip = page.getByRole('region', { name: say('task.newest_run') });
  await expect(strip).toBeInViewport({ ratio: 1 });
  await expect(strip.getByText(say('task.look_at'))).toBeVisible(MAKING);
  await expectUsable(page, 'a phone after Generate');

  // Fingers find the acts of each image behind its ⋯.
  const feed = page.getByRole('region', { name: say('task.feed') });
  const last = feed.getByRole('group', { name: say('task.name_of', { name: PROMPT, n: 2, all: 2 }) });
  await last.getByRole('button', { name: say('ui.more') }).tap();
  await expect(page.getByRole('menuitem', { name: /^Animate · 30 points/ })).toBeVisible();
  await page.keyboard.press('Escape');

  await strip.getByRole('link').tap();
  await expect(page).toHaveURL(/\/ai-image\/generate\?id=/);
  await person.leave();
});
