// Which engines are asked first where a task has certain options: `text-to-image resolution=2K: comfyui, fal`.
import * as z from 'zod';
import { type Options, type Scalar } from '#contract/model.ts';
import { TOOL_NAMES, type ToolName } from '#contract/tool-names.ts';
import { MODEL_PROBES } from '#server/engines/models/model-probes.ts';

/** `engines` are asked before all others where every option has this value, as text. */
export type OrderRule = {
  tool: ToolName;
  options: Readonly<Record<string, string>>;
  engines: readonly string[];
};

const EXAMPLE = 'text-to-image resolution=2K: comfyui; text-to-video duration=10 sound=true: fal';
/** A tool, options, and engines behind the last colon: a value may have one in it (`16:9`). */
const RULE = /^(\S+)((?:\s+[\w.]+=\S+?)+)\s*:\s*([a-z][a-z-]*(?:\s*,\s*[a-z][a-z-]*)*)$/;

/** Rules, separated by semicolons. */
export const orderRules = z
  .string()
  .default('')
  .transform((given, context) => {
    const parts = given.split(';').map((part) => part.trim());
    return parts.filter(Boolean).flatMap((part) => {
      const rule = readRule(part);
      if (typeof rule === 'object') return [rule];
      context.addIssue(rule);
      return [];
    });
  });

/** Returns what is wrong with it, as a sentence without its subject, where something is. */
function readRule(part: string): OrderRule | string {
  const [, name, chosen = '', engines = ''] = RULE.exec(part) ?? [];
  if (name === undefined) return `must look like ${EXAMPLE}`;
  const tool = TOOL_NAMES.find((one) => one === name);
  if (!tool) return `names ${name}, which is none of ${TOOL_NAMES.join(', ')}`;
  const options = Object.fromEntries(
    chosen
      .trim()
      .split(/\s+/)
      .map((pair): [string, string] => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );
  for (const [option, value] of Object.entries(options)) {
    const values = valuesOf(tool)[option];
    if (!values) return `names ${option}; ${tool} has ${Object.keys(valuesOf(tool)).join(', ')}`;
    if (!values.some((one) => String(one) === value)) {
      return `names ${option}=${value} of ${tool}, which can be ${values.join(', ')}`;
    }
  }
  return { tool, options, engines: engines.split(',').map((engine) => engine.trim()) };
}

function valuesOf(tool: ToolName): Readonly<Record<string, readonly Scalar[]>> {
  const { together, alone } = MODEL_PROBES[tool];
  return { ...together, ...alone };
}

/** True where a task of this tool has every option of the rule; what is not there counts as `false`. */
export function fits(rule: OrderRule, tool: ToolName, options: Options): boolean {
  if (rule.tool !== tool) return false;
  return Object.entries(rule.options).every(([name, value]) => String(options[name] ?? false) === value);
}
