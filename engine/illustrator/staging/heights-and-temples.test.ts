// A temple stands in no street of a town, a cliff over the clouds by no sea.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

describe('a temple', () => {
  it.each(['a monk sweeping leaves in front of a temple', '小和尚在寺庙门口扫落叶'])(
    'stands in no street of a town: %s',
    async (prompt) => {
      expect((await plan(prompt)).scene.stage.scene).not.toBe('street');
    },
  );
});

describe('a cliff above the clouds', () => {
  it.each(['a tiny house on a cliff above the clouds', '悬崖上的小屋，在云层之上'])(
    'stands over a sea of them: %s',
    async (prompt) => {
      const { scene, told } = await plan(prompt);
      expect(scene.stage.scene).toBe('mountains');
      expect(scene.layers.some(({ name }) => name === 'ledge')).toBe(true);
      expect(told.understood.join()).toMatch(/clouds|云层/);
    },
  );
});
