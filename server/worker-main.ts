// The worker's process: started by main.ts, ends when it is told to or when main.ts is gone.
import process from 'node:process';
import { readConfig } from './config.ts';
import { makeLog } from './make-log.ts';
import { openHouse } from './open-house.ts';
import { startWorker } from './worker/start-worker.ts';

const config = readConfig();
const log = makeLog(config, 'worker');
/** Nobody else can work on an embedded database, so what an earlier worker held is free at once. */
const isAlone = process.argv.includes('--alone');
let ending: Promise<void> | null = null;

process.on('SIGINT', () => {}); // Ctrl-C reaches the whole group; main.ts decides
for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
process.on('disconnect', end);
process.on('message', (message) => message === 'stop' && end());
process.on('uncaughtException', (error) => {
  log.fatal({ err: error }, 'The worker met an error that nobody expected');
  process.exit(1);
});

const opened = openHouse(config, log, 'worker');
const started = opened.then(({ house }) => startWorker(house, { isAlone }));
started.then(
  () => process.send?.('ready'),
  (error: unknown) => {
    log.fatal({ err: error }, 'The worker could not start');
    process.exit(1);
  },
);

function end(): void {
  ending ??= takeDown().finally(() => process.exit());
}

async function takeDown(): Promise<void> {
  const worker = await started;
  await worker.stop();
  const { close } = await opened;
  await close();
}
