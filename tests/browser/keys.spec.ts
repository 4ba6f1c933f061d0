// The keys of the screens, as the sheet behind "?" lists them: they do what it says.
import { expect } from '@playwright/test';
import { addManyWorks } from '../fakes/many-works.ts';
import { signPageIn } from './kept-page.ts';
import { readWords } from './read-words.ts';
import { mainApp } from './sign-in.ts';
import { test } from './signed-in-test.ts';
import { arriveAt } from './arrive-at.ts';

const say = readWords('en');

test('[product 4.0] "/" goes to the field of every screen, and "?" shows its keys first', async ({
  page,
}) => {
  const fields = {
    '/home': say('home.prompt'),
    '/ai-image/text-to-image': say('tool.prompt'),
    '/creations': say('gallery.search'),
    '/explore': say('community.search'),
    '/effects/image': say('effects.search'),
  };
  for (const [address, name] of Object.entries(fields)) {
    await arriveAt(page, address);
    const field = page.getByRole('main').getByLabel(name, { exact: true });
    await expect(field).toBeVisible();
    await page.keyboard.press('/');
    await expect(field, address).toBeFocused();
    await expect(field).toHaveValue('');
  }
  await arriveAt(page, '/creations');
  await expect(page.getByRole('heading', { level: 1, name: say('gallery.title') })).toBeVisible();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog');
  const here = sheet.getByRole('region', { name: say('app.keys.here') });
  await expect(here.getByText(say('app.keys.creations.all'))).toBeVisible();
  await expect(here.getByText(say('app.keys.cropper.undo'))).toBeHidden();
  await expect(sheet.getByText(say('app.keys.cropper.undo'))).toBeVisible();
  await expect(sheet.getByText(say('app.keys.reports.place'))).toBeHidden();
});

test('[product 4.0] a studio and the wall are worked by keys', async ({ page }) => {
  const { token } = await addManyWorks(mainApp().dataDir, 4, { shrink: 8 });
  await signPageIn(page, token);
  await page.goto('/ai-image/generate');
  // The newest work has taken its place in the address.
  await page.waitForLoadState('networkidle');
  const main = page.getByRole('main');
  const star = main.getByRole('button', { name: say('task.favorite'), exact: true });
  const before = await star.getAttribute('aria-pressed');
  await page.keyboard.press('s');
  await expect(star).not.toHaveAttribute('aria-pressed', before ?? '');
  const saved = page.waitForRequest((request) => new URL(request.url()).searchParams.has('d'));
  await page.keyboard.press('d');
  await saved;
  const zoom = main.getByTitle(say('gallery.zoom_whole'));
  const whole = await zoom.textContent();
  await page.keyboard.press('+');
  await expect(zoom).not.toHaveText(whole ?? '');
  await page.keyboard.press('0');
  await expect(zoom).toHaveText(whole ?? '');
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate('document.fullscreenElement !== null')).toBe(true);
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate('document.fullscreenElement === null')).toBe(true);
  const at = page.url();
  await page.keyboard.press('ArrowRight');
  await expect(page).not.toHaveURL(at);

  await arriveAt(page, '/creations');
  const newest = page.locator('li[data-index="0"]').getByRole('link');
  await newest.focus();
  await expect(newest).toBeFocused();
  await page.keyboard.press('x');
  const bar = page.getByRole('toolbar', { name: say('gallery.selection') });
  await expect(bar.getByText(say('gallery.selected', { n: '1' }))).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await expect(bar.getByText(say('gallery.selected', { n: '4' }))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
});
