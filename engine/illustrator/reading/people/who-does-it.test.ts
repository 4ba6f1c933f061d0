// Of whom a deed is said, where somebody holds somebody, lies somewhere or something flies above.
import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { parsePrompt } from '../parse-prompt.ts';

beforeAll(needDrawings);

it.each(['妈妈抱着婴儿坐在窗边', '妈妈抱着猫坐在窗边', 'a mother holding her baby sitting by the window'])(
  'sits who holds, not who is held: %s',
  async (prompt) => {
    const { spots } = await planScene(prompt);
    expect(spots.map(({ subject, pose }) => [subject.key, pose])).toEqual([['woman', 'seat']]);
  },
);

it('leaves to the held what is said of it alone', () => {
  const { subjects } = parsePrompt('a girl holding a cat that is sleeping');
  expect(subjects.map(({ rests }) => rests?.how)).toEqual([undefined, 'sleep']);
});

it.each(['a girl with a red balloon in a park', 'a boy with a kite on the beach', '小男孩手中的风筝'])(
  'has the string in the hand: %s',
  (prompt) => {
    expect(parsePrompt(prompt).links).toEqual([
      expect.objectContaining({ relation: 'holding', from: 0, to: 1 }),
    ]);
  },
);

it.each(['a soldier in a field with a helicopter overhead', 'a man with a drone flying above him'])(
  'does not fly because something does: %s',
  (prompt) => {
    const [somebody] = parsePrompt(prompt).subjects;
    expect(somebody?.person?.does).toBeUndefined();
  },
);

it.each([
  ['医生站在病床旁边，床上躺着一个老人', 'elder'],
  ['a nurse taking care of a patient in a hospital bed', 'person'],
])('lies in bed who is said to: %s', (prompt, key) => {
  const lying = parsePrompt(prompt).subjects.filter(({ person }) => person?.does === 'lie');
  expect(lying.map((one) => one.key)).toEqual([key]);
});

it.each([
  ['牵手的情侣', 'woman hugging man'],
  ['牵着手的情侣', 'woman hugging man'],
  ['机器人在遛狗', 'robot beside dog'],
  ['爷爷牵牛走在路上', 'elder beside cow'],
])('reads the short verb with whom it is done to: %s', (prompt, link) => {
  const { subjects, links } = parsePrompt(prompt);
  const read = links.map(
    ({ from, relation, to }) => `${subjects[from]?.key} ${relation} ${subjects[to ?? -1]?.key}`,
  );
  expect(read).toContain(link);
});

it.each(['倒立的房子', 'a surfing avocado', 'a pizza surfing a wave', 'skateboarding pineapple'])(
  'what is said of a thing nobody else does: %s',
  (prompt) => {
    expect(parsePrompt(prompt).subjects.filter(({ kind }) => kind === 'figure')).toEqual([]);
  },
);

it.each(['surfing at sunset', 'a boat, surfing', 'skiing'])(
  'somebody does what is only named: %s',
  (prompt) => {
    expect(parsePrompt(prompt).subjects.filter(({ kind }) => kind === 'figure')).toHaveLength(1);
  },
);
