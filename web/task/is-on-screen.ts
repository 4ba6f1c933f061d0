// Where a task stands on the page, and whether that can be seen.
/** So much of a row must be seen, or of the window where the row is higher. */
const SEEN_SHARE = 1 / 3;

/** Whether something that stands on the page of a task can be seen now: below the fold it cannot. */
export function isOnScreen(taskId: string): boolean {
  return [...document.querySelectorAll(`[data-task="${taskId}"]`)].some((part) => {
    const { top, bottom, height } = part.getBoundingClientRect();
    const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
    return seen > 0 && seen >= Math.min(height, innerHeight) * SEEN_SHARE;
  });
}
