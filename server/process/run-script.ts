// Runs one of our programs to its end in a process of its own, so that its memory goes away with it.
import { fork } from 'node:child_process';
import process from 'node:process';
import { NODE_OPTIONS } from './node-options.ts';

/** Rejects with the end of what it printed when it fails; kills it when the signal aborts. */
export function runScript(program: string, args: string[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    let words = '';
    // What it makes is as readable as the project: whoever may read that may start the product from it.
    const ours = process.umask(0o022);
    // With a channel, so that it can end when we are killed.
    const child = fork(program, args, {
      silent: true,
      execArgv: [...NODE_OPTIONS],
      signal,
      killSignal: 'SIGKILL',
    });
    process.umask(ours);
    child.stdout?.on('data', (chunk) => (words += chunk));
    child.stderr?.on('data', (chunk) => (words += chunk));
    child.once('error', reject);
    child.once('close', (code, killedBy) => {
      if (code === 0) resolve();
      else {
        const end = words.trim().split('\n').slice(-15).join('\n');
        reject(new Error(`${program} ended with ${killedBy ?? code}:\n${end}`));
      }
    });
  });
}
