// An arm of steel is somebody’s own, or a machine.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { parsePrompt } from '../parse-prompt.ts';

beforeAll(needDrawings, 120_000);

const keysOf = (prompt: string) => parsePrompt(prompt).subjects.map(({ key }) => key);

describe('an arm of steel', () => {
  it.each(['赛博朋克女战士，机械手臂，紫色短发', 'a cyberpunk woman with a robotic arm'])(
    'is told as not drawn where it is somebody’s own: %s',
    async (prompt) => {
      expect(keysOf(prompt)).not.toContain('robot-arm');
      expect((await plan(prompt)).told.ignored.join()).toMatch(/机械手臂|robotic arm/);
    },
  );

  it.each(['a robot arm in a factory', 'an engineer beside a robot arm', 'a man next to a robot arm'])(
    'is a machine elsewhere: %s',
    (prompt) => {
      expect(keysOf(prompt)).toContain('robot-arm');
    },
  );
});
