// Where people are: on both ends of a seesaw, half behind a tree, before a window, turned to whom they look at.

import { describe, expect, it } from 'vitest';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { windowBox } from '../scenery/window-box.ts';
import { heroTrunk } from '../scenery/planting.ts';

describe('a seesaw', () => {
  it.each([
    ['two children on a seesaw'],
    ['两个孩子在玩跷跷板'],
    ['a boy and a girl playing on a seesaw'],
    ['孩子们坐跷跷板'],
  ])('has one at each end, who look at each other: %s', async (prompt) => {
    const { spots, of, told } = await planScene(prompt);
    const [seesaw] = of('seesaw');
    const [low, high, ...others] = spots
      .filter(({ subject }) => subject.kind === 'figure')
      .toSorted((a, b) => a.x - b.x);
    if (!seesaw || !low || !high) throw new Error('Somebody is missing');
    expect(others).toEqual([]);
    expect([low.isFlipped, high.isFlipped]).toEqual([true, false]);
    expect(low.x).toBeLessThan(seesaw.x - seesaw.tall);
    expect(high.x).toBeGreaterThan(seesaw.x + seesaw.tall);
    expect(high.y).toBeLessThan(low.y);
    expect(told.ignored).toEqual([]);
  });
});

it.each(['女孩站在树后面', 'a boy hiding behind a tree', 'a cat behind a tree'])(
  'is seen beside the trunk, and smaller than the tree: %s',
  async (prompt) => {
    const { spots, told } = await planScene(prompt);
    expect(told.ignored).toEqual([]);
    expect(spots[0]?.tall).toBeLessThan(512 * 0.3);
  },
);

it.each([
  ['a boy hiding behind a tree', 1],
  ['男孩躲在树后', 1],
  ['two children hiding behind a big oak tree', 2],
])('looks out behind the trunk: %s', async (prompt, many) => {
  const { scene, spots, reading } = await planScene(prompt);
  const tree = reading.subjects.find(({ kind }) => kind === 'tree');
  const trunk = tree && heroTrunk(scene.stage, tree);
  const hidden = spots.filter(
    ({ depth, x, tall }) => depth < 0.64 && Math.abs(x - (trunk?.x ?? 0)) < tall * 0.4,
  );
  expect(hidden).toHaveLength(many);
});

it.each([['a girl looking out of a window'], ['女孩望着窗外'], ['一个女人站在窗前看雨']])(
  'looks out of the window before it: %s',
  async (prompt) => {
    const { scene, spots } = await planScene(prompt);
    const { left, wide } = windowBox(scene.stage);
    const [who] = spots.filter(({ subject }) => subject.kind === 'figure');
    expect(who?.view).toBe('back');
    expect(Math.abs((who?.x ?? 0) - left - wide / 2)).toBeLessThan(wide / 3);
  },
);

it.each([['a girl looking at a dog'], ['女孩看着一只猫'], ['a woman looking at a man']])(
  'turns to whom one looks at: %s',
  async (prompt) => {
    const { spots } = await planScene(prompt);
    const [who, other] = ['girl', 'woman', 'dog', 'cat', 'man'].flatMap((key) =>
      spots.filter(({ subject }) => subject.key === key),
    );
    if (!who || !other) throw new Error('Somebody is missing');
    expect(who.view).toBe('side');
    expect(who.isFlipped).toBe(other.x > who.x);
    expect(other.view).not.toBe('back');
  },
);

it('jumps over the dog that is named after it', async () => {
  const { of } = await planScene('女孩跳过狗');
  expect(of('girl')[0]?.pose).toBe('jump');
});

it('holds the fan of the dance', async () => {
  expect((await planScene('a flamenco dancer with a fan')).told.ignored).toEqual([]);
});

it.each([['a teenager leaning against a brick wall'], ['少年靠在墙上听音乐']])(
  'leans against the wall behind: %s',
  async (prompt) => {
    const { spots, told } = await planScene(prompt);
    expect(spots.map(({ pose }) => pose)).toEqual(['lean']);
    expect(told.ignored).toEqual([]);
  },
);

it('tells of no leaning where somebody stands upright', async () => {
  const { told } = await planScene('a man leaning against a wall playing harmonica');
  expect(told.ignored).toEqual(['leaning against a wall']);
});

it('stands on the chair', async () => {
  const { of } = await planScene('男孩站在椅子上');
  const [boy, chair] = [...of('boy'), ...of('chair')];
  expect(boy?.pose).toBe('stand');
  expect(boy?.y).toBeLessThan((chair?.y ?? 0) - (chair?.tall ?? 0) * 0.4);
});

