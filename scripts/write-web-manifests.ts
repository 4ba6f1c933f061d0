// `node scripts/write-web-manifests.ts`: what a browser must know to install the application, in each language, written to
// web/public/; a test says whether it agrees with the texts.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { TOOL_NAMES, TOOLS } from '#contract/tool-names.ts';
import { LANGUAGES, type Language } from '#texts/words.ts';
import { spellNumber } from '#web/i18n/spell-number.ts';

const PROJECT = path.join(import.meta.dirname, '..');
const FOLDER = path.join(PROJECT, 'web', 'public');
const PAPER = '#fcfcfb';
/** A press on the icon that stays offers these, most systems the first four. */
const SHORTCUT_TOOLS = ['text-to-image', 'text-to-video'] as const;

type AppTexts = { name: string; nav: { creations: string; explore: string } };

/** Returns the files and what must stand in them. */
export function writeWebManifests(): Map<string, string> {
  return new Map(
    LANGUAGES.map((language) => [
      path.join(FOLDER, `manifest.${language}.webmanifest`),
      `${JSON.stringify(describeApp(language), null, 2)}\n`,
    ]),
  );
}

function describeApp(language: Language) {
  const app: AppTexts = readTexts(language, 'app');
  const { lead }: { lead: string } = readTexts(language, 'landing');
  const tools = SHORTCUT_TOOLS.map((name) => ({ name: TOOLS[name].words[language], url: TOOLS[name].path }));
  return {
    id: '/home',
    name: app.name,
    short_name: app.name,
    description: lead.replace('{n}', spellNumber(TOOL_NAMES.length, language, true)),
    lang: language === 'zh' ? 'zh-CN' : language,
    dir: 'ltr',
    start_url: '/home',
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    categories: ['graphics', 'photo'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: [
      ...tools,
      { name: app.nav.creations, url: '/creations' },
      { name: app.nav.explore, url: '/explore' },
    ],
  };
}

/** Read, not imported: what screens say comes to the browser one language at a time. */
function readTexts<Texts>(language: Language, namespace: string): Texts {
  return JSON.parse(
    readFileSync(path.join(PROJECT, 'texts', language, 'screens', `${namespace}.json`), 'utf8'),
  ) as Texts;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [file, content] of writeWebManifests()) writeFileSync(file, content);
}
