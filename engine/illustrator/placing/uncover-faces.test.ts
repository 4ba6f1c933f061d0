// Nobody whose face is behind another is told as seen; where there is room they stand beside each other.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { findCovered } from '../painting/find-covered.ts';
import { asItIs } from '../painting/sprite.ts';
import { makeSurface } from '#engine/raster/surface.ts';
import type { Cast } from './cast.ts';
import { coversFace, faceRows, uncoverFaces } from './uncover-faces.ts';

beforeAll(needDrawings, 120_000);

it.each([1, 2, 3, 4, 5])('moves one of two in one place aside, seed %i', async (seed) => {
  const { spots, told } = await plan('医生站在病床边和病人说话', seed);
  const people = spots.filter(({ subject }) => subject.kind === 'figure');
  for (const [at, one] of people.entries())
    for (const other of people.slice(at + 1))
      expect(Math.abs(one.x - other.x)).toBeGreaterThan(Math.min(one.tall, other.tall) * 0.12);
  expect(told.understood).toEqual(expect.arrayContaining(['医生', '病人']));
});

it('finds who has another before the face', async () => {
  const { spots, scene } = await plan('A doctor and a nurse standing in a park');
  const [first, second] = spots.filter(({ subject }) => subject.person);
  if (!first || !second) throw new Error('There are not two');
  expect(findCovered(scene).covered.size).toBe(0);
  const [far, near] =
    scene.layers.findIndex(({ spot }) => spot === first) <
    scene.layers.findIndex(({ spot }) => spot === second)
      ? [first, second]
      : [second, first];
  // Of a smaller one all but the feet may be seen beside who stands before it.
  Object.assign(near, { x: far.x + far.tall * 0.05, tall: far.tall * 1.1, y: far.y + 4 });
  // What a layer covers is found once: those who were moved are on layers of their own.
  const moved = { ...scene, layers: scene.layers.map((layer) => ({ ...layer })) };
  expect([...findCovered(moved).covered]).toEqual([far.subject]);
});

it('a bird flies over a head, and not before the face', async () => {
  const { spots } = await plan('three nuns on the steps of a church, pigeons flying around them');
  const people = spots.filter(({ subject }) => subject.person);
  const birds = spots.filter(({ subject, isFloating }) => subject.kind === 'bird' && isFloating);
  const covering = birds.filter((bird) =>
    people.some((spot) => {
      const [top, foot] = faceRows(spot) ?? [0, 0];
      const isAcross = Math.abs(spot.x - bird.x) < bird.tall * 0.4;
      return isAcross && bird.depth >= spot.depth && bird.y > top && bird.y - bird.tall < foot;
    }),
  );
  expect(birds.length).toBeGreaterThan(0);
  expect(covering).toEqual([]);
});

/** Two of a scene, 512 pixels wide: the second, 300 pixels tall, stretches an arm 150 pixels to both sides at the face of the first. */
async function armBeforeFace(): Promise<{ far: Cast; near: Cast; uncover: () => void }> {
  const { spots, scene } = await plan('A doctor and a nurse standing in a park');
  const [first, second] = spots.filter(({ subject }) => subject.person);
  if (!first || !second) throw new Error('There are not two');
  const crown = { x: 0.5, y: 0 };
  const far: Cast = {
    spot: {
      ...first,
      x: 230,
      y: 480,
      tall: 250,
      share: 1,
      work: undefined,
      isPortrait: false,
      depth: 0.73,
      crown,
      view: 'front',
      turn: 0,
    },
    sprite: asItIs(makeSurface(100, 250, (brush) => brush.fillRect(30, 0, 40, 250))),
  };
  const near: Cast = {
    spot: {
      ...second,
      x: 330,
      y: 490,
      tall: 300,
      share: 1,
      work: undefined,
      isPortrait: false,
      depth: 0.75,
      crown,
      view: 'front',
      turn: 0,
    },
    sprite: asItIs(
      makeSurface(300, 300, (brush) => {
        brush.fillRect(120, 0, 60, 300);
        brush.fillRect(0, 40, 300, 50);
      }),
    ),
  };
  return { far, near, uncover: () => uncoverFaces(scene.stage, [far, near]) };
}

it('an arm that is stretched out is before no face', async () => {
  const { far, near, uncover } = await armBeforeFace();
  expect(coversFace(near, far)).toBe(true);
  uncover();
  expect(coversFace(near, far)).toBe(false);
});

it('looks for the face at one side of who holds something at the other', async () => {
  const { far, near } = await armBeforeFace();
  far.spot.x = 160;
  expect(coversFace(near, far)).toBe(false);
  far.sprite = asItIs(makeSurface(250, 250, (brush) => brush.fillRect(190, 0, 40, 250)));
  far.spot.crown = { x: 0.84, y: 0 };
  expect(coversFace(near, far)).toBe(true);
});

it('knows the face of who has an umbrella over the head', async () => {
  const { far } = await armBeforeFace();
  const [top] = faceRows({ ...far.spot, tall: 400, share: 1.6, crown: { x: 0.5, y: 0.375 } }) ?? [];
  expect(top).toBe(480 - 250);
});

it('where there is no room the smaller one stands before the other', async () => {
  const { far, near, uncover } = await armBeforeFace();
  near.sprite = asItIs(makeSurface(1000, 300, (brush) => brush.fillRect(0, 40, 1000, 50)));
  uncover();
  expect(far.spot.depth).toBeGreaterThan(near.spot.depth);
  expect(far.spot.y).toBeGreaterThan(near.spot.y);
});
