// Brings the files of the application into the browser's store while nobody needs the line for anything else.

/** After the page is whole: what it shows, and what measures it, comes first. */
const AFTER_MS = 4000;

/** The build writes their addresses on pages that are drawn beforehand (scripts/prerender-pages.ts). */
export function fetchAppEarly(): void {
  const files = document.querySelector<HTMLMetaElement>('meta[name=app-files]')?.content.split(' ') ?? [];
  if (files.length === 0 || isCostly()) return;
  const fetchAll = () => {
    for (const file of files) {
      const link = document.createElement('link');
      link.rel = 'prefetch';
      link.as = file.endsWith('.css') ? 'style' : 'script';
      link.href = file;
      document.head.append(link);
    }
  };
  const wait = () => setTimeout(fetchAll, AFTER_MS);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

/** Where people pay for each megabyte, or wait for it, they are asked by what they do. */
function isCostly(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
