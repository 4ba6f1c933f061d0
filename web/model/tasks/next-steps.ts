// Where a result can go from here: each step opens the tool that takes it, with it in.
import type { Result } from '#contract/media.ts';
import type { Task } from '#contract/task.ts';
import type { ToolName } from '#contract/tool-names.ts';
import { nextAddress } from './task-addresses.ts';

export type NextStepName =
  | 'change'
  | 'variation'
  | 'animate'
  | 'effect'
  | 'video_effect'
  | 'speak'
  | 'upscale';

type Step = { name: NextStepName; tool: ToolName; more?: string };

export type NextStep = { name: NextStepName; tool: ToolName; address: string };

const OF_AN_IMAGE: readonly Step[] = [
  { name: 'change', tool: 'image-to-image', more: '&mode=edit' },
  { name: 'variation', tool: 'image-to-image', more: '&mode=restyle' },
  { name: 'animate', tool: 'image-to-video' },
  { name: 'effect', tool: 'image-effect' },
  { name: 'video_effect', tool: 'video-effect' },
  { name: 'speak', tool: 'lip-sync' },
];

const OF_A_VIDEO: readonly Step[] = [
  { name: 'upscale', tool: 'upscale-video' },
  { name: 'speak', tool: 'lip-sync' },
];

export function listNextSteps(
  task: Pick<Task, 'id'>,
  { kind, index }: Pick<Result, 'kind' | 'index'>,
): NextStep[] {
  const steps = kind === 'image' ? OF_AN_IMAGE : OF_A_VIDEO;
  return steps.map(({ name, tool, more = '' }) => ({
    name,
    tool,
    address: `${nextAddress(tool, task, index)}${more}`,
  }));
}
