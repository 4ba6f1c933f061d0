// The contract behind a stored task or a number of the wire.
import { type TaskType, TOOL_TYPES, type ToolName, toolOfType } from '#contract/tool-names.ts';
import type { ToolContract } from '#contract/tool.ts';
import { toolContracts } from './contracts.ts';

const registry: Readonly<Record<ToolName, ToolContract<object>>> = toolContracts;

export type FoundTool = { name: ToolName; type: TaskType; contract: ToolContract<object> };

/** Throws for a number that no tool has; the wire's schema lets none through. */
export function findContract(type: number): FoundTool {
  const name = toolOfType(type);
  const contract = registry[name];
  return { name, type: TOOL_TYPES[name], contract };
}
