// The main job from end to end, in both languages: sign in, make an image from words, find it, delete it, leave.
import { expect, test } from '@playwright/test';
import { LANGUAGES } from '#texts/words.ts';
import { drawCases } from '../draw-cases.ts';
import { MAKING, visit } from './person.ts';
import { readWords } from './read-words.ts';
import { mainApp, newAddress, signIn } from './sign-in.ts';
import { arriveAt } from './arrive-at.ts';

const PROMPT = '黄昏，樱花树下的一只狐狸，花瓣飘落';
/** Two images in Fine at 1K. */
const PRICE = 4;
/** Welcome gift and the points of the day. */
const BEGINNING = 120;

for (const language of drawCases('whole story', LANGUAGES, 1)) {
  const say = readWords(language);
  const points = (n: number) => say('task.points_other', { n });

  test(`[§1.1] [§1.4] [§2.25] the whole story in ${language}`, async ({ browser }) => {
    const { page, leave } = await visit(browser, language);
    const pill = page.getByRole('button', { name: say('points.pill', { n: BEGINNING }), exact: true });

    await test.step('sign in with the code of the mail', async () => {
      await page.goto('/home');
      await signIn(page, say, newAddress(`story-${language}`), mainApp().dataDir);
      await expect(pill).toBeVisible();
    });

    await test.step('write, see the price, generate', async () => {
      await page
        .getByRole('navigation', { name: say('app.main_navigation') })
        .getByRole('link', { name: say('app.tool.text-to-image.name') })
        .click();
      await expect(page).toHaveURL(/\/ai-image\/text-to-image$/);
      await expect(page.getByText(say('tool.say_something'))).toBeVisible();
      await expect(page.getByText(say('text-to-image.not_ai'))).toBeVisible();
      await page.getByRole('textbox', { name: say('tool.prompt'), exact: true }).fill(PROMPT);
      await page.getByRole('button', { name: say('tool.generate', { points: points(PRICE) }) }).click();
      await expect(
        page.getByRole('button', { name: say('points.pill', { n: BEGINNING - PRICE }), exact: true }),
      ).toBeVisible();
    });

    await test.step('the dock follows it over the pages until it is done', async () => {
      await page
        .getByRole('link', { name: say('app.nav.creations') })
        .first()
        .click();
      await page.getByRole('button', { name: new RegExp(`^${say('task.dock.title')}`) }).click();
      const dock = page.getByRole('region', { name: say('task.dock.title'), exact: true });
      await expect(dock.getByText(say('task.state.completed'), { exact: true })).toBeVisible(MAKING);
      await dock.getByRole('link', { name: say('task.open') }).click();
      await expect(dock).toBeHidden();
    });

    await test.step('the studio shows the image, its parameters and the receipt', async () => {
      await expect(page).toHaveURL(/\/ai-image\/generate\?id=\d+$/);
      await expect(page.getByRole('heading', { level: 1, name: PROMPT })).toBeVisible();
      const image = page.getByRole('main').getByRole('img', { name: PROMPT });
      await expect(image).toHaveJSProperty('naturalWidth', 1024);
      await expect(page.getByText(say('gallery.receipt.paid'))).toBeVisible();
      await expect(page.getByText(points(PRICE), { exact: true })).toBeVisible();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: say('task.download') }).click();
      expect((await download).suggestedFilename()).toMatch(/^atelier_text-to-image_\d{8}-\d{4}_\d+_1\.png$/);
    });

    await test.step('Creations: delete, undo, delete', async () => {
      await arriveAt(page, '/creations');
      const works = page.getByRole('main').getByRole('link', { name: PROMPT });
      await expect(works).toHaveCount(2);
      const details = page.getByRole('complementary', { name: say('gallery.details') });
      const remove = async () => {
        await works.first().click();
        await expect(details.getByText(PROMPT).first()).toBeVisible();
        await details.getByRole('button', { name: say('ui.more') }).click();
        await page.getByRole('menuitem', { name: say('gallery.delete_all', { n: '2' }) }).click();
        await expect(works).toHaveCount(0);
      };
      await remove();
      await page.getByRole('button', { name: say('task.undo') }).click();
      await expect(works).toHaveCount(2);
      await remove();
      const deleted = page.waitForResponse('**/api/task/delete');
      // Leaving the screen is a yes.
      await page
        .getByRole('link', { name: say('app.nav.home') })
        .first()
        .click();
      expect((await deleted).status()).toBe(200);
      await page.goto('/creations');
      await expect(page.getByRole('heading', { name: say('gallery.empty_title') })).toBeVisible();
    });

    await test.step('the history says where the points went', async () => {
      await page
        .getByRole('button', { name: say('points.pill', { n: BEGINNING - PRICE }), exact: true })
        .click();
      await page.getByRole('link', { name: say('points.history') }).click();
      const history = page.getByRole('region', { name: say('points.log.title') });
      const row = history.getByRole('row').filter({ hasText: say('app.tool.text-to-image.name') });
      await expect(row).toContainText(`−${PRICE}`);
      await expect(row).toContainText(String(BEGINNING - PRICE));
      await expect(history.getByText(say('points.kind.gift'))).toBeVisible();
    });

    await test.step('sign out', async () => {
      await page.getByRole('button', { name: new RegExp(`^${say('app.account.menu')}`) }).click();
      await page.getByRole('menuitem', { name: say('app.sign_out') }).click();
      await expect(page.getByRole('banner').getByRole('button', { name: say('app.sign_in') })).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
    });
    await leave();
  });
}
