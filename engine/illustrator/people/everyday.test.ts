// People as everybody sees them daily: with gifts, wheelchairs and boards, at car windows, with a cow, together in a room.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each(['孩子们围着圣诞树拆礼物', 'a family opening presents', 'a girl opening a present'])(
  'opens a gift that is in the hands, and holds no other: %s',
  async (prompt) => {
    const { spots, told } = await plan(prompt);
    const people = spots.filter(({ subject }) => subject.kind === 'figure');
    expect(people.length).toBeGreaterThan(0);
    for (const one of people) expect(one).toMatchObject({ work: 'unwrap', view: 'front' });
    expect(told.ignored).toEqual([]);
  },
);

it('sits in the wheelchair that somebody is said to be with; a nurse pushes it', async () => {
  expect((await plan('an old man with a wheelchair in a park')).spots.map(({ pose }) => pose)).toContain(
    'seat',
  );
  expect((await plan('a nurse with a wheelchair')).spots.map(({ work }) => work)).toContain('push');
});

it('carries the board, which is told as seen', async () => {
  const { spots, told } = await plan('a surfer carrying his board');
  expect(spots.map(({ work }) => work)).toEqual(['carry-surfboard']);
  expect(told.ignored).toEqual([]);
});

it.each(['狗从车窗里探出头', '小孩从车窗里探出头来'])('looks out of a car: %s', async (prompt) => {
  const { reading, scene } = await plan(prompt);
  expect(reading.links.map(({ relation, to }) => [relation, reading.subjects[to ?? -1]?.key])).toEqual([
    ['in', 'car'],
  ]);
  expect(scene.stage.scene).toBe('street');
});

it('sits in a train at a window that nobody looks out of', async () => {
  expect((await plan('女孩坐在车窗边')).scene.stage.scene).toBe('room');
});

it('shows the face of who leads an animal through a wide land', async () => {
  const { of } = await plan('农夫牵着牛站在山脚下');
  expect(of('person')[0]?.view).toBe('front');
});

it('is as near in a room as there is room for all', async () => {
  const { spots } = await plan('四个朋友在客厅');
  const people = spots.filter(({ subject }) => subject.kind === 'figure');
  expect(people).toHaveLength(4);
  for (const { tall } of people) expect(tall).toBeGreaterThan(512 * 0.47);
});

it.each([
  ['爸爸给孩子拍照', 'photograph', 'man'],
  ['姐姐帮妹妹系鞋带', undefined, 'woman'],
])('does it for somebody, turned to them, and is not done by them: %s', async (prompt, work, key) => {
  const { of, spots } = await plan(prompt);
  const [doer] = of(key);
  const others = spots.filter(({ subject }) => subject.key !== key);
  expect(doer).toMatchObject({ view: 'side', isFlipped: true });
  expect(doer?.work).toBe(work);
  for (const one of others) expect(one.pose).toBe('stand');
});

it('has the ring in the hand of who asks', async () => {
  const { reading } = await plan('男孩向女孩求婚，手里拿着戒指');
  const held = reading.links.find(({ relation }) => relation === 'holding');
  expect(reading.subjects[held?.from ?? -1]?.key).toBe('boy');
});

it('sits on the chair, and not in the yard where that stands', async () => {
  const { reading } = await plan('爷爷坐在院子里的摇椅上看报纸');
  expect(
    reading.links
      .filter(({ relation }) => relation === 'on')
      .map(({ from, to }) => [reading.subjects[from]?.key, reading.subjects[to ?? -1]?.key]),
  ).toEqual([['elder', 'rocking-chair']]);
});

it.each(['tourists looking at a map', 'a man looking at his watch'])(
  'has in the hand what one looks at there: %s',
  async (prompt) => {
    const { reading, spots, told } = await plan(prompt);
    expect(reading.links.map(({ relation }) => relation)).toEqual(['holding']);
    expect(spots.map(({ pose }) => pose)).toContain('hold');
    for (const { view } of spots) expect(view).toBe('front');
    expect(told.ignored).toEqual([]);
  },
);

it('carries who sleeps, and needs no bed', async () => {
  const { reading, told } = await plan('a man carrying his sleeping daughter on his shoulder');
  expect(reading.subjects.map(({ key }) => key)).not.toContain('bed');
  expect(told.ignored).toContain('sleeping');
});

it('walks dogs that go before it', async () => {
  const { of, told } = await plan('a girl walking three dogs in the park');
  const [girl] = of('girl');
  for (const dog of of('dog')) {
    expect(dog.subject.rests?.how).toBe('walk');
    expect(dog.x).toBeLessThan(girl?.x ?? 0);
  }
  expect(told.ignored).toEqual([]);
});

