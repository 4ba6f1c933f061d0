// Every text in a task's parameters, whatever the tool calls it: a new tool is judged without a word of its own.
import type { TypedText } from './moderation.ts';

/** What must not be made, for all tools that ask for it. */
const EXCLUDED = 'negative_prompt';

export type PlacedText = TypedText & {
  /** The path of its field, as refusals name it. */
  field: string;
};

/** Choices (a style, a voice) are among them: they are innocent words too. */
export function listTexts(params: unknown, field = ''): PlacedText[] {
  if (typeof params === 'string') {
    return params.trim() === '' ? [] : [{ field, text: params, use: readUse(field) }];
  }
  if (typeof params !== 'object' || params === null) return [];
  return Object.entries(params).flatMap(([name, value]) =>
    listTexts(value, field === '' ? name : `${field}.${name}`),
  );
}

function readUse(field: string): TypedText['use'] {
  return field.split('.').at(-1) === EXCLUDED ? 'excluded' : 'wanted';
}
