// Every screen in both languages and at two widths: can everybody use it, asked of a half of them in each run, and does it
// fit into others.
// `node scripts/screen-sheet.ts` photographs them.
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { LANGUAGES } from '#texts/words.ts';
import type { Language } from '#texts/words.ts';
import { drawCases } from '../draw-cases.ts';
import { expectUsable } from './expect-usable.ts';
import { addImage, visit, welcome } from './person.ts';
import { arriveAt } from './arrive-at.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
/**
 * Between them, some in each run: a phone on its side, tablets both ways, a small laptop, a large screen; and a desk whose page somebody has
 * made twice as large, or four times.
 */
const OTHER_SIZES = drawCases(
  'other sizes',
  [
    { width: 320, height: 640 },
    { width: 720, height: 450 },
    { width: 844, height: 390 },
    { width: 768, height: 1024 },
    { width: 820, height: 1180 },
    { width: 1024, height: 768 },
    { width: 2560, height: 1440 },
  ],
  3,
);
/** One for each language: the words do not change the colours, nor they the words. */
const THEMES = { en: 'light', zh: 'dark' } as const;

/** Looked at by a guest and by somebody who has made an image. */
const GUEST_SCREENS = [
  '/',
  '/home',
  '/creations',
  '/landing/termservice',
  '/landing/privacypolicy',
  '/no-such-page',
];
const OWN_SCREENS = [
  '/home',
  '/creations',
  '/ai-image/text-to-image',
  '/ai-image/generate',
  '/subscription',
  '/explore',
];

/** In English, on a desk, every-screen.spec.ts asks about each of them, and turns some to the other theme. */
const OTHERWISE = LANGUAGES.flatMap((language) =>
  SIZES.flatMap(({ width }, at) => (language === 'en' && at === 0 ? [] : [`${language} ${width}`])),
);
const LOOKS = [
  ...GUEST_SCREENS.map((one) => `guest ${one}`),
  ...OWN_SCREENS.map((one) => `own ${one}`),
].flatMap((one) => OTHERWISE.map((how) => `${one} ${how}`));
const ASKED = new Set(drawCases('screens', LOOKS, LOOKS.length / 2));

const PROMPT = 'a lighthouse in the snow, a red boat beside it';

/** What shares no chunk with its like comes as a file of its own, by the dozen: vite.config.ts groups them. */
const MOST_CODE_FILES = 30;
const COUNT_CODE = `performance.getEntriesByType('resource').filter(({ name }) => /\\/assets\\/.*\\.(js|css)$/.test(name)).length`;

/** Where things are is known without drawing them, which the processor does here. */
const UNPAINTED = "document.documentElement.style.visibility = 'hidden'";

/** The outermost parts that begin within the page and end beyond it; empty where all of it fits. */
const BEYOND_THE_EDGE = `document.documentElement.scrollWidth <= innerWidth ? [] : [...document.querySelectorAll('body *')]
  .filter((part) => part.getBoundingClientRect().right > innerWidth + 1)
  .slice(0, 5).map((part) => part.tagName + ' ' + part.className + ' ' + part.textContent.slice(0, 30))`;

for (const language of LANGUAGES) {
  test(`every screen of a guest in ${language}`, async ({ browser }) => {
    const { page, say, leave } = await visit(browser, language);
    for (const address of GUEST_SCREENS) await lookAt(page, address, language, 'guest');
    await test.step('the way in', async () => {
      await page.goto('/home');
      await page
        .getByRole('banner')
        .getByRole('button', { name: say('app.sign_in'), exact: true })
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await turn(page, language);
        if (OTHERWISE.includes(`${language} ${size.width}`)) await expectUsable(page, `login-${size.width}`);
      }
    });
    await leave();
  });

  test(`every screen of somebody signed in, in ${language}`, async ({ browser }) => {
    const person = await welcome(browser, 'screens', language);
    await addImage(person, PROMPT);
    for (const address of OWN_SCREENS) await lookAt(person.page, address, language, 'own');
    await person.leave();
  });
}

const STUDIOS = {
  '/ai-image/generate': 'text-to-image',
  '/ai-video/generate': 'text-to-video',
  '/lipsync/generate': 'lip-sync',
  '/upscale/generate': 'upscale-video',
} as const;

test('on a phone on its side an empty studio shows its words and the way to a tool', async ({ browser }) => {
  for (const language of LANGUAGES) {
    const viewport = { width: 844, height: 390 };
    const { page, say, leave } = await welcome(browser, 'empty-studio', language);
    await page.setViewportSize(viewport);
    for (const [address, tool] of Object.entries(STUDIOS)) {
      await arriveAt(page, address);
      const main = page.getByRole('main');
      const words = main.getByText(say('gallery.studio_empty'));
      await expect(words).toBeVisible();
      const way = main.getByRole('link', { name: say(`app.tool.${tool}.name`), exact: true });
      const sections = await page.getByRole('navigation', { name: say('app.main_navigation') }).boundingBox();
      const bar = await page.getByRole('banner').boundingBox();
      for (const part of [words, main.getByText(say('gallery.studio_empty_about')), way]) {
        const box = await part.boundingBox();
        expect(box?.y ?? 0).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
        expect((box?.y ?? 0) + (box?.height ?? viewport.height)).toBeLessThanOrEqual(sections?.y ?? 0);
      }
    }
    await leave();
  }
});

/** On a desk and on a phone, without loading it again: the page follows its window. */
async function lookAt(page: Page, address: string, language: Language, who: string): Promise<void> {
  await test.step(address, async () => {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    const files = await page.evaluate<number>(COUNT_CODE);
    expect.soft(files, `scripts and styles of ${address}`).toBeLessThan(MOST_CODE_FILES);
    const name = address === '/' ? 'landing' : address.slice(1).replaceAll('/', '-');
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const headlines = page.getByRole('heading', { level: 1 });
      await expect.soft(headlines, `headlines of ${address}, ${size.width} px`).toHaveCount(1);
      await turn(page, language);
      if (ASKED.has(`${who} ${address} ${language} ${size.width}`))
        await expectUsable(page, `${name}-${who}-${size.width}`);
    }
    await page.evaluate(UNPAINTED);
    for (const size of OTHER_SIZES) {
      await page.setViewportSize(size);
      // What a script changes with the size comes a moment later.
      await expect
        .configure({ soft: true })
        .poll(() => page.evaluate<string[]>(BEYOND_THE_EDGE), {
          message: `beyond the edge of ${address}, ${size.width} px`,
        })
        .toEqual([]);
    }
  });
}

async function turn(page: Page, language: Language): Promise<void> {
  await page.emulateMedia({ colorScheme: THEMES[language] });
  await expect(page.locator('html')).toHaveAttribute('data-theme', THEMES[language]);
  await page.evaluate('document.fonts.ready');
}
