// @vitest-environment jsdom
// Nothing typed is lost, and no more is kept than was promised.
import { beforeEach, expect, it } from 'vitest';
import { readDraft, writeDraft } from './drafts.ts';

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
