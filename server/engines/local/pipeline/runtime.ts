// What runs the networks: ONNX Runtime, of whatever package, by the part of its API that this engine needs.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

export type TensorData = Float32Array | Uint16Array | Int32Array | BigInt64Array | ArrayBufferView;
export type Tensor = { readonly type: string; readonly data: TensorData; readonly dims: readonly number[] };
/** A side that a network leaves open has a name in the place of its number. */
export type TensorInfo = {
  readonly name: string;
  readonly isTensor: boolean;
  readonly type?: string;
  readonly shape?: readonly (number | string)[];
};

export type Session = {
  readonly inputMetadata: readonly TensorInfo[];
  readonly outputNames: readonly string[];
  run(feeds: Readonly<Record<string, Tensor>>): Promise<Readonly<Record<string, Tensor>>>;
  release(): Promise<void>;
};

export type Runtime = {
  InferenceSession: { create(file: string, options?: object): Promise<Session> };
  Tensor: new (type: string, data: TensorData, dims: readonly number[]) => Tensor;
};

/** `entry` is the module, by its absolute path. Throws what loading it throws: a library of the system may be missing. */
export async function loadRuntime(entry: string): Promise<Runtime> {
  // A package in CommonJS is required: what `import` makes of it depends on what it can guess of its names.
  if (/\.c?js$/.test(entry)) return loadNative(entry);
  return (await import(pathToFileURL(entry).href)) as Runtime;
}

/** The native part of version 1.30 takes a Float16Array for empty. Whether there is one it decides at its first tensor. */
function loadNative(entry: string): Runtime {
  const { Float16Array: hidden } = globalThis;
  Reflect.deleteProperty(globalThis, 'Float16Array');
  try {
    const runtime = createRequire(import.meta.url)(entry) as Runtime;
    void new runtime.Tensor('float16', new Uint16Array(1), [1]);
    return runtime;
  } finally {
    globalThis.Float16Array = hidden;
  }
}
