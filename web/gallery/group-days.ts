// Works under the day on which they were made, in the reader's own time zone.
export type Day<Item> = { key: string; date: Date; items: Item[] };

/** Items newest first stay newest first, in the days and inside them. */
export function groupDays<Item extends { created_at: string }>(items: readonly Item[]): Day<Item>[] {
  const days = new Map<string, Day<Item>>();
  for (const item of items) {
    const date = new Date(item.created_at);
    const key = `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`;
    const day = days.get(key);
    if (day) day.items.push(item);
    else days.set(key, { key, date, items: [item] });
  }
  return [...days.values()];
}
