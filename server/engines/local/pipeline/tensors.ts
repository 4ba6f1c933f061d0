// Numbers in the type that a network declares for its input, and back.
import type { Runtime, Session, Tensor, TensorInfo } from './runtime.ts';

/** Throws where the network has no such input. */
export function describeInput(session: Session, name: string): TensorInfo {
  const found = session.inputMetadata.find((input) => input.name === name);
  if (!found) throw new Error(`the network has no input ${name}`);
  return found;
}

export function hasInput(session: Session, name: string): boolean {
  return session.inputMetadata.some((input) => input.name === name);
}

/** Throws for a type that no exporter uses there. */
export function makeTensor(
  { Tensor: Make }: Pick<Runtime, 'Tensor'>,
  { name, type }: TensorInfo,
  values: ArrayLike<number>,
  dims: readonly number[],
): Tensor {
  switch (type) {
    case 'float32':
      return new Make(type, Float32Array.from(values), dims);
    case 'float16':
      return new Make(type, new Uint16Array(Float16Array.from(values).buffer), dims);
    case 'int32':
      return new Make(type, Int32Array.from(values), dims);
    case 'int64':
      return new Make(type, BigInt64Array.from(Array.from(values, BigInt)), dims);
    default:
      throw new Error(`the network wants ${type ?? 'no tensor'} for ${name}`);
  }
}

/** Throws for what are no floating-point numbers, and where one of them is no number. */
export function readFloats({ type, data }: Tensor): Float32Array {
  const floats = toFloats(type, data);
  // One look at a sum tells: it is no number as soon as one of them is none.
  if (!Number.isFinite(floats.reduce((sum, value) => sum + value, 0))) {
    throw new Error('the network made what are no numbers');
  }
  return floats;
}

function toFloats(type: string, data: Tensor['data']): Float32Array {
  if (data instanceof Float32Array) return data;
  if (type === 'float16') {
    return Float32Array.from(new Float16Array(data.buffer, data.byteOffset, data.byteLength / 2));
  }
  throw new Error(`the network made ${type}`);
}

/** The only output, or the one of that name where there are several. */
export async function runSession(
  session: Session,
  feeds: Readonly<Record<string, Tensor>>,
  preferred = '',
): Promise<Tensor> {
  const outputs = await session.run(feeds);
  const made = outputs[preferred] ?? outputs[session.outputNames[0] ?? ''];
  if (!made) throw new Error('the network made nothing');
  return made;
}
