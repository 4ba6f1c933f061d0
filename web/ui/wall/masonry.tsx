// Images hung in columns, each put where the wall is shortest; places are known before anything loads.
import type { ReactNode } from 'react';
import style from './masonry.module.css';

export type MasonryProps<Item> = {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Width divided by height. */
  ratioOf: (item: Item) => number;
  children: (item: Item) => ReactNode;
  columns?: number;
  narrowColumns?: number;
  phoneColumns?: number;
};

/** What stands under an image is about so high, as a share of the column's width. */
const CAPTION_SHARE = 0.24;

export function Masonry<Item>({
  columns = 6,
  narrowColumns = 4,
  phoneColumns = 2,
  ...wall
}: MasonryProps<Item>) {
  // All arrangements are drawn and one is shown, because a style sheet knows the width of the page at once.
  return (
    <>
      <div className={style.wide}>
        <Wall count={columns} {...wall} />
      </div>
      <div className={style.narrow}>
        <Wall count={narrowColumns} {...wall} />
      </div>
      <div className={style.phone}>
        <Wall count={phoneColumns} {...wall} />
      </div>
    </>
  );
}

function Wall<Item>({
  items,
  keyOf,
  ratioOf,
  children,
  count,
}: Omit<MasonryProps<Item>, 'columns' | 'narrowColumns' | 'phoneColumns'> & { count: number }) {
  return (
    <div className={style.wall}>
      {placeItems(items, ratioOf, count).map((column) => (
        <ul key={column.id} className={style.column}>
          {column.items.map((item) => (
            <li key={keyOf(item)}>{children(item)}</li>
          ))}
        </ul>
      ))}
    </div>
  );
}

type Column<Item> = { id: number; height: number; items: Item[] };

function placeItems<Item>(
  items: readonly Item[],
  ratioOf: (item: Item) => number,
  count: number,
): Column<Item>[] {
  const columns = Array.from({ length: count }, (_, place): Column<Item> => ({
    id: place,
    height: 0,
    items: [],
  }));
  for (const item of items) {
    let shortest = columns[0];
    for (const column of columns) if (shortest && column.height < shortest.height) shortest = column;
    shortest?.items.push(item);
    if (shortest) shortest.height += 1 / ratioOf(item) + CAPTION_SHARE;
  }
  return columns;
}
