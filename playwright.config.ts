// How the browser tests are run: one product for all of them, three browsers, each test a person of its own.
import process from 'node:process';
import { defineConfig } from '@playwright/test';
// Each worker of the tests loads much of what the server loads.
import './server/process/fast-imports.mjs';
// Chooses which cases are played, for the workers as well.
import './tests/draw-cases.ts';

/** Of several such switches Chromium heeds the last, so those that Playwright itself puts there stand here as well. */
const UNWANTED_FEATURES = [
  // Two pages behind the address bar, made anew for every window.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

export default defineConfig({
  testDir: 'tests/browser',
  // Node itself strips the types, as it does for the product: compiled by Babel a fresh checkout took three seconds more.
  build: { external: ['**/*.ts'] },
  globalSetup: './tests/browser/open-app.ts',
  // Limits are for what never comes. What is slow on a busy machine passes: speed is measured in bench/.
  timeout: 300_000,
  // A child that reads a file stands back for all others: where tests take every core, its start alone can take a minute.
  expect: { timeout: 150_000 },
  globalTimeout: 25 * 60_000,
  workers: 3, // each waits for half of its time: for an undo to pass, or for the engine
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  outputDir: 'test-results',
  reporter: [['list'], ['./tests/browser/print-page.ts']],
  use: {
    baseURL: process.env.ATELIER_URL, // set by open-app.ts before the first test
    locale: 'en-US',
    // Without a graphics card every frame of a movement is drawn by the processors that the test and the product need.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Tests meddle with what a page asks for, and a worker answers some of that by itself (offline-shell.spec.ts has one).
    serviceWorkers: 'block',
    // A trace doubles what a test costs. A failure is told by its message and by the page as print-page.ts prints it.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [
        '--disable-gpu',
        // Without a card nothing is drawn there that could crash: a process of its own costs only the way to it.
        '--in-process-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // A page lives for seconds here: to compile its scripts once more, for speed, costs more than that gives back, and
        // so does to clear its memory again and again until it has become larger.
        '--js-flags=--no-maglev,--no-opt,--min-semi-space-size=16',
        `--disable-features=${UNWANTED_FEATURES.join(',')}`,
      ],
    },
  },
});
