// The line of the fake: one prompt at a time, with the events, the history and the cache of the real one.
import { setTimeout as sleep } from 'node:timers/promises';
import { makeFiles } from './evaluate-graph.ts';
import type { FakeGraph } from './graph-nodes.ts';
import { listAbove } from './validate-graph.ts';

export type QueuedPrompt = {
  number: number;
  id: string;
  graph: FakeGraph;
  client: string;
  outputs: string[];
};
type FileRef = { filename: string; subfolder: string; type: string };
type Entry = {
  prompt: unknown[];
  outputs: Record<string, { images: FileRef[]; animated?: boolean[] }>;
  status: { status_str: string; completed: boolean; messages: [string, object][] };
  meta: object;
};

export type QueueWorld = {
  emit(client: string, type: string, data: object): void;
  emitPreview(client: string, prompt: string, node: string): Promise<void>;
  readInput(name: string): Buffer;
  saveOutput(name: string, bytes: Buffer): void;
};

export type PromptQueue = {
  put(prompt: QueuedPrompt): void;
  pending(): readonly QueuedPrompt[];
  running(): QueuedPrompt | undefined;
  history: Map<string, Entry>;
  /** True where it waited. */
  remove(id: string): boolean;
  /** True where it ran. */
  interrupt(id?: string): boolean;
  finish(): void;
  /** Prompts wait for `finish` again. */
  hold(): void;
  fail(): void;
  /** Forgets what a restart forgets; the files stay. */
  restart(): void;
};

class Interrupted extends Error {}
class Failed extends Error {}

export function openQueue(world: QueueWorld): PromptQueue {
  const history = new Map<string, Entry>();
  /** What was made of a graph: outputs of the same are not made again. */
  let cache = new Map<string, FileRef[]>();
  let waiting: QueuedPrompt[] = [];
  let current: QueuedPrompt | undefined;
  const hold = { isOn: true };
  let isFailing = false;
  let isInterrupted = false;
  let life = 0;

  async function run(prompt: QueuedPrompt): Promise<void> {
    const own = life;
    const { id, graph, client } = prompt;
    const messages: [string, object][] = [];
    const note = (type: string, data: object) => {
      const whole = { prompt_id: id, ...data, timestamp: Date.now() };
      messages.push([type, whole]);
      world.emit(client, type, whole);
    };
    const outputs: Entry['outputs'] = {};
    const end = (status_str: string) => {
      if (own !== life) return;
      const status = { status_str, completed: status_str === 'success', messages };
      history.set(id, {
        prompt: [prompt.number, id, graph, {}, prompt.outputs],
        outputs: status.completed ? outputs : {},
        status,
        meta: {},
      });
      current = undefined;
      world.emit(client, 'executing', { node: null, prompt_id: id });
    };
    const checkLife = () => {
      if (own !== life || isInterrupted) throw new Interrupted();
      if (isFailing) throw new Failed();
    };
    try {
      note('execution_start', {});
      const cached = prompt.outputs.filter((output) => cache.has(keyOf(graph, output)));
      note('execution_cached', { nodes: [...new Set(cached.flatMap((output) => listAbove(graph, output)))] });
      for (const output of prompt.outputs) {
        const key = keyOf(graph, output);
        const files = cache.get(key) ?? (await make(prompt, output, checkLife));
        cache.set(key, files);
        const isVideo = files[0]?.filename.endsWith('.mp4') === true;
        outputs[output] = { images: files, ...(isVideo && { animated: [true] }) };
        world.emit(client, 'executed', { prompt_id: id, node: output, output: outputs[output] });
      }
      note('execution_success', {});
      end('success');
    } catch (error) {
      const [node_id = ''] = prompt.outputs;
      const facts = { node_id, node_type: graph[node_id]?.class_type ?? '', executed: [] };
      if (error instanceof Interrupted) note('execution_interrupted', facts);
      else {
        const exception_message = error instanceof Failed ? 'Allocation on device 0 failed' : String(error);
        note('execution_error', { ...facts, exception_message, exception_type: 'OutOfMemoryError' });
      }
      end('error');
    }
  }

  async function make(prompt: QueuedPrompt, output: string, checkLife: () => void): Promise<FileRef[]> {
    const { id, graph, client } = prompt;
    const nodes: Record<string, object> = {};
    const emitState = (node: string, value: number, state: string) => {
      nodes[node] = { value, max: 4, state, node_id: node, prompt_id: id, display_node_id: node };
      world.emit(client, 'progress_state', { prompt_id: id, nodes });
    };
    for (const node of listAbove(graph, output)) {
      world.emit(client, 'executing', { node, display_node: node, prompt_id: id });
      emitState(node, 0, 'running');
      if (/Sampler|^EmptyImage|^LoadImage/.test(graph[node]?.class_type ?? '')) {
        world.emit(client, 'progress', { value: 2, max: 4, prompt_id: id, node });
        emitState(node, 2, 'running');
        await world.emitPreview(client, id, node);
        // An interruption takes effect between two steps.
        do {
          await sleep(5);
          checkLife();
        } while (hold.isOn);
      }
      emitState(node, 4, 'finished');
    }
    checkLife();
    const prefix = String(graph[output]?.inputs['filename_prefix']);
    const subfolder = prefix.includes('/') ? prefix.slice(0, prefix.lastIndexOf('/')) : '';
    const base = prefix.slice(subfolder === '' ? 0 : subfolder.length + 1);
    const made = await makeFiles(graph, output, world.readInput);
    checkLife();
    return made.map(({ name, bytes }, number) => {
      const filename = `${base}_${String(number + 1).padStart(5, '0')}_.${name}`;
      world.saveOutput(`${subfolder}/${filename}`, bytes);
      return { filename, subfolder, type: 'output' };
    });
  }

  async function work(): Promise<void> {
    if (current) return;
    const [next] = waiting.toSorted((a, b) => a.number - b.number);
    if (!next) return;
    waiting = waiting.filter((prompt) => prompt !== next);
    current = next;
    isInterrupted = false;
    await run(next);
    await work();
  }

  return {
    history,
    pending: () => waiting,
    running: () => current,
    put(prompt) {
      waiting.push(prompt);
      void work();
    },
    remove(id) {
      const before = waiting.length;
      waiting = waiting.filter((prompt) => prompt.id !== id);
      return waiting.length < before;
    },
    interrupt(id) {
      if (!current || (id !== undefined && current.id !== id)) return false;
      isInterrupted = true;
      return true;
    },
    finish: () => void (hold.isOn = false),
    hold: () => void (hold.isOn = true),
    fail() {
      isFailing = true;
    },
    restart() {
      life += 1;
      history.clear();
      cache = new Map();
      waiting = [];
      current = undefined;
    },
  };
}

function keyOf(graph: FakeGraph, output: string): string {
  return JSON.stringify(listAbove(graph, output).map((id) => [id, graph[id]]));
}
