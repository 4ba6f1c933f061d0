// On a touch screen one video plays at a time: the one that came into sight last.
let playing: (() => void) | null = null;

/** `stop` is called when another video takes its turn. */
export function takePlayTurn(stop: () => void): void {
  if (playing !== stop) playing?.();
  playing = stop;
}

export function leavePlayTurn(stop: () => void): void {
  if (playing === stop) playing = null;
}
