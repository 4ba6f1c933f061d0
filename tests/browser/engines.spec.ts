// Engines on a server of the operator's: the eight tools, some in each run, are made there, and say by whom; when it dies
// the next one takes over, and where there is none the tool says so before the click, and nothing is charged.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Page as ListPage } from '#contract/page.ts';
import { type Task, TASK_STATUS } from '#contract/task.ts';
import { TOOL_TYPES, type ToolName } from '#contract/tool-names.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { writeWav } from '#engine/sound/write-wav.ts';
import { drawCases } from '../draw-cases.ts';
import { type FakeComfyUi, startFakeComfyUi, WEIGHTLESS_WORKFLOWS } from '../fakes/engines/comfyui-server.ts';
import { type AppProcess, removeApp, startApp } from '../start-app.ts';
import { drawFace } from '../fakes/draw-face.ts';
import { HUMMED_RATE, hummedVoice } from '../fakes/hummed-voice.ts';
import { addBucket } from '../fakes/task-app.ts';
import { readDatabaseUrl } from '../start/data-folder.ts';
import { askForOne } from './ask-for-one.ts';
import { askApp } from './call-app.ts';
import { needFfmpegHere } from './newest-task.ts';
import { signPageIn } from './kept-page.ts';
import { MAKING, visit } from './person.ts';
import { expectUsable } from './expect-usable.ts';
import { readWords } from './read-words.ts';
import { openAccount } from './sign-in.ts';
import { arriveAt } from './arrive-at.ts';

const say = readWords('en');
/** A worker tells every half minute how its engines are, and the page asks as often. */
const TOLD = { timeout: 150_000 };

test.describe.configure({ mode: 'serial' }); // the second one lets the engine die

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

type Step = { tool: ToolName; address: string; fill: (page: Page) => Promise<void> };

async function inFolder(make: (file: string) => Promise<unknown>, name: string): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'engines-'));
  try {
    await make(path.join(folder, name));
    return await readFile(path.join(folder, name));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const paintPhoto = () =>
  sharp({ create: { width: 640, height: 640, channels: 3, background: '#a06a3c' } })
    .png()
    .toBuffer();
const recordVoice = () => inFolder((file) => writeWav(file, [hummedVoice(1.5)], HUMMED_RATE), 'voice.wav');
const drawPattern = () =>
  inFolder(async (file) => {
    const { ffmpeg } = await needFfmpegHere();
    const flags = '-loglevel error -f lavfi -i testsrc=s=320x240:r=24:d=1 -c:v libx264 -pix_fmt yuv420p';
    await promisify(execFile)(ffmpeg, [...flags.split(' '), file]);
  }, 'small.mp4');

async function give(page: Page, group: string, name: string, mimeType: string, buffer: Buffer) {
  await page
    .getByRole('group', { name: group, exact: true })
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType, buffer });
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