it('tells as left out what is not seen', async () => {
  expect((await plan('a mom kissing her baby')).told.ignored).toEqual(['kissing']);
});

it('writes on the board who teaches', async () => {
  expect((await plan('女教师在黑板前写字')).spots.map(({ work }) => work)).toEqual(['teach']);
});

it('shows the feet of a child in a coat that jumps', async () => {
  const { of } = await plan('students throwing graduation caps in the air');
  expect(of('child').map(({ subject }) => subject.person?.age)).toEqual(['young', 'young', 'young']);
});

it.each([
  ['爸爸趴在地上和宝宝玩', 'bed'],
  ['司机在公交车上开车', 'car'],
  ['a boy lying on the floor reading a book', 'bed'],
])('needs nothing that nobody named: %s', async (prompt, key) => {
  expect((await plan(prompt)).reading.subjects.map((one) => one.key)).not.toContain(key);
});

it('fishes beside whom one is said to fish with', async () => {
  const { spots, reading } = await plan('a boy fishing with his grandfather on a pier');
  expect(spots.map(({ work }) => work)).toEqual(['fish', 'fish']);
  expect(reading.links.filter(({ relation }) => relation === 'on')).toHaveLength(2);
});

it('sits on the bench with the dog that is there', async () => {
  const { of } = await plan('a woman sitting with her dog on a bench');
  expect(of('woman')[0]?.pose).toBe('seat');
});

it('dances with the ballet teacher', async () => {
  const { spots } = await plan('a ballet teacher with four little girls');
  expect(spots).toHaveLength(5);
  for (const { pose } of spots) expect(pose).toBe('ballet');
});

it('has the braid that another makes', async () => {
  const { of } = await plan('爸爸给女儿扎辫子');
  expect(of('man')[0]?.subject.person?.hair).toBeUndefined();
  expect(of('girl')[0]?.subject.person?.hair?.cut).toBe('braid');
});

it('holds the umbrella over both', async () => {
  const { of } = await plan('男朋友给女朋友撑伞');
  for (const one of [...of('man'), ...of('woman')]) expect(one.view).toBe('front');
});

it.each([
  ['a man asleep on the sofa with a newspaper on his face', 'newspaper'],
  ['a woman talking on the phone while pushing a stroller', 'stroller'],
])('tells no more than hands can show: %s', async (prompt, thing) => {
  expect((await plan(prompt)).told.ignored).toContain(thing);
});

it.each(['a woman pushing a stroller', 'a man reading a newspaper on the sofa', '女孩在唱歌，手里拿着话筒'])(
  'tells what they do show: %s',
  async (prompt) => {
    expect((await plan(prompt)).told.ignored).toEqual([]);
  },
);

it.each([
  ['大姐姐抱着吉他走在街上', 'strum', 'side'],
  ['闺蜜在海边拍照', 'photograph', 'front'],
])('is not seen from behind with what is before the body: %s', async (prompt, work, view) => {
  const { spots, told } = await plan(prompt);
  expect(spots[0]).toMatchObject({ work, view });
  expect(told.ignored).toEqual([]);
});

it('hands a thing to somebody else', async () => {
  expect((await plan('男孩把雨伞递给同学')).spots.filter(({ view }) => view !== undefined)).toHaveLength(2);
});

it('stays on the ground where something is thrown into the air', async () => {
  expect((await plan('学生们把书抛向空中')).scene.stage.scene).not.toBe('sky');
});

it('stands before the car that one unloads', async () => {
  const { spots, of } = await plan('a family unloading luggage from a car');
  const depths = spots.filter(({ view }) => view !== undefined).map(({ depth }) => depth);
  expect(Math.min(...depths)).toBeGreaterThanOrEqual(of('car')[0]?.depth ?? 1);
});

it('tells a yawn of somebody whose face is seen', async () => {
  expect((await plan('a tired man yawning at his desk')).told.understood).toContain('yawning');
});

it.each(['a woman wearing red shoes', 'a little boy wearing big shoes'])(
  'has shoes on the feet, and not in the hand: %s',
  async (prompt) => {
    const { reading, told } = await plan(prompt);
    expect(reading.subjects).toHaveLength(1);
    expect(reading.subjects[0]?.person?.wears.map(({ garment }) => garment)).toEqual(['shoes']);
    expect(told.ignored.filter((word) => word !== 'big')).toEqual([]);
  },
);

it('rests beside the bicycle', async () => {
  const { reading, of } = await plan('a cyclist resting under a tree');
  expect(reading.links.map(({ relation }) => relation)).toContain('beside');
  expect(of('person')[0]?.pose).toBe('sit');
});

