// Builds the browser side: web/ in, build/web out, hashed names, one chunk for each lazily loaded screen.
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './scripts/precompress.ts';
import { prerenderLanding } from './scripts/prerender-landing.ts';

/** Light parts of ours that nearly every page uses. Nothing here may stand on a heavy package. */
const SHARED = [
  /[\\/]contract[\\/]/,
  /[\\/]web[\\/](api|i18n)[\\/][\w-]+\.tsx?$/,
  /[\\/]web[\\/]session[\\/](session|session-events|start-session|stored-values|user|user-store|device-id|refsource|browser-name|code-challenge|prove-work)\.ts$/,
  /[\\/]web[\\/]ui[\\/][\w-]+[\\/](button|button-class|icon-button|spinner|join-classes|ui-link|ui-words|toast-queue|toaster|visually-hidden|empty-frame|image|thumbhash-url)\./,
  /[\\/]web[\\/]app[\\/](?:[\w-]+[\\/])?(app-link|use-route-guard|viewer|site-map|interrupted-place|theme|mark|query-client|composer-draft|tool-list)\./,
  /[\\/]lucide-react[\\/]dist[\\/]esm[\\/](createLucideIcon|Icon|context|shared)/,
];

/** What every page needs, in a few files instead of fifty small ones. */
const GROUPS = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  {
    name: 'base',
    test: /node_modules[\\/](i18next|react-i18next|react-router|@tanstack|zustand|ky|zod|cookie-es)[\\/]/,
  },
  { name: 'shared', test: (id: string) => SHARED.some((part) => part.test(id)) && !/bundled-/.test(id) },
];

export default defineConfig({
  root: 'web',
  base: '/',
  publicDir: 'public',
  plugins: [
    react(),
    prerenderLanding(fileURLToPath(new URL('web', import.meta.url)), 'app/prerender.tsx'),
    precompress(),
  ],
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
