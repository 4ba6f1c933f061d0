// @vitest-environment jsdom
// Nothing typed is lost, and no more is kept than was promised.
import { beforeEach, expect, it } from 'vitest';
import { readDraft, writeDraft } from './drafts.ts';
import { PROMPTS_KEPT, readPrompts, rememberPrompt } from './prompt-history.ts';

beforeEach(() => localStorage.clear());

it('keeps a draft for each tool and changes only what it is told', () => {
  writeDraft('text-to-image', { prompt: 'a fox', count: 4 });
  writeDraft('text-to-image', { prompt: 'a fox, snow' });
  writeDraft('text-to-video', { prompt: 'waves' });
  expect(readDraft('text-to-image')).toEqual({ prompt: 'a fox, snow', count: 4 });
});

it('reads no draft from a storage that was tampered with', () => {
  localStorage.setItem('draft:text-to-image', '{"prompt":');
  expect(readDraft('text-to-image')).toBeNull();
});

it('remembers the last 20 prompts, the same one once, newest first', () => {
  for (let number = 1; number <= PROMPTS_KEPT + 5; number += 1)
    rememberPrompt('text-to-image', `prompt ${number}`);
  rememberPrompt('text-to-image', ' prompt 20 ');
  rememberPrompt('text-to-image', '   ');
  const prompts = readPrompts('text-to-image');
  expect(prompts).toHaveLength(PROMPTS_KEPT);
  expect(prompts.slice(0, 2)).toEqual(['prompt 20', 'prompt 25']);
});
