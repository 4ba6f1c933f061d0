// Frames that one thread paints and another takes, in order, through memory of both.

/** So many may lie ready: one is painted while another is written. */
const SLOTS = 3;
const [PAINTED, TAKEN, COUNTERS] = [0, 1, 2] as const;
const HEAD_BYTES = COUNTERS * Int32Array.BYTES_PER_ELEMENT;

/** Plain data: the memory itself goes from thread to thread. */
export type FrameRing = { memory: SharedArrayBuffer; frameBytes: number };

export function makeFrameRing(frameBytes: number): FrameRing {
  return { memory: new SharedArrayBuffer(HEAD_BYTES + SLOTS * frameBytes), frameBytes };
}

const countersOf = ({ memory }: FrameRing): Int32Array => new Int32Array(memory, 0, COUNTERS);

function slotOf({ memory, frameBytes }: FrameRing, place: number): Uint8Array {
  return new Uint8Array(memory, HEAD_BYTES + (place % SLOTS) * frameBytes, frameBytes);
}

/** Waits until there is room for it, and no event of this thread is heard meanwhile. `place` counts from 0. */
export function putFrame(ring: FrameRing, place: number, pixels: Uint8Array): void {
  const counters = countersOf(ring);
  for (let taken = Atomics.load(counters, TAKEN); place - taken >= SLOTS;) {
    Atomics.wait(counters, TAKEN, taken);
    taken = Atomics.load(counters, TAKEN);
  }
  slotOf(ring, place).set(pixels);
  Atomics.store(counters, PAINTED, place + 1);
  Atomics.notify(counters, PAINTED);
}

/** Resolves when it is painted. It is written over after `leaveFrame`. */
export async function takeFrame(ring: FrameRing, place: number): Promise<Uint8Array> {
  const counters = countersOf(ring);
  for (let painted = Atomics.load(counters, PAINTED); painted <= place;) {
    await Atomics.waitAsync(counters, PAINTED, painted).value;
    painted = Atomics.load(counters, PAINTED);
  }
  return slotOf(ring, place);
}

export function leaveFrame(ring: FrameRing, place: number): void {
  const counters = countersOf(ring);
  Atomics.store(counters, TAKEN, place + 1);
  Atomics.notify(counters, TAKEN);
}
