// Writes a brotli and a gzip copy beside every text file of the web build: the server sends those as they are.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Pages are packed by the server, with what it writes into them (server/api/serve-prepared-page.ts). */
const TEXT = /\.(js|css|svg|json)$/;
/** Smaller files gain nothing, in bytes. */
const SMALLEST = 1024;
/** 9 of 11: within a few percent of the best, in a tenth of its time. */
const BROTLI_QUALITY = 9;

const squeezeBrotli = promisify(brotliCompress);
const squeezeGzip = promisify(gzip);

export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle: {
      // After the pages have been drawn.
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (!dir) return;
        const files = await readdir(dir, { recursive: true, withFileTypes: true });
        for (const file of files) {
          if (file.isFile() && TEXT.test(file.name)) await squeeze(path.join(file.parentPath, file.name));
        }
      },
    },
  };
}

async function squeeze(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < SMALLEST) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  await writeFile(`${file}.br`, await squeezeBrotli(content, { params }));
  await writeFile(`${file}.gz`, await squeezeGzip(content, { level: 9 }));
}
