// Takes the drawings out of their npm packages, once, into a folder.
// Run it as a program (a child process): the largest package is a 104 MB file that no server should hold.

import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { defaultDrawingsFolder, hasDrawings } from './drawings-folder.ts';

const IconSet = z.object({
  width: z.number().default(128),
  height: z.number().default(128),
  icons: z.record(
    z.string(),
    z.object({ body: z.string(), width: z.number().optional(), height: z.number().optional() }),
  ),
});
const PEOPLE_TONES =
  /^(girl|boy|woman|man|child|baby|old-man|old-woman|princess|prince|man-mage|ninja|astronaut)-(light|medium-light|medium|medium-dark|dark)$/;
const TONED = /(^|-)(light|medium-light|medium|medium-dark|dark)(-skin-tone)?$/;

/** Extracts the drawings into `folder`, whole or not at all. Does nothing when they are there. */
export async function prepareDrawings(folder: string): Promise<void> {
  if (hasDrawings(folder)) return;
  await mkdir(dirname(folder), { recursive: true });
  const scratch = await mkdtemp(`${folder}.making-`);
  try {
    await extractSet('fluent-emoji', join(scratch, 'fluent'));
    await extractSet('noto', join(scratch, 'noto'));
    await chmod(scratch, 0o755); // mkdtemp makes it private; another user may start an installed project
    try {
      await rename(scratch, folder);
    } catch (error) {
      // Another process may have been first, or a broken folder may stand in the way.
      if (!hasDrawings(folder)) {
        await rm(folder, { recursive: true, force: true });
        await rename(scratch, folder).catch((second: unknown) => {
          if (!hasDrawings(folder)) throw second ?? error;
        });
      }
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

function packageFile(path: string): string {
  return createRequire(import.meta.url).resolve(path);
}

async function extractSet(set: string, folder: string): Promise<void> {
  const icons = IconSet.parse(
    JSON.parse(await readFile(packageFile(`@iconify-json/${set}/icons.json`), 'utf8')),
  );
  await mkdir(folder, { recursive: true });
  for (const [name, icon] of Object.entries(icons.icons)) {
    if (name.startsWith('flag-') || (TONED.test(name) && !PEOPLE_TONES.test(name))) continue;
    const width = icon.width ?? icons.width;
    const height = icon.height ?? icons.height;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" width="512" height="512">${icon.body}</svg>`;
    await writeFile(join(folder, `${name}.svg`), svg);
  }
}

if (import.meta.main) {
  const folder = process.argv[2] ?? defaultDrawingsFolder();
  const hadDrawings = existsSync(folder);
  await prepareDrawings(folder);
  process.stdout.write(`${hadDrawings ? 'Drawings are ready' : 'Drawings were prepared'} in ${folder}\n`);
}
