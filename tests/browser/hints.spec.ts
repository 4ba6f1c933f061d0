// Somebody new is told three things, each once and where it is of use, by mouse and by keyboard.
import { expect, type Page } from '@playwright/test';
import { askForOne } from './ask-for-one.ts';
import { expectUsable } from './expect-usable.ts';
import { addImage, MAKING, welcome } from './person.ts';
import { readWords } from './read-words.ts';
import { test } from './signed-in-test.ts';

const say = readWords('en');
const notes = (page: Page) => page.getByRole('note');

test('[product 4.0] creations and the palette are told of once, where there is something to find', async ({
  page,
  account,
}) => {
  await page.goto('/creations');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await addImage(account, 'a lantern over dark water');
  await page.goto('/home');
  await expect(page.getByText(say('home.first.title'))).toBeVisible();
  await expect(notes(page)).toBeHidden();

  await page.goto('/creations');
  await expect(notes(page)).toContainText(say('gallery.hint'));
  await expectUsable(page, 'creations with a hint');
  // By keyboard alone: put away, and the next step is where it would have been.
  await notes(page)
    .getByRole('button', { name: say('app.hint.dismiss') })
    .focus();
  await page.keyboard.press('Enter');
  await expect(notes(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('main').getByRole('img', { name: 'a lantern over dark water' })).toBeVisible();
  await expect(notes(page)).toBeHidden();

  await addImage(account, 'a heron');
  await addImage(account, 'a kite');
  await page.goto('/home');
  await expect(notes(page)).toContainText(say('home.hint', { keys: 'Ctrl K' }));
  await expectUsable(page, 'home with a hint');
  // Told is told, also to whoever goes on without a press.
  await page.reload();
  await expect(page.getByRole('main').getByRole('img', { name: 'a kite' }).first()).toBeVisible();
  await expect(notes(page)).toBeHidden();
});

test('[product 4.0] the first result says what can be done with it, by touch in other words', async ({
  browser,
}) => {
  const {
    page,
    context,
    say: sayZh,
  } = await welcome(browser, 'newcomer', 'zh', {
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  await page.goto('/ai-image/text-to-image');
  await page.getByRole('textbox', { name: sayZh('tool.prompt'), exact: true }).fill('a paper boat');
  await askForOne(page, sayZh);
  await page.getByRole('button', { name: /^立即生成/ }).click();
  await expect(notes(page)).toContainText(sayZh('task.hint.touch'), MAKING);
  await expectUsable(page, 'a result with a hint');
  await notes(page)
    .getByRole('button', { name: sayZh('app.hint.dismiss') })
    .tap();
  await expect(notes(page)).toBeHidden();
  await context.close();
});
