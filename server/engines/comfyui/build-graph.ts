// Makes the graph of one run: a copy of the workflow's, with what was asked for in its places.
import type { InputRole } from '#contract/media.ts';
import type { Values } from './request-values.ts';
import { type Graph, isLink, type Literal, type Transform, type Workflow } from './workflow.ts';

/** What the server called a file that was sent to it. */
export type SentFile = { role: InputRole; index: number; name: string };

export type GraphParts = {
  values: Values;
  files: readonly SentFile[];
  /** The server's own names of models, where they lie in folders of their own: from the workflow's name to the server's. */
  models: ReadonlyMap<string, string>;
  /** Of the files that are saved; another for each run, or the cache answers with an earlier file. */
  prefix: string;
};

export function buildGraph(workflow: Workflow, parts: GraphParts): Graph {
  const graph = structuredClone(workflow.graph);
  nameModels(graph, parts.models);
  for (const { param, node, input, transform } of workflow.bindings) {
    const value = parts.values[param];
    const inputs = graph[node]?.inputs;
    if (value === undefined || !inputs) continue;
    const own = inputs[input];
    inputs[input] = param === 'negative' ? joinNegative(value, own) : transformValue(value, transform);
  }
  for (const { role, index, node, input, with: others } of workflow.media) {
    const file = parts.files.find((sent) => sent.role === role && sent.index === index);
    if (!file) leaveOut(graph, [node, ...others]);
    else if (graph[node]) graph[node].inputs[input] = file.name;
  }
  for (const id of workflow.outputs) {
    if (graph[id]) graph[id].inputs['filename_prefix'] = parts.prefix;
  }
  return graph;
}

export function transformValue(value: Literal, transform: Transform | undefined): Literal {
  if (!transform) return value;
  const mapped = transform.map?.[String(value)] ?? value;
  if (typeof mapped !== 'number') return mapped;
  const { times = 1, plus = 0, multiple, least = -Infinity, most = Infinity } = transform;
  const moved = mapped * times + plus;
  // 0.1 × 3 is a little more than 0.3 for a computer.
  const rounded =
    multiple === undefined ? moved : Number((Math.round(moved / multiple) * multiple).toFixed(6));
  return Math.min(most, Math.max(least, rounded));
}

/** What the person does not want stands before what nobody wants of this model. */
function joinNegative(asked: Literal, own: unknown): string {
  return typeof own === 'string' && own.trim() !== '' ? `${asked}, ${own}` : String(asked);
}

function nameModels(graph: Graph, models: GraphParts['models']): void {
  if (models.size === 0) return;
  for (const { inputs } of Object.values(graph)) {
    for (const [input, value] of Object.entries(inputs)) {
      const own = typeof value === 'string' ? models.get(value) : undefined;
      if (own !== undefined) inputs[input] = own;
    }
  }
}

function leaveOut(graph: Graph, ids: readonly string[]): void {
  for (const id of ids) delete graph[id];
  for (const { inputs } of Object.values(graph)) {
    for (const [input, value] of Object.entries(inputs)) {
      if (isLink(value) && ids.includes(value[0])) delete inputs[input];
    }
  }
}
