// Long prompts that say of several where each is: every link is read from whom to whom, and is kept to or told as left out.

import { expect, it } from 'vitest';
import { planScene } from '#tests/fakes/plan-scene.ts';

it.each([
  ['书架旁边靠着一把吉他,书架顶上坐着一只泰迪熊', 'guitar leaning_on bookshelf, teddy-bear on bookshelf'],
  ['a traveler standing in the middle of a wooden bridge', 'person on bridge'],
  ['石桥中间站着一位老人', 'elder on bridge'],
  ['a grandmother spinning wool on a spinning wheel', 'woman beside spinning-wheel'],
  ['a robot holding an umbrella next to a street lamp', 'robot holding umbrella, robot beside street-lamp'],
  [
    'ducks on a pond, water lilies around them, a wooden bridge behind them',
    'lotus around duck, bridge behind duck',
  ],
  ['床中间躺着一只狗,左边放着枕头', 'dog on bed, pillow left dog, pillow on bed'],
  [
    '茶几上放着一壶茶,茶壶旁边有两个茶杯',
    'tea on tea-table, teacup-without-handle beside tea, teacup-without-handle on tea-table',
  ],
  ['a girl, her bicycle leaning against a bench behind her', 'bike leaning_on bench, bench behind girl'],
  ['老爷爷坐在竹椅上,脚边放着茶壶', 'tea beside elder, elder on chair'],
  ['男孩站在屋顶上放风筝,下面站着他的妹妹', 'girl under boy, boy holding kite'],
  ['一只小猫坐在钢琴键盘上', 'cat on piano'],
  [
    '小熊坐在蜂蜜罐前面,周围飞着几只蜜蜂,身后是一棵大树',
    'bear in_front honey-jar, bee around bear, tree behind bear',
  ],
  [
    'an owl on a stack of books, a candle on its left and an hourglass on its right',
    'owl on books, candle left owl, hourglass-done right owl',
  ],
  [
    'a diver above a statue, fish around her and an octopus below',
    'person over statue, fish around person, octopus under person',
  ],
  ['a kettle on a stove, steam rising above it and a row of mugs', 'kettle on stove'],
  ['桌上放着西瓜,旁边坐着摇扇子的奶奶', 'watermelon on table, woman beside table'],
  ['棕熊站在瀑布下面抓鱼', 'bear under waterfall, bear holding fish'],
  ['新娘坐在椅子上,身后站着她的妈妈,旁边挂着婚纱', 'princess on chair, woman behind princess'],
  ['女孩脚下有一只小猫,头顶上飞着蝴蝶', 'cat beside girl'],
  [
    'a basketball under a bench, a water bottle next to the ball',
    'basketball under bench, water-bottle beside basketball',
  ],
  ['an old piano against the wall, a cat lying on top of it', 'cat on piano'],
  ['a skateboard leaning against a wall and a pigeon', 'skateboard leaning_on plain-wall'],
  ['a taxi, a traffic light and a popcorn machine on the right', ''],
  ['a taxi, a traffic light and a hot dog stand on the right', 'food-cart right frame'],
  [
    '几个大学生骑着自行车,落叶满地,一只小狗追在后面',
    'child riding bike, dog chasing child, dog following bike',
  ],
  ['a farmer driving a tractor, a dog running behind', 'person driving tractor, dog following person'],
  ['一辆红色跑车飞驰而过,后面跟着两辆警车', 'police-car following sports-car'],
  ['潜水员在游泳,一只大海龟从他头顶游过', 'turtle over person'],
  ['a horse galloping along a beach, a woman in a long red dress on its back', 'woman riding horse'],
  [
    'a unicorn beside a waterfall, a rainbow above it and a girl with flowers in her hair on its back',
    'unicorn beside waterfall, rainbow over unicorn, girl riding unicorn',
  ],
  ['咖啡馆里,一位女孩在笔记本电脑上打字', ''],
])('who is where: %s', async (prompt, links) => {
  const { reading } = await planScene(prompt);
  const keyOf = (at: number | null): string => reading.subjects[at ?? -1]?.key ?? 'frame';
  expect(
    reading.links.map(({ from, relation, to }) => `${keyOf(from)} ${relation} ${keyOf(to)}`).join(', '),
  ).toBe(links);
});

it.each([
  ['a wooden bridge between two snowy cliffs', ['between two snowy cliffs']],
  ['机器人站在两栋摩天大楼之间', ['摩天大楼之间']],
  ['湖中间有一座小岛,岛上有一棵红枫树', ['湖', '岛上']],
  ['女子站在桥上,桥下面有两只鸭子', ['桥下面']],
  ['a girl sitting under a mushroom', ['under a mushroom']],
  ['a glowing paper lantern floating above a lake', []],
  ['lanterns floating on a river', ['lanterns', 'floating']],
  ['a robot beside a car in the desert, a cactus to the left', []],
  ['一只白猫蹲在窗台上,左边是一盆仙人掌,右边是一个闹钟', []],
  ['沙漠里有一座金字塔,前面走着三只骆驼', []],
  ['a white candle in the middle of a table, two wine glasses on the left of it and cheese on the right', []],
  ['a wolf standing on a rock, an owl above its head', ['head']],
  ['a scarecrow, three crows on its arms', ['on its arms']],
  ['a girl, a red bus behind her and an old man with an umbrella to her right', []],
  ['两只熊猫,一堆竹子,身后是瀑布', ['竹子']],
  ['一辆马车停在城堡前面,月亮挂在塔顶上', ['塔顶']],
  ['小女孩趴在窗台上看雨,窗外有一棵大树,树下停着一辆自行车', ['趴在', '大树', '树', '树下', '自行车']],
])('what is told as left out: %s', async (prompt, ignored) => {
  expect((await planScene(prompt)).told.ignored).toEqual(ignored);
});