it('watches a film inside of the cinema', async () => {
  const { reading, spots } = await plan('情侣在电影院看电影');
  expect(reading.inside).toBe('cinema');
  for (const { view } of spots) expect(view).toBe('back');
});

it('teaches what is done with the hands without a board, and tells that as left out', async () => {
  const { spots, told } = await plan('a grandmother teaching her granddaughter to sew');
  expect(spots.map(({ work }) => work)).toEqual([undefined, undefined]);
  expect(told.ignored).toContain('teaching');
});

it.each(['a soldier hugging his wife', '新郎抱着新娘'])('embraces who is grown: %s', async (prompt) => {
  const { spots, told } = await plan(prompt);
  expect(spots.map(({ pose }) => pose)).toEqual(['embrace', 'embrace']);
  expect(told.ignored).toEqual([]);
});

it('sleeps over the desk of a school', async () => {
  const { reading } = await plan('女孩趴在课桌上睡觉');
  expect(reading.subjects.map(({ key }) => key)).toEqual(['girl', 'table']);
});

it('whispers to a friend who is there', async () => {
  const { spots } = await plan("a girl whispering in her friend's ear");
  expect(spots.map(({ isFloating }) => isFloating)).toEqual([false, false]);
});

it('has no shoes in the hands that are tied on other feet', async () => {
  const { of } = await plan("a man kneeling to tie his son's shoes");
  expect(of('man')[0]?.pose).toBe('kneel');
  expect(of('mans-shoe')).toHaveLength(1);
});

it('tells the desk that one writes at', async () => {
  expect((await plan('学生坐在课桌前写作业')).told.ignored).toEqual([]);
});

it('listens without a book to who reads', async () => {
  const { spots } = await plan('姐姐给弟弟讲故事');
  expect(spots.map(({ subject, work }) => [subject.key, work])).toEqual(
    expect.arrayContaining([
      ['woman', 'read'],
      ['boy', undefined],
    ]),
  );
  expect(spots.find(({ subject }) => subject.key === 'boy')?.pose).toBe('stand');
});

it('sleeps who leans on another', async () => {
  const { reading } = await plan('一个女孩靠在男孩肩膀上睡着了');
  expect(reading.subjects.map(({ key, person }) => [key, person?.does])).toEqual(
    expect.arrayContaining([
      ['girl', 'sleep'],
      ['boy', undefined],
    ]),
  );
});

it('rides on shoulders, and not on a head', async () => {
  const { reading } = await plan("a kid riding on his father's shoulders");
  expect(reading.subjects.map(({ person }) => person?.carried)).toContain('shoulders');
});

it('hangs a painting, and paints no wall', async () => {
  const { spots } = await plan('a woman hanging a painting on the wall');
  expect(spots.map(({ work }) => work)).toEqual([undefined]);
});

it('argues over a cake with the feet on the ground', async () => {
  const { spots } = await plan('two chefs arguing over a cake');
  const chefs = spots.filter(({ subject }) => subject.kind === 'figure');
  expect(chefs.map(({ isFloating }) => isFloating)).toEqual([false, false]);
});

it('tells no tears of a baby that sleeps in the arms', async () => {
  expect((await plan('a mother holding a crying baby')).told.ignored).toEqual(['crying']);
});

it.each([
  ['a little girl dressed as a princess', 'princess'],
  ['小男孩打扮成海盗', 'pirate'],
])('is one person in the clothes of another: %s', async (prompt, role) => {
  const { spots } = await plan(prompt);
  expect(spots.map(({ subject }) => subject.person?.role)).toEqual([role]);
});

it('carries on the back', async () => {
  const { reading } = await plan('a dad carrying his son on his back');
  expect(reading.subjects.map(({ person }) => person?.carried)).toContain('back');
});

it('feeds the horse, with what is in the hand', async () => {
  const { reading, told } = await plan('a girl feeding a carrot to a horse');
  expect(
    reading.links.map(({ relation, to }) => [relation, reading.subjects[to ?? -1]?.key]).toSorted(),
  ).toEqual([
    ['feeding', 'horse'],
    ['holding', 'carrot'],
  ]);
  expect(told.ignored).toEqual([]);
});

it.each([
  ['一位老木匠在锯木头', 'old'],
  ['老师在教室里', undefined],
])('knows who is old by the name: %s', async (prompt, age) => {
  expect((await plan(prompt)).reading.subjects[0]?.person?.age).toBe(age);
});

it('a baby sits, and lies in its stroller', async () => {
  expect((await plan('a baby')).spots[0]?.pose).toBe('sit');
  const { reading, told } = await plan('a baby in a stroller with its mother');
  expect(reading.subjects.map(({ key }) => key)).toEqual(['stroller', 'woman']);
  expect(told.ignored).toEqual([]);
});
