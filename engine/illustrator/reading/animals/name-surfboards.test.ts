// A board lies on the sea under an animal, and stands elsewhere.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { parsePrompt } from '../parse-prompt.ts';

beforeAll(needDrawings, 120_000);

const keysOf = (prompt: string) => parsePrompt(prompt).subjects.map(({ key }) => key);

describe('a board', () => {
  it.each(['a dog on a surfboard', 'a cat riding a surfboard', '一只金毛犬趴在冲浪板上'])(
    'lies on the sea under an animal: %s',
    async (prompt) => {
      const { of, scene, told } = await plan(prompt);
      expect(scene.stage.scene).toBe('sea');
      expect(of('lying-surfboard')[0]?.isOnWater).toBe(true);
      expect(told.ignored).toEqual([]);
    },
  );

  it('is near enough for the animal on it to be seen, one for each', async () => {
    const { of } = await plan('two dogs on surfboards');
    const [boards, dogs] = [of('lying-surfboard'), of('dog')];
    expect(boards).toHaveLength(2);
    for (const dog of dogs) {
      const board = boards.find(({ x }) => Math.abs(x - dog.x) < 12);
      expect(board).toBeDefined();
      expect(dog.tall).toBeGreaterThan(24);
    }
    expect((await plan('a dog on a surfboard')).of('dog')[0]?.tall).toBeGreaterThan(70);
  });

  it('stands elsewhere', () => {
    expect(keysOf('a dog next to a surfboard')).toEqual(['dog', 'surfboard']);
  });
});
