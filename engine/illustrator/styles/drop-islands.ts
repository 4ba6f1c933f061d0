// Gives small islands of one ink to what lies around them: a few large areas are read, many small ones are mud.

/** Changes `choice`, whole numbers below `count`: islands of fewer than `least` pixels take what they touch most. */
export function dropIslands(choice: Float32Array, width: number, count: number, least: number): void {
  const isSeen = new Uint8Array(choice.length);
  const members = new Int32Array(choice.length);
  const around = new Int32Array(count);
  for (let start = 0; start < choice.length; start++) {
    if (isSeen[start] === 1) continue;
    const size = walkIsland(choice, width, start, { isSeen, members, around });
    const neighbour = size < least ? mostOf(around) : -1;
    if (neighbour < 0) continue;
    for (let n = 0; n < size; n++) choice[members[n] as number] = neighbour;
  }
}

/** Pixels that were walked over, those of this island, and how much it touches of each ink. */
type Walk = { isSeen: Uint8Array; members: Int32Array; around: Int32Array };

/** Returns how many pixels the island has. */
function walkIsland(choice: Float32Array, width: number, start: number, walk: Walk): number {
  const { isSeen, members, around } = walk;
  const own = choice[start] as number;
  around.fill(0);
  members[0] = start;
  isSeen[start] = 1;
  let size = 1;
  const visit = (at: number): void => {
    const other = choice[at] as number;
    if (other !== own) around[other] = (around[other] as number) + 1;
    else if (isSeen[at] === 0) {
      isSeen[at] = 1;
      members[size++] = at;
    }
  };
  for (let done = 0; done < size; done++) {
    const at = members[done] as number;
    const x = at % width;
    if (x > 0) visit(at - 1);
    if (x < width - 1) visit(at + 1);
    if (at >= width) visit(at - width);
    if (at + width < choice.length) visit(at + width);
  }
  return size;
}

/** The ink that is touched most; -1 where there is none. */
function mostOf(around: Int32Array): number {
  const most = Math.max(...around);
  return most > 0 ? around.indexOf(most) : -1;
}
