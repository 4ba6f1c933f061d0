// Writes a page for each screen that one works at, with the outline that stands there until the application does, and with
// the addresses of all files that the screen will need.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Rolldown } from 'vite';
import { LANGUAGES, type Language } from '#texts/words.ts';
import { findNeeded } from './find-needed.ts';
import { addToHead, takeStylesIn } from './page-head.ts';

export type OutlineDrawing = {
  OUTLINED: readonly string[];
  drawOutline: (language: Language, path: string) => Promise<{ html: string; title: string; lang: string }>;
};

/** With what is evaluated first (web/app/drawn/evaluate-libraries.ts). */
const NEEDED = ['client.js', 'i18next.js', 'start-app.ts', 'app-shell.tsx'];

/** Below `outlines/<language>` in the folder of the build, at their addresses. */
export async function writeOutlines(
  folder: string,
  page: string,
  { OUTLINED, drawOutline }: OutlineDrawing,
  bundle: Rolldown.OutputBundle,
): Promise<void> {
  const { scripts, styles } = findNeeded(bundle, NEEDED);
  const whole = addToHead(await takeStylesIn(page, folder, styles), [
    `<meta name="app-files" content="${scripts.map((file) => `/${file}`).join(' ')}">`,
  ]);
  for (const language of LANGUAGES) {
    for (const address of OUTLINED) {
      const { html, title, lang } = await drawOutline(language, address);
      const file = path.join(folder, 'outlines', language, `${address}.html`);
      await mkdir(path.dirname(file), { recursive: true });
      const written = whole
        .replace('<html lang="en"', `<html lang="${lang}"`)
        .replace('/manifest.en.webmanifest', `/manifest.${language}.webmanifest`)
        .replace(/<title>.*<\/title>/, `<title>${title}</title>`)
        .replace(
          '<div id="root"></div>',
          () => `<div id="root"><div id="outline" inert aria-hidden="true">${html}</div></div>`,
        );
      await writeFile(file, written);
    }
  }
}
