// What lives in a video, and what stands.
import { expect, it } from 'vitest';
import { painted } from '../painting/layer.ts';
import { parsePrompt } from '../reading/parse-prompt.ts';
import { planStage } from '../staging/plan-stage.ts';
import { livesInPaint, planSway } from './layer-life.ts';

const prompt = 'a lake in the mountains';
const stage = planStage(parsePrompt(prompt), 'auto', { width: 320, height: 180, seed: 3, prompt });
const sheet = { width: 320, height: 120, left: 0, top: 60 };
const swayOf = (name: string) =>
  planSway(
    stage,
    painted(name, 0.5, () => {}),
    sheet,
  );

it('[product 2.3] plants near the viewer bend in the wind, mountains do not', () => {
  expect(swayOf('near reed')?.reachAt(60)).toBeGreaterThan(1);
  expect(livesInPaint('near reed')).toBe(true);
  expect(swayOf('near mountains')).toBeNull();
  expect(livesInPaint('near mountains')).toBe(false);
});
