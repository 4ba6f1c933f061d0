// The pieces of the interface keep their looks: each box of the page of pieces, in both themes, beside what looks.json
// says. After a change that was meant: LOOKS=write npm test -- browser, and look at what git shows.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import sharp from 'sharp';
import { build, preview, type PreviewServer } from 'vite';
import { findFreePort } from '../start-app.ts';

const WRITTEN = path.join(import.meta.dirname, 'looks.json');
const THEMES = ['light', 'dark'] as const;
const CELLS = { width: 12, height: 8 };
/** How far the mean colour of a cell may be off, of 255: letters are not drawn alike everywhere (4 between two Chromiums). */
const MOST_OFF = 10;
/** How many pixels wider or higher a box may be, for the same reason. */
const MOST_GROWTH = 3;

/** Width, height, and the mean colours of its cells: six hexadecimal digits each, row by row. */
type Look = [width: number, height: number, cells: string];
type Looks = Record<string, Look>;

let address: string;
let server: PreviewServer;
let folder: string;

/** The page is in the development build alone, and needs no server but for its files. */
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pieces-'));
  const root = path.join(import.meta.dirname, '../../web');
  const shared = { root, configFile: false, logLevel: 'error', mode: 'development' } as const;
  const out = { outDir: folder, emptyOutDir: true, minify: false, reportCompressedSize: false } as const;
  await build({ ...shared, plugins: [react()], build: out });
  const port = await findFreePort();
  server = await preview({ ...shared, build: out, preview: { host: '127.0.0.1', port, strictPort: true } });
  address = `http://127.0.0.1:${port}/_ui`;
});
test.afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

test('every piece looks as it did, in both themes', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address);
  await expect(page.getByRole('region').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const looks: Looks = {};
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await page.evaluate('document.fonts.ready');
    for (const [name, look] of await readLooks(page)) looks[`${name}, ${colorScheme}`] = look;
  }
  if (process.env.LOOKS === 'write') await writeFile(WRITTEN, `${JSON.stringify(looks, null, 2)}\n`);
  const written = JSON.parse(await readFile(WRITTEN, 'utf8')) as Looks;
  expect(Object.keys(looks)).toEqual(Object.keys(written));
  for (const [name, look] of Object.entries(looks)) {
    const off = compare(look, written[name] ?? look);
    expect.soft(off.growth, `pixels that ${name} has grown or shrunk by`).toBeLessThanOrEqual(MOST_GROWTH);
    expect.soft(off.colour, `levels that a cell of ${name} is off by`).toBeLessThanOrEqual(MOST_OFF);
  }
});

async function readLooks(page: Page): Promise<[string, Look][]> {
  const boxes = await page.evaluate<
    { name: string; left: number; top: number; width: number; height: number }[]
  >(
    `[...document.querySelectorAll('main section[aria-label]')].map((box) => {
      const { left, top, width, height } = box.getBoundingClientRect();
      const round = (n) => Math.round(n);
      return { name: box.ariaLabel, left: round(left + scrollX), top: round(top + scrollY), width: round(width), height: round(height) };
    })`,
  );
  const image = sharp(await page.screenshot({ fullPage: true })).removeAlpha();
  return await Promise.all(
    boxes.map(async ({ name, ...place }): Promise<[string, Look]> => {
      const { width, height } = CELLS;
      const cells = await image
        .clone()
        .extract(place)
        .resize(width, height, { fit: 'fill', kernel: 'linear' })
        .raw()
        .toBuffer();
      return [name, [place.width, place.height, cells.toString('hex')]];
    }),
  );
}

function compare(look: Look, written: Look): { growth: number; colour: number } {
  const [levels, before] = [look, written].map(([, , cells]) => Buffer.from(cells, 'hex')) as [
    Buffer,
    Buffer,
  ];
  return {
    growth: Math.max(Math.abs(look[0] - written[0]), Math.abs(look[1] - written[1])),
    colour: Math.max(...levels.map((level, at) => Math.abs(level - (before[at] ?? 0)))),
  };
}
