// The `test` of files whose pages belong to somebody who is signed in: a new account for each test.
import { test as base } from '@playwright/test';
import { type Account, mainApp, openAccount, storeToken } from './sign-in.ts';

export const test = base.extend<{ account: Account }>({
  account: async ({ browserName: _ }, use) => {
    await use(await openAccount(mainApp(), 'somebody', 'en'));
  },
  storageState: async ({ account }, use) => {
    await use(storeToken(mainApp().url, account.token));
  },
});
