// Where a task can be looked at, and where its tool, or the next one, takes it on.
import type { PublicTask, Task } from '#contract/task.ts';
import { ofEachTool, toolOfType } from '#contract/tool-names.ts';
import type { ToolName } from '#contract/tool-names.ts';

/** Where each tool begins: its form, or the gallery of its templates. */
export const TOOL_PATHS = ofEachTool('path');

/** Where a result of each tool is looked at (product R9–R11). */
export const STUDIO_PATHS = ofEachTool('studio');

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
export function reuseAddress(task: Pick<Task, 'id' | 'type' | 'effect'>): string {
  return formAddress(task, 'from');
}

/** What another run of the same parameters may do otherwise. */
export type Changes = {
  seed?: number;
  count?: number;
  resolution?: string;
  sound?: boolean;
  target?: string;
};

/** The form of its tool with its parameters in it, but for these. */
export function againAddress(task: Pick<Task, 'id' | 'type' | 'effect'>, changes: Changes): string {
  const params = new URLSearchParams(
    Object.entries(changes).map(([name, value]) => [name, String(value)] as [string, string]),
  );
  return `${reuseAddress(task)}&${params.toString()}`;
}

/** Reads them back, and takes them from the address. */
export function takeChanges(params: URLSearchParams): Changes {
  const read = (name: keyof Changes) => {
    const value = params.get(name);
    params.delete(name);
    return value;
  };
  const [seed, count, resolution] = [read('seed'), read('count'), read('resolution')];
  const [sound, target] = [read('sound'), read('target')];
  return {
    ...(seed !== null && { seed: Number(seed) }),
    ...(count !== null && { count: Number(count) }),
    ...(resolution !== null && { resolution }),
    ...(sound !== null && { sound: sound === 'true' }),
    ...(target !== null && { target }),
  };
}

/** The same with what the author of a public work shows of it; what is made there credits the work. */
export function remixAddress(work: Pick<PublicTask, 'id' | 'type' | 'effect'>): string {
  return formAddress(work, 'remix');
}

function formAddress(
  { id, type, effect }: Pick<Task, 'id' | 'type' | 'effect'>,
  param: 'from' | 'remix',
): string {
  const tool = toolOfType(type);
  const family = EFFECT_FAMILIES[tool];
  if (!family) return `${TOOL_PATHS[tool]}?${param}=${id}`;
  return `${EFFECT_PATH}?${new URLSearchParams({ type: family, effect: effect?.id ?? '', [param]: id }).toString()}`;
}

/** A tool that takes one of its results on. */
export function nextAddress(tool: ToolName, { id }: Pick<Task, 'id'>, index: number): string {
  return `${TOOL_PATHS[tool]}?media=${id}&n=${index}`;
}

/** A tool that begins from an image of a public work; what is made there credits it. */
export function inputAddress(tool: ToolName, work: Pick<PublicTask, 'id'>, index: number): string {
  return `${nextAddress(tool, work, index)}&credit=${work.id}`;
}
