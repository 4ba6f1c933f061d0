// Runs the program that speaks: of this machine, or in our own Node.
import { execFile } from 'node:child_process';
import process from 'node:process';

const LIMIT_MS = 60_000;

/** Returns what it wrote. Throws when the program fails or takes too long. */
export async function runSpeaker(speaker: string, args: readonly string[], typed = ''): Promise<string> {
  const [file, whole] = speaker.endsWith('.mjs') ? [process.execPath, [speaker, ...args]] : [speaker, args];
  return await new Promise((resolve, reject) => {
    const child = execFile(file, [...whole], { timeout: LIMIT_MS, env: {} }, (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    );
    child.stdin?.on('error', () => {}); // told by the end of the program
    child.stdin?.end(typed);
  });
}
