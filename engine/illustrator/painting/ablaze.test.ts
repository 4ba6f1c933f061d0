// What burns is to be known for what it is.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { shareInColour } from './seen-colour.ts';

beforeAll(needDrawings, 120_000);

it('leaves a small thing to be seen before its flames', async () => {
  const { scene } = await plan('a burning blue book');
  const own = scene.layers.filter(({ spot }) => spot?.subject.key === 'book');
  const painted = own.flatMap((layer) => (layer.kind === 'painted' ? [layer] : []));
  expect(shareInColour(scene.stage, painted, '#2f7fd8')).toBeGreaterThan(0.12);
});

it('hangs a dress at its length', async () => {
  const { scene, of } = await plan('白色婚纱挂在窗前');
  expect(of('dress')[0]?.tall).toBeGreaterThan(scene.stage.height * 0.4);
});
