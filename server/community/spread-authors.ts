// Keeps one author from filling a wall: at most two of any twenty works in a row, as long as there are others.

const WINDOW = 20;
const MOST_OF_ONE = 2;

/** The same works, each as early as its place and its author's last ones allow. */
export function spreadAuthors<Work extends { authorId: number }>(ranked: readonly Work[]): Work[] {
  const waiting = [...ranked];
  const placed: Work[] = [];
  while (waiting.length > 0) {
    const near = countAuthors(placed.slice(-(WINDOW - 1)));
    const next = waiting.findIndex(({ authorId }) => (near.get(authorId) ?? 0) < MOST_OF_ONE);
    // Where only crowded authors are left, the best goes on.
    placed.push(...waiting.splice(Math.max(0, next), 1));
  }
  return placed;
}

function countAuthors(works: readonly { authorId: number }[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { authorId } of works) counts.set(authorId, (counts.get(authorId) ?? 0) + 1);
  return counts;
}
