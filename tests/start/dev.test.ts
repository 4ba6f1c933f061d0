// `npm run dev`: sources instead of a build, changes shown at once, the server started again by itself.
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { waitUntil } from '../fakes/wait-until.ts';
import { type AppProcess, removeApp, startApp } from '../start-app.ts';
import { copyCheckout } from './copy-checkout.ts';

let project: string;
let app: AppProcess;
beforeAll(async () => {
  project = path.join(mkdtempSync(path.join(os.tmpdir(), 'atelier-dev-')), 'checkout');
  copyCheckout(project, 'linked');
  app = await startApp({ project, by: 'dev' });
});
afterAll(async () => {
  await removeApp(app);
  rmSync(path.dirname(project), { recursive: true, force: true });
});

function change(file: string, from: string, to: string): void {
  const place = path.join(project, file);
  const source = readFileSync(place, 'utf8');
  expect(source).toContain(from);
  writeFileSync(place, source.replace(from, to));
}

const read = async (place: string) => {
  const response = await fetch(app.url + place, { headers: { accept: 'text/html' } });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

const post = async (place: string, body: object) => {
  const answer = await fetch(app.url + place, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  return (await answer.json()) as { code: number };
};

/** What Vite tells an open page. */
async function listen(): Promise<{ type: string }[]> {
  const { text } = await read('/_dev/@vite/client');
  const token = /const wsToken = "([^"]+)"/.exec(text)?.[1];
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/_dev/?token=${token}`, 'vite-hmr');
  const told: { type: string }[] = [];
  socket.addEventListener('message', ({ data }) => told.push(JSON.parse(String(data)) as { type: string }));
  await waitUntil('the connection', () => told.some(({ type }) => type === 'connected'));
  return told;
}

it('serves every page with the sources, and calls as ever', async () => {
  const page = await read('/explore');
  expect(page).toMatchObject({ status: 200, text: expect.stringContaining('/_dev/main.ts') });
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self' 'unsafe-inline'");
  expect((await read('/no/such/page')).status).toBe(404);
  // Below web/ there are folders that are called as paths of the wire.
  for (const source of ['/_dev/main.ts', '/_dev/app/app.tsx', '/icon.svg', '/theme.js']) {
    expect([source, (await read(source)).status]).toEqual([source, 200]);
  }
  expect(await read('/builds/latest.json')).toMatchObject({ text: expect.stringContaining('"id":"dev"') });
  expect(JSON.parse((await read('/api/no/such/call')).text)).toMatchObject({ code: 404 });
});

it('shows the letters at /_mail, and signs in with any code', async () => {
  expect((await read('/_mail')).text).toContain('No letter yet');
  const email = 'dev-admin@example.com';
  expect(await post('/api/validate_email', { email })).toMatchObject({ code: 200 });
  const { text } = await read('/_mail');
  expect(text).toContain(email);
  const message = /href="(\/_mail\/[^"]+)"/.exec(text)?.[1] ?? '';
  expect((await read(message)).text).toMatch(/\d{6}/);
  expect((await read('/_mail/..%2F..%2Fsecret')).status).toBe(404);
  expect(await post('/api/login', { platform: 0, email, code: '000000' })).toMatchObject({ code: 200 });
});

it('tells the open page of a changed text', async () => {
  const told = await listen();
  // Vite tells of what somebody has asked for: the page asks for the list of texts, and then for each.
  const { text } = await read('/_dev/i18n/bundled-en.ts');
  const [address] = /[^"]*\/screens\/landing\.json[^"]*/.exec(text) ?? [];
  expect((await read(address ?? 'nothing')).text).toContain('"picture."');
  change('texts/en/screens/landing.json', '"picture."', '"dream."');
  const hear = () => {
    // Once more, for the watch of a file begins a moment after the file was answered.
    utimesSync(path.join(project, 'texts/en/screens/landing.json'), new Date(), new Date());
    return told.map(({ type }) => type);
  };
  await expect.poll(hear, { interval: 1000, timeout: 30_000 }).toContain('full-reload');
});

it('starts again when a source of the server has changed, and goes on after a broken one', async () => {
  const policy = async () =>
    (await fetch(`${app.url}/healthz`).catch(() => null))?.headers.get('permissions-policy') ?? '';
  expect(await policy()).not.toContain('midi=()');
  change('server/api/security-headers.ts', 'const YEAR_SECONDS', 'const const YEAR_SECONDS');
  await waitUntil('its end', async () => (await policy()) === '', 60_000);
  change('server/api/security-headers.ts', 'usb=()', 'usb=(), midi=()');
  change('server/api/security-headers.ts', 'const const', 'const');
  await waitUntil('the new answer', async () => (await policy()).includes('midi=()'), 60_000);
  expect(app.output()).toContain('has changed: starting again');
});
