// The feed before its first film: six sentences to begin from, each with the move that suits it.
import type { FilmExample } from '#web/task/film-examples.tsx';

export const EXAMPLES: readonly FilmExample[] = [
  { name: 'boat', camera: 'push_in' },
  { name: 'fireworks', camera: 'tilt_up' },
  { name: 'snow', camera: 'tracking' },
  { name: 'fox', camera: 'orbit' },
  { name: 'reef', camera: 'pan_right' },
  { name: 'street', camera: 'handheld' },
];
