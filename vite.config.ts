// Builds the browser side: web/ in, build/web out, hashed names, one chunk for each lazily loaded screen.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: 'web',
  base: '/',
  publicDir: 'public',
  plugins: [react()],
  build: {
    outDir: '../build/web',
    emptyOutDir: true,
    target: 'es2023',
    // Everything stays a file of its own: the content policy of the pages allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    sourcemap: false,
  },
});
