// The browser's files and the pages.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OWN_PAGES, SPEC_PAGES } from '#contract/pages.ts';
import { addWork } from '#tests/fakes/add-work.ts';
import { startApiForTest, startTestApi, type TestApi } from '#tests/start-test-api.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-web-'));
const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const SCRIPT = `console.log(${JSON.stringify('x'.repeat(500))})`;
let api: TestApi;

beforeAll(async () => {
  mkdirSync(path.join(folder, 'assets'));
  mkdirSync(path.join(folder, 'builds', 'meta'), { recursive: true });
  writeFileSync(
    path.join(folder, 'index.html'),
    '<!doctype html><html><head><title>shell</title></head></html>',
  );
  writeFileSync(path.join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(path.join(folder, 'service-worker.js'), SCRIPT);
  writeFileSync(path.join(folder, 'service-worker.js.gz'), gzipSync(SCRIPT));
  writeFileSync(path.join(folder, 'assets', 'main-abc123.js'), SCRIPT);
  writeFileSync(path.join(folder, 'assets', 'main-abc123.js.gz'), gzipSync(SCRIPT));
  writeFileSync(
    path.join(folder, 'builds', 'latest.json'),
    '{"id":"b1","timestamp":"2026-01-02T03:04:05.000Z"}',
  );
  writeFileSync(
    path.join(folder, 'builds', 'meta', 'b1.json'),
    '{"id":"b1","redirect":{},"prerender":["/"]}',
  );
  api = await startTestApi({ webFolder: folder });
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

const get = (address: string, headers: Record<string, string> = {}) => api.fetch(address, { headers });

describe('pages', () => {
  it.each([...SPEC_PAGES, ...OWN_PAGES])('%s is one', async (page) => {
    const response = await get(page, HTML);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toContain('shell');
  });

  it('of a shown work says in its head what it is, in the words of who asks', async () => {
    const author = await api.signIn();
    const prompt = 'a "fox" & <b>cherry</b> blossoms';
    const id = await addWork(api.app, author.id, { prompt, public: true, show_prompt: true });
    const page = await (await get(`/work?id=${id}`, HTML)).text();
    expect(page).toContain(
      '<title>a &quot;fox&quot; &amp; &lt;b&gt;cherry&lt;/b&gt; blossoms · Atelier</title>',
    );
    expect(page).toContain('shell');
    const image = /property="og:image" content="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(image.startsWith(`${api.app.config.publicUrl}/media/`)).toBe(true);
    expect(image).toMatch(/&f=jpg$/);
    const chinese = await (await get(`/work?id=${id}`, { ...HTML, 'accept-language': 'zh-CN' })).text();
    expect(chinese).toContain('· 画境</title>');
  });

  it('of a work that is hidden, gone or none says nothing of it', async () => {
    const author = await api.signIn();
    const secret = 'a secret garden';
    const id = await addWork(api.app, author.id, { prompt: secret, public: false });
    for (const asked of [id, '999999', 'x', '1 or 1=1', '99999999999999999999']) {
      const response = await get(`/work?id=${encodeURIComponent(asked)}`, HTML);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain(secret);
    }
    const hidden = await addWork(api.app, author.id, { prompt: secret, public: true, show_prompt: false });
    const page = await (await get(`/work?id=${hidden}`, HTML)).text();
    expect(page).toContain('og:title');
    expect(page).not.toContain(secret);
  });

  it('[§2.23] that do not exist are 404, with the shell that says so', async () => {
    const response = await get('/no/such/page?x=1', HTML);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('shell');
  });

  it('are for people: a program hears in its own form that a path is unknown', async () => {
    const response = await get('/no/such/page', { accept: 'application/json' });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 404, data: null });
    const call = await get('/api/no/such/call', HTML);
    expect(await call.json()).toMatchObject({ code: 404 });
  });
});

describe('a screen that one works at', () => {
  beforeAll(() => {
    for (const language of ['en', 'zh']) {
      mkdirSync(path.join(folder, 'outlines', language, 'ai-image'), { recursive: true });
      const page = `<!doctype html><html><head></head><body>shell in ${language}</body></html>`;
      writeFileSync(path.join(folder, 'outlines', language, 'ai-image', 'text-to-image.html'), page);
    }
  });
  afterAll(() => rmSync(path.join(folder, 'outlines'), { recursive: true }));

  it('comes with its outline, in the language of who asks', async () => {
    const address = '/ai-image/text-to-image';
    expect(await (await get(address, HTML)).text()).toContain('shell in en');
    expect(await (await get(`${address}/?n=2`, HTML)).text()).toContain('shell in en');
    const chinese = { ...HTML, 'accept-language': 'zh-CN,zh;q=0.9' };
    expect(await (await get(address, chinese)).text()).toContain('shell in zh');
    const chosen = { ...chinese, cookie: 'locale=en' };
    expect(await (await get(address, chosen)).text()).toContain('shell in en');
  });

  it('has no second address', async () => {
    const response = await get('/outlines/en/ai-image/text-to-image.html', HTML);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('shell in');
  });
});

describe('the landing page', () => {
  beforeAll(() => {
    const head = '<head><link rel="canonical" href="{public-url}/"><title>drawn</title></head>';
    writeFileSync(path.join(folder, 'landing.html'), `<!doctype html><html>${head}</html>`);
  });
  afterAll(() => rmSync(path.join(folder, 'landing.html')));

  it('names the address of this deployment, packed as who asks can read it', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const response = await get('/', { ...HTML, 'accept-encoding': encoding });
      const packed = encoding === 'identity' ? null : encoding;
      expect(response.headers.get('content-encoding')).toBe(packed);
      expect(response.headers.get('vary')).toContain('accept-language');
      expect(await response.text()).toContain(`href="${api.app.config.publicUrl}/"`);
    }
  });

  it('is not sent again to somebody who has it', async () => {
    const tag = (await get('/', HTML)).headers.get('etag') ?? '';
    const again = await get('/', { ...HTML, 'if-none-match': tag, 'cache-control': 'max-age=0' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('of a new build is sent while the server runs', async () => {
    writeFileSync(path.join(folder, 'landing.html'), '<!doctype html><html><head>newer</head></html>');
    expect(await (await get('/', HTML)).text()).toContain('newer');
  });
});

describe('search engines', () => {
  it('are told which pages there are, shown works among them, and no others', async () => {
    const author = await api.signIn();
    const shown = await addWork(api.app, author.id, { public: true, published_at: new Date(0) });
    const kept = await addWork(api.app, author.id, { public: false });
    const response = await get('/sitemap.xml');
    const map = await response.text();
    const { publicUrl } = api.app.config;
    expect(response.headers.get('content-type')).toMatch(/xml/);
    expect(map).toContain(`<loc>${publicUrl}/landing/termservice</loc>`);
    expect(map).toContain(
      `<url><loc>${publicUrl}/work?id=${shown}</loc><lastmod>1970-01-01T00:00:00.000Z</lastmod></url>`,
    );
    expect(map).not.toContain(`id=${kept}<`);
    expect(map).not.toContain('/creations');
  });

  it('are kept from calls, and sent to the map', async () => {
    const robots = await (await get('/robots.txt')).text();
    expect(robots).toContain('Disallow: /api/');
    expect(robots).toContain(`Sitemap: ${api.app.config.publicUrl}/sitemap.xml`);
  });
});

it.each([false, true])('shows nobody the letters on disk (in development: %s)', async (isDevelopment) => {
  const app = await startApiForTest({ config: { isDevelopment } });
  expect((await app.fetch('/_mail')).status).toBe(404);
});

describe('files', () => {
  it('that explain a build to its developers are not served', async () => {
    writeFileSync(path.join(folder, 'assets', 'main-abc123.js.map'), '{}');
    expect((await get('/assets/main-abc123.js.map', HTML)).status).toBe(404);
  });

  it('with a hash in their name are kept for ever, and sent packed where there is a packed one', async () => {
    const response = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toMatch(/javascript/);
    expect(await response.text()).toBe(SCRIPT);
  });

  it('that went with an old build are not found, rather than a page', async () => {
    const response = await get('/assets/main-old.js', HTML);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toMatch(/json/);
  });

  it('of a new build are found while the server runs', async () => {
    writeFileSync(path.join(folder, 'assets', 'new-build.js'), '1');
    expect((await get('/assets/new-build.js')).status).toBe(200);
    expect((await api.fetch('/assets/new-build.js', { method: 'HEAD' })).status).toBe(200);
    expect((await api.fetch('/assets/new-build.js', { method: 'POST' })).status).toBe(404);
  });

  it('that a browser looks for under one name for every build are asked for each time, packed or not', async () => {
    for (const encoding of ['gzip', 'identity']) {
      const response = await get('/service-worker.js', { 'accept-encoding': encoding });
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('content-type')).toMatch(/javascript/);
    }
  });

  it('without a hash are kept for an hour', async () => {
    const response = await get('/favicon.svg');
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    const etag = response.headers.get('etag') ?? '';
    const again = await get('/favicon.svg', { 'if-none-match': etag, 'cache-control': 'max-age=0' });
    expect(again.status).toBe(304);
  });

  it('outside the folder are not found', async () => {
    for (const address of [
      '/..%2f..%2fetc/passwd',
      '/assets/..%2f..%2fetc/passwd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/assets/../../etc/passwd',
      '/.hidden',
      '/index.html.gz',
    ]) {
      const response = await get(address);
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(await response.text()).not.toContain('root:');
    }
  });
});

describe('the build', () => {
  it('[§7.19] is told fresh, and its rules by its id', async () => {
    const latest = await get('/builds/latest.json');
    expect(latest.headers.get('cache-control')).toBe('no-cache');
    expect(await latest.json()).toEqual({ id: 'b1', timestamp: '2026-01-02T03:04:05.000Z' });
    expect(await (await get('/builds/meta/b1.json')).json()).toMatchObject({ id: 'b1' });
    expect(await (await get('/builds/latest.json?1767322985000')).json()).toMatchObject({ id: 'b1' });
    expect((await get('/builds/meta/b2.json')).status).toBe(404);
    expect((await get('/builds/meta/..%2flatest.json')).status).toBe(404);
  });
});

describe('the messages', () => {
  it('[§7.18] of a language come as bare JSON, to be kept for 24 hours', async () => {
    const response = await get('/_i18n/zh/messages.json');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
    const texts = (await response.json()) as Record<string, unknown>;
    expect(Object.keys(texts)).toContain('app');
    const etag = response.headers.get('etag') ?? '';
    expect((await get('/_i18n/zh/messages.json', { 'if-none-match': etag })).status).toBe(304);
  });

  it('exist in two languages', async () => {
    const response = await get('/_i18n/fr/messages.json');
    // Not 200: whoever loads texts would take the envelope for them.
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 404, data: null });
  });
});
