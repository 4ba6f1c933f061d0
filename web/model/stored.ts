// A value that stays in this browser. What an older build or another hand has left there is read as far as it makes sense.
import * as z from 'zod/mini';

export type Stored<Value> = {
  read: () => Value;
  /** Returns false where this browser keeps nothing for us: its store is full or forbidden. */
  write: (value: Value) => boolean;
};

type Options = {
  /** Only until the tab is closed. */
  isOfVisit?: boolean;
};

/** `schema` must take anything: its `z.catch` says what is there before anything was written. */
export function stored<Value>(
  key: string,
  schema: z.ZodMiniType<Value>,
  { isOfVisit = false }: Options = {},
): Stored<Value> {
  const open = () => (isOfVisit ? sessionStorage : localStorage);
  return {
    read() {
      return schema.parse(readJson(() => open().getItem(key)));
    },
    write(value) {
      try {
        open().setItem(key, JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },
  };
}

function readJson(readText: () => string | null): unknown {
  try {
    return JSON.parse(readText() ?? 'null');
  } catch {
    return undefined;
  }
}

/** A list that keeps what is as it should be. */
export function listOf<Item>(schema: z.ZodMiniType<Item>): z.ZodMiniType<Item[]> {
  const keep = (items: unknown[]) => items.flatMap((item) => schema.safeParse(item).data ?? []);
  return z.catch(z.pipe(z.array(z.unknown()), z.transform(keep)), []) as z.ZodMiniType<Item[]>;
}

export const flag = z.catch(z.boolean(), false);
