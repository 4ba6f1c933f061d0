// Where a task can be looked at, and where its tool, or the next one, takes it on.
import type { Task } from '#contract/task.ts';
import { ofEachTool, toolOfType } from '#contract/tool-names.ts';
import type { ToolName } from '#contract/tool-names.ts';

/** Where each tool begins: its form, or the gallery of its templates. */
export const TOOL_PATHS = ofEachTool('path');

/** Where a result of each tool is looked at (product R9–R11). */
export const STUDIO_PATHS = ofEachTool('studio');

/** The lowest price of a run, in points. */
export const POINTS_FROM = ofEachTool('points');

const EFFECT_PATH = '/effects/generate';
const EFFECT_FAMILIES: Readonly<Partial<Record<ToolName, string>>> = {
  'image-effect': 'image',
  'video-effect': 'video',
};

export function studioAddress({ id, type }: { id: string; type: number }, index = 0): string {
  const at = index > 0 ? `&n=${index + 1}` : '';
  return `${STUDIO_PATHS[toolOfType(type)]}?id=${id}${at}`;
}

/** The form of its tool with its parameters in it. */
export function reuseAddress({ id, type, effect }: Pick<Task, 'id' | 'type' | 'effect'>): string {
  const tool = toolOfType(type);
  const family = EFFECT_FAMILIES[tool];
  if (!family) return `${TOOL_PATHS[tool]}?from=${id}`;
  return `${EFFECT_PATH}?${new URLSearchParams({ type: family, effect: effect?.id ?? '', from: id }).toString()}`;
}

/** A tool that takes one of its results on. */
export function nextAddress(tool: ToolName, { id }: Pick<Task, 'id'>, index: number): string {
  return `${TOOL_PATHS[tool]}?media=${id}&n=${index}`;
}
