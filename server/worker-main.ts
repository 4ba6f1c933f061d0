// The worker's process.
import { runRole } from './role-process.ts';
import { startWorker } from './worker/start-worker.ts';

// Nobody else can work on an embedded database, so what an earlier worker held is free at once.
runRole('worker', (app) => startWorker(app, { isAlone: app.config.hasEmbeddedDatabase }));
