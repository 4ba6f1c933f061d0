// The tools as the shell shows them: where each one is, and from how many points.
import { TOOL_NAMES, TOOLS as REGISTER } from '#contract/tool-names.ts';
import type { ToolName } from '#contract/tool-names.ts';

export type ToolFamily = 'image' | 'video' | 'tools';

export type ToolPlace = {
  name: ToolName;
  path: string;
  family: ToolFamily;
  makes: 'image' | 'video';
  pointsFrom: number;
};

export const TOOLS: readonly ToolPlace[] = TOOL_NAMES.map((name) => {
  const { path, family, points, makes } = REGISTER[name];
  return { name, path, family, makes, pointsFrom: points };
});

export const CROPPER_PATH = '/ai-tools/image-cropper';

export function toolAt(path: string): ToolPlace | undefined {
  return TOOLS.find((tool) => tool.path === path);
}

export function toolPath(name: ToolName): string {
  return REGISTER[name].path;
}
