// The feed before its first film: what can be said of a picture, to begin from.
import type { FilmExample } from '#web/task/film-examples.tsx';

export const EXAMPLES: readonly FilmExample[] = [
  { name: 'snow', camera: 'push_in' },
  { name: 'sea', camera: 'static' },
  { name: 'petals', camera: 'orbit' },
  { name: 'street', camera: 'handheld' },
  { name: 'light', camera: 'tracking' },
  { name: 'night', camera: 'crane_up' },
];
