// A worker's process whose end fails: to be forked.
import { runRole } from '#server/role-process.ts';

runRole('worker', async () => ({
  stop: () => Promise.reject(new Error('the lease could not be given back')),
}));
