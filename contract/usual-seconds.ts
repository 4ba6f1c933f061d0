// How long each tool usually takes on the built-in engine, as it is asked where nothing is changed: for pages that name all
// tools and load none of them. tools/usual-seconds.test.ts holds that the tools say the same.
import type { ToolName } from './tool-names.ts';

export const USUAL_SECONDS: Readonly<Record<ToolName, number>> = {
  'text-to-image': 6,
  'image-to-image': 7,
  'image-effect': 4,
  'text-to-video': 15,
  'image-to-video': 10,
  'video-effect': 19,
  'lip-sync': 14,
  'upscale-video': 22,
};
