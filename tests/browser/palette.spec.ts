// The command palette in the product: from any screen to a work, a tool, words of one's own; on a phone in the menu.
import { expect } from '@playwright/test';
import { expectUsable } from './expect-usable.ts';
import { addImage } from './person.ts';
import { readWords } from './read-words.ts';
import { test } from './signed-in-test.ts';

const say = readWords('en');

test('[product 4.0] the palette finds works and tools, and writes words into text to image', async ({
  page,
  account,
}) => {
  await addImage(account, 'a lantern over dark water');
  await page.goto('/subscription');
  const palette = page.getByRole('dialog', { name: say('app.palette.title') });
  const line = palette.getByRole('combobox');
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('app.palette.open') })
    .click();
  await expect(palette.getByRole('option', { name: 'a lantern over dark water' })).toBeVisible();
  await expectUsable(page, 'the palette');
  await line.fill('lantern');
  const work = palette.getByRole('group', { name: say('app.palette.group.works') }).getByRole('option');
  await expect(work).toHaveCount(1);
  await work.click();
  await expect(page).toHaveURL(/\/ai-image\/generate\?id=\d+$/);
  await expect(palette).toBeHidden();

  await page.keyboard.press('ControlOrMeta+k');
  await expect(line).toBeFocused();
  await page.keyboard.type('tti');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ai-image\/text-to-image$/);
  const prompt = page.getByRole('textbox', { name: say('tool.prompt'), exact: true });
  await prompt.fill('words of my own');

  await page.keyboard.press('ControlOrMeta+k');
  await palette.getByRole('option', { name: 'a lantern over dark water' }).click();
  await expect(prompt).toHaveValue('a lantern over dark water');
  await expect(prompt).toBeFocused();
  await expect(page).toHaveURL(/\/ai-image\/text-to-image$/);
  await page.getByRole('button', { name: say('task.undo') }).click();
  await expect(prompt).toHaveValue('words of my own');
});

test('[product 4.0] on a phone the palette is in the menu, and fills the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/home');
  await expect(page.getByRole('banner').getByRole('button', { name: say('app.palette.open') })).toBeHidden();
  await page.getByRole('button', { name: say('app.nav.me'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('app.palette.open') })
    .click();
  const palette = page.getByRole('dialog', { name: say('app.palette.title') });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await expect.poll(() => palette.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await palette.getByRole('combobox').fill('expl');
  await palette.getByRole('option', { name: say('app.nav.explore') }).click();
  await expect(page).toHaveURL(/\/explore$/);
});
