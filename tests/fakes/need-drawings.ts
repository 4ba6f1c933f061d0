// The drawings that illustrations are made of. Whoever comes first has them prepared, by a process as the product does.
import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { defaultDrawingsFolder, hasDrawings } from '#engine/illustrator/drawings-folder.ts';

const PREPARE = fileURLToPath(new URL('../../engine/illustrator/prepare-drawings.ts', import.meta.url));

export function needDrawings(): void {
  if (!hasDrawings(defaultDrawingsFolder())) execFileSync(process.execPath, [PREPARE]);
}
