// Photographs every screen at six widths, and lays each width on a sheet: `node scripts/screen-sheet.ts [folder] [name …]`.
// Starts a product of its own with the demo gallery and a person who has made some works. `LANGUAGE=zh` and `THEME=dark`
// choose what it is photographed in.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import sharp, { type OverlayOptions } from 'sharp';
import type { Page as PageOf } from '#contract/page.ts';
import type { PublicTask } from '#contract/task.ts';
import { ALL_SCREENS, openScreen, type Screen, type Shown } from '#tests/browser/all-screens.ts';
import { askApp } from '#tests/browser/call-app.ts';
import { readWords } from '#tests/browser/read-words.ts';
import { openAccount, storeToken } from '#tests/browser/sign-in.ts';
import { addFinishedImage } from '#tests/fakes/add-finished-image.ts';
import { type AppProcess, removeApp, startApp } from '#tests/start-app.ts';
import { queryFolder } from '#tests/start/data-folder.ts';
import { findChromium } from './test/find-chromium.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
] as const;
const COLUMNS = 5;
const TILE_WIDTH = 480;
const GAP = 12;
/** As many works as a wall has in its first rows. */
const GALLERY = 20;
const PROMPTS = ['a heron among reeds, mist', '雪中的灯塔，红色小船', 'a night train through snow'];

const language = process.env.LANGUAGE === 'zh' ? 'zh' : 'en';
const theme = process.env.THEME === 'dark' ? 'dark' : 'light';
const [folder = 'build/screens', ...names] = process.argv.slice(2);
const screens = ALL_SCREENS.filter(({ name }) => names.length === 0 || names.includes(name));

type Tokens = Partial<Record<Screen['who'], string>>;

const app = await startApp({ env: { DEMO: 'on', LOG_LEVEL: 'silent' } });
const browser = await chromium.launch({ executablePath: findChromium() ?? undefined });
try {
  await mkdir(folder, { recursive: true });
  const { shown, tokens } = await fill(app);
  for (const size of SIZES) {
    const files = await photograph(browser, size, shown, tokens);
    const sheet = path.join(folder, `sheet-${size.width}-${theme}-${language}.jpg`);
    await lay(files, size, sheet);
    console.log(sheet);
  }
} finally {
  await browser.close();
  await removeApp(app);
}

/** Somebody with works, an admin, and the gallery as far as it goes on a wall. */
async function fill({ url, dataDir }: AppProcess): Promise<{ shown: Shown; tokens: Tokens }> {
  const person = await openAccount({ url, dataDir }, 'mei', language);
  const admin = await openAccount({ url, dataDir }, 'admin', language);
  await queryFolder(dataDir, `update users set role = 'admin' where email = '${admin.email}'`);
  let own = '';
  for (const prompt of PROMPTS) own = await addFinishedImage(dataDir, { userId: Number(person.id), prompt });
  for (;;) {
    const { items } = await askApp<PageOf<PublicTask>>(url, '/app/task/public', {
      tab: 'latest',
      page_size: GALLERY,
    });
    const [first] = items;
    if (first && items.length >= GALLERY) {
      return { shown: { own, work: first.id }, tokens: { person: person.token, admin: admin.token } };
    }
    await sleep(500);
  }
}

async function photograph(
  on: Browser,
  size: (typeof SIZES)[number],
  shown: Shown,
  tokens: Tokens,
): Promise<string[]> {
  const files: string[] = [];
  for (const screen of screens) {
    const token = tokens[screen.who];
    const context = await on.newContext({
      baseURL: app.url,
      viewport: size,
      colorScheme: theme,
      reducedMotion: 'reduce',
      locale: language === 'zh' ? 'zh-CN' : 'en-US',
      serviceWorkers: 'block',
      ...(token && { storageState: storeToken(app.url, token) }),
    });
    const page = await context.newPage();
    // A state that has no place at this width is shown as far as it goes.
    await openScreen(page, screen, shown, readWords(language)).catch((error: unknown) =>
      console.log(`${screen.name}, ${size.width} px: ${String(error).split('\n')[0]}`),
    );
    const file = path.join(folder, `${screen.name}-${size.width}-${theme}-${language}.png`);
    await page.screenshot({ path: file });
    files.push(file);
    await context.close();
  }
  return files;
}

async function lay(
  files: readonly string[],
  size: { width: number; height: number },
  sheet: string,
): Promise<void> {
  const height = Math.round((TILE_WIDTH * size.height) / size.width);
  const tiles: OverlayOptions[] = [];
  for (const [n, file] of files.entries()) {
    tiles.push({
      input: await sharp(file).resize(TILE_WIDTH, height).toBuffer(),
      left: (n % COLUMNS) * (TILE_WIDTH + GAP),
      top: Math.floor(n / COLUMNS) * (height + GAP),
    });
  }
  const rows = Math.ceil(files.length / COLUMNS);
  const canvas = {
    width: COLUMNS * (TILE_WIDTH + GAP) - GAP,
    height: rows * (height + GAP) - GAP,
    channels: 3 as const,
    background: '#888888',
  };
  await sharp({ create: canvas }).composite(tiles).jpeg({ quality: 82 }).toFile(sheet);
}
