// What every page begins with. One that was drawn beforehand is left to its reader until the application is needed.
import '#web/ui/base/tokens.css';
import '#web/ui/base/fonts.css';
import '#web/ui/base/base.css';
import { type DrawnPage, watchDrawnPage } from './app/drawn/drawn-page.ts';
import { evaluateLibraries } from './app/drawn/evaluate-libraries.ts';
import { fetchApp, fetchAppEarly, keepStyles } from './app/drawn/app-files.ts';
import { needsApp, waitForPerson } from './app/drawn/wait-for-person.ts';
import { saveReferrer } from './session/refsource.ts';

/** The name of this file changes with its content and with that of all it loads: it names the build. */
const buildId = new URL(import.meta.url).pathname.split('/').at(-1) ?? 'dev';

/** Somebody may turn away before it is painted. */
const MOST_WAITED_MS = 500;

const root = document.querySelector<HTMLElement>('#root');
if (root) await begin(root);

async function begin(page: HTMLElement): Promise<void> {
  // An outline says where things will be, and can do nothing.
  const hasOutline = page.querySelector('#outline') !== null;
  const drawn = page.childElementCount > 0 && !hasOutline ? watchDrawnPage(page) : null;
  keepStyles();
  if (hasOutline) {
    if ('session' in document.documentElement.dataset) await paintOnce();
    fetchApp();
    await evaluateLibraries();
  }
  if (!drawn || needsApp()) return await start(page, drawn);
  // Whoever leaves without a word has come from somewhere, too.
  saveReferrer(new URL(location.href), document.referrer);
  fetchAppEarly();
  await waitForPerson();
  await evaluateLibraries();
  await start(page, drawn);
}

/** What stands there is seen before the line and the processor are busy with the application. */
async function paintOnce(): Promise<void> {
  // In a tab that nobody sees nothing is painted.
  if (document.hidden) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const observer = new PerformanceObserver(() => resolve());
  observer.observe({ type: 'paint', buffered: true });
  setTimeout(resolve, MOST_WAITED_MS);
  await promise;
  observer.disconnect();
}

async function start(page: HTMLElement, drawn: DrawnPage | null): Promise<void> {
  try {
    const { startApp } = await import('./app/start-app.ts');
    await startApp(page, buildId, drawn);
  } catch (error) {
    drawn?.doWithout();
    throw error;
  }
}
