// A hat on somebody in a photo without colours is as grey as they are; a red one is red.
import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { openTestPhoto, readPixels } from '#tests/fakes/open-test-photo.ts';
import { applyOperation } from './apply-operation.ts';
import { changeInk } from './change-colour.ts';
import { readInstruction } from './read-instruction.ts';
import { startWork } from './work.ts';

beforeAll(needDrawings, 120_000);

/** How far the channels of the most colourful pixel lie apart after an edit. */
async function colourAfter(words: string): Promise<number> {
  const work = startWork(await readPixels(openTestPhoto('astronaut')), 3, []);
  changeInk(work, 'grey', 1, null);
  work.forgetMasks();
  for (const { operation } of readInstruction(words).parts)
    expect((await applyOperation(work, operation)).why).toBeNull();
  const { data } = work.image;
  let most = 0;
  for (let o = 0; o < data.length; o += 4) {
    const [red, green, blue] = [data[o] as number, data[o + 1] as number, data[o + 2] as number];
    most = Math.max(most, Math.max(red, green, blue) - Math.min(red, green, blue));
  }
  return most;
}

it.each(['add red sunglasses', 'give her a blue scarf'])('%s is of that colour', async (words) => {
  expect(await colourAfter(words)).toBeGreaterThan(60);
});

it.each(['add a scarf', 'change the background to a beach'])('%s has no colour', async (words) => {
  expect(await colourAfter(words)).toBeLessThan(4);
});
