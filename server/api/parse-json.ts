// Reads JSON that strangers wrote: first how much is in it, without building any of it.
import { fieldWord } from '#contract/field-words.ts';
import { Refusal } from '#server/refusal.ts';

/** Fifty times what the largest call holds (100 ids). */
const MOST_VALUES = 5000;
/** No call nests deeper than five. */
const MOST_DEPTH = 32;
/** Or with a sign written as its number. Few texts do, and looking at every value costs more than reading them. */
const MAY_NAME_PROTOTYPES = /__proto__|constructor|\\u/;

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/**
 * Refuses `bad_request` (no JSON, or JSON that would change what all objects are made of) and `bad_parameters` (more
 * values, or deeper ones, than any call has).
 */
export function parseJson(bytes: Buffer): unknown {
  if (!isModest(bytes)) {
    throw new Refusal('bad_parameters', { fields: { '': fieldWord('too_many_values') } });
  }
  try {
    const text = bytes.toString('utf8');
    return MAY_NAME_PROTOTYPES.test(text) ? JSON.parse(text, refusePrototypes) : JSON.parse(text);
  } catch (error) {
    throw new Refusal('bad_request', { cause: error });
  }
}

/** One look at each byte. What is no JSON at all is left to the parser. */
function isModest(bytes: Buffer): boolean {
  let values = 0;
  let depth = 0;
  let isText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (isText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) isText = false;
      continue;
    }
    if (byte === QUOTE) isText = true;
    else if (byte === COMMA) values += 1;
    else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      values += 1;
      depth += 1;
    }
    if (values > MOST_VALUES || depth > MOST_DEPTH) return false;
  }
  return true;
}

function refusePrototypes(key: string, value: unknown): unknown {
  const isPrototype =
    key === '__proto__' ||
    (key === 'constructor' &&
      typeof value === 'object' &&
      value !== null &&
      Object.hasOwn(value, 'prototype'));
  if (isPrototype) throw new SyntaxError(`a field called ${key}`);
  return value;
}
