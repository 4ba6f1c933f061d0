// Loads a neural network from its two files and runs it: on one thread, in WebAssembly, the same numbers everywhere.
// The one file that knows what runs it.
import { readFile } from 'node:fs/promises';
import '@tensorflow/tfjs-backend-wasm';
import { loadGraphModel } from '@tensorflow/tfjs-converter';
import { dispose, env, ready, setBackend, tensor4d } from '@tensorflow/tfjs-core';

/** Takes a square image, three numbers a pixel; returns what each of the outputs holds. */
export type Network = (pixels: Float32Array) => Float32Array[];

type Order = {
  /** Of `models/<name>.json` and `.bin`. */
  name: string;
  /** Pixels of the image's sides. */
  side: number;
  outputs: readonly string[];
};

let start: Promise<unknown> | undefined;

/** Throws when a file cannot be read. */
export async function loadNetwork({ name, side, outputs }: Order): Promise<Network> {
  await (start ??= startBackend());
  const open = (ending: string) => readFile(new URL(`models/${name}.${ending}`, import.meta.url));
  const [graph, weights] = await Promise.all([open('json'), open('bin')]);
  const { modelTopology, weightsManifest } = JSON.parse(graph.toString());
  const model = await loadGraphModel({
    load: () =>
      Promise.resolve({
        modelTopology,
        weightSpecs: weightsManifest[0].weights,
        weightData: new Uint8Array(weights).buffer,
      }),
  });
  return (pixels) => {
    const input = tensor4d(pixels, [1, side, side, 3]);
    const results = [model.execute(input, [...outputs])].flat(); // one output comes without a list
    const values = results.map((result) => result.dataSync<'float32'>());
    dispose([input, ...results]);
    return values;
  };
}

async function startBackend(): Promise<void> {
  env().set('PROD', true); // no checks of every number, no advice on the console
  if (!(await setBackend('wasm'))) throw new Error('the neural networks cannot run here');
  await ready();
}
