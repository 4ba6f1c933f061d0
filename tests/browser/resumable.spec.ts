// A large file on its way while the network and the server go away: it goes on by itself, from where it stopped.
import { randomBytes } from 'node:crypto';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { findFreePort, removeApp, startApp } from '../start-app.ts';
import { openNetworkProxy } from './network-proxy.ts';
import { readWords } from './read-words.ts';
import { openAccount, storeToken } from './sign-in.ts';

const say = readWords('en');
const SIDE = { width: 1600, height: 1200 };
const MEGABYTE = 1024 * 1024;
/** Bytes a second. The test has something to do meanwhile, on a busy machine. */
const SLOW = 150_000;

/** Nothing in it can be made smaller: 5.8 MB. */
async function paintNoise(): Promise<Buffer> {
  const { width, height } = SIDE;
  return await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

test('[product 2.0] a large file goes on after a lost network, a restart of the server and a reload', async ({
  browser,
}) => {
  const port = await findFreePort();
  let app = await startApp({ port, env: { RATE_ADDRESS_CALLS: '100000' } });
  const { dataDir } = app;
  const network = await openNetworkProxy(port);
  try {
    const account = await openAccount(app, 'large', 'en');
    const context = await browser.newContext({ storageState: storeToken(network.url, account.token) });
    const page = await context.newPage();
    const offsets: number[] = [];
    let begun = 0;
    page.on('request', (request) => {
      if (!request.url().includes('/api/task/upload/resumable')) return;
      if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
      if (request.url().endsWith('/resumable')) begun += 1;
    });
    await page.goto(`${network.url}/effects/generate?type=image&effect=ink`);
    const photo = page.getByRole('group', { name: say('effects.photo') });
    const paused = photo.getByText(/Paused at \d+ %/).first();
    const image = { name: 'noise.png', mimeType: 'image/png', buffer: await paintNoise() };
    network.set(SLOW);
    await photo.locator('input[type=file]').first().setInputFiles(image);

    await expect(photo.getByText(/Uploading \d+ %/).first()).toBeVisible();
    await expect.poll(() => offsets.length).toBe(1);
    let before = network.sentBytes();
    await expect.poll(() => network.sentBytes() - before).toBeGreaterThan(MEGABYTE);
    network.set(null);
    await expect(paused).toBeVisible();
    network.set(SLOW);
    await expect.poll(() => offsets.length).toBe(2);
    expect(offsets[1]).toBeGreaterThan(MEGABYTE / 2);

    before = network.sentBytes();
    await expect.poll(() => network.sentBytes() - before).toBeGreaterThan(MEGABYTE);
    await app.kill();
    await expect(paused).toBeVisible();
    app = await startApp({ port, dataDir, env: { RATE_ADDRESS_CALLS: '100000' } });
    await expect.poll(() => offsets.length).toBe(3);
    expect(offsets[2]).toBeGreaterThan(offsets[1] ?? 0);

    network.set(Infinity);
    const done = page.waitForResponse(
      (response) => response.request().method() === 'POST' && /\/resumable\/\w+$/.test(response.url()),
      { timeout: 200_000 },
    );
    await page.reload();
    await expect(photo.getByAltText('noise.png')).toBeVisible();
    const { data } = (await (await done).json()) as { data: { upload_id?: string } | null };
    expect(data?.upload_id).toMatch(/^\d+$/);
    await expect(photo.getByRole('progressbar')).toHaveCount(0);
    expect(begun).toBe(1);
    await context.close();
  } finally {
    network.close();
    await removeApp(app);
  }
});
