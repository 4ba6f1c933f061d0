// Draws pages in both languages while the web is built: the landing page, with prices and where nothing is sold, which is
// read before any script has run, and the outlines of the screens that one works at.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { Plugin, Rolldown } from 'vite';
import { PUBLIC_URL_PLACE } from '#contract/pages.ts';
import type { Language } from '#texts/words.ts';
import { findNeeded, FIRST_FACES } from './find-needed.ts';
import { addToHead, takeStylesIn } from './page-head.ts';
import { type OutlineDrawing, writeOutlines } from './write-outlines.ts';

type Drawn = { html: string; title: string; description: string; lang: string };
type Drawing = OutlineDrawing & {
  drawLanding: (language: Language, table: 'shipped' | 'unsold') => Promise<Drawn>;
};

/** What every other page begins with (web/main.ts). */
const APP = ['start-app.ts'];
/** Screens whose styles the drawn page needs before their code has come. */
const DRAWN_SCREENS = ['landing-layout.tsx', 'landing-page.tsx'];
const CHINESE_FACES = /fonts-zh-[\w-]+\.css$/;
const PRODUCT = { en: 'Atelier', zh: '画境' } as const;
const THEME = 'theme.js';
const FIRST_TILE = /pagoda-(?!small)[\w-]+\.webp$/;

/** `module` is the file that draws, `web` the root of the web sources. */
export function prerenderPages(web: string, module: string): Plugin {
  return {
    name: 'prerender-pages',
    apply: 'build',
    async writeBundle(options, bundle) {
      const folder = options.dir;
      if (!folder || !('index.html' in bundle)) return;
      const built = await takeThemeIn(await readFile(path.join(folder, 'index.html'), 'utf8'), folder);
      const shell = addToHead(built, preloadFaces(bundle));
      const page = addToHead(shell, preloadApp(bundle));
      await writeFile(path.join(folder, 'index.html'), page);
      const { drawLanding, ...outlines } = await loadDrawing(web, module);
      await writeOutlines(folder, shell, outlines, bundle);
      const { styles } = findNeeded(bundle, [...APP, ...DRAWN_SCREENS]);
      const tile = Object.keys(bundle).find((file) => FIRST_TILE.test(file));
      for (const [language, isSold, file] of [
        ['en', true, 'landing.html'],
        ['zh', true, 'landing.zh.html'],
        ['en', false, 'landing.unsold.html'],
        ['zh', false, 'landing.unsold.zh.html'],
      ] as const) {
        const drawn = await drawLanding(language, isSold ? 'shipped' : 'unsold');
        const head = [
          `<meta name="app-files" content="${listAppFiles(bundle, language).join(' ')}">`,
          ...describePage(drawn, language, tile),
        ];
        const styled = await takeStylesIn(addToHead(shell, head), folder, styles);
        await writeFile(path.join(folder, file), fill(styled, drawn, language, bundle));
      }
    },
  };
}

/** The one script that runs before the first paint is not waited for; the content policy knows it by its hash. */
async function takeThemeIn(page: string, folder: string): Promise<string> {
  const script = await readFile(path.join(folder, THEME), 'utf8');
  return page.replace(`<script src="/${THEME}"></script>`, () => `<script>${script}</script>`);
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

/** What search engines and those who show a link make of the page. */
function describePage(
  { title, description }: Drawn,
  language: Language,
  image: string | undefined,
): string[] {
  const properties = {
    'og:type': 'website',
    'og:site_name': PRODUCT[language],
    'og:title': title,
    'og:description': description,
    'og:url': `${PUBLIC_URL_PLACE}/`,
    ...(image && { 'og:image': `${PUBLIC_URL_PLACE}/${image}` }),
  };
  const data = {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: PRODUCT[language],
    url: `${PUBLIC_URL_PLACE}/`,
    description,
    applicationCategory: 'MultimediaApplication',
    operatingSystem: 'Any',
    inLanguage: ['en', 'zh-CN'],
  };
  return [
    `<link rel="canonical" href="${PUBLIC_URL_PLACE}/">`,
    '<meta name="twitter:card" content="summary_large_image">',
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${content}">`,
    ),
    // Data, not a script that runs: the content policy need not allow it.
    `<script type="application/ld+json">${JSON.stringify(data)}</script>`,
  ];
}

const linkStyle = (file: string) => `<link rel="stylesheet" crossorigin href="/${file}">`;

/** A page that nobody has drawn shows nothing before the application: its files are asked for at once. */
function preloadApp(bundle: Rolldown.OutputBundle): string[] {
  const { scripts, styles } = findNeeded(bundle, APP);
  return [
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...styles.map(linkStyle),
  ];
}

/** What the living page will ask for (web/app/drawn/app-files.ts). */
function listAppFiles(bundle: Rolldown.OutputBundle, language: Language): string[] {
  const { scripts } = findNeeded(bundle, [...APP, ...DRAWN_SCREENS, `bundled-${language}.ts`]);
  return scripts.map((file) => `/${file}`);
}

function fill(page: string, drawn: Drawn, language: Language, bundle: Rolldown.OutputBundle): string {
  const faces = Object.keys(bundle).find((file) => CHINESE_FACES.test(file));
  // At the end of the body: the page is not held back by a face that may come later.
  const foot = language === 'zh' && faces ? `<link rel="stylesheet" href="/${faces}">` : '';
  return page
    .replace('<html lang="en"', `<html lang="${drawn.lang}"`)
    .replace('/manifest.en.webmanifest', `/manifest.${language}.webmanifest`)
    .replace(/<title>.*<\/title>/, `<title>${drawn.title}</title>`)
    .replace(/(<meta\s+name="description"\s+content=")[^"]*"/, `$1${drawn.description}"`)
    .replace('<div id="root"></div>', `<div id="root">${drawn.html}</div>${foot}`);
}
