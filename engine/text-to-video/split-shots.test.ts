// Which prompts tell of several shots.
import { describe, expect, it } from 'vitest';
import { splitShots } from './split-shots.ts';

describe('[product 2.3] shots of a video', () => {
  it.each([
    ['Scene 1: a cat sleeps. Scene 2: a dog runs.', ['a cat sleeps.', 'a dog runs.']],
    ['shot one - a lake, shot two - a forest', ['a lake,', 'a forest']],
    ['镜头一：海边日出，镜头二：城市夜景', ['海边日出，', '城市夜景']],
    ['第一幕：一只猫。第二幕：一只狗。', ['一只猫。', '一只狗。']],
    ['watercolor. Scene 1: a cat. Scene 2: a dog', ['watercolor. a cat.', 'watercolor. a dog']],
  ])('%s', (prompt, prompts) => {
    expect(splitShots(prompt, 5)).toEqual({ prompts, left: [] });
  });

  it.each(['a cat in a winter scene', 'scene 1: a cat', 'a wide shot of two dogs', '一个场景：猫'])(
    'one: %s',
    (prompt) => {
      expect(splitShots(prompt, 5)).toEqual({ prompts: [prompt], left: [] });
    },
  );

  it('tells what there is no time for', () => {
    expect(splitShots('scene 1: a cat. scene 2: a dog. scene 3: a cow.', 2)).toEqual({
      prompts: ['a cat.', 'a dog.'],
      left: ['a cow.'],
    });
  });
});
