// One press is one press: what was asked for on the way is made after signing in, without being asked for again.
import { expect, test } from '@playwright/test';
import { MAKING, openBrowser } from './person.ts';
import { readWords } from './read-words.ts';
import { mainApp, newAddress, readCode } from './sign-in.ts';

const say = readWords('en');
const PROMPT = 'a lighthouse in the snow, a red boat beside it';

test('[product 4.1] from the landing page to the first image: two presses and the code', async ({
  browser,
}) => {
  const { context, page } = await openBrowser(browser, 'en');
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
  await context.close();
});

test('[product 4.1] what was to begin is canceled by one press, and begins by one at home', async ({
  browser,
}) => {
  const { context, page } = await openBrowser(browser, 'en');
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
  await context.close();
});
