// Starts the product for the browser tests and ends it after the last one.
import process from 'node:process';
import { removeApp, startApp } from '../start-app.ts';

/** Tests read `ATELIER_URL` and `ATELIER_DATA_DIR` (where the mailbox lies). */
export default async function openApp(): Promise<() => Promise<void>> {
  const app = await startApp({
    // Everybody in these tests comes from one address.
    env: {
      DEMO: 'off',
      LOG_LEVEL: 'warn',
      RATE_ADDRESS_GIFTS: '1000',
      RATE_ADDRESS_CALLS: '100000',
      RATE_ADDRESS_CODES: '1000',
    },
  });
  process.env.ATELIER_URL = app.url;
  process.env.ATELIER_DATA_DIR = app.dataDir;
  return async () => {
    await app.stop();
    await removeApp(app);
  };
}
