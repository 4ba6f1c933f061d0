// The feed before its first video: what can be said of an image, to begin from.
import type { VideoExample } from '#web/task/video-examples.tsx';

export const EXAMPLES: readonly VideoExample<'image-to-video'>[] = [
  { name: 'snow', camera: 'push_in' },
  { name: 'sea', camera: 'static' },
  { name: 'petals', camera: 'orbit' },
  { name: 'street', camera: 'handheld' },
  { name: 'light', camera: 'tracking' },
  { name: 'night', camera: 'crane_up' },
];
