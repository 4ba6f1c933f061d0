// What Linux tells of a process.
import { readFileSync } from 'node:fs';

/** Empty for one that has ended meanwhile. */
export function readProc(pid: number, name: 'cmdline' | 'environ'): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
