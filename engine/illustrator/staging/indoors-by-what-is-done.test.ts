// Who knits, or reads while it snows, is in a room; who has an umbrella or stands by a tree is not.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['grandma knitting', 'room'],
  ['奶奶在织毛衣,冬日', 'room'],
  ['a girl reading a book, winter', 'room'],
  ['a girl reading under an umbrella in the rain', 'meadow'],
  ['a girl reading a book under a tree, snow', 'meadow'],
  ['a hacker in front of many screens', 'room'],
  ['a koi pond in a japanese garden', 'garden'],
])('is there: %s', async (prompt, scene) => {
  expect((await planScene(prompt)).scene.stage.scene).toBe(scene);
});
