// Each of several wears what they wear, birds have in the beak what they hold, babies are in the arms of who is with them.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { parsePrompt } from '../parse-prompt.ts';
import { findContent, makeSurface } from '#engine/raster/surface.ts';
import type { PaintedLayer } from '../../painting/layer.ts';

beforeAll(needDrawings, 120_000);

/** How high the drawings of its cats are for their width. */
async function ratiosOf(prompt: string): Promise<number[]> {
  const { scene } = await planScene(prompt);
  const cats = scene.layers.filter(({ spot }) => spot?.subject.key === 'cat');
  return cats.map((layer) => {
    const { paint } = layer as PaintedLayer;
    const { left, right, top, bottom } = findContent(makeSurface(512, 512, paint));
    return (bottom - top) / (right - left);
  });
}

it('each of two cats has a hat', async () => {
  const [bare, dressed] = [await ratiosOf('two cats'), await ratiosOf('two cats wearing hats')];
  expect(dressed).toHaveLength(2);
  // A hat makes them taller.
  expect(Math.min(...dressed)).toBeGreaterThan(Math.max(...bare) * 1.01);
});

describe('a bird', () => {
  it.each([
    ['a crow holding a key in its beak', 'crow'],
    ['a parrot holding a flower', 'parrot'],
    ['a dove with an envelope in its beak', 'dove'],
  ])('has it in the beak, large enough to be seen: %s', async (prompt) => {
    const { spots, told } = await planScene(prompt);
    expect(spots).toHaveLength(1);
    expect(spots[0]?.tall).toBeGreaterThan(100);
    expect(told.ignored).toEqual([]);
  });
});

describe('a baby', () => {
  it.each(['a woman with a baby', 'dad with a baby and a dog', 'woman with a baby in a carrier'])(
    'is in the arms: %s',
    (prompt) => {
      const { subjects, links } = parsePrompt(prompt);
      const held = links.find(({ relation }) => relation === 'holding');
      expect(subjects[held?.to ?? -1]?.person?.age).toBe('baby');
    },
  );
});

it('no elephant is on a boy', () => {
  const { links } = parsePrompt('an elephant spraying water on a boy');
  expect(links.map(({ relation }) => relation)).not.toContain('on');
});

it('a hockey goalie plays hockey', () => {
  expect(parsePrompt('a hockey goalie stopping the puck').subjects[0]?.person?.hands).toBe('hockey');
});
