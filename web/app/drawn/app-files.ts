// Asks for the files of the application before the application does. The build writes their addresses on pages that are
// drawn beforehand (scripts/prerender-pages.ts, scripts/write-outlines.ts).

/** After the page is whole: what it shows, and what measures it, comes first. */
const AFTER_MS = 4000;

/** All at once: what an import would find out one after the other. */
export function fetchApp(): void {
  linkFiles('modulepreload');
}

/**
 * The styles of such a page are in it. Code that comes later looks for a link to its styles, and does not ask for what it
 * finds; a link that is made disabled is never fetched.
 */
export function keepStyles(): void {
  for (const href of listFiles('app-styles')) addLink({ rel: 'stylesheet', disabled: true, href });
}

/** Into the browser's store, while nobody needs the line for anything else. */
export function fetchAppEarly(): void {
  if (isCostly()) return;
  if (document.readyState === 'complete') fetchLater();
  else addEventListener('load', fetchLater, { once: true });
}

function fetchLater(): void {
  setTimeout(() => linkFiles('prefetch'), AFTER_MS);
}

function linkFiles(rel: 'prefetch' | 'modulepreload'): void {
  for (const href of listFiles('app-files')) addLink({ rel, as: 'script', crossOrigin: '', href });
}

function addLink(link: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), link));
}

function listFiles(name: 'app-files' | 'app-styles'): string[] {
  return document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content.split(' ') ?? [];
}

/** Where people pay for each megabyte, or wait for it, they are asked by what they do. */
function isCostly(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
