// The feed before its first video: six sentences to begin from, each with the move that suits it.
import type { VideoExample } from '#web/task/video-examples.tsx';

export const EXAMPLES: readonly VideoExample<'text-to-video'>[] = [
  { name: 'boat', camera: 'push_in' },
  { name: 'fireworks', camera: 'tilt_up' },
  { name: 'snow', camera: 'tracking' },
  { name: 'fox', camera: 'orbit' },
  { name: 'reef', camera: 'pan_right' },
  { name: 'street', camera: 'handheld' },
];
