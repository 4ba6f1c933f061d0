// What ComfyUI has against a graph, as a sentence and as one of the kinds of error.
import * as z from 'zod';
import { EngineError, type EngineErrorKind } from '../engine.ts';
import type { Model } from './workflow.ts';

const NodeFault = z.object({
  type: z.string(),
  message: z.string().default(''),
  details: z.string().nullish(),
  extra_info: z
    .object({ input_name: z.string().optional(), received_value: z.unknown().optional() })
    .partial()
    .nullish(),
});
const NodeErrors = z.record(
  z.string(),
  z.object({ errors: z.array(NodeFault), class_type: z.string().default('a node') }),
);
const Refusal = z.object({
  error: z.union([
    z.object({ type: z.string(), message: z.string().default(''), details: z.string().nullish() }),
    z.string(),
  ]),
  node_errors: z.unknown().optional(),
});

/** An uploaded file that was there when the run was prepared. */
const LOST_FILE = /invalid (image|video|audio|file)/i;

type Fault = z.output<typeof NodeFault>;

/** The answer to a POST of a graph with status 400. */
export function readRefusal(server: string, json: unknown, models: readonly Model[]): EngineError {
  const read = Refusal.safeParse(json);
  if (!read.success) return new EngineError('refused', `${server} refuses the workflow without a reason`);
  const { error } = read.data;
  const inNodes = readNodeErrors(server, read.data.node_errors, models);
  if (inNodes) return inNodes;
  const said = typeof error === 'string' ? error : [error.message, error.details].filter(Boolean).join(': ');
  const lacksNode = /does not exist|not found|missing_node_type/i.test(
    `${said} ${typeof error === 'string' ? '' : error.type}`,
  );
  return new EngineError(
    lacksNode ? 'misconfigured' : 'refused',
    `${server} refuses the workflow: ${cut(said)}`,
  );
}

/** Null where there are none. They come with a status of 200, too, when another output of the graph is fine. */
export function readNodeErrors(server: string, json: unknown, models: readonly Model[]): EngineError | null {
  const read = NodeErrors.safeParse(json ?? {});
  if (!read.success) return new EngineError('refused', `${server} has something against the workflow`);
  const found = Object.entries(read.data).flatMap(([id, { class_type, errors }]) =>
    errors.map((fault) => ({ kind: kindOf(fault, models), words: describe(id, class_type, fault) })),
  );
  if (found.length === 0 && Object.keys(read.data).length === 0) return null;
  const kinds = new Set(found.map(({ kind }) => kind));
  const kind = (['misconfigured', 'unavailable'] as const).find((one) => kinds.has(one)) ?? 'refused';
  const words = found.map(({ words }) => words).join('; ');
  return new EngineError(kind, `${server} refuses the workflow: ${cut(words || 'no reason')}`);
}

function kindOf({ type, details, extra_info }: Fault, models: readonly Model[]): EngineErrorKind {
  if (type === 'custom_validation_failed' && LOST_FILE.test(details ?? '')) return 'unavailable';
  if (type !== 'value_not_in_list') return 'refused';
  const value = extra_info?.received_value;
  const isModel =
    typeof value === 'string' &&
    (models.some(({ file }) => value.endsWith(file)) ||
      /\.(safetensors|pth?|ckpt|gguf|sft|bin)$/i.test(value));
  return isModel ? 'misconfigured' : 'refused';
}

function describe(id: string, name: string, { message, details, extra_info }: Fault): string {
  const input = extra_info?.input_name;
  const place = input ? `${input} of ${name} (node ${id})` : `${name} (node ${id})`;
  const more = details && details !== input ? ` (${details})` : '';
  return `${place}: ${message}${more}`;
}

function cut(words: string): string {
  return words.length > 500 ? `${words.slice(0, 499)}…` : words;
}
