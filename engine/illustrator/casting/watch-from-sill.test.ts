// Animals who look out are at no table.

import { expect, it } from 'vitest';
import { dinnerOf } from './diners.ts';
import { parsePrompt } from '../reading/parse-prompt.ts';

it.each([
  ['一只猫和一只狗坐在窗台上看外面的雨，桌上放着一杯热茶', false],
  ['a fox and a rabbit drink tea at a table', true],
])('%s', (prompt, isDinner) => {
  expect(dinnerOf(parsePrompt(prompt)) !== undefined).toBe(isDinner);
});
