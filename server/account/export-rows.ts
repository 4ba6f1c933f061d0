// How the lists of an export are read and written: pages of rows, and the words for numbers.
import { LEDGER_KINDS } from '#contract/points.ts';

/** Rows of a page: few enough to lie in memory. */
export const AT_ONCE = 200;

/** Pages of rows in the order of a number that each has. */
export async function* pages<Row>(
  read: (after: number) => Promise<Row[]>,
  numberOf: (row: Row) => number,
): AsyncGenerator<Row[]> {
  let rows = await read(0);
  while (rows.length > 0) {
    yield rows;
    const last = rows.at(-1);
    rows = last === undefined ? [] : await read(numberOf(last));
  }
}

const KIND_NAMES = new Map<number, string>(Object.entries(LEDGER_KINDS).map(([name, kind]) => [kind, name]));

export function nameKind(kind: number): string {
  return KIND_NAMES.get(kind) ?? String(kind);
}

export function toId(id: number | null): string | null {
  return id === null ? null : String(id);
}
