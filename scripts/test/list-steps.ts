// The steps of `npm test` and `npm run check`, in the order in which they are printed.
import os from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { NODE_OPTIONS } from '#server/process/node-options.ts';
import { drawnStories, undrawnChaos } from './drawn-files.ts';
import { isEngineTested, rememberEngine } from './engine-stamp.ts';
import { ensureChromium, findChromium } from './find-chromium.ts';
import type { Report, Step } from './run-step.ts';

const SOURCES = ['texts', 'contract', 'tools', 'engine', 'server', 'web', 'tests', 'scripts', 'bench'];
/** Only ever read by the tools themselves, and empty in a fresh checkout. */
const CACHE = 'node_modules/.cache';

const node = (program: string, args = '') => ({
  command: () => [`node_modules/${program}`, ...args.split(' ').filter(Boolean)],
});
const types = (side: 'server' | 'web') => ({
  ...node(
    'typescript/bin/tsc',
    // Each checker learns the types of libraries for itself: four, as else, take half as much again of the processor.
    `--project tsconfig.${side}.json --checkers 1 --incremental --tsBuildInfoFile ${CACHE}/tsc-${side}.tsbuildinfo`,
  ),
  // Nearly all that it takes it keeps: to look for the rest again and again took a third of its time.
  env: () => ({ GOGC: 'off', GOMEMLIMIT: '3GiB' }),
});
/** For a program that keeps most of what it makes: V8 begins with a small heap, and copies it anew as it grows. */
const LARGE_HEAP = ['--min-semi-space-size=64', '--max-semi-space-size=64', '--initial-old-space-size=2048'];

/** Quick, and independent of one another. */
export const CHECKS: readonly Step[] = [
  { name: 'format', ...node('oxfmt/bin/oxfmt', '--check .') },
  { name: 'lint', ...node('oxlint/bin/oxlint') },
  { name: 'types-server', ...types('server') },
  { name: 'types-web', ...types('web') },
  {
    name: 'imports',
    command: () => [
      ...LARGE_HEAP,
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      ...`--cache ${CACHE}/dependency-cruiser --cache-strategy content`.split(' '),
      ...SOURCES,
    ],
  },
  { name: 'dead-code', ...node('knip/bin/knip.js', '--cache') },
  // What only tests use is dead, too.
  { name: 'tested-dead-code', ...node('knip/bin/knip.js', '--production --include files,exports') },
  { name: 'spec-coverage', command: () => ['scripts/spec-coverage.ts', '--check'] },
];

/** Of `npm run check`: without a database, a browser or the whole product. */
export const CHANGED_TESTS: Step = {
  ...vitest('changed', () => ['unit', 'engine', 'video', 'web'], ['--changed', '--passWithNoTests']),
  isAlone: false,
};

/** Of `npm run check`: these read the whole tree, so what changed never leads to them. */
export const TREE_TESTS: Step = {
  ...vitest('tree', () => ['unit'], ['tests/documents']),
  isAlone: false,
};

export const TESTS: readonly Step[] = [
  vitest(
    'tests',
    () => ['unit', 'db', 'web', 'start'],
    undrawnChaos().map((file) => `--exclude=${file}`),
  ),
  {
    // Waits for nothing, while the others do for half of their time.
    ...vitest('engine', () => ['engine', 'video'], [`--maxWorkers=${os.availableParallelism()}`]),
    standsBack: true,
    skip: () => (isEngineTested() ? 'its tests have passed on this engine (CI=true runs them)' : null),
    onPassed: rememberEngine,
  },
  {
    name: 'browser',
    isAlone: true,
    prepare: ensureChromium,
    command: () => [
      'node_modules/@playwright/test/cli.js',
      'test',
      ...drawnStories(),
      '--reporter=list,json,./tests/browser/print-page.ts',
    ],
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report, CHROMIUM_PATH: findChromium() ?? '' }),
    read: readPlaywright,
  },
];

function vitest(name: string, projects: () => readonly string[], more: readonly string[] = []): Step {
  return {
    name,
    isAlone: true,
    command: (report) => [
      ...NODE_OPTIONS, // what prepares the databases and the bundle loads half of the product
      'node_modules/vitest/vitest.mjs',
      'run',
      ...more,
      ...projects().flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    read: readVitest,
  };
}

const VitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

function readVitest(report: unknown): Report {
  const { numPassedTests, numFailedTests, testResults } = VitestReport.parse(report);
  // A file that could not begin: its tests count as skipped.
  const notRun = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + notRun.length,
    files: testResults.map(({ name, startTime, endTime }) => ({
      name: relative(name),
      seconds: (endTime - startTime) / 1000,
    })),
    failures: [
      ...notRun.map(({ name, message }) => ({ name: `${relative(name)}: could not be run`, message })),
      ...testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => ({
            name: `${relative(name)}: ${fullName}`,
            message: (failureMessages ?? []).join('\n'),
          })),
      ),
    ],
  };
}

const PlaywrightSpec = z.object({
  title: z.string(),
  ok: z.boolean(),
  tests: z.array(
    z.object({
      results: z.array(
        z.object({
          duration: z.number(),
          errors: z.array(z.object({ message: z.string().default('') })).default([]),
        }),
      ),
    }),
  ),
});
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.int(), flaky: z.int(), unexpected: z.int() }),
  suites: z.array(z.object({ file: z.string(), specs: z.array(PlaywrightSpec) })),
});

function readPlaywright(report: unknown): Report {
  const { stats, suites } = PlaywrightReport.parse(report);
  return {
    passed: stats.expected,
    // A test that passed only when it was tried again has failed once.
    failed: stats.unexpected + stats.flaky,
    files: suites.map(({ file, specs }) => ({
      name: inBrowserTests(file),
      seconds:
        specs
          .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
          .reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
    failures: suites.flatMap(({ file, specs }) =>
      specs
        .filter(({ ok }) => !ok)
        .map(({ title, tests }) => ({
          name: `${inBrowserTests(file)}: ${title}`,
          message: tests
            .flatMap(({ results }) => results)
            .flatMap(({ errors }) => errors.map((error) => error.message))
            .join('\n'),
        })),
    ),
  };
}

function relative(file: string): string {
  return path.relative('.', file);
}

function inBrowserTests(file: string): string {
  return path.join('tests', 'browser', file);
}
