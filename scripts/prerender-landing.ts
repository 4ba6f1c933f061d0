// Draws the landing page in both languages while the web is built, so that it is read before any script has run.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { Plugin, Rolldown } from 'vite';
import type { Language } from '#texts/words.ts';

type Drawn = { html: string; title: string; description: string; lang: string };
type Drawing = { drawLanding: (language: Language) => Promise<Drawn> };

/** Screens whose styles the drawn page needs before their code has come. */
const DRAWN_SCREENS = new Set(['landing-layout.tsx', 'landing-page.tsx']);
const CHINESE_FACES = /fonts-zh-[\w-]+\.css$/;
/** What stands on the first screen in the display face and in the interface face. */
const FIRST_FACES = [
  /newsreader-latin-opsz-normal-[\w-]+\.woff2$/,
  /hanken-grotesk-latin-wght-normal-[\w-]+\.woff2$/,
];
const FIRST_TILE = /pagoda-[\w-]+\.webp$/;

/** `page` is the module that exports `drawLanding`, `web` the root of the web sources. */
export function prerenderLanding(web: string, page: string): Plugin {
  return {
    name: 'prerender-landing',
    apply: 'build',
    async writeBundle(options, bundle) {
      const folder = options.dir;
      if (!folder || !('index.html' in bundle)) return;
      const shell = addToHead(await readFile(path.join(folder, 'index.html'), 'utf8'), preloadFaces(bundle));
      await writeFile(path.join(folder, 'index.html'), shell);
      const { drawLanding } = await loadDrawing(web, page);
      const styles = findStyles(bundle);
      const tile = Object.keys(bundle).find((file) => FIRST_TILE.test(file));
      for (const [language, file] of [
        ['en', 'landing.html'],
        ['zh', 'landing.zh.html'],
      ] as const) {
        const drawn = await drawLanding(language);
        const head = [
          ...styles.map((style) => `<link rel="stylesheet" href="/${style}">`),
          ...(tile ? [`<link rel="preload" as="image" fetchpriority="high" href="/${tile}">`] : []),
        ];
        await writeFile(path.join(folder, file), fill(addToHead(shell, head), drawn, language, bundle));
      }
    },
  };
}

async function loadDrawing(web: string, page: string): Promise<Drawing> {
  const folder = await mkdtemp(path.join(tmpdir(), 'atelier-drawing-'));
  try {
    await build({
      configFile: false,
      root: web,
      logLevel: 'error',
      plugins: [react()],
      // Bundled whole, because the folder it is run from knows no packages.
      ssr: { noExternal: true },
      build: { ssr: page, outDir: folder, emptyOutDir: true, assetsInlineLimit: 0, minify: false },
    });
    const file = path.join(folder, `${path.basename(page, '.tsx')}.js`);
    const module: Drawing = await import(pathToFileURL(file).href);
    return module;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function preloadFaces(bundle: Rolldown.OutputBundle): string[] {
  return Object.keys(bundle)
    .filter((file) => FIRST_FACES.some((face) => face.test(file)))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`);
}

/** The style sheets of the drawn screens and of all they import, in the order of the imports. */
function findStyles(bundle: Rolldown.OutputBundle): string[] {
  const styles = new Set<string>();
  const seen = new Set<string>();
  function visit(file: string) {
    const chunk = bundle[file];
    if (seen.has(file) || chunk?.type !== 'chunk') return;
    seen.add(file);
    for (const imported of chunk.imports) visit(imported);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
  }
  for (const [file, chunk] of Object.entries(bundle)) {
    if (chunk.type === 'chunk' && DRAWN_SCREENS.has(path.basename(chunk.facadeModuleId ?? ''))) visit(file);
  }
  return [...styles];
}

function addToHead(page: string, tags: readonly string[]): string {
  const missing = tags.filter((tag) => !page.includes(/href="[^"]+"/.exec(tag)?.[0] ?? tag));
  return page.replace('</head>', `    ${missing.join('\n    ')}\n  </head>`);
}

function fill(page: string, drawn: Drawn, language: Language, bundle: Rolldown.OutputBundle): string {
  const faces = Object.keys(bundle).find((file) => CHINESE_FACES.test(file));
  // At the end of the body: the page is not held back by a face that may come later.
  const foot = language === 'zh' && faces ? `<link rel="stylesheet" href="/${faces}">` : '';
  return page
    .replace('<html lang="en"', `<html lang="${drawn.lang}"`)
    .replace(/<title>.*<\/title>/, `<title>${drawn.title}</title>`)
    .replace(/(<meta\s+name="description"\s+content=")[^"]*"/, `$1${drawn.description}"`)
    .replace('<div id="root"></div>', `<div id="root">${drawn.html}</div>${foot}`);
}