it('watches who is at work', async () => {
  const { of } = await planScene('妈妈在厨房包饺子，女儿在旁边看');
  const [mother, daughter] = [...of('woman'), ...of('girl')];
  expect(daughter?.view).toBe('side');
  expect(daughter?.isFlipped).toBe((mother?.x ?? 0) > (daughter?.x ?? 0));
});

it.each([['女孩趴在窗台上发呆', '趴在']])('tells what is not seen as left out: %s', async (prompt, word) => {
  expect((await planScene(prompt)).told.ignored).toContain(word);
});

it('salutes the flag, which stands by itself', async () => {
  const { of } = await planScene('a soldier saluting the flag');
  expect(of('plain-flag')).toHaveLength(1);
});

it('who is next to a train is near enough to be seen', async () => {
  const { of } = await planScene('A train conductor standing next to a red locomotive');
  expect(of('tradesperson')[0]?.tall).toBeGreaterThan(512 * 0.35);
});

it('a superhero in a cape flies, not the cape', async () => {
  const { reading } = await planScene('A superhero dog with a red cape flying over a city');
  expect(reading.subjects[0]?.person?.does).toBe('fly');
});

it('a chair under a tree is no room', async () => {
  const { scene, told } = await planScene('老爷爷坐在树下的竹椅上下棋');
  expect(scene.stage.scene).toBe('meadow');
  expect(told.understood).toContain('树');
});

it('plants that a room has are nobody’s to hold, and stand by its wall', async () => {
  const { reading, of } = await planScene('A woman doing yoga on a mat in a living room with plants');
  expect(reading.links).toEqual([]);
  const [woman] = of('woman');
  for (const plant of of('potted-plant')) expect(plant.y).toBeLessThan(woman?.y ?? 0);
});

it('a staff that is somebody’s own is in the hand', async () => {
  const { reading, of, told } = await planScene('A wizard casting a spell from his staff');
  expect(reading.links).toMatchObject([{ relation: 'holding', from: 0, to: 1 }]);
  expect(of('staff')).toEqual([]);
  expect(told.understood).toContain('staff');
});

it('no gown stands beside the bride who has it on', async () => {
  const { of, told } = await planScene('婚纱,新娘,花束,教堂');
  expect(of('dress')).toEqual([]);
  expect(told.ignored).toEqual([]);
});

it('a cup on the table of somebody at a laptop stands on that desk, and no other table is there', async () => {
  const { of, told } = await planScene('A woman working on her laptop with a coffee on the table');
  expect(of('table')).toEqual([]);
  expect(told.ignored).toEqual([]);
});

it('stands behind the table of who eats, as large as they are', async () => {
  const { of } = await planScene('a waiter pouring wine for a couple eating dinner at a table');
  const [[waiter], [table], [guest]] = [of('person'), of('dining-table'), of('man')];
  expect(waiter?.depth).toBeLessThan(table?.depth ?? 0);
  // Of who sits hardly more than the half is drawn.
  expect(waiter?.tall).toBeGreaterThan((guest?.tall ?? 0) * 1.3);
});

it.each([
  '医院病房里,医生给小女孩看病,妈妈坐在床边',
  'a waiter at the bar, a couple at a table and a man in a hat playing cards alone',
])('is as large as a room lets people be, whatever broad thing is with them: %s', async (prompt) => {
  const { spots } = await planScene(prompt);
  const people = spots.filter(({ subject }) => subject.kind === 'figure');
  expect(Math.max(...people.map(({ tall }) => tall))).toBeGreaterThan(512 * 0.4);
});

it('is on the other side of a seat than who else is beside it', async () => {
  const { of } = await planScene('长椅上,老奶奶在织毛衣,脚边趴着一只黄狗,旁边的小孙子在吹泡泡');
  const [[bench], [dog], [boy]] = [of('bench'), of('dog'), of('boy')];
  const middle = bench?.x ?? 0;
  expect(((dog?.x ?? middle) - middle) * ((boy?.x ?? middle) - middle)).toBeLessThan(0);
});

it('sits on no ship that is seen from afar', async () => {
  const { of } = await planScene('a mermaid sitting on a rock while a sailor on a ship looks at her');
  expect(of('man')).toEqual([]);
});

it('run together, and the same way', async () => {
  const { spots } = await planScene('小男孩和小狗在草地上奔跑');
  expect(spots.map(({ isFlipped }) => isFlipped)).toEqual([false, false]);
});

it('is before a bus that is behind somebody else', async () => {
  const { spots, of, told } = await planScene('妈妈牵着小男孩走在街上,一位清洁工正在扫落叶,后面有一辆公交车');
  const people = spots.filter(({ subject }) => subject.kind === 'figure').map(({ depth }) => depth);
  expect(of('bus')[0]?.depth).toBeLessThan(Math.min(...people));
  expect(told.ignored).toEqual([]);
});
