// The crew of a dragon boat is on it, and whoever beats a great drum stands behind one.
import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { parsePrompt } from '../parse-prompt.ts';

beforeAll(needDrawings);

it.each([
  '三条龙舟在江面上竞渡，鼓手站在船头击鼓，选手们奋力划桨',
  '端午节龙舟赛，三条龙舟在江面上竞渡，鼓手在船头敲大鼓',
])('is three boats with all that is on them: %s', async (prompt) => {
  const { spots, told } = await planScene(prompt);
  expect(spots.map(({ subject }) => subject.key)).toEqual(['dragon-boat', 'dragon-boat', 'dragon-boat']);
  expect(told.ignored).toEqual([]);
});

it('has its drum on board', () => {
  const { subjects } = parsePrompt('a dragon boat race, a drummer beats the drum at the bow');
  expect(subjects.map(({ key }) => key)).toEqual(['dragon-boat-race']);
});

it.each(['壮汉敲着大鼓', 'a man beating a great drum', '鼓手在广场上击鼓', 'a taiko drummer on a stage'])(
  'stands behind a great drum: %s',
  (prompt) => {
    expect(parsePrompt(prompt).subjects.map(({ person }) => person?.hands)).toEqual(['great-drum']);
  },
);
