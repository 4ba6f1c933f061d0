// Reads a workflow file: either the workflow, or one sentence for each thing that is wrong with it.
import { type Graph, isLink, Workflow } from './workflow.ts';

export type ReadWorkflow = { workflow: Workflow; faults: [] } | { workflow: null; faults: string[] };

const EFFECT_TOOLS = new Set<string>(['image-effect', 'video-effect']);

const HOW_TO_EXPORT =
  'This is the format of the ComfyUI interface (it has a list of nodes and links): open it in ComfyUI and choose Workflow > Export (API).';

/** What is wrong with a graph by itself, whatever it is to be used for. */
export function checkGraphFormat(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return 'A graph is an object of nodes by their id.';
  }
  if (Array.isArray((value as { nodes?: unknown }).nodes)) return HOW_TO_EXPORT;
  return null;
}

export function readWorkflow(text: string): ReadWorkflow {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return refuse([`It is no JSON: ${(error as Error).message}.`]);
  }
  return checkWorkflow(json);
}

export function checkWorkflow(json: unknown): ReadWorkflow {
  const wrongFormat =
    checkGraphFormat(json) ?? checkGraphFormat((json as { graph?: unknown }).graph ?? { nothing: null });
  if (wrongFormat) return refuse([wrongFormat]);
  if (looksLikeBareGraph(json)) {
    return refuse([
      'This is a graph as ComfyUI exports it; npm run workflow:add makes a workflow out of it, with the inputs that a tool fills in.',
    ]);
  }
  const read = Workflow.safeParse(json);
  if (!read.success) {
    return refuse(
      read.error.issues.map(({ path, message }) => `${path.length > 0 ? path.join('.') : 'It'}: ${message}.`),
    );
  }
  const faults = [...checkLinks(read.data.graph), ...checkPlaces(read.data), ...checkUse(read.data)];
  return faults.length > 0 ? refuse(faults) : { workflow: read.data, faults: [] };
}

function refuse(faults: string[]): ReadWorkflow {
  return { workflow: null, faults };
}

function looksLikeBareGraph(json: unknown): boolean {
  const values = Object.values(json as object) as unknown[];
  return (
    values.length > 0 &&
    values.every((value) => typeof value === 'object' && value !== null && 'class_type' in value)
  );
}

function checkLinks(graph: Graph): string[] {
  return Object.entries(graph).flatMap(([id, { inputs }]) =>
    Object.entries(inputs).flatMap(([input, value]) =>
      isLink(value) && !(value[0] in graph)
        ? [`Input ${input} of node ${id} is linked to node ${value[0]}, which is not there.`]
        : [],
    ),
  );
}

/** Every place that is named in the graph must be there: a typing error would else be found by a customer. */
function checkPlaces({ graph, bindings, media, outputs }: Workflow): string[] {
  const faults: string[] = [];
  const checkPlace = (what: string, node: string, input: string) => {
    const found = graph[node];
    if (!found) faults.push(`${what} is bound to node ${node}, which is not there.`);
    else if (!(input in found.inputs)) {
      faults.push(
        `${what} is bound to input ${input} of node ${node} (${found.class_type}), which has none.`,
      );
    }
  };
  for (const { param, node, input } of bindings) checkPlace(param, node, input);
  for (const { role, index, node, input, with: others } of media) {
    checkPlace(`The ${role} ${index}`, node, input);
    for (const other of others.filter((id) => !(id in graph))) {
      faults.push(`The ${role} ${index} goes with node ${other}, which is not there.`);
    }
  }
  for (const id of outputs) {
    const node = graph[id];
    if (!node) faults.push(`The output node ${id} is not there.`);
    else if (typeof node.inputs['filename_prefix'] !== 'string') {
      faults.push(
        `The output node ${id} (${node.class_type}) has no filename_prefix: ComfyUI would answer a run like an earlier one with the earlier file.`,
      );
    }
  }
  return faults;
}

function checkUse({ tool, effects, graph, media, requires, bindings }: Workflow): string[] {
  const faults: string[] = [];
  if (EFFECT_TOOLS.has(tool) !== (effects !== undefined)) {
    faults.push(effects ? `${tool} has no effects.` : `It does not say which effects of ${tool} it does.`);
  }
  const places = media.map(({ role, index }) => `${role} ${index}`);
  for (const place of new Set(places.filter((one, at) => places.indexOf(one) !== at))) {
    faults.push(`The ${place} is there twice.`);
  }
  const count = bindings.filter(({ param }) => param === 'count').length;
  if (count > 1) faults.push('count is bound more than once: only one input can be the size of the batch.');
  const literals = new Set(
    Object.values(graph).flatMap(({ inputs }) =>
      Object.values(inputs).filter((value) => typeof value === 'string'),
    ),
  );
  for (const { folder, file } of requires.models) {
    if (!literals.has(file)) faults.push(`It requires ${file} (${folder}), which no node of it loads.`);
  }
  return faults;
}
