// Which prompts ask for several pictures on one sheet, and that each of them is painted there.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { illustratePanels, readPanels, type Panels } from './panels.ts';

beforeAll(needDrawings, 120_000);

const promptsOf = (prompt: string) => readPanels(prompt)?.panels.map((one) => one.prompt);

describe('panels', () => {
  it.each([
    [
      'the four seasons of a tree',
      ['a tree in spring', 'a tree in summer', 'a tree in autumn', 'a tree in winter'],
    ],
    [
      'a village in four seasons, watercolor',
      [
        'a village in spring, watercolor',
        'a village in summer, watercolor',
        'a village in autumn, watercolor',
        'a village in winter, watercolor',
      ],
    ],
    ['一棵树的四季', ['春天的一棵树', '夏天的一棵树', '秋天的一棵树', '冬天的一棵树']],
    ['a 2-panel comic of a dog', ['comic, a dog, in the morning', 'comic, a dog, at noon']],
    ['两格漫画：小猫钓鱼', ['漫画，小猫钓鱼，清晨', '漫画，小猫钓鱼，正午']],
  ])('are of their seasons or hours: %s', (prompt, prompts) => {
    expect(promptsOf(prompt)).toEqual(prompts);
  });

  it.each([
    'a tree in autumn',
    'a comic about a cat',
    'four cats',
    'a panel of wood',
    '四只小猫',
    'a suite in the Four Seasons',
  ])('are not asked for: %s', (prompt) => {
    expect(readPanels(prompt)).toBeUndefined();
  });

  it('lie side by side, and what nobody typed is told by nobody', async () => {
    const panels = readPanels('the four seasons of a zorblax and a tree') as Panels;
    const done: number[] = [];
    const { image, understood, ignored } = await illustratePanels(
      panels,
      { prompt: '', style: 'auto', width: 120, height: 100, seed: 3 },
      (part) => done.push(part),
    );
    expect([image.width, image.height, image.data.length]).toEqual([120, 100, 120 * 100 * 4]);
    expect(understood).toEqual(['four seasons', 'tree']);
    expect(ignored).toEqual(['zorblax']);
    expect(done).toEqual([0.25, 0.5, 0.75, 1]);
    // Paper between them, and winter is lighter than summer at its foot.
    const at = (x: number, y: number) => image.data[(y * 120 + x) * 4] ?? 0;
    expect(at(60, 50)).toBe(0xf8);
    expect(at(90, 90)).toBeGreaterThan(at(90, 44));
  });
});
