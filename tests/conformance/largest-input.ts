// Makes the largest inputs that a schema takes or just takes: every text as long as it may be, every list full.
import type * as z from 'zod/mini';
import { defOf, mostOf } from './find-unbounded.ts';

/** What texts are filled with: what is dear to compose, to count, to trim, to escape, to match. */
export const FILLINGS = {
  'combining marks': '\u0301\u0323\u0300\u0316',
  'surrogate pairs': '🦊',
  Chinese: '和儿童画',
  spaces: ' \u3000\t',
  'quotes and backslashes': '"\\',
  'line breaks and signs that turn the text': '\n\u202e\u2067',
  messages: 'Aa',
  digits: '9',
} as const;

/** For texts of a fixed form. */
const FORMS = [
  '9'.repeat(18),
  '11111111-2222-4333-8444-555555555555',
  '1:1',
  '/media/x',
  'a'.repeat(128),
  'x',
];

const fill = (filling: string, units: number) =>
  filling.repeat(Math.ceil(units / filling.length)).slice(0, units);

/** `isTaken` false: as long as the first check lets pass; true: as long as the whole schema takes, where it takes such a text at all. */
export function largestInput(schema: z.ZodMiniType, filling: string, isTaken: boolean): unknown {
  const inside = (inner: z.ZodMiniType) => largestInput(inner, filling, isTaken);
  const def = defOf(schema);
  switch (def.type) {
    case 'string':
      return isTaken ? longestTaken(schema, filling) : fill(filling, mostOf(schema) ?? 0).toWellFormed();
    case 'number':
      return [0.5, 1, 0, 2, 5, 10].find((number) => schema.safeParse(number).success) ?? 1;
    case 'boolean':
      return true;
    case 'literal':
      return def.values.at(-1);
    case 'enum':
      return Object.values(def.entries).at(-1);
    case 'null':
      return null;
    case 'unknown':
      return fill(filling, 950).toWellFormed(); // forty of them are what a body may hold
    case 'array':
      return Array.from({ length: mostOf(schema) ?? 0 }, () => inside(def.element));
    case 'record':
      return Object.fromEntries(
        Array.from({ length: 40 }, (_, at) => [
          `${at}${fill(filling, 30)}`.toWellFormed(),
          inside(def.valueType),
        ]),
      );
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).map(([name, inner]) => [name, inside(inner)]));
    case 'union':
      return def.options
        .map(inside)
        .toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)
        .find((input) => !isTaken || schema.safeParse(input).success);
    case 'pipe':
      return inside(def.in);
    default:
      return inside(def.innerType);
  }
}

function longestTaken(schema: z.ZodMiniType, filling: string): string {
  for (let units = mostOf(schema) ?? 0; units > 1; units = Math.floor(units * 0.9)) {
    const text = `a${fill(filling, units - 2)}a`.toWellFormed();
    if (schema.safeParse(text).success) return text;
  }
  return FORMS.find((form) => schema.safeParse(form).success) ?? '';
}
