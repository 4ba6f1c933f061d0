// Loads a neural network from its two files and runs it: on one thread, in WebAssembly, the same numbers everywhere.
// With convolve-by-tiles.ts the one file that knows what runs it.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import '@tensorflow/tfjs-backend-wasm';
import { loadGraphModel } from '@tensorflow/tfjs-converter';
import { dispose, env, ready, setBackend, type Tensor, tensor1d, tensor4d } from '@tensorflow/tfjs-core';
import { convolveByTiles } from './convolve-by-tiles.ts';

/** Takes a square image, three numbers a pixel; returns what each of the outputs holds. `side`: where it is not its own. */
export type Network = (pixels: Float32Array, side?: number) => Float32Array[];

type Order = {
  /** Of `models/<name>.json` and `.bin`. */
  name: string;
  /** Pixels of the image's sides. */
  side: number;
  /** The sides of what it enlarges within: its graph has each as `size_` and the number. For a network of several sizes. */
  enlarged?: readonly number[];
  outputs: readonly string[];
};

let start: Promise<unknown> | undefined;

/** Throws when a file cannot be read. */
export async function loadNetwork({ name, side: own, enlarged = [], outputs }: Order): Promise<Network> {
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
  const image = model.inputs[0]?.name ?? '';
  return keepAnswers((pixels, side = own) => {
    const inputs: Record<string, Tensor> = { [image]: tensor4d(pixels, [1, side, side, 3]) };
    if (side !== own)
      for (const size of enlarged) {
        const now = (size * side) / own;
        inputs[`size_${size}`] = tensor1d([now, now], 'int32');
      }
    const results = [model.execute(inputs, [...outputs])].flat(); // one output comes without a list
    const values = results.map((result) => result.dataSync<'float32'>());
    dispose([...Object.values(inputs), ...results]);
    return values;
  });
}

async function startBackend(): Promise<void> {
  env().set('PROD', true); // no checks of every number, no advice on the console
  if (!(await setBackend('wasm'))) throw new Error('the neural networks cannot run here');
  await ready();
  convolveByTiles();
}

/** Of each network the last ones: a photo is looked at again by its next job. All of them are some megabytes. */
const MOST_KEPT = 32;

/** Returns what does not run for what it was asked last: to run costs a hundred times as much as to know that. */
export function keepAnswers(run: Network): Network {
  const kept = new Map<string, readonly Float32Array[]>();
  return (pixels, side) => {
    const bytes = new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength);
    const asked = `${side} ${createHash('sha256').update(bytes).digest('base64')}`;
    const answer = kept.get(asked) ?? run(pixels, side);
    kept.delete(asked);
    kept.set(asked, answer); // the last one now
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break;
      kept.delete(oldest);
    }
    // Whoever asks may change it.
    return answer.map((values) => values.slice());
  };
}
