// The tools as the shell shows them: where each one is.
import { TOOL_NAMES, TOOLS as REGISTER } from '#contract/tool-names.ts';
import type { ToolName } from '#contract/tool-names.ts';

export type ToolFamily = 'image' | 'video' | 'tools';

export type ToolPlace = {
  name: ToolName;
  path: string;
  family: ToolFamily;
  makes: 'image' | 'video';
};

export const TOOLS: readonly ToolPlace[] = TOOL_NAMES.map((name) => {
  const { path, family, makes } = REGISTER[name];
  return { name, path, family, makes };
});

export const CROPPER_PATH = '/ai-tools/image-cropper';

export function toolAt(path: string): ToolPlace | undefined {
  return TOOLS.find((tool) => tool.path === path);
}

export function toolPath(name: ToolName): string {
  return REGISTER[name].path;
}
