// The image of a pressed card grows into the large one: from each wall to the work and to the studio, where that is wanted.
import { expect, type Page, test } from '@playwright/test';
import { addImage, ask, welcome } from './person.ts';

const NAME = 'a heron over grey water';

/** Writes down what moves in each transition, once both of its ends are known. */
const RECORD = `
  // How long a screen takes is the machine's (PATIENCE_MS): what is asked here is whether it moves when it has come.
  const wait = window.setTimeout;
  window.setTimeout = (act, ms, ...rest) => wait(act, ms === 200 ? 30_000 : ms, ...rest);
  window.moved = [];
  const start = Document.prototype.startViewTransition;
  Document.prototype.startViewTransition = function (update) {
    const transition = start.call(this, update);
    transition.ready.then(
      () => moved.push(document.getAnimations().map(({ effect }) => effect.pseudoElement)),
      () => moved.push([]),
    );
    return transition;
  };
`;
const GROWN = '::view-transition-group(pressed-image)';
/** What was named for a movement is named no more when it is over. */
const NAMED = `document.querySelectorAll('[style*=view-transition-name]').length`;
const readMoved = (page: Page) => page.evaluate<string[][]>('moved');
const card = (page: Page) => page.getByRole('main').getByRole('link', { name: NAME }).first();

/** The way there, and the way back. */
async function expectShrunk(page: Page) {
  const moved = expect.arrayContaining([GROWN]) as unknown;
  await expect.poll(() => readMoved(page)).toEqual([moved, moved]);
  await expect.poll(() => page.evaluate(NAMED)).toBe(0);
}

async function openWall(page: Page, address: string) {
  await page.goto(address);
  await expect(card(page)).toBeVisible();
  // On the way to it its screen comes.
  await card(page).hover();
  await page.waitForLoadState('networkidle');
}

test('[product 4.0] a pressed image grows into the work and into the studio', async ({ browser }) => {
  const mei = await welcome(browser, 'grower', 'en', { reducedMotion: 'no-preference' });
  const { page } = mei;
  await page.addInitScript({ content: RECORD });
  const id = await addImage(mei, NAME);
  await ask(mei, '/api/task/publish', { id, public: true, show_prompt: true });

  await test.step('from the wall of everybody to the work', async () => {
    await openWall(page, '/explore?tab=latest');
    await card(page).click();
    await expect(page.getByRole('dialog').getByRole('img', { name: NAME })).toBeVisible();
    await expect.poll(() => readMoved(page)).toEqual([expect.arrayContaining([GROWN])]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectShrunk(page);
  });

  await test.step('from Creations to the details, by keyboard too', async () => {
    await openWall(page, '/creations');
    await card(page).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/creations\?id=\d+$/);
    await expect.poll(() => readMoved(page)).toEqual([expect.arrayContaining([GROWN])]);
    await page.getByRole('button', { name: mei.say('ui.close'), exact: true }).click();
    await expect(page).toHaveURL(/\/creations$/);
    await expectShrunk(page);
  });

  await test.step('from Home to the studio', async () => {
    await openWall(page, '/home');
    await page
      .getByRole('region', { name: mei.say('home.recent') })
      .getByRole('link', { name: NAME })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
    await expect.poll(() => readMoved(page)).toEqual([expect.arrayContaining([GROWN])]);
    await page.goBack();
    await expect(page).toHaveURL(/\/home$/);
    await expectShrunk(page);
  });

  await test.step('but back to a card out of sight nothing moves', async () => {
    await openWall(page, '/home');
    await page
      .getByRole('region', { name: mei.say('home.recent') })
      .getByRole('link', { name: NAME })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 240 });
    await page.goBack();
    await expect(page).toHaveURL(/\/home$/);
    await expect.poll(() => readMoved(page)).toEqual([expect.arrayContaining([GROWN]), []]);
  });
  await mei.context.close();
});

test('[product 4.0] it goes there without a movement where none is wanted, or none is known', async ({
  browser,
}) => {
  for (const [reducedMotion, script] of [
    ['reduce', RECORD],
    ['no-preference', 'delete Document.prototype.startViewTransition; window.moved = [];'],
  ] as const) {
    const mei = await welcome(browser, 'still', 'en', { reducedMotion });
    const { page } = mei;
    await page.addInitScript({ content: script });
    await addImage(mei, NAME);
    await openWall(page, '/creations');
    await card(page).click();
    await expect(page).toHaveURL(/\/creations\?id=\d+$/);
    expect(await readMoved(page)).toEqual([]);
    await mei.context.close();
  }
});
