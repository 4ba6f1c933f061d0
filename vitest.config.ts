// How the tests are run: kinds that are told apart by their names.
import os from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { NO_MAGLEV_LOOPS } from './server/children/child-memory.ts';
import { NODE_OPTIONS } from './server/process/node-options.ts';

const NEEDS_POSTGRES = '**/*.db.test.ts';
const NEEDS_BROWSER_API = ['web/**/*.test.{ts,tsx}', 'tools/**/*.test.tsx'];
const USE_BUNDLE = 'tests/use-bundle.ts';
/** Of the engine's tests those that start programs, again and again: ffmpeg, and who speaks. */
const STARTS_PROGRAMS = [
  'engine/{image-to-video,text-to-video,upscale-video,lip-sync,sound,speech}/**/*.test.ts',
  'engine/video-effect/make-effect-video.test.ts',
  'engine/video-frames.test.ts',
];
const NEVER = ['**/node_modules/**', 'build/**', 'data/**', 'tests/{start,chaos}/**'];

/** What is polled for comes late where other tests have the processor: only what never comes is given up. */
const PATIENT = { expect: { poll: { timeout: 120_000 } } } as const;
/** Milliseconds. The tests of the engine have what others leave of the processors (scripts/test/list-steps.ts). */
const BEHIND_OTHERS = 900_000;
/** The files of a worker share its modules: loading them anew for each took a fifth of the time. */
const SHARED = { isolate: false, ...PATIENT } as const;

/**
 * Large typed arrays lie outside of the heap, and V8 collects the whole heap anew for every 64 MB of them, though hardly
 * anything in it has died: without this the engine's tests take a fifth more of the processor. More than 128 MB saves
 * nothing and doubles the memory. Workers keep all processors busy: no threads help a collection.
 */
const COLLECT_RARELY = [
  '--external-memory-accounted-in-global-limit',
  '--initial-old-space-size=128',
  '--single-threaded-gc',
];

/**
 * What needs no browser is loaded by Node itself, as the product is. Vite's loader looks up each import anew wherever it is
 * used: drawing cost almost a fifth more of the processor. No test mocks a module, so no file is read for that either.
 * With the product's preload: without it half of what a worker of the database tests loads with went into one package.json.
 * And as children work on pixels: else the same test can see another mask where others have the processor.
 */
const BY_NODE = {
  experimental: { viteModuleRunner: false, nodeLoader: false },
  execArgv: [...NODE_OPTIONS, ...COLLECT_RARELY, NO_MAGLEV_LOOPS],
};

/**
 * A page of jsdom and what is drawn in it dies with its test, if it was not copied before: room for all of it at first, and
 * no threads that collect it beside the workers, which keep all processors busy.
 */
const LARGE_YOUNG_SPACE = ['--min-semi-space-size=32', '--max-semi-space-size=32', '--single-threaded-gc'];

export default defineConfig({
  test: {
    // Many tests wait: for a database, a child process, a limit of time. Each then leaves a processor to another.
    maxWorkers: Math.ceil(os.availableParallelism() * 1.5),
    projects: [
      {
        test: {
          ...SHARED,
          ...BY_NODE,
          name: 'unit',
          include: ['{texts,contract,tools,server,tests,scripts,bench}/**/*.test.ts'],
          exclude: [...NEVER, NEEDS_POSTGRES],
          globalSetup: [USE_BUNDLE],
          testTimeout: 240_000, // drawing takes its time where others have the processor: only what hangs is ended
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          ...SHARED,
          ...BY_NODE,
          // Workers of its own: they grow to two gigabytes, and to start a program from there takes a quarter of a second.
          name: 'engine',
          include: ['engine/**/*.test.ts'],
          exclude: [...NEVER, ...STARTS_PROGRAMS],
          testTimeout: BEHIND_OTHERS,
          hookTimeout: BEHIND_OTHERS,
        },
      },
      {
        test: {
          ...SHARED,
          ...BY_NODE,
          name: 'video',
          include: STARTS_PROGRAMS,
          exclude: NEVER,
          testTimeout: BEHIND_OTHERS,
          hookTimeout: BEHIND_OTHERS,
        },
      },
      {
        test: {
          ...SHARED,
          ...BY_NODE,
          name: 'db',
          include: [NEEDS_POSTGRES],
          exclude: NEVER,
          globalSetup: [USE_BUNDLE, 'tests/database/test-cluster.ts', 'tests/find-test-sandbox.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          ...SHARED,
          ...BY_NODE,
          name: 'start', // starts and kills the whole product
          globalSetup: [USE_BUNDLE],
          include: ['tests/{start,chaos}/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          ...PATIENT,
          ...BY_NODE,
          name: 'start-slow', // by hand: installs everything again and again, on hostile ground
          include: ['tests/start/slow/*.test.ts'],
          fileParallelism: false,
          testTimeout: 900_000,
          hookTimeout: 900_000,
        },
      },
      {
        plugins: [react()],
        test: {
          ...SHARED,
          name: 'web',
          execArgv: LARGE_YOUNG_SPACE,
          environment: 'jsdom', // one page for all files of a worker
          setupFiles: ['tests/fakes/fresh-page.tsx'],
          include: NEEDS_BROWSER_API,
          exclude: NEVER,
          testTimeout: 60_000,
        },
      },
    ],
  },
});
