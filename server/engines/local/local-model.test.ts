// The models that are shipped as data, and what the guide says of them.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { countBytes, formatGigabytes, LocalModel, readLocalModels } from './local-model.ts';
import { RUNTIME_PACKAGE, RUNTIME_VERSION } from './runtime-folder.ts';

const models = readLocalModels();
const guide = readFileSync('docs/engines/local.md', 'utf8').replaceAll(/ +/g, ' ');

it.each(models.map((model) => [model.id, model] as const))('%s is whole', (id, model) => {
  const names = model.files.map((file) => file.path);
  expect(names).toEqual([...new Set(names)]);
  for (const part of ['text_encoder', 'unet', 'vae_decoder']) expect(names).toContain(`${part}/model.onnx`);
  for (const name of ['vocab.json', 'merges.txt']) expect(names).toContain(`tokenizer/${name}`);
  // Only with it an image can be changed.
  expect(names.includes('vae_encoder/model.onnx')).toBe(model.tools.includes('image-to-image'));
  expect(model.memoryBytes).toBeGreaterThan(countBytes(model));
  for (const { revision } of [model, ...model.files]) expect(revision ?? '0').toMatch(/^[\da-f]{40}$|^0$/);
  const row = guide.split('\n').find((line) => line.startsWith(`| \`${id}\``));
  expect(row).toContain(formatGigabytes(countBytes(model)));
  expect(row).toContain(formatGigabytes(model.memoryBytes));
});

it('lists the smallest first, each under its own id', () => {
  expect(models.map(({ id }) => id)).toEqual(['sdxs-512', 'sd-turbo', 'lcm-dreamshaper-7']);
});

it('refuses a file that would lie outside of its folder, or a setting that nobody knows', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'local-models-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [model] = models;
  const read = (changes: object) => {
    writeFileSync(path.join(folder, 'one.json'), JSON.stringify({ ...model, ...changes }));
    return readLocalModels(folder);
  };
  expect(read({})).toHaveLength(1);
  for (const name of ['../secret', '/etc/passwd', 'a/../../b', 'a//b', '']) {
    expect(() => read({ files: [{ path: name, bytes: 1, sha256: null }] })).toThrow('path');
  }
  expect(() => read({ licence: { name: 'x', url: 'http://plain.example' } })).toThrow('url');
  expect(() => read({ colour: 'red' })).toThrow('colour');
  expect(LocalModel.shape.id.safeParse('../x').success).toBe(false);
});

it('pins what runs them by the checksum of each package, and the guide names the version', () => {
  const lock = JSON.parse(readFileSync(path.join(RUNTIME_PACKAGE, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string; integrity?: string; resolved?: string }>;
  };
  const { '': _root, ...packages } = lock.packages;
  expect(packages['node_modules/onnxruntime-node']?.version).toBe(RUNTIME_VERSION);
  for (const { integrity, resolved } of Object.values(packages)) {
    expect(integrity).toMatch(/^sha512-/);
    expect(resolved).toBeUndefined(); // from the registry that npm is set to
  }
  expect(guide).toContain(`\`onnxruntime-node\` ${RUNTIME_VERSION}`);
});
