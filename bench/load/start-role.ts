// Processes of the product on the ground of a run, without the limits that are counted for one address.
import { type AppProcess, startApp } from '#tests/start-app.ts';
import type { Ground } from './ground.ts';

const NO_LIMIT = '1000000';

export async function startRole(
  role: 'api' | 'worker',
  { url, folder }: Pick<Ground, 'url' | 'folder'>,
  env: Record<string, string> = {},
): Promise<AppProcess> {
  return await startApp({
    dataDir: folder,
    env: {
      ROLE: role,
      DATABASE_URL: url,
      SECRET: 'a secret for nothing but this measurement',
      LOG_LEVEL: 'error',
      RATE_USER_CALLS: NO_LIMIT,
      RATE_ADDRESS_CALLS: NO_LIMIT,
      RATE_USER_TASKS: NO_LIMIT,
      ADDRESS_CONNECTIONS: '10000',
      ...env,
    },
  });
}
