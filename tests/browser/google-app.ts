// A product of its own with a real OpenID provider beside it, for the tests of sign-in by Google.
import { type OpenidProvider, startOpenidProvider } from '../fakes/openid-provider.ts';
import { findFreePort, removeApp, startApp } from '../start-app.ts';
import type { AppProcess } from '../start-app.ts';

export type GoogleApp = { app: AppProcess; provider: OpenidProvider; close(): Promise<void> };

const PEOPLE = [
  { subject: 'mei-en', name: 'Mei Lin', email: 'mei.lin@example.com', email_verified: true },
  // The issuer owns example.com alone; at this address it only vouches for them.
  { subject: 'guest-en', name: 'Ann Guest', email: 'ann@elsewhere.example', email_verified: true },
  { subject: 'guest-zh', name: '安客', email: 'an@elsewhere.example', email_verified: true },
  { subject: 'mei-zh', name: '林梅', email: 'lin.mei@example.com', email_verified: true },
];

/** Takes as long as the start of a house: once for a file. */
export async function startGoogleApp(): Promise<GoogleApp> {
  const port = await findFreePort();
  const redirectUri = `http://127.0.0.1:${port}/auth/google/callback`;
  const provider = await startOpenidProvider({ redirectUri, people: PEOPLE });
  const app = await startApp({ port, env: { LOG_LEVEL: 'warn', ...provider.settings } });
  return {
    app,
    provider,
    async close() {
      await app.stop();
      await removeApp(app);
      await provider.close();
    },
  };
}
