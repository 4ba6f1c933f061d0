// Creations with thousands of works, with TEST_CASES=all ten thousand: to the end and back, with little in the page and in memory.
import { expect } from '@playwright/test';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { playsAll } from '../draw-cases.ts';
import { addManyWorks } from '../fakes/many-works.ts';
import { expectUsable } from './expect-usable.ts';
import { test } from './kept-page-test.ts';
import { signPageIn } from './kept-page.ts';
import { readWords } from './read-words.ts';
import { mainApp } from './sign-in.ts';

const WORKS = playsAll() ? 10_000 : 4000;
const COUNT = WORKS.toLocaleString('en-US');
/** Heap that so many more works may take, and cards that come and go: the geometry, and what the browser keeps. */
const MOST_GROWTH = 3 * 1024 * 1024;
/** After so many turns of the wheel one looks at what is there. */
const TURNS_A_LOOK = 40;
const TURNS_TO_AND_FRO = 40;
/** Elements of the whole page, and places of the wall, however far one has scrolled. */
const MOST_ELEMENTS = 2500;
const MOST_PLACES = 200;
const WINDOW = { width: 1440, height: 900 };

/** The image nearest to the middle of the window, which may itself lie between two. */
const IN_SIGHT = `[...document.querySelectorAll('li[data-index]')]
  .map((li) => ({ li, box: li.getBoundingClientRect() }))
  .map(({ li, box }) => ({ li, far: Math.hypot(box.x + box.width / 2 - 700, box.y + box.height / 2 - 440) }))
  .sort((a, b) => a.far - b.far)[0]?.li`;

/** Where the wall begins below the bars that stay. */
const DESK_BARS = 102;
const PHONE_BARS = 56;
const NAMED = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long' });

const say = readWords('en');
let token = '';
/** Of the newest work: a day, or a month, may end meanwhile. */
let newestAt = new Date();

// In one worker, so that they are added once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  newestAt = new Date();
  ({ token } = await addManyWorks(mainApp().dataDir, WORKS, { shrink: 8 }));
});

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(WINDOW);
  await signPageIn(page, token);
  await page.goto('/creations');
  await expect(page.getByText(say('gallery.works_other', { n: COUNT }))).toBeVisible();
  await expect(places(page).first()).toBeVisible();
});

test.describe('of a page that nobody has used', () => {
  test.use({ isPageKept: false }); // its memory is measured

  test('[product 4.1] thousands of works: the end is reached, the page stays small, the heap flat', async ({
    page,
  }) => {
    test.slow(); // by the hundred pages
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    // A small window for the long way: it shows fewer images of each page as it passes.
    await page.setViewportSize({ width: 1000, height: 600 });
    await scrollToPlace(page, WORKS / 5);
    const early = await measureHeap(devtools);
    await scrollToPlace(page, WORKS - 1);
    await expect(page.getByText(say('gallery.end'))).toBeVisible();
    await expect(page.getByRole('link', { name: /number 1$/ })).toBeVisible();
    await comeAndGo(page);
    await expect.poll(async () => (await measureHeap(devtools)) - early).toBeLessThan(MOST_GROWTH);
    await page.setViewportSize(WINDOW);
    await expectSmall(page);

    await test.step('and on the way back what was forgotten comes again, under its day', async () => {
      await page.evaluate('scrollTo(0, document.documentElement.scrollHeight / 2)');
      await expect(places(page).first()).toBeVisible();
      await expect.poll(() => page.locator('li[data-index]:not(:has(img))').count()).toBe(0);
      await expectSmall(page);
      const day = page.getByRole('heading', { level: 2 }).first();
      await expect(day).toContainText('40');
      await expect.poll(async () => (await shownDay(page)) === (await dayOfFirstPlace(page))).toBe(true);
    });

    await test.step('and back from the studio the same work stands in the same place', async () => {
      const work = await placeInSight(page);
      const name = await work.getByRole('link').getByRole('img').getAttribute('alt');
      await work.getByRole('link').click();
      const details = page.getByRole('complementary', { name: say('gallery.details') });
      await expect(details.getByText(name ?? '').first()).toBeVisible();
      const opened = page
        .getByRole('main')
        .getByRole('list')
        .getByRole('link', { name: name ?? '', exact: true });
      await expect(opened).toBeInViewport();
      await page.getByRole('button', { name: say('ui.close') }).click();
      await expect(details).toBeHidden();
      const here = await opened.boundingBox();
      await leaveAndComeBack(page);
      await expect(opened).toBeInViewport();
      await expect
        .poll(async () => Math.abs(((await opened.boundingBox())?.y ?? 0) - (here?.y ?? 0)))
        .toBeLessThan(3);
    });

    await test.step('and another size keeps the same work under the eye', async () => {
      const seen = page.getByRole('link', { name: await nameInSight(page), exact: true });
      await page.setViewportSize({ width: 1100, height: 900 });
      await expect(seen).toBeInViewport();
      await page.setViewportSize(WINDOW);
      await expect(seen).toBeInViewport();
    });
  });
});

