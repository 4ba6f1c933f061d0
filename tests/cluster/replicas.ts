// Processes of the product, each as on a machine of its own: a data folder and a port, and started again when it was killed.
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type AppProcess, findFreePort, makeDataDir, removeApp, startApp } from '../start-app.ts';

export type Role = 'api' | 'worker';

export type Replica = { name: string; role: Role; port: number; dataDir: string; app: AppProcess };

export type Replicas = {
  list(role: Role): readonly Replica[];
  /** Starts one that has ended, where it was. */
  startAgain(replica: Replica): Promise<void>;
  /** Hosts and ports of all of a kind. */
  addresses(role: Role): string[];
  /** Begins to kill an API process, then a worker, and so on, each started again before the next one. */
  killInTurn(): void;
  /** Ends the killing, with everything running. Returns what was killed, in order. */
  calm(): Promise<string[]>;
  close(): Promise<void>;
};

/**
 * Long enough for somebody to come back to what they were doing. Drawn anew each time: kills that keep time with the
 * leases meet the same task at each of its attempts, and it is rightly given up after five.
 */
const PAUSE_MS = { least: 3000, most: 9000 };
const KILLED_MS = 1000;

export async function openReplicas(
  counts: Record<Role, number>,
  env: Record<string, string>,
  /** Beside these, for one by its name. */
  envOf: (name: string) => Record<string, string> = () => ({}),
): Promise<Replicas> {
  const start = ({ name, role, port, dataDir }: Omit<Replica, 'app'>) =>
    startApp({ dataDir, port, env: { ...env, ...envOf(name), ROLE: role, DEMO: 'off' } });
  const list = (role: Role) => replicas.filter((replica) => replica.role === role);
  const replicas = await Promise.all(
    (['api', 'worker'] as const).flatMap((role) =>
      Array.from({ length: counts[role] }, async (_, n): Promise<Replica> => {
        const place = { name: `${role} ${n + 1}`, role, port: await findFreePort(), dataDir: makeDataDir() };
        return { ...place, app: await start(place) };
      }),
    ),
  );
  const killed: string[] = [];
  const end = new AbortController();
  let killing = Promise.resolve();

  async function kill(role: Role): Promise<void> {
    const all = list(role);
    const replica = all[randomInt(all.length)];
    if (!replica) return;
    await replica.app.kill();
    killed.push(replica.name);
    await sleep(KILLED_MS);
    replica.app = await start(replica);
  }

  async function killUntilCalm(): Promise<void> {
    for (let n = 0; !end.signal.aborted; n += 1) {
      await kill(n % 2 === 0 ? 'api' : 'worker');
      await sleep(randomInt(PAUSE_MS.least, PAUSE_MS.most));
    }
  }

  return {
    list,
    startAgain: async (replica) => void (replica.app = await start(replica)),
    addresses: (role) => list(role).map(({ port }) => `127.0.0.1:${port}`),
    killInTurn: () => void (killing = killUntilCalm()),
    calm: async () => {
      end.abort();
      await killing;
      return killed;
    },
    close: async () => {
      await Promise.all(replicas.map(({ app }) => app.stop()));
      await Promise.all(replicas.map(({ app }) => removeApp(app)));
    },
  };
}
