// The steps of `npm test`, in the order in which they are told.
import * as z from 'zod';
import { ensureChromium, findChromium } from './find-chromium.ts';
import type { Step } from './run-step.ts';

const VitestReport = z.object({ numPassedTests: z.int(), numFailedTests: z.int() });
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.int(), flaky: z.int(), unexpected: z.int() }),
});

const node = (program: string, ...args: string[]) => ({
  command: () => [`node_modules/${program}`, ...args],
});

/** What each step is called here may be given to `npm test -- <name>` to run it alone. */
export function listSteps(): Step[] {
  return [
    { name: 'format', ...node('prettier/bin/prettier.cjs', '--check', '.') },
    { name: 'lint', ...node('oxlint/bin/oxlint') },
    { name: 'types-server', ...node('typescript/bin/tsc', '-p', 'tsconfig.server.json') },
    { name: 'types-web', ...node('typescript/bin/tsc', '-p', 'tsconfig.web.json') },
    { name: 'arrows', ...node('dependency-cruiser/bin/dependency-cruiser.mjs', ...ROOMS) },
    { name: 'dead-code', ...node('knip/bin/knip.js') },
    { name: 'spec-coverage', command: () => ['scripts/spec-coverage.ts', '--check'] },
    {
      name: 'tests',
      isAlone: true,
      command: (report) => [
        'node_modules/vitest/vitest.mjs',
        'run',
        ...['unit', 'db', 'web', 'start'].flatMap((project) => ['--project', project]),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      count: (report) => {
        const { numPassedTests: passed, numFailedTests: failed } = VitestReport.parse(report);
        return { passed, failed };
      },
    },
    {
      name: 'browser',
      isAlone: true,
      prepare: ensureChromium,
      command: () => ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
      env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report, CHROMIUM_PATH: findChromium() ?? '' }),
      count: (report) => {
        const { stats } = PlaywrightReport.parse(report);
        // A test that passed only when it was tried again has failed once.
        return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
      },
    },
  ];
}

const ROOMS = ['contract', 'tools', 'server', 'web', 'tests', 'scripts', 'bench'];
