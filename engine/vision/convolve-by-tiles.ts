// How the networks convolve by 3 × 3: by Winograd's algorithm (raster/wasm/winograd.ts), which takes a quarter of the
// multiplications that TensorFlow's own does. The largest network runs in less than half of the time; its answers differ
// by less than 0.001, and are the same everywhere, too.
import {
  backend,
  FusedConv2D,
  type FusedConv2DAttrs,
  getKernel,
  type KernelFunc,
  registerKernel,
  type TensorInfo,
  unregisterKernel,
} from '@tensorflow/tfjs-core';
import { openOn, type OtherMemory } from '#engine/raster/wasm/open-compiled.ts';
import { WINOGRAD_BYTES } from '#engine/raster/wasm/winograd-bytes.ts';

/** As raster/wasm/winograd.ts describes it; addresses in bytes. */
type Functions = {
  convolveByTiles(
    source: number,
    target: number,
    weights: number,
    bias: number,
    width: number,
    height: number,
    from: number,
    to: number,
    isCut: boolean,
    band: number,
    spread: number,
    sums: number,
    line: number,
  ): void;
};

/** What is needed of the backend. */
type Backend = {
  wasm: { asm: { memory: OtherMemory; malloc(bytes: number): number; free(address: number): void } };
  dataIdMap: { get(data: object): { memoryOffset: number } };
  makeOutput(shape: number[], type: 'float32'): TensorInfo;
};

type Inputs = { x: TensorInfo; filter: TensorInfo; bias?: TensorInfo; preluActivationWeights?: TensorInfo };

const WASM = 'wasm';
const FLOAT_BYTES = 4;
/** Of a tile: pixels that it writes to either side, and of what it becomes. Tiles that are made at a time. */
const [STEP, PLACES, TILES] = [4, 36, 16] as const;
/** With fewer channels than these, what it takes to spread and to gather tiles is more than is saved. */
const LEAST_CHANNELS = 16;
/** Of the three weights of a line, what six places weigh. */
const SPREAD = [
  [1 / 4, 0, 0],
  [-1 / 6, -1 / 6, -1 / 6],
  [-1 / 6, 1 / 6, -1 / 6],
  [1 / 24, 1 / 12, 1 / 6],
  [1 / 24, -1 / 12, 1 / 6],
  [0, 0, 1],
] as const;

/** From now on, in the backend that is set; once in a process. */
export function convolveByTiles(): void {
  const own = backend() as unknown as Backend;
  const { memory, malloc, free } = own.wasm.asm;
  const usual = getKernel(FusedConv2D, WASM).kernelFunc;
  const { convolveByTiles: convolve } = openOn<Functions>(WINOGRAD_BYTES, memory);
  const addressOf = ({ dataId }: TensorInfo): number => own.dataIdMap.get(dataId).memoryOffset;
  const reserve = (bytes: number): number => malloc(bytes) >>> 0; // it returns a signed number
  const bufferFor = keepBuffers(reserve, free);
  const spread = new WeakMap<object, number>();

  const spreadOf = (filter: TensorInfo): number => {
    const known = spread.get(filter.dataId);
    if (known !== undefined) return known;
    const [, , from, to] = filter.shape as [number, number, number, number];
    const address = reserve(PLACES * from * to * FLOAT_BYTES);
    spreadWeights(
      new Float32Array(memory.buffer, addressOf(filter), 9 * from * to),
      new Float32Array(memory.buffer, address, PLACES * from * to),
    );
    spread.set(filter.dataId, address);
    return address;
  };

  const kernelFunc: KernelFunc = (call) => {
    const inputs = call.inputs as unknown as Inputs;
    const attrs = call.attrs as unknown as FusedConv2DAttrs;
    const { x, filter, bias } = inputs;
    if (!bias || !isByTiles(inputs, attrs)) return usual(call);
    const [, height, width, from] = x.shape as [number, number, number, number];
    const to = filter.shape[3] as number;
    const weights = spreadOf(filter);
    const target = own.makeOutput([1, height, width, to], 'float32');
    const pitch = Math.ceil(width / STEP) * STEP + 2;
    convolve(
      addressOf(x),
      addressOf(target),
      weights,
      addressOf(bias),
      width,
      height,
      from,
      to,
      attrs.activation === 'relu',
      bufferFor('band', (STEP + 2) * pitch * from * FLOAT_BYTES),
      bufferFor('spread', PLACES * TILES * from * FLOAT_BYTES),
      bufferFor('sums', PLACES * TILES * to * FLOAT_BYTES),
      bufferFor('line', PLACES * 4 * FLOAT_BYTES),
    );
    return target;
  };
  unregisterKernel(FusedConv2D, WASM);
  registerKernel({ kernelName: FusedConv2D, backendName: WASM, kernelFunc });
}

function isOne(value: number | readonly number[]): boolean {
  return [value].flat().every((one) => one === 1);
}

function isByTiles({ x, filter, preluActivationWeights }: Inputs, attrs: FusedConv2DAttrs): boolean {
  const [down, across, from = 0, to = 0] = filter.shape;
  return (
    down === 3 &&
    across === 3 &&
    x.shape[0] === 1 &&
    from >= LEAST_CHANNELS &&
    from % 4 === 0 &&
    to % 8 === 0 &&
    attrs.pad === 'same' &&
    isOne(attrs.strides) &&
    isOne(attrs.dilations) &&
    !preluActivationWeights &&
    (attrs.activation === 'relu' || attrs.activation === 'linear')
  );
}

/** `weights`: of 3 × 3 places the channels; `spread`: of 6 × 6. */
function spreadWeights(weights: Float32Array, spread: Float32Array): void {
  const pairs = weights.length / 9;
  const rows = new Float64Array(18);
  for (let i = 0; i < pairs; i++) {
    for (const [y, line] of SPREAD.entries())
      for (let x = 0; x < 3; x++)
        rows[y * 3 + x] = weigh(
          line,
          weights[x * pairs + i],
          weights[(3 + x) * pairs + i],
          weights[(6 + x) * pairs + i],
        );
    for (let y = 0; y < 6; y++)
      for (const [x, line] of SPREAD.entries())
        spread[(y * 6 + x) * pairs + i] = weigh(line, rows[y * 3], rows[y * 3 + 1], rows[y * 3 + 2]);
  }
}

function weigh(line: readonly [number, number, number], a = 0, b = 0, c = 0): number {
  return line[0] * a + line[1] * b + line[2] * c;
}

/** Returns what gives the address of a buffer of so many bytes, by a name: the same one again while it is large enough. */
function keepBuffers(
  reserve: (bytes: number) => number,
  free: (address: number) => void,
): (name: string, bytes: number) => number {
  const buffers = new Map<string, { address: number; bytes: number }>();
  return (name, bytes) => {
    const kept = buffers.get(name);
    if (kept && kept.bytes >= bytes) return kept.address;
    if (kept) free(kept.address);
    const address = reserve(bytes);
    buffers.set(name, { address, bytes });
    return address;
  };
}
