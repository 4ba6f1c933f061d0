// A product of its own whose engine always fails, for the tests of this file only.
import { test as base } from '@playwright/test';
import { removeApp, startApp } from '../start-app.ts';
import type { AppProcess } from '../start-app.ts';

export const test = base.extend<object, { failingApp: AppProcess }>({
  failingApp: [
    async ({ browserName: _ }, use) => {
      const app = await startApp({ env: { DEMO: 'off', LOG_LEVEL: 'warn', ENGINE_FAULTS: 'fail:1' } });
      await use(app);
      await app.stop();
      await removeApp(app);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
