// The eight tools as the shell shows them: where each one is, and from how many points.
import type { ToolName } from '#contract/tool-names.ts';
import { POINTS_FROM, TOOL_PATHS } from '#web/api/task-addresses.ts';

export type ToolFamily = 'image' | 'video' | 'tools';

export type ToolPlace = { name: ToolName; path: string; family: ToolFamily; pointsFrom: number };

const FAMILIES: Readonly<Record<ToolName, ToolFamily>> = {
  'text-to-image': 'image',
  'image-to-image': 'image',
  'image-effect': 'image',
  'text-to-video': 'video',
  'image-to-video': 'video',
  'video-effect': 'video',
  'lip-sync': 'tools',
  'upscale-video': 'tools',
};

export const TOOLS: readonly ToolPlace[] = (Object.keys(FAMILIES) as ToolName[]).map((name) => ({
  name,
  path: TOOL_PATHS[name],
  family: FAMILIES[name],
  pointsFrom: POINTS_FROM[name],
}));

export const CROPPER_PATH = '/ai-tools/image-cropper';

export function toolAt(path: string): ToolPlace | undefined {
  return TOOLS.find((tool) => tool.path === path);
}

export function toolPath(name: ToolName): string {
  return TOOL_PATHS[name];
}
