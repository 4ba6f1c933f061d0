// A thread that ends its whole process when the parent is gone; given the parent's process id as workerData.
import process from 'node:process';
import { workerData } from 'node:worker_threads';

const CHECK_MS = 2000;

setInterval(() => {
  // An orphan is handed to another parent. (Windows keeps the old number; there the closed channel has to do.)
  if (process.ppid === workerData) return;
  try {
    process.kill(-process.pid, 'SIGKILL'); // the pool made it the leader of a group: ffmpeg goes with it
  } catch {
    process.kill(process.pid, 'SIGKILL');
  }
}, CHECK_MS);
