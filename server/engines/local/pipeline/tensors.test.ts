// Numbers in the types that networks declare, there and back.
import { expect, it } from 'vitest';
import { TEST_RUNTIME } from '#tests/fakes/engines/local/place-tiny-model.ts';
import { loadRuntime } from './runtime.ts';
import { makeTensor, readFloats } from './tensors.ts';

const runtime = await loadRuntime(TEST_RUNTIME);
const port = (type: string) => ({ name: 'sample', isTensor: true, type, shape: [3] });

it.each(['float32', 'float16'])('keeps what fits into %s', (type) => {
  const tensor = makeTensor(runtime, port(type), [0.5, -2, 1024], [3]);
  expect(tensor.type).toBe(type);
  expect([...readFloats(tensor)]).toEqual([0.5, -2, 1024]);
});

it.each(['int32', 'int64'])('makes whole numbers of %s, and reads none as an image', (type) => {
  const tensor = makeTensor(runtime, port(type), [1, 2, 49_407], [3]);
  expect(Array.from(tensor.data as BigInt64Array, Number)).toEqual([1, 2, 49_407]);
  expect(() => readFloats(tensor)).toThrow(`the network made ${type}`);
});

it('refuses a type that no network of this kind has, and what are no numbers', () => {
  expect(() => makeTensor(runtime, port('string'), [1], [1])).toThrow('the network wants string for sample');
  expect(() => readFloats(makeTensor(runtime, port('float32'), [1, NaN, 2], [3]))).toThrow('no numbers');
  expect(() => readFloats(makeTensor(runtime, port('float16'), [1, 1e9, 2], [3]))).toThrow('no numbers');
});
