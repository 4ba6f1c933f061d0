// @vitest-environment jsdom
// What the form of a video effect holds.
import { expect, it } from 'vitest';
import { postVideoEffect } from './contract.ts';
import { readChoices } from './screen.tsx';

it('[product 2.6] begins with what the server would fill in', () => {
  const filled = postVideoEffect.input.parse({ effect_id: 'squish', images: [{ upload_id: '1' }] });
  expect(filled).toMatchObject(readChoices({}));
});

it('takes from a draft what still makes sense', () => {
  expect(readChoices({ resolution: '540p', music: 'loud' })).toEqual({ resolution: '720p', music: true });
  expect(readChoices({ resolution: '1080p', music: false })).toEqual({ resolution: '1080p', music: false });
});
