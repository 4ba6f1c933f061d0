// Things that are asked for by name, and other things and sayings that have their names in them.

import { describe, expect, it } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';

function keysOf(prompt: string): string[] {
  return parsePrompt(prompt).subjects.map(({ key }) => key);
}

describe('what has another name in it', () => {
  it.each([
    ['一群大雁排成人字飞过芦苇荡', 'tradesperson'],
    ['一只麻雀落在石狮子头上', 'meatballs'],
    ['小女孩骑着粉色的三轮车', 'auto-rickshaw'],
    ['厨师在大锅里炒面', 'noodles'],
    ['modern glass house on a cliff', 'greenhouse'],
    ['a butterfly on a thistle', 'leaf'],
    ['soldier in full combat gear', 'gear'],
    ['watercolor wreath of eucalyptus and white roses', 'eucalyptus'],
    ['kids coloring page, unicorn', 'child'],
    ['a snwoman with red scarf', 'tradesperson'],
    ['gingerbread man, christmas cookie', 'man'],
    ['羽毛笔，魔法书', 'ink-brush'],
    ['小老虎，虎头帽，布偶', 'cat'],
    ['甜甜圈，草莓味', 'strawberry'],
    ['蒸汽朋克，机械鲸鱼，齿轮，飞艇', 'gear'],
    ['a traffic jam in the rain', 'red-jam-jar'],
    ['a fan of the team cheering in a stadium', 'folding-hand-fan'],
    ['a ring of stones in a field', 'ring'],
    ['a pig pen on a farm', 'fountain-pen'],
    ['a tulip bulb in a pot', 'light-bulb'],
    ['a plum purple velvet armchair', 'plum'],
    ['a dog bowl', 'dog'],
    ['a builder stands next to a crane', 'crane'],
    ['a farmer milks a cow', 'glass-of-milk'],
    ['外婆坐在院子里的竹椅上剥豆子，墙头开满了牵牛花', 'brick-wall'],
  ])('is nothing else: %s', (prompt, key) => {
    const { subjects, scenes } = parsePrompt(prompt);
    expect([...subjects.map((one) => one.key), ...scenes]).not.toContain(key);
  });
});

it('is tied, and neither worn nor skated on', () => {
  const { subjects, ignored } = parsePrompt('a mom ties the skates of her little son');
  expect(subjects.flatMap(({ person }) => [...(person?.wears ?? []), ...(person?.deeds ?? [])])).toEqual([]);
  expect(ignored).toEqual(['ties', 'skates']);
});

describe('what is not drawn of a thing', () => {
  it.each([
    ['a cookie shaped like a star', 'cookie', 'star'],
    ['心形饼干', 'cookie', '心形'],
    ['心形的云飘在蓝天上', undefined, '心形的'],
    ['九色鹿站在云端', 'deer', '九色'],
    ['a stack of papers on a desk', undefined, 'papers'],
    ['糖果屋，童话', undefined, '糖果屋'],
    ['marble statue bust', 'statue', 'bust'],
    ['九宫格美食，拼图', undefined, '拼图'],
  ])('is told in whole words, and the thing is there: %s', (prompt, key, left) => {
    const { subjects, ignored } = parsePrompt(prompt);
    expect(subjects.map((one) => one.key)).toEqual(key === undefined ? [] : [key]);
    expect(ignored).toContain(left);
  });
});

describe('a thing by its name', () => {
  it.each([
    ['an old typewriter', 'typewriter'],
    ['一台老式打字机', 'typewriter'],
    ['a vintage gramophone', 'gramophone'],
    ['留声机', 'gramophone'],
    ['a tea kettle on the stove', 'kettle'],
    ['厨房里的咖啡机', 'coffee-machine'],
    ['a chess board by the fireplace', 'chess-board'],
    ['两副扑克牌', 'playing-cards'],
    ['a loveseat by the window', 'couch-and-lamp'],
    ['a wooden cupboard', 'cupboard'],
    ['婴儿摇篮', 'cradle'],
    ['a golden harp', 'harp'],
    ['a bronze gong', 'gong'],
    ['一支玉箫', 'xiao'],
    ['a yellow excavator', 'excavator'],
    ['绿色的坦克', 'tank'],
    ['a drone over the city', 'drone'],
    ['院子里的一口水井', 'well'],
    ['a frog in a deep well', 'well'],
    ['a marble statue in a park', 'statue'],
    ['游乐园里的过山车', 'roller-coaster'],
    ['古代房间里的一架屏风', 'silk-screen'],
    ['算盘和毛笔', 'abacus'],
    ['红色的中国结', 'chinese-knot'],
    ['京剧脸谱', 'opera-mask'],
    ['展示架上的红色旗袍', 'qipao-on-stand'],
    ['桌上的一支玉簪', 'hairpin'],
    ['挂着一顶斗笠', 'bamboo-hat'],
    ['海边的龙卷风', 'tornado'],
    ['a hammer and a saw', 'carpentry-saw'],
  ])('is there: %s', (prompt, key) => {
    expect(keysOf(prompt)).toContain(key);
  });
});

