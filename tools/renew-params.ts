// Stored parameters as the calls of today would make them.
import type { Endpoint } from '#contract/endpoint.ts';
import type { MediaRef, MediaSource } from '#contract/media.ts';
import type { ToolContract } from '#contract/tool.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Stored parameters are what a call's input became. Returns what the call makes of them that makes the same of what is
 * left of them; null where none does, for example after the tool has changed.
 */
export function renewParams(contract: ToolContract<object>, stored: Values): object | null {
  const asked = withoutFacts(contract, stored);
  for (const { endpoint, toParams } of contract.posts) {
    const input = dropUnknown(endpoint, asked);
    const read = endpoint.input.safeParse(input);
    if (!read.success) continue;
    const params = toParams(read.data as never);
    if (params && isSame(params as Values, asked)) return params;
  }
  return null;
}

/** Media as references: what was measured of them is the server's affair. */
function withoutFacts({ media }: ToolContract<object>, stored: Values): Values {
  return Object.fromEntries(
    Object.entries(stored).map(([name, value]) => {
      if (!(name in media) || !value) return [name, value];
      return [name, Array.isArray(value) ? value.map(refOf) : refOf(value as MediaSource)];
    }),
  );
}

function refOf(source: MediaSource): MediaRef {
  return 'upload_id' in source
    ? { upload_id: source.upload_id }
    : { task_id: source.task_id, index: source.index };
}

/** Fields that say which call it was, not what was in it. */
function dropUnknown({ input }: Endpoint, asked: Values): Values {
  const read = input.safeParse(asked);
  const issues = read.error?.issues ?? [];
  const unknown = new Set(issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : [])));
  return Object.fromEntries(Object.entries(asked).filter(([name]) => !unknown.has(name)));
}

/** A field that is left out is the same as one without a value. */
function isSame(one: Values, other: Values): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));
}
