// What a page costs to open: `node bench/page-weight.ts [runs]` opens each in a new browser and prints how many files
// it asked for, their bytes on the wire, and how long the page kept its thread busy. Needs a build of the web side.
import { type Browser, chromium } from '@playwright/test';
import process from 'node:process';
import { findChromium } from '../scripts/test/find-chromium.ts';
import { openAccount, storeToken } from '../tests/browser/sign-in.ts';
import { removeApp, startApp } from '../tests/start-app.ts';

const RUNS = Number(process.argv[2] ?? 3);
/** Of a visitor, and then of somebody who is signed in. */
const PAGES = [
  ['/', false],
  ['/home', true],
  ['/creations', true],
  ['/explore', true],
  ['/ai-image/text-to-image', true],
  ['/ai-tools/lip-sync', true],
] as const;
const KINDS = { script: 'scripts', stylesheet: 'styles', font: 'fonts', image: 'images' } as const;

type Kind = (typeof KINDS)[keyof typeof KINDS] | 'calls';
type Weight = Record<Kind, { files: number; bytes: number }> & { busyMs: number };

const app = await startApp({ env: { DEMO: 'off', LOG_LEVEL: 'warn' } });
const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: ['--disable-gpu'],
});
try {
  const { token } = await openAccount(app, 'page-weight', 'en');
  for (const [address, isSignedIn] of PAGES) {
    const runs: Weight[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await weigh(browser, address, isSignedIn ? token : ''));
    const [weight] = runs.toSorted((one, other) => one.busyMs - other.busyMs).slice(RUNS >> 1);
    if (weight) console.log(`${address.padEnd(24)} ${describe(weight)}`);
  }
} finally {
  await browser.close();
  await app.stop();
  await removeApp(app);
}

function nothing(): { files: number; bytes: number } {
  return { files: 0, bytes: 0 };
}

async function weigh(opened: Browser, address: string, token: string): Promise<Weight> {
  const context = await opened.newContext(token ? { storageState: storeToken(app.url, token) } : {});
  const page = await context.newPage();
  const weight: Weight = {
    scripts: nothing(),
    styles: nothing(),
    fonts: nothing(),
    images: nothing(),
    calls: nothing(),
    busyMs: 0,
  };
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  page.on('pageerror', (error) => console.log(`${address}: ${error.message}`));
  page.on('response', (response) => {
    const kind = KINDS[response.request().resourceType() as keyof typeof KINDS] ?? 'calls';
    weight[kind].files += 1;
    weight[kind].bytes += Number(response.headers()['content-length'] ?? 0);
  });
  await page.goto(app.url + address);
  await page.waitForLoadState('networkidle');
  const { metrics } = await devtools.send('Performance.getMetrics');
  weight.busyMs = Math.round((metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000);
  await context.close();
  return weight;
}

function describe({ busyMs, ...kinds }: Weight): string {
  const parts = Object.entries(kinds).map(
    ([kind, { files, bytes }]) => `${files} ${kind} ${Math.round(bytes / 1000)} kB`,
  );
  return [...parts, `busy ${busyMs} ms`].join(' · ');
}
