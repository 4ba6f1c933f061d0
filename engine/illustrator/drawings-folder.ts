// Where the prepared drawings lie. Asked at each start of the product, so it loads nothing that draws.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Raised whenever prepare-drawings would write something else than before. */
const DRAWINGS_VERSION = 3;

export function defaultDrawingsFolder(): string {
  return fileURLToPath(new URL(`../../build/drawings-${DRAWINGS_VERSION}`, import.meta.url));
}

export function hasDrawings(folder: string): boolean {
  return existsSync(join(folder, 'noto'));
}
