// The sign of each tool, where there is no room for its picture.
import {
  AudioLines,
  Clapperboard,
  ImagePlay,
  ImagePlus,
  type LucideIcon,
  Paintbrush,
  Scaling,
  Sparkles,
  WandSparkles,
} from 'lucide-react';
import type { ToolName } from '#contract/tool-names.ts';

export const TOOL_ICONS: Readonly<Record<ToolName, LucideIcon>> = {
  'text-to-image': ImagePlus,
  'image-to-image': Paintbrush,
  'image-effect': WandSparkles,
  'text-to-video': Clapperboard,
  'image-to-video': ImagePlay,
  'video-effect': Sparkles,
  'lip-sync': AudioLines,
  'upscale-video': Scaling,
};
