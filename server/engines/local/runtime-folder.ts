// Where ONNX Runtime lies, which `npm run model` installs: it is larger than the whole product, and few need it.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { modelsFolder } from './model-folder.ts';

/** Its package.json and package-lock.json: what is installed, to the byte. */
export const RUNTIME_PACKAGE = path.join(import.meta.dirname, 'runtime');
export const RUNTIME_NAME = 'onnxruntime-node';

const Manifest = z.object({ dependencies: z.object({ [RUNTIME_NAME]: z.string() }) });

export const RUNTIME_VERSION = Manifest.parse(
  JSON.parse(readFileSync(path.join(RUNTIME_PACKAGE, 'package.json'), 'utf8')),
).dependencies[RUNTIME_NAME];

export type RuntimePlace = { entry: string; folder: string };

/** A version has a folder of its own: a new one never mixes with what a running process has open. */
export function placeRuntime(dataDir: string): RuntimePlace {
  const folder = path.join(modelsFolder(dataDir), `runtime-${RUNTIME_VERSION}`);
  return { folder, entry: path.join(folder, 'node_modules', RUNTIME_NAME, 'dist', 'index.js') };
}

export const hasRuntime = (dataDir: string): boolean => existsSync(placeRuntime(dataDir).entry);
