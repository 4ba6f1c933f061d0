// What stands on a desk is seen from near, all in its size, and nobody is there who only says whose desk it is.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

describe('a desk that has something', () => {
  it.each([
    ["a wizard's desk with potions, a skull and an open spellbook", 'potion potion potion skull spellbook'],
    ['巫师的书桌上放着魔药、骷髅头和魔法书', 'potion skull spellbook'],
    ['a desk with a typewriter, a lamp and a map', 'map table-lamp typewriter'],
    ['书桌上放着毛笔、砚台和印章', 'ink-brush inkstone name-seal'],
  ])('is seen from near, and all of it lies on it: %s', async (prompt, keys) => {
    const { scene, spots } = await plan(prompt);
    expect(scene.stage.scene).toBe('table');
    expect(
      spots
        .map(({ subject }) => subject.key)
        .toSorted()
        .join(' '),
    ).toBe(keys);
  });

  it.each(['a boy with a lamp at his desk', 'a stool beside a table'])(
    'stands in a room beside somebody or other furniture: %s',
    async (prompt) => {
      const { scene, of } = await plan(prompt);
      expect(scene.stage.scene).toBe('room');
      expect(of('table')).toHaveLength(1);
    },
  );
});

describe('machines and cushions of a home', () => {
  it.each(['老奶奶和缝纫机', 'a cat sitting on a pillow'])(
    'are in a room with who is there: %s',
    async (prompt) => {
      expect((await plan(prompt)).scene.stage.scene).toBe('room');
    },
  );
});

describe('a desk with a computer', () => {
  it.each([
    ['程序员风格的桌面，两个显示器和机械键盘', 2],
    ["a programmer's desk with three monitors, a keyboard and a mouse", 3],
    ['电脑桌上有显示器、键盘、鼠标和台灯', 1],
    ['a cozy desk setup with a monitor, a plant and a cup of coffee', 1],
  ])('has its screens behind and all else before them: %s', async (prompt, screens) => {
    const { scene, spots, of, told } = await plan(prompt);
    expect(told.ignored).toEqual([]);
    expect(scene.stage.scene).toBe('table');
    expect(spots.some(({ subject }) => subject.kind === 'figure')).toBe(false);
    expect(of('desktop-computer')).toHaveLength(screens);
    const [screen] = of('desktop-computer');
    for (const keyboard of of('keyboard')) {
      expect(keyboard.y).toBeGreaterThan(screen?.y ?? Infinity);
      expect(keyboard.tall).toBeLessThan((screen?.tall ?? 0) * 0.4);
    }
  });

  it.each(['a programmer working at a desk with two monitors', '程序员坐在桌前，桌上有两个显示器'])(
    'is typed at by who works there: %s',
    async (prompt) => {
      const { scene, reading, told } = await plan(prompt);
      expect(told.ignored).toEqual([]);
      expect(scene.stage.scene).toBe('room');
      expect(reading.subjects.find(({ kind }) => kind === 'figure')?.person?.hands).toBe('type');
    },
  );
});
