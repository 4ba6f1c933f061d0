// What a page that is drawn while the web is built has in its head.
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** All that the page needs to be painted comes with it, in one answer. */
export async function takeStylesIn(page: string, folder: string, more: readonly string[]): Promise<string> {
  const first: string[] = [];
  const bare = page.replaceAll(
    /\s*<link rel="stylesheet" crossorigin href="\/([^"]+)">/g,
    (_, file: string) => {
      first.push(file);
      return '';
    },
  );
  const files = [...new Set([...first, ...more])];
  const styles = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return addToHead(bare, [
    `<style>${styles.join('').trim()}</style>`,
    `<meta name="app-styles" content="${files.map((file) => `/${file}`).join(' ')}">`,
  ]);
}

/** Without what stands there already. */
export function addToHead(page: string, tags: readonly string[]): string {
  const missing = tags.filter((tag) => !page.includes(/href="[^"]+"/.exec(tag)?.[0] ?? tag));
  return page.replace('</head>', () => `    ${missing.join('\n    ')}\n  </head>`);
}
