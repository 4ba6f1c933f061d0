// Builds the service worker with the list of what it keeps of this build, when all else of it is there.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import type { Plugin, Rolldown } from 'vite';
import type { Shell } from '#web/worker/shell.ts';
import { findNeeded, FIRST_FACES } from './find-needed.ts';

/** What the application is drawn with, up to its first screen, in either language: other screens are kept when they are opened. */
const KEPT = ['start-app.ts', 'app-shell.tsx', 'home-page.tsx', 'bundled-en.ts', 'bundled-zh.ts'];
const ENTRY = /<script type="module" crossorigin src="([^"]+)">/;

/** `web` is the root of the web sources. */
export function serviceWorker(web: string): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    writeBundle: {
      // Before everything is compressed.
      order: 'post',
      sequential: true,
      async handler({ dir }, bundle) {
        if (!dir || !('index.html' in bundle)) return;
        const entry = ENTRY.exec(await readFile(path.join(dir, 'index.html'), 'utf8'))?.[1];
        if (!entry) throw new Error('the page has no script');
        await buildWorker(web, dir, describeShell(bundle, entry));
      },
    },
  };
}

function describeShell(bundle: Rolldown.OutputBundle, entry: string): Shell {
  const { scripts, styles } = findNeeded(bundle, KEPT, [entry.slice(1)]);
  const faces = Object.keys(bundle).filter((file) => FIRST_FACES.some((face) => face.test(file)));
  const files = [...scripts, ...styles, ...faces, 'icon.svg'].map((file) => `/${file}`);
  const id = createHash('sha256').update(files.join(' ')).digest('hex').slice(0, 12);
  return { id, entry, files };
}

/** One file without imports, under a name that stays: browsers look for a newer one at the same address. */
async function buildWorker(web: string, folder: string, shell: Shell): Promise<void> {
  await build({
    configFile: false,
    root: web,
    logLevel: 'error',
    publicDir: false,
    define: { SHELL: JSON.stringify(shell) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2023',
      rolldownOptions: {
        input: path.join(web, 'worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}
