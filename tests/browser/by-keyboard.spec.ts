// The main job without a pointer: sign in, make an image, star it, show it, delete it, call it back, leave. After each step
// the keys have a place to go on from.
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { MAKING, visit } from './person.ts';
import { mainApp, newAddress, readCode } from './sign-in.ts';

const PROMPT = 'a lantern on a boat';
/** More than any screen has before what is looked for. */
const MOST_TABS = 120;

test('[product §5] the main job is done by keys alone', async ({ browser }) => {
  const { page, say, leave } = await visit(browser, 'en');
  const { dataDir } = mainApp();
  const email = newAddress('keys');
  const { keyboard } = page;

  await test.step('sign in', async () => {
    await page.goto('/home');
    const banner = page.getByRole('banner');
    await pressAt(page, banner.getByRole('button', { name: say('app.sign_in'), exact: true }));
    const modal = page.getByRole('dialog');
    await expect(modal.getByLabel(say('session.email'))).toBeFocused();
    await keyboard.type(email);
    await keyboard.press('Enter');
    await expect(modal.getByLabel(say('session.code'))).toBeFocused();
    await expect.poll(() => readCode(dataDir, email)).not.toBeNull();
    await keyboard.type(readCode(dataDir, email) ?? '');
    await expect(modal).toBeHidden();
    await expectFocus(page);
  });

  await test.step('write and generate', async () => {
    await keyboard.press('/');
    await expect(page.getByLabel(say('home.prompt'), { exact: true })).toBeFocused();
    await keyboard.type(PROMPT);
    await keyboard.press('ControlOrMeta+Enter');
    await expect(page).toHaveURL(/\/ai-image\/text-to-image/);
    await expectFocus(page);
    await expect(page.getByRole('main').getByRole('link', { name: PROMPT }).first()).toBeVisible(MAKING);
  });

  await test.step('look at it, star it, show it', async () => {
    await pressAt(page, page.getByRole('main').getByRole('link', { name: PROMPT }).first());
    await expect(page).toHaveURL(/\/ai-image\/generate\?id=/);
    await expect(page.getByRole('heading', { level: 1, name: PROMPT })).toBeVisible();
    await expectFocus(page);
    await keyboard.press('s');
    await expect(page.getByRole('button', { name: say('task.favorite'), exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const region = page.getByRole('region', { name: say('gallery.share') });
    const shown = region.getByRole('switch').first();
    await pressAt(page, shown, 'Space');
    await pressAt(page, page.getByRole('dialog').getByRole('button', { name: say('gallery.publish') }));
    await expect(shown).toBeChecked();
    await expectFocus(page);
  });

  await test.step('delete it in Creations, and call it back', async () => {
    await keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await keyboard.type(say('app.nav.creations'));
    await expect(page.getByRole('option', { name: say('app.nav.creations') }).first()).toBeVisible();
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/creations$/);
    await expectFocus(page);
    const works = page.getByRole('main').getByRole('link', { name: PROMPT });
    await expect(works).toHaveCount(2);
    await tabTo(page, works.first());
    await keyboard.press('x');
    const bar = page.getByRole('toolbar', { name: say('gallery.selection') });
    await expect(bar).toBeVisible();
    await pressAt(page, bar.getByRole('button', { name: say('task.delete') }));
    await expect(works).toHaveCount(1);
    await pressAt(page, page.getByRole('button', { name: say('task.undo') }));
    await expect(works).toHaveCount(2);
    await expectFocus(page);
  });

  await test.step('leave', async () => {
    const menu = page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(`^${say('app.account.menu')}`) });
    await pressAt(page, menu);
    await expect(page.getByRole('menu')).toBeVisible();
    await keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: say('app.sign_out') })).toBeFocused();
    await keyboard.press('Enter');
    await expect(
      page.getByRole('banner').getByRole('button', { name: say('app.sign_in'), exact: true }),
    ).toBeVisible();
    await expectFocus(page);
  });
  await leave();
});

async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  for (let n = 0; n < MOST_TABS; n += 1) {
    if ((await wanted.and(page.locator(':focus')).count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${MOST_TABS} times Tab does not lead to ${wanted.toString()}`);
}

async function pressAt(page: Page, wanted: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press(key);
}

/** Where it has fallen to the body, the next Tab begins the page anew. */
async function expectFocus(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate('document.activeElement !== document.body')).toBe(true);
}
