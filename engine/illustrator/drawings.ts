// How one of the prepared drawings is found.

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadImage } from '@napi-rs/canvas';
import { makeSurface, trimSurface, type Surface } from '#engine/raster/surface.ts';
import { defaultDrawingsFolder, hasDrawings } from './drawings-folder.ts';
import { keepSheet } from './kept-sheets.ts';

const folderInUse = defaultDrawingsFolder();

/**
 * A drawing as a tightly cut sheet whose longest side is at most `pixels`. The name may carry its set
 * (`noto/sailboat`); without one the three-dimensional set is asked first.
 */
export async function loadDrawing(name: string, pixels: number): Promise<Surface> {
  return keepSheet(`${name} ${pixels}`, () => readDrawing(name, pixels));
}

async function readDrawing(name: string, pixels: number): Promise<Surface> {
  const candidates = name.includes('/') ? [name] : [`fluent/${name}`, `noto/${name}`];
  const found = candidates.map((path) => join(folderInUse, `${path}.svg`)).find((path) => existsSync(path));
  if (found === undefined) {
    if (hasDrawings(folderInUse)) throw new Error(`There is no drawing named ${name} in ${folderInUse}`);
    throw new Error(
      `The drawings are not prepared in ${folderInUse}. Run: node engine/illustrator/prepare-drawings.ts`,
    );
  }
  const svg = (await readFile(found, 'utf8')).replace(
    'width="512" height="512"',
    `width="${pixels}" height="${pixels}"`,
  );
  const image = await loadImage(Buffer.from(svg));
  return trimSurface(makeSurface(pixels, pixels, (brush) => brush.drawImage(image, 0, 0, pixels, pixels)));
}

export function hasDrawing(name: string): boolean {
  const candidates = name.includes('/') ? [name] : [`fluent/${name}`, `noto/${name}`];
  return candidates.some((path) => existsSync(join(folderInUse, `${path}.svg`)));
}
