// What is refused before any schema sees it.
import { describe, expect, it } from 'vitest';
import { Refusal } from '#server/refusal.ts';
import { refuseUnreadable } from './refuse-unreadable.ts';

function fieldsOf(input: unknown): Record<string, string> | undefined {
  try {
    refuseUnreadable(input);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal && error.refusal === 'bad_parameters') return error.details.fields;
    throw error;
  }
}

describe('an input', () => {
  it('passes with any text that can be stored', () => {
    expect(
      fieldsOf({ prompt: '狐狸 🦊 \u202e \uffff \u0001', ids: ['1', '2'], n: 3, no: null }),
    ).toBeUndefined();
    expect(fieldsOf({ ids: Array.from({ length: 100 }, String) })).toBeUndefined();
    expect(fieldsOf('text')).toBeUndefined();
  });

  it.each(['a\0b', '\ud800', 'x\udc00y'])('is refused by its field for the text %j', (text) => {
    expect(fieldsOf({ prompt: text })).toEqual({ prompt: 'text_unreadable' });
    expect(fieldsOf({ params: { more: ['ok', text] } })).toEqual({ 'params.more.1': 'text_unreadable' });
  });
});
