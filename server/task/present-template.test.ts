// What others see of a work's parameters.
import { expect, it } from 'vitest';
import { type TaskType, TOOL_TYPES } from '#contract/tool-names.ts';
import { publicParams } from './present-template.ts';

const work = (type: TaskType, params: Record<string, unknown>) => ({ type, params, prompt: '', title: '' });

it("shows neither the author's media nor the places in them", () => {
  const effect = {
    effect_id: 'hug',
    images: [{ upload_id: '7' }],
    faces: [{ x: 0.2, y: 0.3 }],
    option: 'gold',
  };
  expect(publicParams(work(TOOL_TYPES['video-effect'], effect))).toEqual({
    effect_id: 'hug',
    option: 'gold',
  });
  const lips = {
    image: { upload_id: '7' },
    mouth_box: { x: 0.4, y: 0.5, width: 0.1, height: 0.1 },
    resolution: '720p',
  };
  expect(publicParams(work(TOOL_TYPES['lip-sync'], lips))).toEqual({ resolution: '720p' });
});
