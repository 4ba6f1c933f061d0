// Writes networks as .onnx files: the few parts of the format (a protocol buffer, onnx.proto3) that small ones need.

export const FLOAT = 1;
export const INT32 = 6;
export const INT64 = 7;
export const FLOAT16 = 10;

export type Weights = { name: string; dims: readonly number[]; type?: number; values: ArrayLike<number> };
export type Attribute = number | string | readonly number[];
export type Node = {
  op: string;
  inputs: readonly string[];
  outputs: readonly string[];
  attributes?: Readonly<Record<string, Attribute>>;
};
/** A side with a name is open. */
export type Port = { name: string; type: number; shape: readonly (number | string)[] };
export type Graph = {
  nodes: readonly Node[];
  weights: readonly Weights[];
  inputs: readonly Port[];
  outputs: readonly Port[];
};

const IR_VERSION = 8;
const OPSET = 17;
const ATTRIBUTE_INT = 2;
const ATTRIBUTE_STRING = 3;
const ATTRIBUTE_INTS = 7;

/** The bytes of a model file. */
export function writeOnnx({ nodes, weights, inputs, outputs }: Graph): Buffer {
  const graph = [
    ...nodes.map((node) => bytesField(1, writeNode(node))),
    textField(2, 'network'),
    ...weights.map((one) => bytesField(5, writeWeights(one))),
    ...inputs.map((port) => bytesField(11, writePort(port))),
    ...outputs.map((port) => bytesField(12, writePort(port))),
  ];
  return Buffer.concat([
    numberField(1, IR_VERSION),
    bytesField(7, Buffer.concat(graph)),
    bytesField(8, Buffer.concat([textField(1, ''), numberField(2, OPSET)])),
  ]);
}

function writeNode({ op, inputs, outputs, attributes = {} }: Node): Buffer {
  return Buffer.concat([
    ...inputs.map((name) => textField(1, name)),
    ...outputs.map((name) => textField(2, name)),
    textField(4, op),
    ...Object.entries(attributes).map(([name, value]) => bytesField(5, writeAttribute(name, value))),
  ]);
}

function writeAttribute(name: string, value: Attribute): Buffer {
  if (typeof value === 'number') {
    return Buffer.concat([textField(1, name), numberField(3, value), numberField(20, ATTRIBUTE_INT)]);
  }
  if (typeof value === 'string') {
    return Buffer.concat([textField(1, name), textField(4, value), numberField(20, ATTRIBUTE_STRING)]);
  }
  const list = value.map((one) => numberField(8, one));
  return Buffer.concat([textField(1, name), ...list, numberField(20, ATTRIBUTE_INTS)]);
}

function writeWeights({ name, dims, type = FLOAT, values }: Weights): Buffer {
  const data = type === INT64 ? BigInt64Array.from(Array.from(values, BigInt)) : Float32Array.from(values);
  return Buffer.concat([
    ...dims.map((side) => numberField(1, side)),
    numberField(2, type),
    textField(8, name),
    bytesField(9, Buffer.from(data.buffer)),
  ]);
}

function writePort({ name, type, shape }: Port): Buffer {
  const sides = shape.map((side) =>
    bytesField(1, typeof side === 'number' ? numberField(1, side) : textField(2, side)),
  );
  const tensor = Buffer.concat([numberField(1, type), bytesField(2, Buffer.concat(sides))]);
  return Buffer.concat([textField(1, name), bytesField(2, bytesField(1, tensor))]);
}

function numberField(field: number, value: number): Buffer {
  return Buffer.concat([writeVarint(field << 3), writeVarint(value)]);
}

function bytesField(field: number, bytes: Buffer): Buffer {
  return Buffer.concat([writeVarint((field << 3) | 2), writeVarint(bytes.length), bytes]);
}

function textField(field: number, text: string): Buffer {
  return bytesField(field, Buffer.from(text));
}

/** Seven bits a byte, the lowest first; the highest bit says that more come. */
function writeVarint(value: number): Buffer {
  const bytes: number[] = [];
  let left = BigInt.asUintN(64, BigInt(value));
  do {
    const more = left > 0x7fn;
    bytes.push(Number(left & 0x7fn) | (more ? 0x80 : 0));
    left >>= 7n;
  } while (left > 0n);
  return Buffer.from(bytes);
}
