// Which source a compiled part was made from.
import { createHash } from 'node:crypto';

/** Returns the same whatever ends its lines have. */
export function hashSource(text: string): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex').slice(0, 16);
}
