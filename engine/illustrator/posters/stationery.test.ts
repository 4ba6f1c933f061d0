// Invitations, cards and menus are paper with type and ornaments, not scenes of what they invite to.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { fontFor, NEWSREADER } from '#engine/letters/font-for.ts';
import { setLines } from '#engine/letters/set-lines.ts';
import { makeSurface } from '#engine/raster/surface.ts';
import { paperLetterings } from './letter-paper.ts';

beforeAll(needDrawings, 120_000);

describe('paper', () => {
  it.each([
    'wedding invitation with eucalyptus leaves, "Anna & Tom, June 14"',
    '婚礼请柬，花卉边框',
    'restaurant menu with olive branches',
    'birthday invitation card with balloons',
    'certificate with gold border',
    '请柬，竹叶',
  ])('is what the prompt is of: %s', async (prompt) => {
    const { scene, spots, told } = await plan(prompt);
    expect(scene.layers.map(({ name }) => name)).toContain('poster foliage');
    expect(spots.filter(({ subject }) => subject.kind === 'figure')).toEqual([]);
    expect(told.ignored).toEqual([]);
  });

  it.each([
    'a girl holding a birthday card',
    'a bride holding a wedding invitation',
    'a wedding invitation on a wooden table',
    'two men playing cards',
  ])('is not, where it is a thing among others: %s', async (prompt) => {
    const { reading } = await plan(prompt);
    expect(reading.stationery).toBeUndefined();
  });

  it.each(['happy new year greeting card, fireworks, "2027"', '新年贺卡，烟花，“新年快乐”'])(
    'is a poster by night, where fireworks are to be on it: %s',
    async (prompt) => {
      const { scene, told } = await plan(prompt);
      expect(scene.stage.scene).toBe('poster');
      expect(told.ignored).toEqual([]);
    },
  );

  it('keeps what is to stand on it', async () => {
    expect((await plan('greeting card with a cat')).of('cat')).toHaveLength(1);
  });
});

describe('a menu', () => {
  it.each([
    ['menu for a ramen shop', 'ramen'],
    ['火锅店菜单', 'hotpot'],
  ])('shows what is served there, and not the house: %s', async (prompt, key) => {
    expect((await plan(prompt)).reading.subjects.map((one) => one.key)).toEqual([key]);
  });
});

it.each(['餐厅菜单封面，红色', 'cafe menu, red'])(
  'a menu has the colour that is said: %s',
  async (prompt) => {
    const { reading } = await plan(prompt);
    expect(reading.stationery?.kind).toBe('menu');
    expect(reading.ground).toBe('#d8342f');
  },
);

describe('its type', () => {
  it('stands on lines of its own behind commas', async () => {
    const { scene } = await plan('wedding invitation "Anna & Tom, June 14"');
    const [first, second] = paperLetterings(scene.stage, ['Anna & Tom, June 14']);
    expect([first?.text, second?.text]).toEqual(['Anna & Tom', 'June 14']);
    expect(second?.pixels).toBeLessThan(first?.pixels ?? 0);
  });

  it('keeps names whole where they are nearly short enough, and never breaks behind "&"', () => {
    makeSurface(8, 8, (brush) => {
      const set = (text: string, wide: number): string[] =>
        setLines(brush, text, { wide, tall: 400, wished: 100, most: 2 }, NEWSREADER).lines;
      brush.font = fontFor('Anna & Tom', 100, NEWSREADER);
      const whole = brush.measureText('Anna & Tom').width;
      expect(set('Anna & Tom', whole * 0.85)).toEqual(['Anna & Tom']);
      expect(set('Anna & Tom', whole * 0.6)).toEqual(['Anna', '& Tom']);
      expect(set('Anna and Tom', whole * 0.7)).toEqual(['Anna', 'and Tom']);
    });
  });

  it('is the name of the paper where no other is given', async () => {
    expect((await plan('婚礼请柬')).reading.writing.map(({ text }) => text)).toEqual(['婚礼请柬']);
    expect((await plan('greeting card with a cat')).reading.writing).toEqual([]);
  });
});
