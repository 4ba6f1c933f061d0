// What moves on the landing page: light, only where it is looked at, never where less motion is wanted, and stopped by one
// press.
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { movePointer } from './move-pointer.ts';
import { openBrowser } from './person.ts';

const MOST_BYTES = 350_000;

/** Returns the addresses of all clips that the page asks for, as it asks. */
function watchClips(page: Page): Map<string, number> {
  const clips = new Map<string, number>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.mp4')) clips.set(pathname, Number(response.headers()['content-length'] ?? 0));
  });
  return clips;
}

/** The page that was drawn beforehand makes way for the living one. */
async function bringApp(page: Page): Promise<void> {
  await movePointer(page, 10, 10);
  const asked =
    "Object.keys(document.querySelector('#root') ?? {}).some((key) => key.startsWith('__reactContainer'))";
  await expect.poll(() => page.evaluate<boolean>(asked)).toBe(true);
}

async function scrollThrough(page: Page): Promise<void> {
  for (const id of ['tools', 'effects']) {
    const figures = page.locator(`#${id} img`);
    for (const figure of await figures.all()) await figure.scrollIntoViewIfNeeded();
  }
}

test('tiles play in sight alone, and weigh little', async ({ browser }) => {
  const { context, page, say } = await openBrowser(browser, 'en', { reducedMotion: 'no-preference' });
  const clips = watchClips(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect([...clips.keys()], 'before anybody looks').toEqual([]);
  await expect(page.locator('video')).toHaveCount(0);

  await page.locator('#tools li').nth(3).scrollIntoViewIfNeeded();
  await expect(page.locator('#tools li').nth(3).locator('video')).toHaveCount(1);
  await page.getByRole('button', { name: say('landing.motion.pause') }).click();
  await expect(page.locator('video')).toHaveCount(0);
  await page.getByRole('button', { name: say('landing.motion.play') }).click();
  await scrollThrough(page);
  await expect.poll(() => clips.size).toBeGreaterThanOrEqual(7);
  const bytes = [...clips.values()].reduce((sum, one) => sum + one, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  await context.close();
});

test('tiles are still where less motion is wanted', async ({ browser }) => {
  const { context, page, say } = await openBrowser(browser, 'en', { reducedMotion: 'reduce' });
  const clips = watchClips(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await bringApp(page);
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
  expect([...clips.keys()]).toEqual([]);
  await expect(page.getByRole('button', { name: say('landing.motion.pause') })).toBeHidden();
  await context.close();
});
