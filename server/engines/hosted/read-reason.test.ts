// What providers say, and what it means for the user.
import { expect, it } from 'vitest';
import { nameFailure, readReason } from './read-reason.ts';

it.each([
  ['prompt: content_policy_violation: flagged', 'prompt_blocked'],
  ['image_url: content_policy_violation: flagged', 'image_blocked'],
  ['The input image was flagged as sensitive', 'image_blocked'],
  ['The input or output was flagged as sensitive (E005)', 'prompt_blocked'],
  ['NSFW content detected', 'result_blocked'],
  ['No face detected', 'no_face'],
  ['request_timeout: too slow', 'timeout'],
  ['CUDA out of memory', 'engine_error'],
])('%s: %s', (reason, failure) => {
  expect(nameFailure(reason)).toBe(failure);
});

it.each([
  [{ detail: 'Not found' }, 'Not found'],
  [{ detail: 'late', error_type: 'startup_timeout' }, 'startup_timeout: late'],
  [{ detail: [{ loc: ['body', 'seed'], msg: 'too large' }, 'and more'] }, 'seed: too large; and more'],
  [{ title: 'Invalid', detail: null }, 'Invalid'],
  [{ error: { message: 'no' } }, 'no'],
  [{ error: { message: 'no', code: 'moderation_blocked' } }, 'moderation_blocked: no'],
  [{ error: { message: 'no', code: 500 } }, 'no'],
  [{ error: { message: 'no', code: null } }, 'no'],
  [{ error: 'x'.repeat(400) }, `${'x'.repeat(300)}…`],
  [{ strange: true }, ''],
  [null, ''],
  ['text', ''],
])('%j says %s', (json, reason) => {
  expect(readReason(json)).toBe(reason);
});
