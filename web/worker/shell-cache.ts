// What the service worker keeps, and what it answers: the files of one build, so that the application opens without a
// network. Nothing of the API, no media, nothing of other origins is ever kept or even looked at.
import { isPage } from '#contract/pages.ts';
import type { Shell } from './shell.ts';

type Browser = { caches: CacheStorage; fetch: typeof fetch; origin: string };

export type ShellCache = {
  /** All of it or nothing: rejects where a file does not come. */
  install: () => Promise<void>;
  /** The caches of other builds go. */
  activate: () => Promise<void>;
  /** Null: the browser does what it would do without a worker. */
  respond: (request: Request) => Promise<Response> | null;
};

const NAME_START = 'shell-';
/** The page whose document opens every other one where there is no network: all have the same. */
const DOCUMENT = '/home';
/** Opened by strangers' addresses or under rules of their own: they come from the server or not at all. */
const NEVER = new Set(['/pay', '/sandbox/pay', '/auth/google/callback']);
/** Their names change with their content. */
const ASSETS = '/assets/';
const KEPT_KINDS = new Set<RequestDestination>(['script', 'style', 'font']);

export function openShellCache(shell: Shell, { caches, fetch, origin }: Browser): ShellCache {
  const name = NAME_START + shell.id;
  const known = new Set(shell.files);

  // Whatever the server says that its answer varies by: these are the same for everybody.
  const find = (asked: RequestInfo) => caches.match(asked, { cacheName: name, ignoreVary: true });

  /** The newest document, as long as it is of this build: one of another needs files that are not here. */
  async function keepDocument(response: Response): Promise<void> {
    const copy = response.clone();
    if (!response.ok || !(await response.text()).includes(shell.entry)) return;
    await (await caches.open(name)).put(DOCUMENT, copy);
  }

  async function openPage(request: Request, path: string): Promise<Response> {
    try {
      const response = await fetch(request);
      // A full disk keeps the one from before; the page comes all the same.
      if (path === DOCUMENT) await keepDocument(response.clone()).catch(() => {});
      return response;
    } catch (error) {
      const kept = await find(DOCUMENT);
      if (!kept) throw error;
      return kept;
    }
  }

  async function openFile(request: Request): Promise<Response> {
    const kept = await find(request);
    if (kept) return kept;
    const response = await fetch(request);
    // It is shown whether it could be kept or not.
    if (response.status === 200)
      await (await caches.open(name)).put(request, response.clone()).catch(() => {});
    return response;
  }

  return {
    async install() {
      const cache = await caches.open(name);
      await cache.addAll([...shell.files]);
      const document = await fetch(DOCUMENT, { cache: 'no-store', credentials: 'omit' });
      if (!document.ok) throw new Error(`${DOCUMENT} answered ${document.status}`);
      await cache.put(DOCUMENT, document);
    },
    async activate() {
      const others = (await caches.keys()).filter((one) => one.startsWith(NAME_START) && one !== name);
      await Promise.all(others.map((one) => caches.delete(one)));
    },
    respond(request) {
      const { origin: of, pathname } = new URL(request.url);
      if (request.method !== 'GET' || of !== origin) return null;
      if (request.mode === 'navigate') {
        return isPage(pathname) && !NEVER.has(pathname) ? openPage(request, pathname) : null;
      }
      const isAsset = pathname.startsWith(ASSETS) && KEPT_KINDS.has(request.destination);
      return isAsset || known.has(pathname) ? openFile(request) : null;
    },
  };
}
