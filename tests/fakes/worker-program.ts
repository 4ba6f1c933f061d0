// The worker's process as server/worker-main.ts is, but that what it makes is left at once when it must end: to be forked.
import { runRole } from '#server/role-process.ts';
import { startWorker } from '#server/worker/start-worker.ts';

runRole('worker', (app) => startWorker(app, { drainMs: 0 }));
