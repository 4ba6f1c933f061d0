// Engines on a server of the operator's: their tool says who makes it; when that dies the next one takes over, and where
// there is none the tool says so before the click, and nothing is charged.
import { expect, test } from '@playwright/test';
import { type FakeComfyUi, startFakeComfyUi, WEIGHTLESS_WORKFLOWS } from '../fakes/engines/comfyui-server.ts';
import { type AppProcess, removeApp, startApp } from '../start-app.ts';
import { MAKING, openBrowser } from './person.ts';
import { expectUsable } from './expect-usable.ts';
import { readWords } from './read-words.ts';
import { openAccount, storeToken } from './sign-in.ts';

const say = readWords('en');
/** A worker tells every half minute how its engines are, and the page asks as often. */
const TOLD = { timeout: 150_000 };

let comfy: FakeComfyUi;
let app: AppProcess;

test.beforeAll(async () => {
  comfy = await startFakeComfyUi();
  comfy.queue.finish();
  app = await startApp({
    env: {
      LOG_LEVEL: 'error',
      COMFYUI_URL: comfy.url,
      COMFYUI_WORKFLOWS: WEIGHTLESS_WORKFLOWS,
      // For images the built-in engine takes over; videos are made by ComfyUI alone.
      ENGINES_TEXT_TO_VIDEO: 'comfyui',
    },
  });
});
test.afterAll(async () => {
  await app.stop();
  await removeApp(app);
  await comfy.close();
});

test('an engine makes images, dies, and the next one takes over', async ({ browser }) => {
  const { url } = app;
  const { token } = await openAccount(app, 'engines', 'en');
  const signedIn = { baseURL: url, storageState: storeToken(url, token) };
  const { context, page } = await openBrowser(browser, 'en', signedIn);
  const feed = page.getByRole('region', { name: say('task.feed') });
  const generate = async (prompt: string) => {
    await page.getByRole('textbox', { name: say('tool.prompt'), exact: true }).fill(prompt);
    await page.keyboard.press('Control+Enter');
    await expect(feed.getByRole('img', { name: prompt }).first()).toBeVisible(MAKING);
  };

  await test.step('it is named, as the AI that it is', async () => {
    await page.goto('/ai-image/text-to-image');
    await expect(page.getByText(say('tool.is_ai', { name: 'ComfyUI' }))).toBeVisible();
    await generate('a fox in the snow');
    expect(comfy.submitted()).toBeGreaterThan(0);
  });
  await test.step('it dies: the built-in one is named, and makes the next', async () => {
    const before = comfy.submitted();
    await comfy.close();
    await generate('a lighthouse at night');
    await expect(page.getByText(say('text-to-image.not_ai'))).toBeVisible(TOLD);
    expect(comfy.submitted()).toBe(before);
    await page.goto('/ai-image/generate');
    await expectUsable(page, 'works of two engines');
  });
  await test.step('what only it can do is not offered, and costs nothing', async () => {
    await page.goto('/ai-video/text-to-video');
    const pill = page.getByRole('button', { name: /points$/ }).first();
    const had = await pill.textContent();
    await expect(page.getByText(say('tool.engine_away', { name: 'ComfyUI' }))).toBeVisible(TOLD);
    await page.getByRole('textbox', { name: say('tool.prompt'), exact: true }).fill('a wave');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(say('tool.engine_away', { name: 'ComfyUI' }))).toBeVisible();
    expect(await pill.textContent()).toBe(had);
  });
  await context.close();
});
