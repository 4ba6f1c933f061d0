// Things that happened, in the days of the reader's own clock.

export type Day<Item> = {
  /** Midnight at its beginning, as an ISO date of the reader's own clock: "2026-11-21". */
  day: string;
  items: Item[];
};

/** In the order in which they come; a day stands once where they come in the order of time. */
export function groupByDay<Item extends { created_at: string }>(items: readonly Item[]): Day<Item>[] {
  const days: Day<Item>[] = [];
  for (const item of items) {
    const day = dayOf(new Date(item.created_at));
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, items: [item] });
  }
  return days;
}

export function dayOf(date: Date): string {
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function two(part: number): string {
  return String(part).padStart(2, '0');
}

/** Which word stands for a day instead of its date. */
export function nameDay(day: string, now: Date): 'today' | 'yesterday' | null {
  const before = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (day === dayOf(now)) return 'today';
  return day === dayOf(before) ? 'yesterday' : null;
}
