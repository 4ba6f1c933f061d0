// What people do every day, as long sentences tell it: who fries, drinks, blows a whistle or pulls a suitcase, and who is meant by
// 姐姐 and 弟弟 after two children.

import { describe, expect, it } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';

function handsOf(prompt: string): (string | undefined)[] {
  return parsePrompt(prompt).subjects.flatMap(({ person }) => (person ? [person.hands] : []));
}

it.each(['爸爸系着围裙在煎鱼', '爸爸在厨房里煎鱼', 'a man is frying fish in the kitchen'])(
  'fries a fish, and has none that swims: %s',
  (prompt) => {
    expect(handsOf(prompt)).toEqual(['cook']);
    expect(parsePrompt(prompt).subjects[1]?.kind).toBe('food');
  },
);

it.each([
  ['一个男孩坐在跑道边喝水', 'water-glass'],
  ['诗人坐在船上喝酒', 'wine'],
  ['a boy sits on a bench and drinks water', 'water-glass'],
])('has a glass, as animals do not: %s', (prompt, key) => {
  const { links, subjects } = parsePrompt(prompt);
  const drunk = links.find(({ relation }) => relation === 'drinking');
  expect(subjects[drunk?.to ?? -1]?.key).toBe(key);
});

it('leaves animals their water', () => {
  expect(parsePrompt('一群斑马在河边喝水').subjects[0]?.rests?.how).toBe('graze');
});

it.each(['体育老师吹着哨子', 'a coach in a red cap blows his whistle'])('blows a whistle: %s', (prompt) => {
  expect(handsOf(prompt)).toEqual(['blow-whistle']);
  expect(parsePrompt(prompt).ignored).not.toContain('whistle');
});

it.each(['老巫师搅拌着一口大锅', '老巫师搅拌着一口冒绿烟的大锅'])(
  'stirs what is a cauldron: %s',
  (prompt) => {
    expect(handsOf(prompt)).toEqual(['stir']);
  },
);

it.each(['一位拖着黄色行李箱的女士在打电话', 'a woman with a yellow suitcase talks on the phone'])(
  'has the suitcase beside her while she telephones: %s',
  (prompt) => {
    const { subjects, links } = parsePrompt(prompt);
    expect(handsOf(prompt)).toEqual(['call']);
    const suitcase = subjects.findIndex(({ key }) => key === 'suitcase');
    expect(links).toContainEqual(expect.objectContaining({ relation: 'beside', from: suitcase }));
  },
);

describe('siblings', () => {
  it.each([
    '两个孩子在堆雪人,姐姐给雪人戴上红围巾,弟弟抱着一根胡萝卜',
    'two children build a snowman, the sister wears a red hat and the brother holds a carrot',
  ])('are the two children who were named: %s', (prompt) => {
    const people = parsePrompt(prompt).subjects.filter(({ kind }) => kind === 'figure');
    expect(people.map(({ person, count }) => [person?.sex, person?.age, count])).toEqual([
      ['woman', 'child', 1],
      ['man', 'child', 1],
    ]);
  });

  it('have the hands at what only one of them builds', () => {
    const { subjects, links } = parsePrompt('两个孩子在堆雪人,姐姐戴着红帽子,弟弟抱着一根胡萝卜');
    const brother = subjects.findIndex(({ person }) => person?.sex === 'man');
    expect(links.filter(({ from, relation }) => from === brother && relation === 'touching')).toEqual([]);
  });
});

it.each(['足球场上,看台上的观众挥着红旗', 'students run on a track while people in the stands wave flags'])(
  'leaves to those in the stands what they wave: %s',
  (prompt) => {
    const { subjects, scenes, links } = parsePrompt(prompt);
    expect(subjects.map(({ key }) => key)).not.toContain('plain-flag');
    expect(scenes).not.toContain('sea');
    expect(links).toEqual([]);
  },
);

