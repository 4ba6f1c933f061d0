// Beings of Chinese tales are drawn as everybody knows them: with their arms in hand, on a cloud, with ribbons.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { readPerson } from './read-person.ts';

beforeAll(needDrawings, 120_000);

describe('the Monkey King', () => {
  it.each(['孙悟空', 'the Monkey King with his golden staff', 'Sun Wukong', '孙悟空手持金箍棒腾云驾雾'])(
    'has a face of a monkey, a band and his staff in hand: %s',
    async (prompt) => {
      const { scene, reading, spots, of, told } = await plan(prompt);
      expect(told.ignored).toEqual([]);
      const spot = of('monkey-king')[0];
      const person = spot && readPerson(scene.stage, spot.subject, spot.subject.key);
      expect(person?.animal?.face).toBe('own/monkey-king-head');
      expect(person?.outfit.headgear?.kind).toBe('fillet');
      // It is drawn as one with him.
      expect(reading.subjects.find(({ key }) => key === 'staff')?.drawing).toBe('own/golden-staff');
      expect(spots.filter(({ subject }) => subject.key === 'staff')).toEqual([]);
    },
  );

  it('and Zhu Bajie have each their own', async () => {
    const { reading } = await plan('孙悟空和猪八戒');
    const held = reading.links.map(({ from, to }) => [
      reading.subjects[from]?.key,
      to === null ? undefined : reading.subjects[to]?.drawing,
    ]);
    expect(held).toEqual([
      ['monkey-king', 'own/golden-staff'],
      ['zhu-bajie', 'own/nine-toothed-rake'],
    ]);
  });

  it('stands on a cloud that is wider than he is', async () => {
    const [above, below] = [await plan('孙悟空在云端'), await plan('孙悟空在草地上')];
    const [onCloud, onGrass] = [above.of('monkey-king')[0], below.of('monkey-king')[0]];
    expect(onCloud?.isFloating).toBe(true);
    expect(onGrass?.isFloating).toBe(false);
  });
});

describe('beings and sages of tales', () => {
  it.each([
    ['哪吒脚踏风火轮手持火尖枪', 'nezha'],
    ['关公手持青龙偃月刀', 'guan-yu'],
    ['诸葛亮手持羽扇', 'zhuge-liang'],
    ['嫦娥奔月', 'chang-e'],
    ['财神', 'fortune-god'],
  ])('are there with what they have: %s', async (prompt, key) => {
    const { of, told } = await plan(prompt);
    expect(of(key)).toHaveLength(1);
    expect(told.ignored).toEqual([]);
  });

  it('are known by face and arms: Erlang by a third eye, Zhong Kui by a wild beard and a sword', async () => {
    const { scene, reading, of } = await plan('二郎神和钟馗');
    const [erlang, kui] = ['erlang-shen', 'zhong-kui'].map((key) => {
      const [spot] = of(key);
      return spot && readPerson(scene.stage, spot.subject, key);
    });
    expect(erlang).toMatchObject({ hasThirdEye: true, beard: 'none' });
    expect(kui).toMatchObject({ hasThirdEye: false, beard: 'wild' });
    expect(reading.links.map(({ to }) => reading.subjects[to ?? -1]?.drawing)).toEqual([
      'own/three-pointed-glaive',
      'own/sword',
    ]);
  });

  it('are a weaver girl in a robe beside her cowherd, not one who works at a loom', async () => {
    const { scene, of } = await plan('牛郎织女');
    const [girl] = of('hanfu');
    expect(girl && readPerson(scene.stage, girl.subject, 'hanfu').outfit.apron).toBeUndefined();
    expect(of('cowherd')).toHaveLength(1);
    expect(of('hanfu')).toHaveLength(1);
  });

  it('are seven in the bamboo', async () => {
    const { of } = await plan('水墨风格的竹林七贤');
    expect([...of('scholar'), ...of('seated-scholar')]).toHaveLength(7);
  });
});

describe('a flying apsara', () => {
  it.each(['飞天', 'a flying apsara with long ribbons'])('is in the air: %s', async (prompt) => {
    const { of, told } = await plan(prompt);
    expect(of('apsara')[0]?.isFloating).toBe(true);
    expect(told.ignored).toEqual([]);
  });

  it('is nobody where a rocket flies up', async () => {
    expect((await plan('火箭飞天')).of('apsara')).toEqual([]);
  });
});

describe('a fairy', () => {
  it.each(['仙女在云中飞舞,飘带', '仙女下凡'])('flies with ribbons: %s', async (prompt) => {
    const { of, told } = await plan(prompt);
    expect(of('apsara')[0]?.isFloating).toBe(true);
    expect(told.ignored.join(' ')).not.toContain('飘带');
  });

  it('stands in a wood without any', async () => {
    const { of } = await plan('竹林里的仙女');
    expect([of('apsara').length, of('hanfu').length]).toEqual([0, 1]);
  });
});

describe('beasts of tales', () => {
  it.each(['麒麟', 'a qilin'])('%s', async (prompt) => {
    const { of, told } = await plan(prompt);
    expect([of('qilin')[0]?.subject.drawing, told.ignored]).toEqual(['own/qilin', []]);
  });

  it.each(['凤凰涅槃,火焰', 'a phoenix rising from the flames', '浴火凤凰'])(
    'a phoenix is in flames: %s',
    async (prompt) => {
      const { reading, told } = await plan(prompt);
      expect([reading.subjects[0]?.isBurning, told.ignored]).toEqual([true, []]);
    },
  );
});

it.each(['将军手持长枪', 'a general holding a spear'])('a spear is in the hand: %s', async (prompt) => {
  const { reading, spots, told } = await plan(prompt);
  expect(reading.subjects.find(({ key }) => key === 'staff')?.drawing).toBe('own/spear');
  expect(spots.filter(({ subject }) => subject.key === 'staff')).toEqual([]);
  expect(told.ignored).toEqual([]);
});

it('an old taoist has a long beard, and a robe', async () => {
  const { scene, of } = await plan('老道士');
  const [spot] = of('taoist');
  const person = spot && readPerson(scene.stage, spot.subject, spot.subject.key);
  expect([person?.beard, person?.outfit.top.cut]).toEqual(['long', 'robe']);
});

it('a young wizard has neither a beard nor white hair', async () => {
  const { scene } = await plan('a young wizard');
  const [subject] = scene.stage.reading.subjects;
  const person = subject && readPerson(scene.stage, subject, subject.key);
  expect(person?.beard).toBe('none');
});
