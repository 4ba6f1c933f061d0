// What a server says of its nodes (GET /object_info), and whether a workflow would run there.
import * as z from 'zod';
import { isLink, listClasses, type Model, type Workflow } from './workflow.ts';

/** Of an input: whether it must be there, and what can be chosen, where it is a choice. */
export type InputInfo = { isRequired: boolean; choices: readonly string[] | null };
export type NodeInfo = ReadonlyMap<string, ReadonlyMap<string, InputInfo>>;

const Inputs = z.record(z.string(), z.unknown());
const NodeEntry = z.object({
  input: z.object({ required: Inputs.optional(), optional: Inputs.optional() }),
});

/** Throws a ZodError for what is no list of nodes; an entry that is none is left out: custom nodes write what they like. */
export function readNodeInfo(json: unknown): NodeInfo {
  const entries = Object.entries(z.record(z.string(), z.unknown()).parse(json));
  const info = new Map<string, ReadonlyMap<string, InputInfo>>();
  for (const [name, entry] of entries) {
    const read = NodeEntry.safeParse(entry);
    if (!read.success) continue;
    const { required = {}, optional = {} } = read.data.input;
    const inputs = new Map<string, InputInfo>();
    for (const [input, spec] of Object.entries(required)) {
      inputs.set(input, { isRequired: true, choices: readChoices(spec) });
    }
    for (const [input, spec] of Object.entries(optional)) {
      inputs.set(input, { isRequired: false, choices: readChoices(spec) });
    }
    info.set(name, inputs);
  }
  return info;
}

/** `[["a", "b"], {…}]` as older nodes say it, `["COMBO", { options: ["a", "b"] }]` as newer ones do. */
function readChoices(spec: unknown): readonly string[] | null {
  if (!Array.isArray(spec)) return null;
  const [type, options] = spec as unknown[];
  const list: unknown =
    type === 'COMBO' && typeof options === 'object' && options !== null
      ? (options as { options?: unknown }).options
      : type;
  return Array.isArray(list) && list.every((one) => typeof one === 'string') ? list : null;
}

export type Missing = { nodes: string[]; models: Model[]; other: string[] };

/** What a workflow would lack on a server, and what its models are called there. */
export type Fitness = { missing: Missing; models: ReadonlyMap<string, string> };

export function isUsable({ missing }: Fitness): boolean {
  return missing.nodes.length + missing.models.length + missing.other.length === 0;
}

export function checkFitness(workflow: Workflow, info: NodeInfo): Fitness {
  const missing: Missing = {
    nodes: listClasses(workflow).filter((name) => !info.has(name)),
    models: [],
    other: [],
  };
  const models = new Map<string, string>();
  const files = new Set(workflow.media.map(({ node, input }) => `${node} ${input}`));
  const bound = new Set(workflow.bindings.map(({ node, input }) => `${node} ${input}`));
  for (const [id, { class_type, inputs }] of Object.entries(workflow.graph)) {
    const known = info.get(class_type);
    if (!known) continue;
    for (const [input, { isRequired, choices }] of known) {
      const value = inputs[input];
      if (value === undefined && isRequired) missing.other.push(`${class_type} (node ${id}) needs ${input}`);
      const isFilledIn = files.has(`${id} ${input}`) || bound.has(`${id} ${input}`);
      if (choices === null || typeof value !== 'string' || isLink(value) || isFilledIn) continue;
      const model = workflow.requires.models.find(({ file }) => file === value);
      const found = model ? findModel(model.file, choices) : choices.find((choice) => choice === value);
      if (found === undefined && model) missing.models.push(model);
      else if (found === undefined)
        missing.other.push(`${class_type} (node ${id}) has no ${input} “${value}”`);
      else if (found !== value) models.set(value, found);
    }
  }
  return { missing, models };
}

/** Its own name, or that name in a folder: operators sort their models. */
function findModel(file: string, choices: readonly string[]): string | undefined {
  return (
    choices.find((choice) => choice === file) ?? choices.find((choice) => baseName(choice) === baseName(file))
  );
}

function baseName(file: string): string {
  return file.split(/[/\\]/).at(-1) ?? file;
}

export function describeMissing({ nodes, models, other }: Missing): string {
  return [
    ...(nodes.length > 0 ? [`the nodes ${nodes.join(', ')}`] : []),
    ...models.map(({ folder, file }) => `${file} in ${folder}`),
    ...other,
  ].join('; ');
}
