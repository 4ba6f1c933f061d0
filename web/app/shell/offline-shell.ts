// Registers the service worker, which opens the application without a network, and says when it is of a newer build.

const SCRIPT = '/service-worker.js';
const CACHES = 'shell-';
/** A worker that does not answer is not waited for. */
const PATIENCE_MS = 3000;

/** `onNewer`: the files of a newer build than this page's are here. Does nothing where there can be no worker. */
export async function keepShell(onNewer: () => void): Promise<void> {
  const { serviceWorker } = navigator;
  // Missing also on a page that did not come safely.
  if (!serviceWorker) return;
  // While sources are served nothing may be kept, nor stay of what was kept from this address before.
  if (!import.meta.env.PROD) return await removeShell(serviceWorker);
  try {
    const registration = await serviceWorker.register(SCRIPT, { updateViaCache: 'none' });
    const look = () => void takeOver(registration.waiting, onNewer);
    const follow = () => registration.installing?.addEventListener('statechange', look);
    registration.addEventListener('updatefound', follow);
    follow();
    look();
  } catch {
    // No network, or a deployment that has no worker any more: then the one that is here goes.
    if (await isScriptGone()) await removeShell(serviceWorker);
  }
}

/** Asks whether there is a newer one: it comes in the background. */
export async function updateShell(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update().catch(() => {}); // without a network there is none to be had
}

/** Before a page is loaded anew for a newer build: its worker answers from now on. */
export async function activateShell(): Promise<void> {
  const waiting = (await navigator.serviceWorker?.getRegistration())?.waiting;
  if (!waiting) return;
  const isOver = new Promise<void>((resolve) => {
    waiting.addEventListener('statechange', () => waiting.state === 'activated' && resolve());
    setTimeout(resolve, PATIENCE_MS);
  });
  waiting.postMessage('activate', []);
  await isOver;
}

/** A page came from the network, so it is mostly as new as the worker that waits: then nobody has to be asked. */
async function takeOver(waiting: ServiceWorker | null, onNewer: () => void): Promise<void> {
  if (waiting?.state !== 'installed') return;
  const entry = await askEntry(waiting);
  if (entry === null) return;
  if (entry === readEntry()) waiting.postMessage('activate', []);
  else onNewer();
}

function askEntry(worker: ServiceWorker): Promise<string | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(typeof data === 'string' ? data : null));
    port1.start();
    worker.postMessage('entry', [port2]);
    setTimeout(() => resolve(null), PATIENCE_MS);
  });
}

/** The script that this page began with. */
function readEntry(): string | null {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  return script && new URL(script.src).pathname;
}

async function isScriptGone(): Promise<boolean> {
  try {
    const { status } = await fetch(SCRIPT, { method: 'HEAD', cache: 'no-store', credentials: 'omit' });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}

async function removeShell(serviceWorker: ServiceWorkerContainer): Promise<void> {
  for (const registration of await serviceWorker.getRegistrations()) {
    if (registration.active?.scriptURL.endsWith(SCRIPT)) await registration.unregister();
  }
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(CACHES)).map((name) => caches.delete(name)));
}
