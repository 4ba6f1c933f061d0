// The contract behind a stored task or a number of the wire.
import { fieldWord } from '#contract/field-words.ts';
import { type TaskType, TOOL_TYPES, type ToolName, toolOfType } from '#contract/tool-names.ts';
import type { ToolContract } from '#contract/tool.ts';
import { Refusal } from '#server/refusal.ts';
import { toolContracts } from '#tools/contracts.ts';

const shelf: Partial<Record<ToolName, ToolContract<object>>> = toolContracts;

export type FoundTool = { name: ToolName; type: TaskType; contract: ToolContract<object> };

/** Refuses (bad_parameters, field `type`) a tool that does not stand on the shelf yet. */
export function findContract(type: number): FoundTool {
  const name = toolOfType(type);
  const contract = shelf[name];
  if (!contract) throw new Refusal('bad_parameters', { fields: { type: fieldWord('unknown_tool') } });
  return { name, type: TOOL_TYPES[name], contract };
}
