// How many calls that change something are under way, shown or not: a page must not be left before they are answered.

let count = 0;
const waiting = new Set<() => void>();

export function isSending(): boolean {
  return count > 0;
}

/** Returns what says that the call is over. */
export function startSending(): () => void {
  count += 1;
  return function stopSending() {
    count -= 1;
    if (count > 0) return;
    for (const resolve of waiting) resolve();
    waiting.clear();
  };
}

/** Resolves at once where nothing is sent. */
export async function waitUntilSent(): Promise<void> {
  if (count > 0) await new Promise<void>((resolve) => waiting.add(resolve));
}
