// A tiny model as if it had been fetched: its files, and what is written down of them.
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LocalModel } from '#server/engines/local/local-model.ts';
import { writeManifest } from '#server/engines/local/model-folder.ts';
import { type TinyModelOptions, writeTinyModel } from './tiny-model.ts';

/** The same runtime as the one that is installed with a model, in WebAssembly: it comes with the packages of the tests. */
export const TEST_RUNTIME = createRequire(import.meta.url)
  .resolve('onnxruntime-web')
  .replace(/\.js$/, '.mjs');

export const TINY_MODEL: LocalModel = {
  id: 'tiny',
  title: { en: 'Tiny', zh: '微型' },
  licence: { name: 'none', url: 'https://example.org/licence' },
  repo: 'tests/tiny',
  revision: 'main',
  files: [{ path: 'unet/model.onnx', bytes: 1, sha256: null }],
  tools: ['text-to-image', 'image-to-image'],
  sampler: 'lcm',
  steps: { lite: 1, pro: 2 },
  guidance: 8,
  latentScale: 0.18215,
  side: 128,
  multiple: 32,
  memoryBytes: 300_000_000,
  checked: null,
  note: 'random weights',
};

export async function placeTinyModel(
  folder: string,
  { id }: Pick<LocalModel, 'id'>,
  weights: TinyModelOptions = {},
): Promise<void> {
  const names = await writeTinyModel(folder, weights);
  const files = names.map((name) => {
    const content = readFileSync(path.join(folder, name));
    const sha256 = createHash('sha256').update(content).digest('hex');
    return { path: name, bytes: content.length, sha256, repo: 'tests/tiny', commit: 'c0ffee' };
  });
  const mirror = 'http://127.0.0.1';
  writeManifest(folder, { id, fetchedAt: new Date(0).toISOString(), mirror, files, measured: null });
}
