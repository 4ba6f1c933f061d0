// Checks a graph as ComfyUI does before it takes it (execution.py of 0.3.64), with errors of the same shapes.
import { type FakeGraph, isLinked, type NodeClasses, type Spec } from './graph-nodes.ts';

type NodeError = { type: string; message: string; details: string; extra_info: Record<string, unknown> };
type NodeErrors = Record<string, { errors: NodeError[]; dependent_outputs: string[]; class_type: string }>;
type GraphError = { type: string; message: string; details: string; extra_info: object };
export type Validity =
  | { error: GraphError; node_errors: NodeErrors }
  | { error: null; node_errors: NodeErrors; outputs: string[] };

const FILE_INPUTS: Readonly<Record<string, readonly [input: string, kind: string]>> = {
  LoadImage: ['image', 'image'],
  LoadVideo: ['file', 'video'],
  LoadAudio: ['audio', 'audio'],
};

/** `hasFile`: whether a name is one of the uploaded files. */
export function validateGraph(
  graph: FakeGraph,
  classes: NodeClasses,
  hasFile: (name: string) => boolean,
): Validity {
  for (const [id, { class_type }] of Object.entries(graph)) {
    if (class_type in classes) continue;
    const message = `Cannot execute because node ${class_type} does not exist.`;
    return refuse('invalid_prompt', message, `Node ID '#${id}'`, {});
  }
  const outputs = Object.keys(graph).filter((id) => classes[graph[id]?.class_type ?? '']?.output_node);
  if (outputs.length === 0) return refuse('prompt_no_outputs', 'Prompt has no outputs', '', {});
  const node_errors: NodeErrors = {};
  const good = outputs.filter((output) => {
    const faults = listAbove(graph, output).map((id) => ({
      id,
      errors: checkNode(graph, id, classes, hasFile),
    }));
    for (const { id, errors } of faults.filter(({ errors }) => errors.length > 0)) {
      const found = (node_errors[id] ??= {
        errors,
        dependent_outputs: [],
        class_type: graph[id]?.class_type ?? '',
      });
      found.dependent_outputs.push(output);
    }
    return faults.every(({ errors }) => errors.length === 0);
  });
  if (good.length > 0) return { error: null, node_errors, outputs: good };
  const said = 'Prompt outputs failed validation';
  return refuse('prompt_outputs_failed_validation', said, '', node_errors);
}

function refuse(type: string, message: string, details: string, node_errors: NodeErrors): Validity {
  return { error: { type, message, details, extra_info: {} }, node_errors };
}

/** The node and all that it depends on, those first that depend on nothing. */
export function listAbove(graph: FakeGraph, id: string, seen: string[] = []): string[] {
  for (const value of Object.values(graph[id]?.inputs ?? {})) {
    if (isLinked(value) && value[0] in graph && !seen.includes(value[0])) listAbove(graph, value[0], seen);
  }
  if (!seen.includes(id)) seen.push(id);
  return seen;
}

function checkNode(
  graph: FakeGraph,
  id: string,
  classes: NodeClasses,
  hasFile: (name: string) => boolean,
): NodeError[] {
  const node = graph[id];
  const known = classes[node?.class_type ?? ''];
  if (!node || !known) return [];
  const errors: NodeError[] = [];
  const specs = { ...known.input.required, ...known.input.optional };
  for (const [input, spec] of Object.entries(specs)) {
    const value = node.inputs[input];
    if (value === undefined) {
      if (known.input.required && input in known.input.required) {
        const said = 'Required input is missing';
        errors.push({
          type: 'required_input_missing',
          message: said,
          details: input,
          extra_info: { input_name: input },
        });
      }
      continue;
    }
    const isFile = FILE_INPUTS[node.class_type]?.[0] === input;
    const error = isLinked(value)
      ? checkLink(input, spec, value, graph, classes)
      : isFile
        ? checkFile(node.class_type, input, value, hasFile)
        : checkLiteral(input, spec, value);
    if (error) errors.push(error);
  }
  return errors;
}

function checkLink(
  input: string,
  spec: Spec,
  link: [string, number],
  graph: FakeGraph,
  classes: NodeClasses,
): NodeError | null {
  const received = classes[graph[link[0]]?.class_type ?? '']?.output[link[1]];
  if (received === spec[0] || spec[0] === '*' || received === '*') return null;
  return {
    type: 'return_type_mismatch',
    message: 'Return type mismatch between linked nodes',
    details: `${input}, received_type(${received}) mismatch input_type(${String(spec[0])})`,
    extra_info: { input_name: input, input_config: spec, received_type: received, linked_node: link },
  };
}

function checkFile(
  name: string,
  input: string,
  value: unknown,
  hasFile: (name: string) => boolean,
): NodeError | null {
  if (typeof value === 'string' && hasFile(value)) return null;
  return {
    type: 'custom_validation_failed',
    message: 'Custom validation failed for node',
    details: `${input} - Invalid ${FILE_INPUTS[name]?.[1]} file: ${String(value)}`,
    extra_info: { input_name: input },
  };
}

function checkLiteral(input: string, spec: Spec, value: unknown): NodeError | null {
  const [type, options = {}] = spec;
  const extra_info = { input_name: input, input_config: spec, received_value: value };
  const listed = Array.isArray(type) ? type : type === 'COMBO' ? options['options'] : null;
  if (Array.isArray(listed)) {
    if (listed.includes(value)) return null;
    const list = listed.length > 20 ? `(list of length ${listed.length})` : JSON.stringify(listed);
    const details = `${input}: '${String(value)}' not in ${list}`;
    return { type: 'value_not_in_list', message: 'Value not in list', details, extra_info };
  }
  if (type !== 'INT' && type !== 'FLOAT') return null;
  const number = Number(value);
  if (!Number.isFinite(number)) {
    const message = `Failed to convert an input value to a ${type} value`;
    return { type: 'invalid_input_type', message, details: `${input}, ${String(value)}`, extra_info };
  }
  const { min, max } = options as { min?: number; max?: number };
  if (min !== undefined && number < min) {
    const message = `Value ${number} smaller than min of ${min}`;
    return { type: 'value_smaller_than_min', message, details: input, extra_info };
  }
  if (max !== undefined && number > max) {
    const message = `Value ${number} bigger than max of ${max}`;
    return { type: 'value_bigger_than_max', message, details: input, extra_info };
  }
  return null;
}
