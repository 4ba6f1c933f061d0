// On a lake nobody is behind the great tree of its bank, or it is told.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { heroTrunk } from '../scenery/planting.ts';

beforeAll(needDrawings, 120_000);

it.each([
  'a swan on a lake with a cherry tree',
  'a red canoe on a lake, pine trees',
  'two ducks on a lake with a willow',
])('%s', async (prompt) => {
  const { scene, spots, told } = await planScene(prompt);
  const tree = scene.stage.reading.subjects.find(({ kind }) => kind === 'tree');
  const trunk = tree && heroTrunk(scene.stage, tree);
  if (!trunk) throw new Error('There is no tree');
  for (const { x } of spots) expect((trunk.x - x) * trunk.side).toBeGreaterThan(trunk.tall * 0.2);
  expect(told.ignored).toEqual([]);
});
