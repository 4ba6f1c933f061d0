// A whole text-to-image model of a few hundred random weights, in the file layout of diffusers: it draws nothing that
// anybody would know, but by the same path as a large one.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeRandom } from '#engine/raster/random.ts';
import {
  FLOAT,
  FLOAT16,
  type Graph,
  INT32,
  INT64,
  type Node,
  type Port,
  type Weights,
  writeOnnx,
} from './write-onnx.ts';

export type TinyModelOptions = {
  /** Numbers go in and come out with half of the bits. */
  isHalf?: boolean;
  /** Ids of words and steps are of this type. */
  ids?: 'int32' | 'int64';
  /** The network is told how closely to keep to the words, as those of LCM are. */
  hasGuidance?: boolean;
  /** The autoencoder says how sure it is, as newer exports do. */
  isUnsure?: boolean;
  /** It draws squares of so many pixels a side, and nothing else. */
  fixedSide?: number;
  prediction?: 'epsilon' | 'v_prediction';
};

const HIDDEN = 8;
const CHANNELS = 4;
const SCALE = 8;
const GUIDANCE = 256;
const VOCABULARY = [...'abcdefghijklmnopqrstuvwxyz'].flatMap((letter) => [letter, `${letter}</w>`]);

/** Returns the names of the files, from the folder. */
export async function writeTinyModel(folder: string, options: TinyModelOptions = {}): Promise<string[]> {
  const prediction_type = options.prediction ?? 'epsilon';
  const words = [...VOCABULARY, 'fo', 'fox</w>', '<|startoftext|>', '<|endoftext|>'];
  const files: Record<string, Buffer | string> = {
    'model_index.json': JSON.stringify({ _class_name: 'StableDiffusionPipeline' }),
    'scheduler/scheduler_config.json': JSON.stringify({ _class_name: 'LCMScheduler', prediction_type }),
    'tokenizer/vocab.json': JSON.stringify(Object.fromEntries(words.map((word, id) => [word, id]))),
    'tokenizer/merges.txt': '#version: 0.2\nf o\nfo x</w>\n',
    'text_encoder/model.onnx': writeOnnx(drawTextEncoder(words.length, options)),
    'unet/model.onnx': writeOnnx(drawUnet(options)),
    'vae_decoder/model.onnx': writeOnnx(drawDecoder(options)),
    'vae_encoder/model.onnx': writeOnnx(drawEncoder(options)),
  };
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return Object.keys(files);
}

function drawTextEncoder(words: number, { isHalf, ids = 'int32' }: TinyModelOptions): Graph {
  return withTypes(isHalf, {
    inputs: [{ name: 'input_ids', type: ids === 'int32' ? INT32 : INT64, shape: ['batch', 'sequence'] }],
    outputs: [{ name: 'last_hidden_state', type: FLOAT, shape: ['batch', 'sequence', HIDDEN] }],
    weights: [weigh('words', [words, HIDDEN])],
    nodes: [node('Gather', ['words', 'input_ids'], 'last_hidden_state')],
  });
}

/** What it says depends on the image, the words, the step, and where it is told so on the guidance. */
function drawUnet({ isHalf, ids = 'int64', hasGuidance, fixedSide }: TinyModelOptions): Graph {
  const guidance: Port = { name: 'timestep_cond', type: FLOAT, shape: ['batch', GUIDANCE] };
  return withTypes(isHalf, {
    inputs: [
      { name: 'sample', type: FLOAT, shape: latentShape(fixedSide) },
      { name: 'timestep', type: ids === 'int32' ? FLOAT : INT64, shape: ids === 'int32' ? ['steps'] : [] },
      { name: 'encoder_hidden_states', type: FLOAT, shape: ['batch', 'sequence', HIDDEN] },
      ...(hasGuidance ? [guidance] : []),
    ],
    outputs: [{ name: 'out_sample', type: FLOAT, shape: latentShape(fixedSide) }],
    weights: [
      weigh('look', [CHANNELS, CHANNELS, 3, 3]),
      weigh('read', [HIDDEN, CHANNELS]),
      weigh('obey', [GUIDANCE, CHANNELS]),
      { name: 'shape', dims: [4], type: INT64, values: [1, CHANNELS, 1, 1] },
      { name: 'late', dims: [1], values: [0.001] },
    ],
    nodes: [
      node('Conv', ['sample', 'look'], 'seen', { pads: [1, 1, 1, 1] }),
      node('ReduceMean', ['encoder_hidden_states'], 'meant', { axes: [1], keepdims: 0 }),
      node('MatMul', ['meant', 'read'], 'words'),
      ...(hasGuidance
        ? [node('MatMul', ['timestep_cond', 'obey'], 'obeyed'), node('Add', ['words', 'obeyed'], 'told')]
        : [node('Identity', ['words'], 'told')]),
      node('Reshape', ['told', 'shape'], 'shaped'),
      node('Cast', ['timestep'], 'time', { to: FLOAT }),
      node('Mul', ['time', 'late'], 'lateness'),
      node('Add', ['seen', 'shaped'], 'both'),
      node('Add', ['both', 'lateness'], 'sum'),
      node('Tanh', ['sum'], 'out_sample'),
    ],
  });
}

