// To another address of the application that a page has open, as its own links and the way back lead there. To load it
// anew costs the processor many times as much: what a load does is asked where a test loads, reloads or arrives.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

/** As long as `networkidle` waits. */
const QUIET_MS = 500;
/** Should it not be told of a request that it has ended: what is still missing then is waited for where it is looked at. */
const LONGEST_MS = 20_000;
const AWAITED = new Set(['script', 'stylesheet', 'fetch', 'xhr']);
/** A page that draws nothing, or never comes to rest, has no idle time. */
const IDLE = `new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: ${QUIET_MS * 2} }))`;
/** The application is there, not only what was drawn beforehand; and no dialog that would stay open on the way. */
const CAN_WALK = `document.querySelector('[role=dialog]') === null &&
  Object.keys(document.querySelector('#root') ?? {}).some((key) => key.startsWith('__reactContainer'))`;

/**
 * Walks there where that is possible, and otherwise loads it; until all that it asks for has come, or for twenty seconds.
 * What a page has fetched it keeps for a while: where somebody else has changed that meanwhile, load it.
 */
export async function arriveAt(page: Page, address: string): Promise<void> {
  if (!(await page.evaluate<boolean>(CAN_WALK))) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    return;
  }
  const asked = new Set<Request>();
  const giveUpAt = Date.now() + LONGEST_MS;
  let changedAt = Date.now();
  const begin = (request: Request) => {
    // Of an image that is no longer on the page it is not told what became of it.
    if (!AWAITED.has(request.resourceType())) return;
    asked.add(request);
    changedAt = Date.now();
  };
  const end = (request: Request) => {
    if (asked.delete(request)) changedAt = Date.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  try {
    await page.evaluate(
      `history.pushState(null, '', ${JSON.stringify(address)}); dispatchEvent(new PopStateEvent('popstate'))`,
    );
    // On a busy machine the screen itself may come later than that.
    do {
      await page.evaluate(IDLE);
      await sleep(QUIET_MS / 5);
    } while (Date.now() < giveUpAt && (asked.size > 0 || Date.now() - changedAt < QUIET_MS));
  } finally {
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  }
}
