// Turns the rows of a list query into a page of the wire.
import type { Page } from '#contract/page.ts';

export type AskedPage = { page?: number | undefined; page_size: number; cursor?: string | undefined };

/** How many rows to skip: numbered pages count, a cursor starts where the last page ended. */
export function countSkipped({ page = 1, page_size, cursor }: AskedPage): number {
  return cursor === undefined ? (page - 1) * page_size : 0;
}

/** Expects one row more than the page holds, as the sign that another page follows. */
export function shapePage<Row, Item>(
  asked: AskedPage,
  rows: readonly Row[],
  answer: { present(rows: Row[]): Item[]; cursorOf(row: Row): string; total: number | null },
): Page<Item> {
  const shown = rows.slice(0, asked.page_size);
  const last = shown.at(-1);
  const hasMore = rows.length > asked.page_size;
  return {
    items: answer.present(shown),
    page: asked.page ?? 1,
    page_size: asked.page_size,
    total: answer.total,
    has_more: hasMore,
    next_cursor: hasMore && last !== undefined ? answer.cursorOf(last) : null,
  };
}
