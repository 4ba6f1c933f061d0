// A portrait speaks: the face is found, a recorded voice is uploaded, the video is measured; typed words where they can be spoken.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { TOOL_TYPES } from '#contract/tool-names.ts';
import { writeWav } from '#engine/sound/write-wav.ts';
import { drawFace } from '../fakes/draw-face.ts';
import { HUMMED_RATE, hummedVoice } from '../fakes/hummed-voice.ts';
import { askApp } from './call-app.ts';
import { measureNewestVideo } from './newest-task.ts';
import { readWords } from './read-words.ts';
import { mainApp } from './sign-in.ts';
import { test } from './signed-in-test.ts';

const say = readWords('en');
/** The least that a lip sync costs. */
const points = say('task.points_other', { n: 15 });

async function makeVoice(): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'voice-'));
  const file = path.join(folder, 'voice.wav');
  await writeWav(file, [hummedVoice(2)], HUMMED_RATE);
  const voice = await readFile(file);
  await rm(folder, { recursive: true, force: true });
  return voice;
}

async function choosePortrait(page: Page, buffer: Buffer): Promise<void> {
  await page
    .getByRole('group', { name: say('lip-sync.source.image'), exact: true })
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer });
}

async function addPortrait(page: Page): Promise<void> {
  await choosePortrait(page, await drawFace(400));
  await expect(page.getByText(say('lip-sync.mouth.found'))).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

test('[product 2.7] a portrait says an uploaded voice, once somebody may', async ({ page, account }) => {
  await page.goto('/ai-tools/lip-sync');
  await addPortrait(page);
  const mouth = page.getByRole('application');
  await expect(mouth).toHaveAccessibleName(/Mouth, (49|50|51) % across, (66|67|68|69) % down/);
  await mouth.press('ArrowDown');
  await expect(page.getByText(say('lip-sync.mouth.placed'))).toBeVisible();

  await page.getByRole('tab', { name: say('lip-sync.speech.upload') }).click();
  await page
    .getByRole('group', { name: say('lip-sync.speech.sound') })
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'voice.wav', mimeType: 'audio/wav', buffer: await makeVoice() });
  await expect(page.getByText(say('lip-sync.facts.counts', { n: '2.0', counted: 2 }))).toBeVisible();
  await expect(page.getByText(say('lip-sync.missing.consent'))).toBeVisible();
  await page.getByRole('checkbox', { name: say('lip-sync.consent') }).check();
  await page.getByRole('button', { name: say('tool.generate', { points }) }).click();

  const { task, video } = await measureNewestVideo(account, TOOL_TYPES['lip-sync']);
  expect(task).toMatchObject({ cost: 15, params: { consent: true } });
  expect(video.video).toMatchObject({ width: 960, height: 960, fps: 25, codec: 'h264' });
  expect(video.audio?.codec).toBe('aac');
  expect(video.seconds).toBeCloseTo(2, 1);
  await expect(
    page
      .getByRole('region', { name: say('lip-sync.made') })
      .locator('video, img')
      .first(),
  ).toBeVisible();
});

test('[product 2.7] of two faces the one that is chosen speaks', async ({ page }) => {
  await page.goto('/ai-tools/lip-sync');
  const pair = sharp({ create: { width: 800, height: 400, channels: 3, background: '#a9bfca' } }).composite([
    { input: await drawFace(400), left: 0, top: 0 },
    { input: await drawFace(240), left: 520, top: 120 },
  ]);
  await choosePortrait(page, await pair.png().toBuffer());
  await expect(page.getByText(say('lip-sync.mouth.several', { n: 2 }))).toBeVisible();
  const [wide, narrow] = [1, 2].map((n) =>
    page.getByRole('radio', { name: say('media.faces.face', { n, total: 2 }) }),
  ) as [Locator, Locator];
  const mouth = page.getByRole('application');
  await expect(wide).toBeChecked();
  await expect(mouth).toHaveAccessibleName(/Mouth, (24|25|26) % across/);
  await narrow.click({ position: { x: 8, y: 30 } });
  await expect(narrow).toBeChecked();
  await expect(mouth).toHaveAccessibleName(/Mouth, (79|80|81) % across/);
  await narrow.press('ArrowUp');
  await expect(wide).toBeChecked();
  await expect(wide).toBeFocused();
  await expect(mouth).toHaveAccessibleName(/Mouth, (24|25|26) % across/);
  await mouth.press('ArrowDown');
  await page.getByRole('button', { name: say('lip-sync.mouth.reset') }).click();
  await expect(mouth).toBeFocused();
  await expect(page.getByText(say('lip-sync.mouth.speaks', { n: 1, total: 2 }))).toBeVisible();
});

test('[product 2.7] typed words are spoken with subtitles, or it is said that nobody can', async ({
  page,
  account,
}) => {
  await page.goto('/ai-tools/lip-sync');
  const config = await askApp<{ features: string[] }>(mainApp().url, '/api/config');
  await addPortrait(page);
  await page
    .getByRole('textbox', { name: say('lip-sync.speech.words') })
    .fill('Good evening. We meet again.');
  await page.getByRole('checkbox', { name: say('lip-sync.consent') }).check();
  if (!config.features.includes('speech')) {
    await expect(page.getByText('No voice engine is here to read text').first()).toBeVisible();
    await expect(page.getByRole('button', { name: say('tool.generate', { points }) })).toHaveCount(0);
    return;
  }
  await expect(page.getByText(say('lip-sync.speech.is_en'))).toBeVisible();
  await page.getByRole('radio', { name: /Henry/ }).check();
  await page.getByRole('button', { name: say('tool.generate', { points }) }).click();
  const { task, video } = await measureNewestVideo(account, TOOL_TYPES['lip-sync']);
  expect(task.prompt).toBe('Good evening. We meet again.');
  expect(video.seconds).toBeGreaterThan(1);
  const [result] = task.results;
  const subtitles = await (await page.request.get(result?.subtitles ?? '')).text();
  expect(subtitles).toContain('Good evening.');
});
