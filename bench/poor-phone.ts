// How soon pages stand on a poor phone: `node bench/poor-phone.ts [runs]` opens each in a new browser over a slow mobile
// network (1.6 Mbit/s, 150 ms a round trip) on a processor four times slower than this one, and prints the medians of the
// largest paint, of what moved by itself, and of the slowest answer to a press or a key. Beside it the same on the network
// as it is. Needs a build of the web side, in production mode as `npm start` makes it.
import process from 'node:process';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../scripts/test/find-chromium.ts';
import { openAccount, storeToken } from '../tests/browser/sign-in.ts';
import { removeApp, startApp } from '../tests/start-app.ts';

const RUNS = Number(process.argv[2] ?? 5);
/** Pixels, and how many of the screen's make one of them. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWDOWN = 4;
/** After this nothing larger is painted. */
const SETTLED_MS = 1500;
const PAGES = [
  ['/', false],
  ['/ai-image/text-to-image', true],
] as const;

type Measured = { paintMs: number; shift: number; answerMs: number };

/** Runs in the page before anything of it. */
const WATCH = `
  window.measured = { paintMs: 0, shift: 0, answerMs: 0 };
  const watch = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take))
    .observe({ type, buffered: true, durationThreshold: 16 });
  watch('largest-contentful-paint', (entry) => { measured.paintMs = entry.startTime; });
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) measured.shift += entry.value; });
  watch('event', (entry) => { if (entry.interactionId) measured.answerMs = Math.max(measured.answerMs, entry.duration); });
`;

const app = await startApp({ env: { DEMO: 'off', LOG_LEVEL: 'silent', NODE_ENV: 'production' } });
const browser = await chromium.launch({
  executablePath: findChromium({ isMeasured: true }) ?? undefined,
  args: ['--disable-gpu'],
});
try {
  const { token } = await openAccount(app, 'phone', 'en');
  for (const [address, isSignedIn] of PAGES) {
    for (const network of ['slow', 'as it is'] as const) {
      const runs: Measured[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        runs.push(await measure(browser, address, isSignedIn ? token : '', network === 'slow'));
      }
      const of = (name: keyof Measured) => median(runs.map((one) => one[name]));
      const paint = `${(of('paintMs') / 1000).toFixed(2)} s`;
      console.log(
        `${address.padEnd(26)} network ${network.padEnd(8)}  largest paint ${paint}, shift ${of('shift').toFixed(3)}, slowest answer ${of('answerMs').toFixed(0)} ms`,
      );
    }
  }
} finally {
  await browser.close();
  await removeApp(app);
}

async function measure(on: Browser, address: string, token: string, isSlow: boolean): Promise<Measured> {
  const context = await on.newContext({
    ...PHONE,
    baseURL: app.url,
    serviceWorkers: 'block',
    ...(token && { storageState: storeToken(app.url, token) }),
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  if (isSlow) {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  }
  await page.addInitScript(WATCH);
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLED_MS);
  const { paintMs, shift } = await page.evaluate<Measured>('measured');
  await use(page);
  const { answerMs } = await page.evaluate<Measured>('measured');
  await context.close();
  return { paintMs, shift, answerMs };
}

/** As somebody begins: words, and another choice. The first press of the landing page brings the application. */
async function use(page: Page): Promise<void> {
  const field = page.locator('textarea[data-prompt]').first();
  await field.tap();
  await page.waitForLoadState('networkidle');
  await field.pressSequentially('a fox in the snow', { delay: 80 });
  await page
    .getByRole('button', { name: /^Generate/ })
    .first()
    .focus();
  await page.waitForTimeout(SETTLED_MS);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