async function givePhoto(page: Page): Promise<void> {
  const photo = { name: 'photo.png', mimeType: 'image/png', buffer: await paintPhoto() };
  await page.locator('input[type=file]').first().setInputFiles(photo);
  await expect(page.getByAltText('photo.png').first()).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

const write = (page: Page, prompt: string) =>
  page.getByRole('textbox', { name: say('tool.prompt'), exact: true }).fill(prompt);

const STEPS: readonly Step[] = [
  { tool: 'text-to-image', address: '/ai-image/text-to-image', fill: (page) => write(page, 'a fox') },
  {
    tool: 'image-to-image',
    address: '/ai-image/image-to-image',
    fill: async (page) => {
      await givePhoto(page);
      await write(page, 'in the snow');
    },
  },
  { tool: 'image-effect', address: '/effects/generate?type=image&effect=hanfu', fill: givePhoto },
  { tool: 'text-to-video', address: '/ai-video/text-to-video', fill: (page) => write(page, 'a wave') },
  { tool: 'image-to-video', address: '/ai-video/image-to-video', fill: givePhoto },
  { tool: 'video-effect', address: '/effects/generate?type=video&effect=muscle', fill: givePhoto },
  {
    tool: 'lip-sync',
    address: '/ai-tools/lip-sync',
    fill: async (page) => {
      await give(page, say('lip-sync.source.image'), 'face.png', 'image/png', await drawFace(400));
      await page.getByRole('tab', { name: say('lip-sync.speech.upload') }).click();
      await give(page, say('lip-sync.speech.sound'), 'voice.wav', 'audio/wav', await recordVoice());
      await page.getByRole('checkbox', { name: say('lip-sync.consent') }).check();
    },
  },
  {
    tool: 'upscale-video',
    address: '/ai-tools/upscale-video',
    fill: async (page) =>
      give(page, say('upscale-video.video'), 'small.mp4', 'video/mp4', await drawPattern()),
  },
];

/** Of the eight; what any of them asks of such an engine is tested on its own (server/engines). */
const TOOLS_IN_A_RUN = 3;

test('tools are made on it', async ({ browser }) => {
  const account = await openAccount(app, 'eight', 'en');
  const { db, close } = connectDatabase(readDatabaseUrl(app.dataDir), { connections: 1 });
  await addBucket({ db }, Number(account.id), { points: 1000 });
  await close();
  const { page, leave } = await visit(browser, 'en', app.url);
  await signPageIn(page, account.token);
  for (const { tool, address, fill } of drawCases('tools on an engine', STEPS, TOOLS_IN_A_RUN)) {
    await test.step(tool, async () => {
      await arriveAt(page, address);
      await expect(page.getByText(say('tool.is_ai', { name: 'ComfyUI' }))).toBeVisible();
      await fill(page);
      await page.getByRole('button', { name: /^Generate/ }).click();
      const filter = { type: [TOOL_TYPES[tool]] };
      let made: Task | undefined;
      await expect
        .poll(async () => {
          const list = await askApp<ListPage<Task>>(app.url, '/api/task/list', filter, account.token);
          made = list.items[0];
          return made?.status;
        }, MAKING)
        .toBe(TASK_STATUS.completed);
      expect(made).toMatchObject({ engine: { id: 'comfyui', is_ai: true }, refunded: 0 });
    });
  }
  await leave();
});

const modelField = (page: Page) => page.getByRole('combobox', { name: say('tool.model.label') });
/** The name of the workflow without weights, as its file has it. */
const NOISE = 'A colour with noise';

test('a model is chosen, makes it, and is named', async ({ browser }) => {
  const { url } = app;
  const { token } = await openAccount(app, 'models', 'en');
  const { page, leave } = await visit(browser, 'en', url);
  await signPageIn(page, token);
  const builtIn = 'Built-in illustrator';
  const makeBy = async (name: string, prompt: string) => {
    await modelField(page).click();
    await page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
    await expect(modelField(page)).toHaveText(new RegExp(name));
    await write(page, prompt);
    await page.keyboard.press('Control+Enter');
    const feed = page.getByRole('region', { name: say('task.feed') });
    await expect(feed.getByRole('img', { name: prompt }).first()).toBeVisible(MAKING);
    const { items } = await askApp<ListPage<Task>>(url, '/api/task/list', {}, token);
    return items[0];
  };

  await test.step('whoever comes first is named before it is chosen', async () => {
    await page.goto('/ai-image/text-to-image');
    await expect(modelField(page)).toHaveText(new RegExp(say('tool.model.automatic_now', { name: NOISE })));
    await askForOne(page, say);
  });
  await test.step('another one makes it instead', async () => {
    const before = comfy.submitted();
    const made = await makeBy(builtIn, 'a fox by rules');
    await expect(page.getByText(say('text-to-image.not_ai'))).toBeVisible();
    expect(made).toMatchObject({ engine: { id: 'built-in', is_ai: false }, params: { model: 'built-in' } });
    expect(comfy.submitted()).toBe(before);
  });
  await test.step('it is chosen still after a reload', async () => {
    await page.reload();
    await expect(modelField(page)).toHaveText(new RegExp(builtIn));
  });
  await test.step('the result names the model', async () => {
    const made = await makeBy(NOISE, 'a fox of noise');
    expect(made?.engine).toEqual({ id: 'comfyui', name: 'ComfyUI', is_ai: true, model: NOISE });
    await arriveAt(page, `/ai-image/generate?id=${made?.id}`);
    // To its maker, and in what everybody would see of it.
    await expect(
      page
        .getByRole('definition')
        .filter({ hasText: `${NOISE} · ComfyUI` })
        .first(),
    ).toBeVisible();
  });
  await test.step('where one engine is allowed there is no choice', async () => {
    await arriveAt(page, '/ai-video/text-to-video');
    await expect(page.getByText(say('tool.is_ai', { name: 'ComfyUI' }))).toBeVisible();
    await expect(modelField(page)).toHaveCount(0);
  });
  await leave();
});

test('an engine makes images, dies, and the next one takes over', async ({ browser }) => {
  const { url } = app;
  const { token } = await openAccount(app, 'engines', 'en');
  const { page, leave } = await visit(browser, 'en', url);
  await signPageIn(page, token);
  const feed = page.getByRole('region', { name: say('task.feed') });
  const generate = async (prompt: string) => {
    await page.getByRole('textbox', { name: say('tool.prompt'), exact: true }).fill(prompt);
    await page.keyboard.press('Control+Enter');
    await expect(feed.getByRole('img', { name: prompt }).first()).toBeVisible(MAKING);
  };

  await test.step('it is named, as the AI that it is', async () => {
    await page.goto('/ai-image/text-to-image');
    await expect(page.getByText(say('tool.is_ai', { name: 'ComfyUI' }))).toBeVisible();
    await askForOne(page, say);
    await generate('a fox in the snow');
    expect(comfy.submitted()).toBeGreaterThan(0);
  });
  await test.step('it dies: the built-in one is named, and makes the next', async () => {
    const before = comfy.submitted();
    await comfy.close();
    await generate('a lighthouse at night');
    await expect(page.getByText(say('text-to-image.not_ai'))).toBeVisible(TOLD);
    expect(comfy.submitted()).toBe(before);
    await arriveAt(page, '/ai-image/generate');
    await expect(page.getByRole('img', { name: 'a lighthouse at night' }).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expectUsable(page, 'works of two engines');
  });
  await test.step('its model is shown, and cannot be chosen', async () => {
    await arriveAt(page, '/ai-image/text-to-image');
    await modelField(page).click();
    const away = page.getByRole('option', { name: new RegExp(`^${NOISE}`) });
    await expect(away).toBeDisabled();
    await expect(away).toContainText(say('tool.model.away'));
    await page.keyboard.press('Escape');
    await expect(away).toHaveCount(0); // it fades
    await expectUsable(page, 'models of which one is away');
  });
  await test.step('what only it can do is not offered, and costs nothing', async () => {
    await arriveAt(page, '/ai-video/text-to-video');
    const pill = page.getByRole('button', { name: /points$/ }).first();
    const had = await pill.textContent();
    await expect(page.getByText(say('tool.engine_away', { name: 'ComfyUI' }))).toBeVisible(TOLD);
    await page.getByRole('textbox', { name: say('tool.prompt'), exact: true }).fill('a wave');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(say('tool.engine_away', { name: 'ComfyUI' }))).toBeVisible();
    expect(await pill.textContent()).toBe(had);
  });
  await leave();
});
