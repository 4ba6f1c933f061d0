// Who has somebody or something in the arms, or on a string, and what is said next of them.
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
