// The service worker: lets the application open without a network. It takes over from the one before when the page says so.
import { openShellCache } from './shell-cache.ts';
import type { Shell } from './shell.ts';

/** What this file needs of its own scope: the types of workers and of pages cannot be had side by side. */
type Waiting = { waitUntil: (work: Promise<unknown>) => void };
type Asked = { request: Request; respondWith: (answer: Promise<Response>) => void };
type Told = { data: unknown; ports: readonly MessagePort[] } & Waiting;
type Scope = {
  addEventListener(kind: 'install' | 'activate', listen: (event: Waiting) => void): void;
  addEventListener(kind: 'fetch', listen: (event: Asked) => void): void;
  addEventListener(kind: 'message', listen: (event: Told) => void): void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
};

/** Put here by the build. */
declare const SHELL: Shell;
const build = SHELL;
const scope = self as unknown as Scope;

const shell = openShellCache(build, {
  caches,
  fetch: (...asked) => fetch(...asked),
  origin: location.origin,
});

scope.addEventListener('install', (event) => event.waitUntil(shell.install()));
scope.addEventListener('activate', (event) =>
  event.waitUntil(shell.activate().then(() => scope.clients.claim())),
);
scope.addEventListener('fetch', (event) => {
  const answer = shell.respond(event.request);
  if (answer) event.respondWith(answer);
});
scope.addEventListener('message', (event) => {
  // Which build this is: the page compares it with its own.
  if (event.data === 'entry') event.ports[0]?.postMessage(build.entry, []);
  if (event.data === 'activate') event.waitUntil(scope.skipWaiting());
});