describe('what only has the name in it', () => {
  it.each([
    ['a well lit village street', 'well'],
    ['a well-dressed man in a hall', 'well'],
    ['a city as well as a river', 'well'],
    ['he saw a dog in the woods', 'carpentry-saw'],
    ['a fish tank with goldfish', 'tank'],
    ['a woman in a tank top', 'tank'],
    ['a football fan in the stadium', 'electric-fan'],
    ['a shopping cart in a supermarket', 'hand-cart'],
    ['a golf cart on the grass', 'hand-cart'],
    ['a rope bridge across a canyon', 'rope'],
    ['kids jumping rope', 'rope'],
    ['drone shot of a beach', 'drone'],
    ['无人机航拍的海岸线', 'drone'],
    ['a wax seal on a letter', 'name-seal'],
    ['a toadstool in the forest', 'stool'],
    ['a world map on the wall', 'map'],
    ['穿旗袍的女人', 'qipao-on-stand'],
    ['戴着斗笠的农夫', 'bamboo-hat'],
    ['戴金步摇的女子', 'hairpin'],
    ['马车夫', 'carriage'],
    ['敲锣打鼓的龙舟', 'gong'],
    ['骨头汤', 'bone'],
    ['a pearl necklace', 'oyster'],
    ['a pillow fight', 'pillow'],
    ['she doubles over laughing', 'double-bass'],
    ['a lion statue', 'statue'],
    ['a bronze statue of a soldier', 'statue'],
    ['一座士兵的雕像', 'statue'],
    ['大理石狮子雕像', 'statue'],
    ['a shadow puppet of a dragon', 'dragon'],
  ])('brings no other: %s', (prompt, key) => {
    expect(keysOf(prompt)).not.toContain(key);
  });
});

it.each([
  ['fashion photography, model in a long red dress, desert dunes', ['woman']],
  ['a model train on a table', ['toy-train']],
  ['portrait of an old fisherman, wool cap, harbor background', ['fisherman', 'village']],
])('is somebody, or a thing that is small: %s', (prompt, keys) => {
  expect(keysOf(prompt)).toEqual(keys);
});

it('is a tortoise that crosses a road, and not the one of the sea', () => {
  expect(parsePrompt('a turtle crossing the road').subjects[0]?.drawing).toBe('turtle');
  expect(parsePrompt('a sea turtle on the beach').subjects[0]?.drawing).not.toBe('turtle');
});

describe('a colour that is also a fruit', () => {
  it.each([
    ['an orange Volkswagen van parked by the ocean', 'van', '#f08a2c'],
    ['an orange brick house', 'house', '#f08a2c'],
    ['a chocolate brown labrador', 'dog', '#8a5a3a'],
    ['a peach coloured armchair', 'armchair', '#f2b195'],
  ])('is that of the thing after it: %s', (prompt, key, colour) => {
    expect(parsePrompt(prompt).subjects).toEqual([expect.objectContaining({ key, colour })]);
  });

  it('is a fruit by itself', () => {
    expect(keysOf('an orange on a plate')).toEqual(['orange']);
    expect(keysOf('an orange, a lemon and a lime')).toEqual(['orange', 'lemon', 'lime']);
  });
});

describe('several bottles', () => {
  it.each([
    ['two bottles of beer on a bar', 'beer-bottle', 2],
    ['两瓶啤酒', 'beer-bottle', 2],
    ['three bottles of red wine', 'wine-bottle', 3],
    ['三瓶红酒', 'wine-bottle', 3],
    ['两罐可乐', 'can', 2],
  ])('are bottles, and no glasses: %s', (prompt, key, count) => {
    expect(parsePrompt(prompt).subjects.map((one) => [one.key, one.count])).toEqual([[key, count]]);
  });
});

describe('a team', () => {
  it.each([
    ['a carriage pulled by two white horses', 'horse', 'carriage'],
    ['马车停在城堡前', 'horse', 'carriage'],
    ['a donkey pulling a cart', 'donkey', 'hand-cart'],
    ['农夫赶着牛车走在乡间小路上', 'ox', 'hand-cart'],
  ])('is before what it draws: %s', (prompt, animal, cart) => {
    const { links, subjects } = parsePrompt(prompt);
    expect(
      links
        .filter(({ relation }) => relation === 'tied_to')
        .map(({ from, to }) => [subjects[from]?.key, subjects[to ?? -1]?.key]),
    ).toEqual([[animal, cart]]);
  });
});

it.each([
  ['a light blue car', 'a blue car'],
  ['浅蓝色的汽车', '蓝色的汽车'],
  ['a dark green vase', 'a green vase'],
])('has a shade of its colour: %s', (shade, full) => {
  const [one, other] = [shade, full].map((prompt) => parsePrompt(prompt).subjects[0]?.colour);
  expect(one).toBeDefined();
  expect(one).not.toBe(other);
});