it('has nobody on the track who is in the stands', () => {
  const { subjects } = parsePrompt('操场上,三个学生在跑步,看台上有人挥着彩旗');
  expect(subjects.filter(({ person }) => person)).toHaveLength(1);
});

it.each([
  ['女骑士举剑对着一条巨龙', 'knight holding sword'],
  ['一个女孩捧书站在树下', 'girl holding book'],
  ['夜市上,卖糖葫芦的老人站着,背后是一排热闹的小吃摊', 'elder holding candied-haws'],
  ['篝火旁,三个朋友围坐着烤棉花糖', 'person around campfire'],
  ['咖啡馆里,一个男人在弹钢琴,两位闺蜜喝着咖啡', 'person around table'],
])('tells what is in the hand or around what they are: %s', (prompt, link) => {
  const { subjects, links } = parsePrompt(prompt);
  expect(
    links.map(({ relation, from, to }) => `${subjects[from]?.key} ${relation} ${subjects[to ?? -1]?.key}`),
  ).toContain(link);
});

it.each([
  ['一对情侣依偎在毯子里', 'rug'],
  ['两个水手在拉绳子', 'rope'],
])('has none of it lying there: %s', (prompt, key) => {
  expect(parsePrompt(prompt).subjects.map((one) => one.key)).not.toContain(key);
});

it.each(['船长举着望远镜', '水手用望远镜看远方'])(
  'has binoculars, and no telescope on its legs: %s',
  (prompt) => {
    expect(handsOf(prompt)).toEqual(['binoculars']);
  },
);

it.each([
  ['一位宇航员在看书,另一位在吃苹果', 2],
  ['a girl reads a book, another eats an apple', 2],
  ['一个女孩一只手拿着书,另一只手撑着伞', 1],
])('has somebody else where one was named, and no other hand: %s', (prompt, count) => {
  const people = parsePrompt(prompt).subjects.filter(({ kind }) => kind === 'figure');
  expect(people).toHaveLength(count);
});

it.each(['一个女孩画着向日葵', '女孩在画一只猫', 'a girl paints sunflowers'])(
  'paints, and leaves on the canvas what is painted: %s',
  (prompt) => {
    const { subjects, ignored } = parsePrompt(prompt);
    expect(subjects.map(({ person }) => person?.hands)).toEqual(['paint']);
    expect(ignored).toHaveLength(1);
  },
);

it('has nobody at what is hung where nobody is named', () => {
  const { subjects, ignored } = parsePrompt('他的孙子提着一桶鱼,停着的渔船上晾着衣服');
  expect(subjects[0]?.person?.hands).toBeUndefined();
  expect(ignored).toContain('晾着衣服');
});

it('fights with the sword who is named by it', () => {
  expect(handsOf('白衣剑客与黑衣刺客对打')).toContain('duel');
});

it('kicks no can that is in the hands', () => {
  const { subjects, links } = parsePrompt('两个男孩踢着易拉罐');
  expect(links.map(({ relation, from }) => `${subjects[from]?.key} ${relation}`)).toEqual(['can beside']);
});

it.each(['姐姐和弟弟坐在旋转木马上', 'two children ride a carousel'])(
  'sits in no grass before it: %s',
  (prompt) => {
    const does = parsePrompt(prompt).subjects.flatMap(({ person }) => person?.does ?? []);
    expect(new Set(does)).toEqual(new Set(['stand']));
  },
);

it('is inside of the station whose window one looks out of', () => {
  const { inside, scenes } = parsePrompt('太空站里,一位宇航员在看书,舷窗外是蓝色的地球');
  expect([inside, ...scenes]).toEqual([undefined, 'room']);
});

it.each([
  ['前锋射门,守门员扑球', ['kick', 'keeper']],
  ['皇宫里,皇帝坐在龙椅上', [undefined]],
])('names all who are there: %s', (prompt, hands) => {
  expect(handsOf(prompt)).toEqual(hands);
});

it.each(['四个朋友围着冒热气的火锅', '四个朋友围坐在火锅旁'])(
  'sits at a table around the pot: %s',
  (prompt) => {
    expect(parsePrompt(prompt).subjects.map(({ key }) => key)).toContain('table');
  },
);

