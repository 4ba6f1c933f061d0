// A house of its own whose engine always fails, for the tests of this file only.
import { test as base } from '@playwright/test';
import { removeHouse, startHouse } from '../start-house.ts';
import type { HouseProcess } from '../start-house.ts';

export const test = base.extend<object, { failingHouse: HouseProcess }>({
  failingHouse: [
    async ({ browserName: _ }, use) => {
      const house = await startHouse({ env: { DEMO: 'off', LOG_LEVEL: 'warn', ENGINE_FAULTS: 'fail:1' } });
      await use(house);
      await house.stop();
      await removeHouse(house);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
