// Compiles the parts of the engine that are written in AssemblyScript: node scripts/build-wasm.ts
// By hand, after a change of such a part: it takes the compiler from npm, which nobody else needs (94 MB).
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hashSource } from '#engine/raster/wasm/hash-source.ts';

const COMPILER = 'assemblyscript@0.28.20';
const OPTIONS = [
  '--runtime=stub',
  '--enable=simd',
  '--importMemory',
  '--zeroFilledMemory',
  '--noAssert',
  '-O3',
  '--converge',
];

/** Before a function that is put wherever it is called: there it may stand as a comment only, for TypeScript knows no such thing. */
const INLINED = /^\/\/ @inline$/gm;

const PARTS = [
  'convolve',
  'light',
  'compose',
  'regions',
  'sample',
  'smear',
  'fill',
  'lines',
  'tones',
  'cast',
  'winograd',
];

const folder = path.join(import.meta.dirname, '..', 'engine', 'raster', 'wasm');
const scratch = mkdtempSync(path.join(os.tmpdir(), 'atelier-wasm-'));
try {
  for (const part of PARTS) {
    const source = path.join(folder, `${part}.ts`);
    const text = readFileSync(source, 'utf8');
    const marked = path.join(scratch, `${part}.ts`);
    writeFileSync(marked, text.replaceAll(INLINED, '@inline'));
    const file = path.join(scratch, `${part}.wasm`);
    const asc = ['--yes', '--package', COMPILER, 'asc', marked, ...OPTIONS, `--outFile=${file}`];
    execFileSync('npx', asc, { stdio: 'inherit' });
    const bytes = readFileSync(file);
    writeFileSync(
      path.join(folder, `${part}-bytes.ts`),
      [
        `// Compiled from ${part}.ts (${hashSource(text)}) by scripts/build-wasm.ts, which writes this file.`,
        `export const ${part.toUpperCase()}_BYTES =`,
        `  '${bytes.toString('base64')}';`,
        '',
      ].join('\n'),
    );
    console.log(`${part}: ${bytes.length} bytes`);
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
