// An instruction is followed part by part: what is said twice in other words is done once.
import { expect, it } from 'vitest';
import { makeTestPhoto } from '#tests/fakes/test-photos.ts';
import { followInstruction } from './follow-instruction.ts';
import { readInstruction } from './read-instruction.ts';
import { startWork } from './work.ts';

async function pixelsAfter(words: string): Promise<Uint8ClampedArray> {
  const photo = makeTestPhoto({ width: 120, height: 90, hasSky: false, ball: { x: 0.5, y: 0.5 } });
  const work = startWork(photo, 3, []);
  await followInstruction(work, readInstruction(words), () => undefined);
  return work.image.data;
}

it('[product 2.2] sharpens once for two words of a larger size', async () => {
  const once = await pixelsAfter('make it 4k');
  expect(await pixelsAfter('make it 4k, higher resolution')).toEqual(once);
  expect(once).not.toEqual(await pixelsAfter('mirror it, mirror it'));
});
