// Which dragon is drawn: on its feet, on the wing, reared up, or coiling in the air.

import { expect, it } from 'vitest';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { needDrawings } from '#tests/fakes/need-drawings.ts';

needDrawings();

it.each([
  ['a red dragon', 'own/standing-dragon'],
  ['a dragon guarding a pile of gold in a cave', 'own/standing-dragon'],
  ['a knight and a dragon', 'own/standing-dragon'],
  ['a sleeping dragon curled up in a cave', 'own/curled-dragon'],
  ['a dragon flying over mountains', 'own/flying-dragon'],
  ['a knight fighting a dragon', 'own/rearing-dragon'],
  ['a girl riding a dragon over a village', 'own/flying-dragon'],
  ['two kids flying a dragon', 'own/flying-dragon'],
  ['一条龙', 'own/coiling-dragon'],
  ['孙悟空和一条青龙在云海中大战,下面是一座宫殿', 'own/coiling-dragon'],
  ['a dragon reading a book', 'dragon'],
])('%s', async (prompt, drawing) => {
  const { of } = await planScene(prompt);
  expect(of('dragon').map(({ subject }) => subject.drawing)).toEqual([drawing]);
});

it('lies on gold, and not above it', async () => {
  const { of } = await planScene('a dragon sleeping on a pile of gold coins');
  const [[dragon], [gold]] = [of('dragon'), of('gold-heap')];
  if (!dragon || !gold) throw new Error('one of them is not there');
  expect(dragon.y).toBeGreaterThan(gold.y - gold.tall * 0.7);
});

it.each(['a girl riding a dragon over a village', 'two kids flying a dragon over a village'])(
  'is up in the air with who rides it: %s',
  async (prompt) => {
    const { of, told } = await planScene(prompt);
    expect(of('dragon')[0]?.isFloating).toBe(true);
    expect(told.ignored).toEqual([]);
  },
);