function drawDecoder({ isHalf, fixedSide }: TinyModelOptions): Graph {
  return withTypes(isHalf, {
    inputs: [{ name: 'latent_sample', type: FLOAT, shape: latentShape(fixedSide) }],
    outputs: [{ name: 'sample', type: FLOAT, shape: ['batch', 3, 'height', 'width'] }],
    weights: [weigh('colour', [CHANNELS, 3, SCALE, SCALE], 0.2)],
    nodes: [
      node('ConvTranspose', ['latent_sample', 'colour'], 'coloured', { strides: [SCALE, SCALE] }),
      node('Tanh', ['coloured'], 'sample'),
    ],
  });
}

function drawEncoder({ isHalf, isUnsure }: TinyModelOptions): Graph {
  const channels = CHANNELS * (isUnsure ? 2 : 1);
  return withTypes(isHalf, {
    inputs: [{ name: 'sample', type: FLOAT, shape: ['batch', 3, 'height', 'width'] }],
    outputs: [{ name: 'latent_sample', type: FLOAT, shape: ['batch', channels, 'rows', 'columns'] }],
    weights: [weigh('shrink', [channels, 3, SCALE, SCALE], 0.2)],
    nodes: [node('Conv', ['sample', 'shrink'], 'latent_sample', { strides: [SCALE, SCALE] })],
  });
}

function latentShape(fixedSide: number | undefined): Port['shape'] {
  const side = fixedSide === undefined ? null : fixedSide / SCALE;
  return ['batch', CHANNELS, side ?? 'height', side ?? 'width'];
}

function node(op: string, inputs: string[], output: string, attributes: Node['attributes'] = {}): Node {
  return { op, inputs, outputs: [output], attributes };
}

function weigh(name: string, dims: number[], size = 0.5): Weights {
  const random = makeRandom(7, name);
  const length = dims.reduce((all, side) => all * side, 1);
  return { name, dims, values: Array.from({ length }, () => random.between(-size, size)) };
}

const half = (port: Port): Port => (port.type === FLOAT ? { ...port, type: FLOAT16 } : port);
const cast = (from: string, to: string, type: number) => node('Cast', [from], to, { to: type });
const floats = (ports: readonly Port[]) => ports.filter(({ type }) => type === FLOAT).map(({ name }) => name);

/** Half of the bits outside, all of them inside: not every runtime computes with the half. */
function withTypes(isHalf: boolean | undefined, graph: Graph): Graph {
  if (!isHalf) return graph;
  const rename = (names: readonly string[]) => names.map((name) => (isFloat(name) ? `${name}:whole` : name));
  const isFloat = (name: string) =>
    [...graph.inputs, ...graph.outputs].some((port) => port.name === name && port.type === FLOAT);
  return {
    weights: graph.weights,
    inputs: graph.inputs.map(half),
    outputs: graph.outputs.map(half),
    nodes: [
      ...floats(graph.inputs).map((name) => cast(name, `${name}:whole`, FLOAT)),
      ...graph.nodes.map((one) => ({ ...one, inputs: rename(one.inputs), outputs: rename(one.outputs) })),
      ...floats(graph.outputs).map((name) => cast(`${name}:whole`, name, FLOAT16)),
    ],
  };
}
