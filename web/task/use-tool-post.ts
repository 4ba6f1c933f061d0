// Generate was pressed: posts what the form asks for, and asks for points that are missing.
import type { Posted, Task } from '#contract/task.ts';
import type { ToolName } from '#contract/tool-names.ts';
import { TOOL_TYPES } from '#contract/tool-names.ts';
import { useSiteConfig } from '#web/model/use-site-config.ts';
import { readRemix } from './remix-source.ts';
import { useTaskPost } from './use-task-post.ts';
import type { RequestFields, TaskPost } from './use-task-post.ts';
import type { ToolPrice } from './use-tool-price.ts';

export type ToolOrder = {
  params: Task['params'];
  /** The files and works that it is made from. */
  inputs?: Task['inputs'];
  effect?: Task['effect'];
  send: (click: RequestFields) => Promise<Posted>;
};

export type ToolPost = Pick<TaskPost, 'isPosting' | 'fields' | 'clearField'> & {
  generate: (order: ToolOrder) => Promise<void>;
};

export function useToolPost(tool: ToolName, { button, askForPoints }: ToolPrice): ToolPost {
  const { isPosting, fields, clearField, post } = useTaskPost();
  const engine = useSiteConfig()?.engines.find(({ type }) => type === TOOL_TYPES[tool]);

  async function generate({ params, inputs = [], effect = null, send }: ToolOrder) {
    if (button.blocked || isPosting) return;
    const refusal = await post({
      params,
      inputs,
      effect,
      remixOf: readRemix(tool)?.id,
      engine: makerOf(params),
      send,
    });
    if (refusal?.refusal === 'not_enough_points') askForPoints();
  }
  return { isPosting, fields, clearField, generate };

  function makerOf({ model }: Task['params']): Task['engine'] {
    const chosen = engine?.models?.find(({ id }) => id === model);
    if (chosen) return { id: '', name: chosen.engine, is_ai: chosen.is_ai, model: chosen.name };
    return { id: '', name: engine?.name ?? '', is_ai: engine?.is_ai ?? false };
  }
}
