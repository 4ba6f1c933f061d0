// Rooms in a style: what stands in them, in which colours, and that the words which say so are told as seen.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { ON_PIECE, pieceSpot } from './interior.ts';
import { roomStyleOf } from './room-style.ts';

beforeAll(needDrawings, 120_000);

describe('a room in a style', () => {
  it.each([
    ['日式榻榻米房间，窗外是海', 'japanese', 'own/paper-doors', []],
    ['a japanese tatami room at night', 'japanese', 'own/low-table', []],
    ['a nursery with a crib and toys', 'nursery', 'own/crib', []],
    ['儿童房，蓝色的小床和玩具', 'nursery', 'own/floor-toys', []],
    ['Scandinavian kitchen with white cabinets', 'scandinavian', 'own/cabinets', []],
    ['industrial loft with a leather sofa', 'loft', 'own/sofa', []],
  ])('has what belongs to it: %s', async (prompt, style, piece, ignored) => {
    const { scene, told, reading } = await plan(prompt);
    expect([scene.stage.scene, roomStyleOf(scene.stage)]).toEqual(['room', style]);
    expect(pieceSpot(scene.stage, piece)).toBeDefined();
    expect(reading.subjects.some(({ kind }) => kind === 'figure')).toBe(false);
    expect(told.ignored).toEqual(ignored);
  });

  it('has a bed instead of a cradle where the child is older', async () => {
    const { stage } = (await plan('儿童房')).scene;
    expect(pieceSpot(stage, 'own/bed')).toBeDefined();
    expect(pieceSpot(stage, 'own/crib')).toBeUndefined();
  });

  it('is none of a person', async () => {
    expect((await plan('a modern woman in a street')).reading.scenes).toEqual(['street']);
  });
});

describe('furniture of a room', () => {
  it('is not hidden by the plants that are asked for', async () => {
    const { of, told } = await plan('living room with a green sofa, large plants and a yellow armchair');
    expect(of('potted-plant')).toEqual([]);
    expect(told.ignored).toEqual([]);
  });

  it('leaves a plant before the wall where nothing else is', async () => {
    expect((await plan('a potted plant in a living room')).of('potted-plant')).toHaveLength(1);
  });

  it.each(['复古唱片机，黑胶唱片，绿植', 'a candle and a piano'])(
    'has the table that things are set on: %s',
    async (prompt) => {
      const { scene, spots } = await plan(prompt);
      const table = pieceSpot(scene.stage, 'own/tea-table');
      expect(
        spots.some(({ isPerched, depth }) => isPerched === true && depth - ON_PIECE === table?.depth),
      ).toBe(true);
      expect(
        scene.layers.some(({ name, depth }) => name.startsWith('furniture') && depth === table?.depth),
      ).toBe(true);
    },
  );

  it('has the monitors of an office on its desk', async () => {
    const { scene, of } = await plan('home office with two monitors and a black chair');
    expect(of('desktop-computer')).toEqual([]);
    expect(pieceSpot(scene.stage, 'own/table')).toBeDefined();
  });
});
