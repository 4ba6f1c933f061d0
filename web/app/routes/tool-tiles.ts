// Which tile shows what a tool makes.
import type { ToolName } from '#contract/tool-names.ts';
import { tileNamed } from '#web/landing/tiles.ts';
import type { Tile } from '#web/landing/tiles.ts';

export const TOOL_TILES: Readonly<Record<ToolName, Tile>> = {
  'text-to-image': tileNamed('cabin'),
  'image-to-image': tileNamed('lighthouse-ink'),
  'image-effect': tileNamed('pencil-fox'),
  'text-to-video': tileNamed('valley'),
  'image-to-video': tileNamed('elephant'),
  'video-effect': tileNamed('neon-train'),
  'lip-sync': tileNamed('robot'),
  'upscale-video': tileNamed('train'),
};
