// Lends large number arrays and takes them back, so that a hundred images use the memory of one.

// Enough for the hungriest look at 1024 x 1024; larger images give the rest back to the system.
const KEPT_BYTES = 96 * 1024 * 1024;

const idle: Float32Array[] = [];
const lent = new Set<Float32Array>();

/** A plane of `length` numbers. What it holds is left from earlier use: write every cell before reading it. */
export function takePlane(length: number): Float32Array {
  const found = idle.findIndex((plane) => plane.length === length);
  const plane = found < 0 ? new Float32Array(length) : idle.splice(found, 1)[0];
  const taken = plane ?? new Float32Array(length);
  lent.add(taken);
  return taken;
}

/** A plane of zeros. */
export function takeClearPlane(length: number): Float32Array {
  return takePlane(length).fill(0);
}

/** Gives planes back early, for looks that need many of them one after the other. */
export function releasePlanes(...planes: Float32Array[]): void {
  for (const plane of planes) {
    if (lent.delete(plane)) idle.push(plane);
  }
}

/** Takes back all that is lent: called once after each image. */
export function returnPlanes(): void {
  idle.push(...lent);
  lent.clear();
  let bytes = 0;
  const kept = idle.filter((plane) => (bytes += plane.byteLength) <= KEPT_BYTES);
  idle.length = 0;
  idle.push(...kept);
}

/** Gives all memory back to the system: for a process that has painted its last image and goes on. */
export function dropPlanes(): void {
  lent.clear();
  idle.length = 0;
}