it('boxes no coach, and gives nobody what glints among the seats', () => {
  const { subjects } = parsePrompt('擂台上,拳手击倒了对手,教练在台下站着,观众席上闪着相机的光');
  expect(subjects.map(({ person }) => person?.hands)).not.toContain('camera');
  expect(subjects.find(({ words }) => words === '教练')?.person?.hands).toBeUndefined();
  expect(subjects.map(({ key }) => key)).not.toContain('camera');
});

it('dances with one dragon, and has no other', () => {
  const dancers = parsePrompt('舞龙队举着金龙跑过').subjects;
  expect(dancers.map(({ key, count }) => [key, count])).toEqual([['dragon-dance', 1]]);
});

it('is in the water, and hunters behind a tree', () => {
  const [man] = parsePrompt('一个落水的男人抓着救生圈').subjects;
  expect(man?.person?.does).toBe('swim');
  const { links } = parsePrompt('一个猎人端着猎枪躲在树后');
  expect(links.map(({ relation }) => relation)).toEqual(['behind']);
});

it.each(['一位老人在墙上画一只老虎', 'a street artist paints a big tiger on a brick wall'])(
  'has the tiger on the wall, and no easel: %s',
  (prompt) => {
    const { subjects } = parsePrompt(prompt);
    expect(subjects.map(({ key }) => key)).not.toContain('tiger');
    expect(handsOf(prompt)).not.toContain('paint');
  },
);

it('has a friend who is somebody else, on any slope', () => {
  expect(handsOf('一个男孩从坡道上跑下,他的朋友在看书')).toEqual([undefined, 'read']);
});

it.each([
  ['外婆搅着一锅草莓酱', 'cook'],
  ['一个商务男士敲着笔记本电脑', 'type'],
])('is at work: %s', (prompt, hands) => {
  expect(handsOf(prompt)).toEqual([hands]);
});

it('sits on stools that are no horses, with a bird that is in its cage', () => {
  const keys = parsePrompt('两位大爷坐在小马扎上下象棋,遛鸟的爷爷提着鸟笼走来').subjects.map(
    ({ key }) => key,
  );
  expect(keys).toContain('stool');
  expect(keys).not.toContain('horse');
  expect(keys).not.toContain('bird');
});

it('is out of doors on a campus', () => {
  expect(parsePrompt('秋天的校园里,三个女生在银杏树下拍照').scenes).not.toContain('room');
});

it.each([
  ['小船上,爸爸在钓鱼,妈妈在看书', 2],
  ['on a small boat, a father fishes, a mother reads a book and a dog sleeps', 2],
  ['小船上,爸爸在钓鱼,妈妈在草地上看书', 1],
])('has all in the boat that leads the sentence: %s', (prompt, count) => {
  const { links, subjects } = parsePrompt(prompt);
  const aboard = links.filter(
    ({ from, to }) => subjects[to ?? -1]?.kind === 'boat' && subjects[from]?.person !== undefined,
  );
  expect(aboard).toHaveLength(count);
});

it.each([
  ['两名宇航员种着土豆,另一名宇航员在挥手', [2, 1]],
  ['两个女孩,一个女孩在唱歌,另一个女孩在跳舞', [1, 1]],
])('has a third where both are told of: %s', (prompt, counts) => {
  const people = parsePrompt(prompt).subjects.filter(({ person }) => person);
  expect(people.map(({ count }) => count)).toEqual(counts);
});

it.each(['美术馆里,讲解员指着一幅油画', 'a woman looks at an oil painting in a museum'])(
  'is no oil painting where somebody looks at one: %s',
  (prompt) => {
    expect(parsePrompt(prompt).looks).toEqual([]);
  },
);

it('lies where it has fallen', () => {
  expect(parsePrompt('一匹战马倒在地上').subjects[0]?.rests?.how).toBe('lie');
});
