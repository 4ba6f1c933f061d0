// The whole product on a store of S3: it starts without it, is not ready until it is there, and never takes another's.
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { type S3Server, startS3Server } from '#tests/fakes/s3/s3-server.ts';
import { copyPreparedDatabase } from '../prepared-database.ts';
import { type AppProcess, launchApp, makeDataDir, startApp } from '../start-app.ts';

let store: S3Server;
let dataDir: string;

beforeAll(async () => {
  store = await startS3Server();
  dataDir = makeDataDir();
  await copyPreparedDatabase(dataDir);
});

afterAll(async () => {
  await store.close();
  removeData(dataDir);
});

const removeData = (folder: string) =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });

const settings = (secret = store.settings.secretAccessKey) => ({
  S3_ENDPOINT: store.settings.endpoint,
  S3_REGION: store.settings.region,
  S3_BUCKET: store.settings.bucket,
  S3_ACCESS_KEY_ID: store.settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: secret,
});

async function start(env: Record<string, string>): Promise<AppProcess> {
  const app = await startApp({ dataDir, env });
  onTestFinished(() => app.kill());
  return app;
}

const readiness = async ({ url }: AppProcess) => (await fetch(`${url}/readyz`)).status;

it('starts with a wrong key in words, and is not ready', async () => {
  const wrong = await start(settings('wrong'));
  expect(wrong.output()).toContain(`the bucket ${store.settings.bucket}`);
  expect(wrong.output()).toContain('SignatureDoesNotMatch');
  expect(wrong.output()).toContain('Check S3_ACCESS_KEY_ID');
  expect(wrong.output()).not.toContain('    at ');
  expect(await readiness(wrong)).toBe(503);
  expect((await fetch(`${wrong.url}/healthz`)).status).toBe(200);
  expect(store.objects.size).toBe(0);
  expect(await wrong.stop()).toBe(0);
});

it('marks the bucket when it is let do what was refused at the start, and is ready as long as it is let', async () => {
  store.trouble('any', 'refused');
  const app = await start(settings());
  expect(app.output()).toContain('AccessDenied');
  expect(await readiness(app)).toBe(503);
  store.heal();
  await expect.poll(() => readiness(app), { timeout: 30_000 }).toBe(200);
  expect([...store.objects.keys()]).toContain('.atelier/storage');
  store.trouble('any', 'refused');
  await expect.poll(() => readiness(app), { timeout: 30_000 }).toBe(503);
  store.heal();
  await expect.poll(() => readiness(app), { timeout: 30_000 }).toBe(200);
  expect(await app.stop()).toBe(0);

  const elsewhere = await launchApp({ dataDir });
  onTestFinished(() => elsewhere.kill());
  expect(await elsewhere.ended).toBe(1);
  expect(elsewhere.output()).toContain(
    `The media of this database are in the bucket ${store.settings.bucket}`,
  );
  expect(elsewhere.output()).toContain(`the folder ${dataDir}`);
  expect(elsewhere.output()).not.toContain('    at ');
});

it('says in words that the folder of the media cannot be used', async () => {
  const unusable = makeDataDir();
  onTestFinished(() => removeData(unusable));
  await copyPreparedDatabase(unusable);
  writeFileSync(path.join(unusable, 'media'), 'not a folder');
  const app = await launchApp({ dataDir: unusable });
  onTestFinished(() => app.kill());
  expect(await app.ended).toBe(1);
  expect(app.output()).toContain(`The media cannot be kept below ${unusable} (EEXIST)`);
  expect(app.output()).not.toContain('    at ');
});
