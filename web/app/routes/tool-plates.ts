// Which plate shows what a tool makes; a tool may have none.
import type { ToolName } from '#contract/tool-names.ts';
import { plateNamed } from '#web/landing/plates.ts';
import type { Plate } from '#web/landing/plates.ts';

export const TOOL_PLATES: Readonly<Partial<Record<ToolName, Plate>>> = {
  'text-to-image': plateNamed('cabin'),
  'image-to-image': plateNamed('lighthouse-ink'),
  'image-effect': plateNamed('pencil-fox'),
  'text-to-video': plateNamed('valley'),
  'image-to-video': plateNamed('elephant'),
  'video-effect': plateNamed('neon-train'),
  'lip-sync': plateNamed('robot'),
  'upscale-video': plateNamed('train'),
};
