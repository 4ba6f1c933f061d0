// What was compiled by hand was compiled from the sources beside it.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { hashSource } from './hash-source.ts';

const BYTES = '-bytes.ts';
const parts = readdirSync(import.meta.dirname).filter((name) => name.endsWith(BYTES));

function read(name: string): string {
  return readFileSync(path.join(import.meta.dirname, name), 'utf8');
}

it('knows all parts', () => {
  expect(parts).toEqual([
    'cast-bytes.ts',
    'compose-bytes.ts',
    'convolve-bytes.ts',
    'fill-bytes.ts',
    'light-bytes.ts',
    'lines-bytes.ts',
    'regions-bytes.ts',
    'sample-bytes.ts',
    'smear-bytes.ts',
    'tones-bytes.ts',
    'winograd-bytes.ts',
  ]);
});

it.each(parts)('%s is of its source: node scripts/build-wasm.ts', (name) => {
  expect(read(name)).toContain(hashSource(read(name.replace(BYTES, '.ts'))));
});
