// What each move of a camera looks like, as a drawing of a few strokes.
import type { ReactNode } from 'react';

export type CameraMove =
  | 'auto'
  | 'static'
  | 'push_in'
  | 'pull_out'
  | 'pan_left'
  | 'pan_right'
  | 'tilt_up'
  | 'tilt_down'
  | 'orbit'
  | 'tracking'
  | 'handheld'
  | 'crane_up';

/** Arrow heads point along the last stroke; all drawings share a sheet of 28 × 18. */
const STROKES: Readonly<Record<CameraMove, string>> = {
  auto: 'M14 2.5v3M14 12.5v3M7.5 9h3M17.5 9h3M9.4 4.4l2.1 2.1M16.5 11.5l2.1 2.1M18.6 4.4l-2.1 2.1M11.5 11.5l-2.1 2.1',
  static: 'M9 4.5h10v9H9z',
  push_in:
    'M5 2.5l5.5 3.7M10.5 6.2l-.6-2.6M10.5 6.2l-2.7.1M23 2.5l-5.5 3.7M17.5 6.2l.6-2.6M17.5 6.2l2.7.1M5 15.5l5.5-3.7M10.5 11.8l-.6 2.6M10.5 11.8l-2.7-.1M23 15.5l-5.5-3.7M17.5 11.8l.6 2.6M17.5 11.8l2.7-.1',
  pull_out:
    'M11 6.5L5.5 2.8M5.5 2.8l.6 2.6M5.5 2.8l2.7-.1M17 6.5l5.5-3.7M22.5 2.8l-.6 2.6M22.5 2.8l-2.7-.1M11 11.5l-5.5 3.7M5.5 15.2l.6-2.6M5.5 15.2l2.7.1M17 11.5l5.5 3.7M22.5 15.2l-.6-2.6M22.5 15.2l-2.7.1',
  pan_left: 'M23 4.5v9M20 9H4.5M8 5.7L4.5 9 8 12.3',
  pan_right: 'M5 4.5v9M8 9h15.5M20 5.7L23.5 9 20 12.3',
  tilt_up: 'M9.5 15.5h9M14 13V2.5M10.9 5.6L14 2.5l3.1 3.1',
  tilt_down: 'M9.5 2.5h9M14 5v10.5M10.9 12.4l3.1 3.1 3.1-3.1',
  orbit:
    'M16.7 12.8c4.2-.4 7.3-2 7.3-3.8C24 6.8 19.5 5 14 5S4 6.8 4 9c0 1.6 2.4 3 5.9 3.6M7.4 9.6l2.5 3-3.2 2.2',
  tracking: 'M8.5 9a2.6 2.6 0 1 1-5.2 0 2.6 2.6 0 1 1 5.2 0M11.5 9h12M20.2 5.9L23.5 9l-3.3 3.1',
  handheld: 'M3.5 10.5c2-5.5 3.8-5.5 5.3-1.2s3 5.2 4.6.2 3-6 4.7-1.5 3.6 4.8 6.4-1.5',
  crane_up: 'M6 15.5c8.5 0 13-3.5 13-11.5M15.7 6.6L19 3.3l3.2 3.4',
};

export const CAMERA_DIAGRAMS: Readonly<Record<CameraMove, ReactNode>> = Object.fromEntries(
  Object.entries(STROKES).map(([move, path]) => [
    move,
    <svg key={move} viewBox="0 0 28 18" width={28} height={18} aria-hidden="true">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.3}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>,
  ]),
) as Record<CameraMove, ReactNode>;