test('[product 4.1] choosing: all in the filter, ranges over pages that are not there, Esc', async ({
  page,
}) => {
  await page.getByRole('button', { name: say('gallery.select'), exact: true }).click();
  const bar = page.getByRole('toolbar', { name: say('gallery.selection') });
  await bar.getByRole('button', { name: say('gallery.select_all', { n: COUNT }) }).click();
  await expect(bar.getByText(say('gallery.selected', { n: COUNT }))).toBeVisible();
  await expectSmall(page);
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();

  // The whole list is known by its ids now: its middle was never drawn.
  const first = places(page).first();
  await first.hover();
  await first.getByRole('checkbox').check({ force: true });
  await page.keyboard.press('Home');
  await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
  const last = page.getByRole('link', { name: /number 1$/ });
  await expect(last).toBeVisible();
  await last.click({ modifiers: ['Shift'] });
  await expect(bar.getByText(say('gallery.selected', { n: COUNT }))).toBeVisible();
});

test('[product 4.1] the keyboard walks the wall, opens and chooses', async ({ page }) => {
  const place = (n: number) => page.locator(`li[data-index="${n}"]`).getByRole('link');
  await place(0).focus();
  await page.keyboard.press('ArrowRight');
  await expect(place(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(place(1)).not.toBeFocused();
  const index = Number(await page.locator('li[data-index]:focus-within').getAttribute('data-index'));
  const focused = page.locator('li[data-index]:focus-within');
  await page.keyboard.press('ArrowUp');
  await expect(focused).not.toHaveAttribute('data-index', String(index));
  await page.keyboard.press('Space');
  await expect(page.getByText(say('gallery.selected', { n: '1' }))).toBeVisible();
  await page.keyboard.press('Escape');
  expect(index).toBeGreaterThan(3);
  await page.keyboard.press('End');
  await expect.poll(async () => Number(await focused.getAttribute('data-index'))).toBeGreaterThan(50);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: say('gallery.details') })).toBeVisible();
});

test('[product 4.1] a month is a press away, by pointer, by key and from the list of a phone', async ({
  page,
}) => {
  const slider = page.getByRole('slider', { name: say('gallery.months') });
  await expect(slider).toHaveAttribute('aria-valuetext', NAMED.format(newestAt));
  const track = await slider.boundingBox();
  if (!track) throw new Error('there is no track');
  // Eighty-five of a hundred days back: two months at least are newer, whatever day it is.
  const under = { x: track.x + track.width / 2, y: track.y + 0.85 * track.height };

  await test.step('what is hovered is named, and a press goes there', async () => {
    await page.mouse.move(under.x, under.y);
    const label = page.getByText(/^\p{L}+ \d{4} · [\d,]+$/u);
    const month = (await label.innerText()).split(' · ')[0] ?? '';
    await expectUsable(page, 'the line of dates');
    await page.mouse.down();
    await page.mouse.up();
    await expect(slider).toHaveAttribute('aria-valuetext', month);
    await expectAtMonth(page, month, DESK_BARS);
    // It stays there while what is in sight comes whole.
    await expect.poll(() => page.locator('li[data-index]:not(:has(img))').count()).toBe(0);
    await expectAtMonth(page, month, DESK_BARS);
    await page.mouse.move(600, 400);
    await expect(label).toBeHidden();
  });

  await test.step('arrows go on month by month, and the way back leads there', async () => {
    const index = Number(await slider.inputValue());
    await slider.press('ArrowUp');
    await expect(slider).toHaveValue(String(index - 1));
    await slider.press('ArrowUp');
    await slider.press('ArrowDown');
    await expect(slider).toHaveValue(String(index - 1));
    const month = (await slider.getAttribute('aria-valuetext')) ?? '';
    await expectAtMonth(page, month, DESK_BARS);
    await leaveAndComeBack(page);
    await expectAtMonth(page, month, DESK_BARS);
    // And from there on: who has come back is not held.
    await slider.press('Home');
    await expectAtMonth(page, NAMED.format(newestAt), DESK_BARS);
  });

  await test.step('Esc stops what is on its way, and one stays where one was', async () => {
    await slider.press('End');
    await expect(slider).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByText(/ \d{4} · [\d,]+ of [\d,]+…$/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(slider).toHaveAttribute('aria-busy', 'false');
    await expect(slider).toHaveValue('0');
    await expectAtMonth(page, NAMED.format(newestAt), DESK_BARS);
    await expect(page.getByText(say('gallery.end'))).toBeHidden();
  });

  await test.step('and a phone has a list', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(slider).toBeHidden();
    await page.evaluate('scrollTo(0, 0)');
    const date = page.getByRole('button', { name: say('gallery.date') });
    await date.click();
    const list = page.getByRole('dialog', { name: say('gallery.months') });
    await expectUsable(page, 'the list of months');
    const chosen = list.getByRole('button').filter({ hasText: /\d{4}/ }).nth(2);
    const month = /\p{L}+ \d{4}/u.exec(await chosen.innerText())?.[0] ?? '';
    await chosen.click();
    await expect(list).toBeHidden();
    await expectAtMonth(page, month, PHONE_BARS);
    await expect(date).toBeFocused();
    await expectAtMonth(page, month, PHONE_BARS);
  });
});