it('sits under a large mushroom', async () => {
  const { of } = await planScene('a little girl sitting under a large mushroom, a snail on the left of her');
  const [[cap], [girl], [snail]] = [of('tall-mushroom'), of('girl'), of('snail')];
  expect(cap?.tall).toBeGreaterThan(girl?.tall ?? 512);
  expect(snail?.x).toBeLessThan(girl?.x ?? 0);
});

it.each([
  ['下面站着一位小姑娘,左边蹲着一只石狮子', 'stand'],
  ['小姑娘坐在树下,旁边蹲着一只青蛙', 'sit'],
])('does what is said before a thing or an animal comes: %s', async (prompt, pose) => {
  const { of } = await planScene(prompt);
  expect(of('girl')[0]?.pose).toBe(pose);
});

it('is before the palms that stand behind it', async () => {
  const { scene, of } = await planScene(
    'a surfer walking along the beach, palm trees behind him and a lighthouse',
  );
  const palm = scene.layers.find(({ name }) => name === 'tree palm');
  expect(palm?.depth).toBeLessThan(of('person')[0]?.depth ?? 0);
});

it.each([
  ['一位老人,天上飞着仙鹤', 'elder'],
  ['女孩站在草地上,头顶飞过一架飞机', 'girl'],
  ['a boy herding sheep, geese flying in the sky', 'sheep'],
  ['大雁在天上飞,地上有一群羊', 'sheep'],
  ['a tower, a princess at the window on top', 'princess'],
  ['钟楼前面有一座喷泉,喷泉周围飞着鸽子', 'fountain'],
])('stays on the ground below what flies: %s', async (prompt, key) => {
  const { of } = await planScene(prompt);
  const [one] = of(key);
  expect(one?.isFloating).toBe(false);
  expect(one?.y).toBeGreaterThan(512 * 0.6);
});

it.each([
  ['two boys looking up at a kite from below', 'boy', 0.3],
  ['a girl, a red bus behind her', 'girl', 0.3],
  ['three children in front of a bus', 'child', 0.2],
])('is as large as anybody under a kite or before a bus: %s', async (prompt, key, share) => {
  const { of } = await planScene(prompt);
  expect(of(key)[0]?.tall).toBeGreaterThan(512 * share);
});

it.each([
  ['a food truck, people sitting at tables in front of it', 'street'],
  ['雪地里有一只北极熊,前面是冰洞', 'snowfield'],
  ['一艘海盗船,水面下游着一条鲨鱼', 'sea'],
  ['宇航员站在环形山前面', 'moon'],
  ['a cat sleeping on an open book', 'table'],
  ['a bowl of fruit, a vase behind it and a dog', 'room'],
  ['a deck chair under a parasol, a beach ball in front of it', 'sea'],
  ['a wooden boat under a willow, a village behind it', 'lake'],
  ['a barn owl in flight', 'sky'],
])('is where it would be: %s', async (prompt, place) => {
  expect((await planScene(prompt)).scene.stage.scene).toBe(place);
});

it('flies small over the boat, whatever is mirrored in the water', async () => {
  const { of } = await planScene('老渔夫坐在小船里,远处的山倒映在水里,天上飞过一群大雁');
  expect(Math.max(...of('goose').map(({ tall }) => tall))).toBeLessThan(512 * 0.2);
});

it.each([['雪夜里,一辆绿皮火车驶过木桥,车窗透出灯光', 'mountains']])(
  'is no room because of a window: %s',
  async (prompt, place) => {
    expect((await planScene(prompt)).scene.stage.scene).toBe(place);
  },
);

it.each([
  ['a mermaid with blue hair', 'blue hair'],
  ['a boy looking out of the window, a teddy bear in his hand', 'teddy bear'],
  ['一艘小船上坐着两个人在下棋', '下棋'],
  ['a surfer walking along the beach, a pier in the distance', 'pier'],
])('is told, since it is not seen: %s', async (prompt, word) => {
  expect((await planScene(prompt)).told.ignored).toContain(word);
});

it('catches fireflies that are seen', async () => {
  expect((await planScene('孩子们在河边捉萤火虫')).scene.stage.weather.has('fireflies')).toBe(true);
});

it('cuts what is in a vase, wherever that is', async () => {
  const { scene } = await planScene('a couple drinking coffee on a balcony, a vase of lavender on the table');
  expect(scene.layers.some(({ name }) => name.includes('lavender'))).toBe(false);
});

it.each([
  ['two astronauts on the moon, the Earth rising behind them', 'behind them'],
  ['a ballerina dancing on a stage, curtains behind her', 'behind her'],
  ['a toddler in the street, his mother holding a red umbrella over him', 'over him'],
])('is not told as left out, since it is so: %s', async (prompt, words) => {
  expect((await planScene(prompt)).told.ignored).not.toContain(words);
});

it.each([
  ['a woman doing yoga on a wooden deck by the sea', 'pier'],
  ['a sailor on the wooden deck of a ship', 'ship-deck'],
])('a deck is of planks or of a ship: %s', async (prompt, key) => {
  const { reading } = await planScene(prompt);
  expect(reading.subjects.map((one) => one.key)).toContain(key);
});

it('rises from the sea that a ship sails on', async () => {
  const { scene } = await planScene(
    'a pirate ship sailing through a storm, an octopus rising from the waves',
  );
  expect(scene.stage.scene).toBe('sea');
});

it('flies past who lies on a branch', async () => {
  const { of } = await planScene('a leopard lying on a branch in a jungle, parrots flying past');
  expect(of('leopard')[0]?.isPerched).toBe(true);
  expect(of('parrot').map(({ isPerched }) => isPerched === true)).not.toContain(true);
});
