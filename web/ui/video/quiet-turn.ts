// On a touch screen one film plays at a time: the one that came into sight last.
let playing: (() => void) | null = null;

/** `stop` is called when another film takes its turn. */
export function takeQuietTurn(stop: () => void): void {
  if (playing !== stop) playing?.();
  playing = stop;
}

export function leaveQuietTurn(stop: () => void): void {
  if (playing === stop) playing = null;
}
