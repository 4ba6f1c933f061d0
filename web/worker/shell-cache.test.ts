// What the service worker keeps and answers, and what it never touches.
import { beforeEach, expect, it, vi } from 'vitest';
import { openShellCache } from './shell-cache.ts';

const ORIGIN = 'https://atelier.example';
const SHELL = { id: 'b1', entry: '/assets/main-b1.js', files: ['/assets/main-b1.js', '/icon.svg'] };
const PAGE = '<html><script type="module" src="/assets/main-b1.js"></script></html>';

/** By cache and by path. */
let kept: Map<string, Map<string, Response>>;
const ask = vi.fn<(asked: RequestInfo | URL) => Promise<Response>>();

function pathOf(asked: RequestInfo | URL): string {
  const address = typeof asked === 'string' ? asked : 'href' in asked ? asked.href : asked.url;
  return new URL(address, ORIGIN).pathname;
}
function openCache(name: string) {
  const files = kept.get(name) ?? new Map<string, Response>();
  kept.set(name, files);
  return {
    put: async (asked: RequestInfo, response: Response) => void files.set(pathOf(asked), response),
    async addAll(paths: string[]) {
      for (const path of paths) {
        const response = await ask(path);
        if (!response.ok) throw new TypeError(`${path} answered ${response.status}`);
        files.set(path, response);
      }
    },
  };
}
const caches = {
  open: async (name: string) => openCache(name),
  keys: async () => [...kept.keys()],
  delete: async (name: string) => kept.delete(name),
  match: async (asked: RequestInfo, { cacheName }: MultiCacheQueryOptions = {}) =>
    kept
      .get(cacheName ?? '')
      ?.get(pathOf(asked))
      ?.clone(),
} as unknown as CacheStorage;
const open = (shell = SHELL) => openShellCache(shell, { caches, fetch: ask, origin: ORIGIN });

/** Only a browser makes requests that go to a page. */
const request = (address: string, part: Partial<Request> = {}) =>
  ({ url: new URL(address, ORIGIN).href, method: 'GET', mode: 'cors', destination: '', ...part }) as Request;
const navigate = (address: string) => request(address, { mode: 'navigate', destination: 'document' });
const listKept = () => [...(kept.get('shell-b1')?.keys() ?? [])];

beforeEach(() => {
  kept = new Map();
  ask.mockReset();
  ask.mockImplementation(async () => new Response(PAGE));
});

it('keeps the files of its build and one page, or nothing is installed', async () => {
  await open().install();
  expect(listKept()).toEqual(['/assets/main-b1.js', '/icon.svg', '/home']);
  ask.mockImplementation(async () => new Response('', { status: 503 }));
  await expect(open().install()).rejects.toThrow('503');
});

it('opens every page without a network, and from the server while there is one', async () => {
  const shell = open();
  await shell.install();
  ask.mockImplementation(async () => new Response('of the server'));
  expect(await (await shell.respond(navigate('/creations?x=1')))?.text()).toBe('of the server');
  ask.mockRejectedValue(new TypeError('no network'));
  expect(await (await shell.respond(navigate('/creations?x=1')))?.text()).toBe(PAGE);
});

it('says that there is no network where nothing was kept', async () => {
  ask.mockRejectedValue(new TypeError('no network'));
  await expect(open().respond(navigate('/home'))).rejects.toThrow('no network');
});

it('takes the newest page, but none that begins with the files of another build', async () => {
  const shell = open();
  await shell.install();
  const newer = PAGE.replace('<html>', '<html lang="en">');
  ask.mockImplementation(async () => new Response(newer));
  await shell.respond(navigate('/home'));
  ask.mockImplementation(async () => new Response('<script src="/assets/main-b2.js"></script>'));
  await shell.respond(navigate('/home'));
  ask.mockRejectedValue(new TypeError('no network'));
  expect(await (await shell.respond(navigate('/home')))?.text()).toBe(newer);
});

it('answers from what it keeps, and keeps what a screen brings later', async () => {
  const shell = open();
  await shell.install();
  ask.mockClear();
  await shell.respond(request('/assets/main-b1.js', { destination: 'script' }));
  expect(ask).not.toHaveBeenCalled();
  await shell.respond(request('/assets/studio-1.js', { destination: 'script' }));
  await shell.respond(request('/assets/studio-1.js', { destination: 'script' }));
  expect(ask).toHaveBeenCalledTimes(1);
  ask.mockImplementation(async () => new Response('', { status: 404 }));
  await shell.respond(request('/assets/gone-1.js', { destination: 'script' }));
  expect(listKept()).not.toContain('/assets/gone-1.js');
});

it.each([
  ['a call', request('/api/task/list')],
  ['a post', request('/home', { method: 'POST' })],
  ['a medium', request('/media/a.webp', { destination: 'image' })],
  ['an avatar', request('/users/1.webp', { destination: 'image' })],
  ['an example on the landing page', request('/assets/pagoda-1.webp', { destination: 'image' })],
  ['another origin', request('https://other.example/assets/main-b1.js', { destination: 'script' })],
  ['a page of another origin', navigate('https://other.example/home')],
  ['a page of the server itself', navigate('/sandbox/pay')],
  ['a file that is opened', navigate('/media/a.webp')],
])('does not touch %s', (_, asked) => {
  expect(open().respond(asked)).toBeNull();
  expect(ask).not.toHaveBeenCalled();
});

it('puts away what other builds kept, and nothing else', async () => {
  await open({ ...SHELL, id: 'b0' }).install();
  await open().install();
  openCache('of somebody else');
  await open().activate();
  expect([...kept.keys()]).toEqual(['shell-b1', 'of somebody else']);
});
