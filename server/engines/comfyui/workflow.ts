// A ComfyUI workflow as data: its graph, and where in it goes what a tool asks for.
import * as z from 'zod';
import { UNUSED_FIELDS, type UnusedField } from '#contract/model.ts';
import { TOOL_NAMES, type ToolName } from '#contract/tool-names.ts';
import type { Words } from '#texts/words.ts';

/**
 * What a binding can put into a graph. `width`, `height`, `frames` are as the model wants them, `output_*` as the tool does;
 * `count` = how many outputs one run makes (a batch); the last row are fields of the tools as they were asked for.
 */
export const PARAMS = [
  'prompt',
  'negative',
  'seed',
  'count',
  'width',
  'height',
  'output_width',
  'output_height',
  'frames',
  'output_frames',
  'fps',
  'seconds',
  'strength',
  'denoise',
  'sharpen',
  'option',
  'text',
] as const;
export type Param = (typeof PARAMS)[number];

const Literal = z.union([z.string(), z.number(), z.boolean()]);
export type Literal = z.output<typeof Literal>;

const NodeId = z.string().min(1).max(100);

/** In this order: `map`, `times`, `plus`, `multiple` (the nearest one), `least`, `most`. */
const Transform = z.strictObject({
  map: z.record(z.string(), Literal).optional(),
  times: z.number().optional(),
  plus: z.number().optional(),
  multiple: z.number().positive().optional(),
  least: z.number().optional(),
  most: z.number().optional(),
});
export type Transform = z.output<typeof Transform>;

const Binding = z.strictObject({
  param: z.enum(PARAMS),
  node: NodeId,
  input: z.string().min(1),
  transform: Transform.optional(),
});

const Media = z.strictObject({
  role: z.enum(['image', 'tail', 'video', 'audio']),
  index: z.int().min(0).max(15).default(0),
  node: NodeId,
  input: z.string().min(1),
  /** Where it was not given, its node, those of `with` and all links to them are left out. */
  optional: z.boolean().default(false),
  with: z.array(NodeId).default([]),
});

/** What an effect says to the model, with `{option}` and `{text}`; without a prompt, what it says to every model. */
const Effect = z.strictObject({
  prompt: z.string().min(1).optional(),
  options: z.record(z.string(), z.string()).optional(),
});

const GraphNode = z.object({
  class_type: z.string().min(1),
  inputs: z.record(z.string(), z.json()),
  _meta: z.object({ title: z.string().optional() }).optional(),
});
export type GraphNode = z.output<typeof GraphNode>;
/** In the API format: nodes by id; a link is `[node, number of its output]`. */
export const Graph = z.record(NodeId, GraphNode);
export type Graph = z.output<typeof Graph>;

const Model = z.strictObject({ folder: z.string().min(1), file: z.string().min(1) });
export type Model = z.output<typeof Model>;

export const Workflow = z.strictObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'must be small letters, digits and hyphens'),
  tool: z.custom<ToolName>((name) => (TOOL_NAMES as string[]).includes(String(name)), {
    error: `must be one of ${TOOL_NAMES.join(', ')}`,
  }),
  title: z.string().min(1).max(100),
  /** Of the tools with effects: which of them. */
  effects: z.record(z.string(), Effect).optional(),
  graph: Graph,
  bindings: z.array(Binding),
  media: z.array(Media).default([]),
  outputs: z.array(NodeId).min(1),
  /** Sides that the model can make: multiples, and not more pixels than it was trained on. */
  size: z
    .strictObject({ multiple: z.int().min(1).max(256), mostPixels: z.int().positive().optional() })
    .optional(),
  /** Lengths that the model can make, at its own rate: step × n + plus. */
  frames: z
    .strictObject({
      fps: z.number().positive().max(120),
      step: z.int().min(1),
      plus: z.int().min(0),
      most: z.int().positive().optional(),
    })
    .optional(),
  /** Does it for these values of a field only; another engine may take the others. */
  only: z.record(z.string(), z.array(z.union([Literal, z.null()])).min(1)).optional(),
  /** Not for more seconds than these. */
  mostSeconds: z.number().positive().optional(),
  requires: z
    .strictObject({ nodes: z.array(z.string().min(1)).default([]), models: z.array(Model).default([]) })
    .default({ nodes: [], models: [] }),
});
export type Workflow = z.output<typeof Workflow>;

/** What people call it: its title, which operators write in a language of theirs. */
export function titlesOf({ title }: Workflow): Words {
  return { en: title, zh: title };
}

/** Fields that it puts nowhere: what must not be seen and how far to go are said in the prompt, where there is one. */
export function unusedBy({ bindings }: Workflow): UnusedField[] {
  const said: Readonly<Record<UnusedField, readonly Param[]>> = {
    seed: ['seed'],
    negative_prompt: ['negative', 'prompt'],
    strength: ['strength', 'prompt'],
  };
  return UNUSED_FIELDS.filter((field) => !bindings.some(({ param }) => said[field].includes(param)));
}

export type Link = readonly [node: string, output: number];

export function isLink(value: unknown): value is Link {
  return (
    Array.isArray(value) && value.length === 2 && typeof value[0] === 'string' && Number.isInteger(value[1])
  );
}

/** Every class of node that must be there. */
export function listClasses({ graph, requires }: Workflow): string[] {
  return [...new Set([...requires.nodes, ...Object.values(graph).map((node) => node.class_type)])];
}
