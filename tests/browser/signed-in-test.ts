// The `test` of files whose pages belong to somebody who is signed in: a new account for each test.
import { test as base } from './kept-page-test.ts';
import { signPageIn } from './kept-page.ts';
import { type Account, mainApp, openAccount } from './sign-in.ts';

export const test = base.extend<{ account: Account }>({
  account: async ({ browserName: _ }, use) => {
    await use(await openAccount(mainApp(), 'somebody', 'en'));
  },
  page: async ({ page, account }, use) => {
    await signPageIn(page, account.token);
    await use(page);
  },
});
