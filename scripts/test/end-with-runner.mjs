// Loaded first by a step of `npm test`: ends it, and all that it started, when the runner was killed and could not do that.
import process from 'node:process';

const CHECK_MS = 2000;

const runner = Number(process.env.STEP_OF_RUNNER);
// What a step starts may load this, too, and has another parent. No thread: it could not begin with the heap of some steps.
if (process.ppid === runner) setInterval(endAsOrphan, CHECK_MS).unref();

function endAsOrphan() {
  // An orphan is handed to another parent.
  if (process.ppid === runner) return;
  try {
    process.kill(-process.pid, 'SIGKILL'); // where it leads a session: its workers go with it
  } catch {
    process.kill(process.pid, 'SIGKILL');
  }
}
