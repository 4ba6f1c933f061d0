// Builds the browser side: web/ in, build/web out, hashed names, one chunk for each lazily loaded screen.
import { fileURLToPath } from 'node:url';
import globalData from '@csstools/postcss-global-data';
import react from '@vitejs/plugin-react';
import customMedia from 'postcss-custom-media';
import type { Rolldown } from 'vite';
import { defineConfig, normalizePath } from 'vite';
import { precompress } from './scripts/precompress.ts';
import { prerenderPages } from './scripts/prerender-pages.ts';
import { serviceWorker } from './scripts/service-worker.ts';

const WEB = fileURLToPath(new URL('web/', import.meta.url));

/** Where a page begins: what these import, and what that imports, is read together. */
const EVERY_PAGE = ['main.ts'];
const PUBLIC_PAGES = ['app/start-app.ts', 'app/shell/landing-layout.tsx', 'app/routes/landing-page.tsx'];
const WORKING_PAGES = ['app/shell/app-shell.tsx', 'app/home/home-page.tsx'];

/** The texts of one language are fetched when it is chosen, but for the few that components begin with. */
const isOfOneLanguage = (id: string): boolean =>
  /[\\/](bundled-(en|zh)\.ts|screens[\\/](?!ui\.json)[\w-]+\.json)$/.test(id);

/**
 * What several screens need, in a few files instead of a hundred small ones: each file is a question to the server and
 * an entry in the cache, and costs the browser more than a kilobyte that another screen would have needed later.
 * A module goes to the first group that takes it; what only one screen needs stays with that screen.
 */
const GROUPS: Rolldown.CodeSplittingGroup[] = [
  // A page that was drawn beforehand reads no more than this until somebody does something on it.
  { name: reachedFrom('first', EVERY_PAGE), minShareCount: 2 },
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  {
    name: 'base',
    test: /node_modules[\\/](i18next|react-i18next|react-router|@tanstack|zustand|zod|cookie-es)[\\/]/,
  },
  { name: reachedFrom('public', PUBLIC_PAGES), minShareCount: 2 },
  { name: reachedFrom('app', WORKING_PAGES), minShareCount: 2 },
  { name: (id) => (isOfOneLanguage(id) ? null : 'parts'), minShareCount: 2 },
];

/** Names a module after the group when one of these files imports it, directly or not, before anything is clicked. */
function reachedFrom(group: string, files: readonly string[]) {
  const reached = new Set<string>();
  const reach = (id: string, context: Rolldown.ChunkingContext): void => {
    if (reached.has(id) || isOfOneLanguage(id)) return;
    reached.add(id);
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) reach(imported, context);
  };
  return (id: string, context: Rolldown.ChunkingContext): string | null => {
    if (reached.size === 0) {
      for (const file of files) {
        const page = normalizePath(WEB + file);
        // A list that names what has moved would otherwise only make every page slower.
        if (!context.getModuleInfo(page)) throw new Error(`vite.config.ts names ${file}, which is not built`);
        reach(page, context);
      }
    }
    return reached.has(id) ? group : null;
  };
}

export default defineConfig({
  root: 'web',
  base: '/',
  publicDir: 'public',
  plugins: [
    react(),
    prerenderPages(WEB.slice(0, -1), 'app/prerender.tsx'),
    serviceWorker(WEB.slice(0, -1)),
    precompress(),
  ],
  css: {
    postcss: {
      plugins: [globalData({ files: [`${WEB}ui/media-queries.css`] }), customMedia()],
    },
  },
  build: {
    outDir: '../build/web',
    emptyOutDir: true,
    target: 'es2023',
    // Everything stays a file of its own: the content policy of the pages allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    // Made, not named in the files and not served: for whoever reads a stack that a person reports.
    sourcemap: 'hidden',
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
});
