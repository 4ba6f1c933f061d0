// Keeps one author, or one tool, from filling a wall.

const WINDOW = 20;
const MOST_OF_ONE_AUTHOR = 2;
const MOST_OF_ONE_TOOL_IN_A_ROW = 2;
/** A work of another tool is fetched from so near only: behind, there are works that nobody liked for long. */
const REACH = 20;

type Ranked = { authorId: number; type: number };

/**
 * The same works, each as early as its place allows: of an author at most two of any twenty in a row, of a tool at most
 * two one after the other, as long as there are others. Authors count before tools.
 */
export function spreadWorks<Work extends Ranked>(ranked: readonly Work[]): Work[] {
  const waiting = [...ranked];
  const placed: Work[] = [];
  while (waiting.length > 0) placed.push(...waiting.splice(findNext(placed, waiting), 1));
  return placed;
}

function findNext(placed: readonly Ranked[], waiting: readonly Ranked[]): number {
  const near = countAuthors(placed.slice(-(WINDOW - 1)));
  const last = placed.slice(-MOST_OF_ONE_TOOL_IN_A_ROW);
  const isQuiet = ({ authorId }: Ranked) => (near.get(authorId) ?? 0) < MOST_OF_ONE_AUTHOR;
  const isOther = ({ type }: Ranked) =>
    last.length < MOST_OF_ONE_TOOL_IN_A_ROW || last.some((before) => before.type !== type);
  const first = waiting.findIndex(isQuiet);
  // Where only crowded authors are left, the best goes on.
  const mayBe = first < 0 ? () => true : isQuiet;
  const from = Math.max(0, first);
  const other = waiting.slice(from, from + REACH).findIndex((work) => mayBe(work) && isOther(work));
  return other < 0 ? from : from + other;
}

function countAuthors(works: readonly Ranked[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { authorId } of works) counts.set(authorId, (counts.get(authorId) ?? 0) + 1);
  return counts;
}