it('takes no article for a twig in a vase', () => {
  expect(keysOf('a vase of tulips and a remote')).toEqual(['vase', 'tulip']);
});

it('puts on what was named last what is "on it"', () => {
  const { links, subjects } = parsePrompt('a coffee table, on it two candles');
  expect(
    links.map(({ relation, from, to }) => [subjects[from]?.key, relation, subjects[to ?? -1]?.key]),
  ).toEqual([['candle', 'on', 'tea-table']]);
});

describe('a picture on a wall', () => {
  it.each([
    ['a room with a bed, a giraffe poster on the wall', 'giraffe'],
    ['a boy in his room, a painting on the wall', 'castle'],
    ['卧室的墙上贴着海报,床上有一只猫', 'giraffe'],
  ])('is not the image, and what it shows is not there: %s', (prompt, key) => {
    const { frame, looks } = parsePrompt(prompt);
    expect([frame, looks]).toEqual([undefined, []]);
    expect(keysOf(prompt)).not.toContain(key);
  });

  it('is the image where it is asked for', () => {
    expect(parsePrompt('a concert poster with an owl').frame).toBe('poster');
  });
});

it('the letters of a blackboard are of chalk, and the image is not', () => {
  expect(parsePrompt('咖啡馆的黑板,上面用粉笔写着“今日特价”').looks).toEqual([]);
});

it('a colour before a desk is that of the desk', () => {
  expect(parsePrompt('一杯咖啡放在白色书桌上').surface?.colour).toBe('#f4f2ee');
});

it.each([
  ['glass perfume bottle with a gold cap', ['perfume']],
  ['a boy in a red cap holding a bottle', ['boy']],
  ["a doctor listening to a teddy bear's heart with a stethoscope", ['person', 'teddy-bear']],
  ["a jack-o'-lantern on a chair", ['jack-o-lantern', 'chair']],
  ['a jack-o’-lantern in a window', ['jack-o-lantern']],
  ['一位老僧在扫落叶', ['monk']],
])('%s', (prompt, keys) => {
  expect(keysOf(prompt).toSorted()).toEqual(keys.toSorted());
});

it.each([
  ['a lighthouse keeper writing in a journal by lamplight', 'holding'],
  ['a girl lost in a book', 'holding'],
  ['an astronaut planting a flag on the moon', 'holding'],
])('is in the hand: %s', (prompt, relation) => {
  expect(parsePrompt(prompt).links.map((link) => link.relation)).toContain(relation);
});

it.each([
  ['a black office chair', 'office-chair'],
  ['black wireless headphones on a pink podium', 'headphones'],
  ['a black Zwoop lamp on a desk', 'table-lamp'],
])('has the colour that stands before the word between: %s', (prompt, key) => {
  const { subjects, colours } = parsePrompt(prompt);
  expect([subjects.find((one) => one.key === key)?.colour, colours]).toEqual(['#2a2c34', []]);
});

describe('a space shuttle', () => {
  it.each([
    ['a space shuttle in orbit', 'own/space-shuttle'],
    ['a space shuttle launching', 'own/shuttle-launch'],
    ['航天飞机在太空飞行', 'own/space-shuttle'],
    ['航天飞机发射', 'own/shuttle-launch'],
    ['an alien spaceship', 'own/spaceship'],
    ['火箭发射', 'own/rocket-launch'],
  ])('is neither a rocket nor another ship: %s', (prompt, drawing) => {
    expect(parsePrompt(prompt).subjects.map((one) => one.drawing)).toEqual([drawing]);
  });
});

describe('a name of somebody of a film or a tale', () => {
  it.each([
    ['king kong climbing a tower', 'king kong', 'king'],
    ['baby yoda in a garden', 'baby yoda', 'baby'],
    ['spider-man on a wall', 'spider-man', 'man'],
    ['战士手持光剑', '光剑', 'sword'],
  ])('brings nobody and nothing that shares it: %s', (prompt, name, key) => {
    expect(parsePrompt(prompt).ignored.join()).toContain(name);
    expect(keysOf(prompt)).not.toContain(key);
  });

  it('may be that of a breed of dogs', () => {
    expect(keysOf('a king charles spaniel on a sofa')).toContain('dog');
    expect(keysOf('a king charles spaniel on a sofa')).not.toContain('king');
  });
});

it('is flour and no dough after "and"', () => {
  const { understood, ignored } = parsePrompt('桌上放着鸡蛋和面粉');
  expect(understood).toContain('鸡蛋');
  expect(ignored).toEqual(['面粉']);
});

it('windows of stained glass that light a hall are no manner of the image', () => {
  const { looks } = parsePrompt('a knight kneels before a queen. Stained glass windows light the hall');
  expect(looks).toEqual([]);
  expect(parsePrompt('a swan, stained glass window').looks).toEqual(['stained_glass']);
});