async function leaveAndComeBack(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: say('app.nav.home') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/home$/);
  await page.goBack();
}

function places(page: Page): Locator {
  return page.locator('li[data-index]');
}

/** The newest day of a month ("July 2026") begins below the bars. There are works of every day until now. */
async function expectAtMonth(page: Page, month: string, bars: number): Promise<void> {
  const first = new Date(`1 ${month}`);
  const last = new Date(first.getFullYear(), first.getMonth() + 1, 0);
  const newest = new Date(Math.min(last.getTime(), newestAt.getTime()));
  const day = `wall-${newest.getFullYear()}-${newest.getMonth() + 1}-${newest.getDate()}`;
  const top = `document.querySelector('section[aria-labelledby="${day}"]')?.getBoundingClientRect().top ?? NaN`;
  await expect.poll(async () => Math.abs((await page.evaluate<number>(top)) - bars)).toBeLessThan(2);
}

/**
 * A wheel that turns as fast as the pages come, until the place with that number is there; now and then it rests until all
 * images in sight have come. In between it never stands still, not even while a page is on its way: what one passes is
 * drawn as colours then, and thousands of images would cost more than all the rest.
 */
async function scrollToPlace(page: Page, place: number): Promise<void> {
  await page.evaluate(`new Promise((resolve) => {
    let turns = 0;
    const turn = () => {
      const isResting = turns % ${TURNS_A_LOOK} === 0;
      const places = isResting ? [...document.querySelectorAll('li[data-index]')] : [];
      if (places.some((li) => Number(li.dataset.index) >= ${place})) return resolve();
      const isLooking = isResting && (places.length === 0 || places.some((li) => li.querySelector('img') === null));
      if (!isLooking) {
        turns += 1;
        scrollTo(0, document.documentElement.scrollHeight - innerHeight - (turns % 2) * 300);
      }
      setTimeout(turn, 50);
    };
    turn();
  })`);
}

/** Some cards, drawn again and again: what one of them leaves behind is there a thousand times. */
async function comeAndGo(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    const rest = () => new Promise((resolve) => setTimeout(resolve, 50));
    const isDrawn = () => {
      const places = [...document.querySelectorAll('li[data-index]')];
      return places.length > 0 && places.every((li) => li.querySelector('img'));
    };
    for (let turn = 0; turn < ${TURNS_TO_AND_FRO}; turn += 1) {
      scrollBy(0, (turn % 2 ? 4 : -4) * innerHeight);
      do await rest();
      while (!isDrawn());
    }
  })()`);
}

async function measureHeap(devtools: CDPSession): Promise<number> {
  for (let time = 0; time < 2; time += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
}

async function expectSmall(page: Page): Promise<void> {
  expect(await places(page).count()).toBeLessThan(MOST_PLACES);
  expect(await page.locator('*').count()).toBeLessThan(MOST_ELEMENTS);
}

/** The date that hangs beside the images in the middle of the window. */
async function shownDay(page: Page): Promise<string> {
  return await page.evaluate<string>(
    "[...document.querySelectorAll('main section[aria-labelledby] h2')].findLast((head) => head.getBoundingClientRect().top < 450)?.id ?? ''",
  );
}

async function dayOfFirstPlace(page: Page): Promise<string> {
  return await page.evaluate<string>(`${IN_SIGHT}?.closest('section').getAttribute('aria-labelledby') ?? ''`);
}

async function placeInSight(page: Page): Promise<Locator> {
  const read = () => page.evaluate<string>(`${IN_SIGHT}?.dataset.index ?? ''`);
  // After a leap of the wheel the wall may not have drawn any yet.
  await expect.poll(read).not.toBe('');
  const index = await read();
  return page.locator(`li[data-index="${index}"]`);
}

async function nameInSight(page: Page): Promise<string> {
  return (await (await placeInSight(page)).getByRole('img').first().getAttribute('alt')) ?? '';
}
