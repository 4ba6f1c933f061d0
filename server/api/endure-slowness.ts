// Tells a process that cannot keep up from one that was held up once: by its own start, or by what else the machine does.

/** So long it has to be slow without a break. */
const ENDURED_MS = 3000;
/** Nobody found it slow for so long: the next time is a new one. */
const FORGOTTEN_MS = 3000;

/** To be asked each time that it is found slow; true when it has been for seconds. `now` in milliseconds. */
export function endureSlowness(now: () => number = () => performance.now()): () => boolean {
  let since = 0;
  let last = Number.NEGATIVE_INFINITY;
  return function isTooSlow() {
    const at = now();
    if (at - last > FORGOTTEN_MS) since = at;
    last = at;
    return at - since >= ENDURED_MS;
  };
}
