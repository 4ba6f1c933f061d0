// Pages that come from elsewhere than the API.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { signMediaUrl } from '#server/media/sign-media-url.ts';
import { RESUMABLE_PATH } from './tus-protocol.ts';
import { startTestApi, type TestApi, useTestApi } from '#tests/start-test-api.ts';

const PAGES = 'https://atelier.example';
const API = 'https://api.atelier.example/v1';
const KEY = 'image-1.png';

const folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-web-'));
const alone = useTestApi();
let api: TestApi;

beforeAll(async () => {
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><head><title>shell</title></head>');
  api = await startTestApi({ webFolder: folder, config: { apiBase: API, webOrigins: [PAGES] } });
  await api.app.storage.put(KEY, Readable.from(Buffer.from('bytes')));
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

const preflight = (to: TestApi, origin: string) =>
  to.fetch('/api/user/mine', {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,token,env-oneai,x-request-id,x-request-time',
    },
  });

it('[§7.25] may call, with the headers of the clients, where the settings name their origin', async () => {
  const asked = await preflight(api, PAGES);
  expect(asked.status).toBe(204);
  expect(asked.headers.get('access-control-allow-origin')).toBe(PAGES);
  expect(asked.headers.get('access-control-allow-headers')).toContain('env-oneai');
  expect(asked.headers.get('access-control-allow-methods')).toContain('POST');
  const answer = await api.fetch('/api/config', { headers: { origin: PAGES } });
  expect(answer.headers.get('access-control-allow-origin')).toBe(PAGES);
  expect(answer.headers.get('access-control-expose-headers')).toContain('retry-after');
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
});

it('[§7.25] may use the method of every call', async () => {
  const refused: string[] = [];
  for (const { method, path } of endpoints) {
    const asked = await api.fetch(path.replaceAll(/\{\w+\}/g, '1'), {
      method: 'OPTIONS',
      headers: { origin: PAGES, 'access-control-request-method': method },
    });
    const allowed = asked.headers.get('access-control-allow-methods')?.split(', ');
    if (!allowed?.includes(method)) refused.push(`${method} ${path}`);
  }
  expect(refused).toEqual([]);
});

it('may send large files, and ask by the same method what is spoken there', async () => {
  const place = `${RESUMABLE_PATH}/${'0'.repeat(32)}`;
  const headers = {
    origin: PAGES,
    'access-control-request-method': 'PATCH',
    'access-control-request-headers': 'tus-resumable,upload-offset,token',
  };
  const asked = await api.fetch(place, { method: 'OPTIONS', headers });
  expect(asked.headers.get('access-control-allow-methods')?.split(', ')).toEqual(
    expect.arrayContaining(['HEAD', 'PATCH', 'DELETE']),
  );
  expect(asked.headers.get('access-control-allow-headers')).toContain('upload-offset');
  const answer = await api.fetch(place, { method: 'HEAD', headers: { origin: PAGES } });
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([401, PAGES]);
  expect(answer.headers.get('access-control-expose-headers')).toContain('upload-offset');
  for (const each of [api, alone]) {
    const spoken = await each.fetch(place, { method: 'OPTIONS', headers: { origin: PAGES } });
    expect(spoken.headers.get('tus-version')).toBe('1.0.0');
  }
});

it('[§7.25] read a refusal like any answer', async () => {
  const answer = await api.fetch('/api/user/mine', {
    method: 'POST',
    body: '{}',
    headers: { origin: PAGES, 'content-type': 'application/json' },
  });
  expect(answer.status).toBe(401);
  expect(answer.headers.get('access-control-allow-origin')).toBe(PAGES);
});

it('may not call from an origin that the settings do not name, nor from any where they name none', async () => {
  expect(
    (await preflight(api, 'https://evil.example')).headers.get('access-control-allow-origin'),
  ).toBeNull();
  const asked = await preflight(alone, PAGES);
  expect(asked.status).toBe(405);
  expect(asked.headers.get('access-control-allow-origin')).toBeNull();
});

it('[§7.25] find their media at the API, readable by a canvas', async () => {
  const address = new URL(signMediaUrl(api.app.config, KEY));
  expect(address.href.startsWith(`${API}/media/${KEY}?`)).toBe(true);
  const answer = await api.fetch(`/media/${KEY}${address.search}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(signMediaUrl(alone.app.config, KEY)).toMatch(/^\/media\//);
});

it('[§7.25] are told where the API is, and may reach it', async () => {
  const page = await api.fetch('/home', { headers: { accept: 'text/html' } });
  expect(page.status).toBe(200);
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(await page.text()).toContain(`<head><meta name="api-base" content="${API}">`);
  const policy = page.headers.get('content-security-policy') ?? '';
  for (const kind of ['connect', 'img', 'media']) {
    expect(policy).toMatch(new RegExp(`${kind}-src 'self' https://api\\.atelier\\.example[ ;]`));
  }
});
