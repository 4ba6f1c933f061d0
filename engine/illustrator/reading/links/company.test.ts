// Who is named after "with" is with somebody, and with no thing.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

describe('who is with somebody', () => {
  it.each(['dad baking bread with his son', 'a grandmother baking apple pie with her granddaughter'])(
    'is with who does it, and not with what is made: %s',
    async (prompt) => {
      const { spots, told } = await plan(prompt);
      expect(spots.map(({ subject }) => subject.kind)).toEqual(['figure', 'figure']);
      expect(told.ignored).toEqual([]);
    },
  );
});
