// Pages of one origin, the API and the media at another: localhost and 127.0.0.1 are two for a browser.
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { addFinishedImage } from '../fakes/add-finished-image.ts';
import { findFreePort, removeApp, startApp } from '../start-app.ts';
import { readWords } from './read-words.ts';
import { openAccount, storeToken } from './sign-in.ts';

const say = readWords('en');
const PROMPT = 'a lighthouse in the snow';

test('[§7.25] pages work with an API of another origin', async ({ browser }) => {
  const port = await findFreePort();
  const pages = `http://localhost:${port}`;
  const api = `http://127.0.0.1:${port}`;
  const app = await startApp({ port, env: { PUBLIC_URL: pages, API_BASE: api } });
  try {
    const account = await openAccount({ url: api, dataDir: app.dataDir }, 'abroad', 'en');
    const work = await addFinishedImage(app.dataDir, { userId: Number(account.id), prompt: PROMPT });
    const context = await browser.newContext({ storageState: storeToken(pages, account.token) });
    const page = await context.newPage();
    const calls: string[] = [];
    const refused: string[] = [];
    page.on('request', (request) =>
      calls.push(new URL(request.url()).origin + new URL(request.url()).pathname),
    );
    page.on('console', (message) => {
      if (/CORS|Content Security Policy/.test(message.text())) refused.push(message.text());
    });

    await page.goto(`${pages}/ai-image/generate?id=${work}`);
    await expect(page.getByRole('heading', { level: 1, name: PROMPT })).toBeVisible();
    await expect(page.getByRole('main').getByRole('img', { name: PROMPT })).not.toHaveJSProperty(
      'naturalWidth',
      0,
    );
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: say('task.download') }).click();
    expect((await download).suggestedFilename()).toMatch(/\.png$/);

    await page.goto(`${pages}/effects/generate?type=image&effect=ink`);
    const photo = page.getByRole('group', { name: say('effects.photo') });
    const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2a6' } })
      .png()
      .toBuffer();
    await photo
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'field.png', mimeType: 'image/png', buffer });
    await expect(photo.getByText('900 × 600 · 3:2')).toBeVisible();
    await expect(photo.getByRole('progressbar')).toHaveCount(0);

    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await page.getByRole('button', { name: '切换到中文' }).click();
    expect((await saved).status()).toBe(200);

    const asked = calls.filter((address) => /\/(api|media|users)\//.test(address));
    expect(asked.filter((address) => !address.startsWith(api))).toEqual([]);
    expect(asked).toContain(`${api}/api/task/upload`);
    expect(asked.some((address) => address.startsWith(`${api}/media/`))).toBe(true);
    expect(refused).toEqual([]);
    await context.close();
  } finally {
    await app.stop();
    await removeApp(app);
  }
});
