// The servers of the operator: which of them are well, which workflows each has, and which is to do the next task.
import * as z from 'zod';
import { drawRest } from '../draw-rest.ts';
import { EngineError } from '../engine.ts';
import { type Address, askServer } from './client.ts';
import {
  checkFitness,
  describeMissing,
  type Fitness,
  isUsable,
  type NodeInfo,
  readNodeInfo,
} from './node-info.ts';
import type { Workflow } from './workflow.ts';

export type Server = Address & {
  /** What each workflow lacks here; empty until the server was asked for its nodes. */
  fitness: ReadonlyMap<string, Fitness>;
  /** Why it is not well; null: it is. */
  fault: EngineError | null;
};

export type Servers = {
  list(): readonly Server[];
  find(url: string): Server | undefined;
  /** Asks all of them how they are; for their nodes now and then, and when they come back. */
  refresh(): Promise<void>;
  /** Of those that are well and have the workflow, the one with the shortest line. Throws EngineError. */
  choose(workflow: Workflow, signal: AbortSignal): Promise<Server>;
  /** What a call to it came to: after faults it rests, longer and longer. */
  note(server: Server, error: EngineError | null): void;
  /** What it said of its nodes and models is not so any more. */
  forgetNodes(server: Server): void;
};

type State = Server & { infoAt: number; restUntil: number; rests: number; chosenAt: number };

const ExecInfo = z.object({ exec_info: z.object({ queue_remaining: z.number() }) });

/** Models are added while a server runs. */
const NODES_FOR_MS = 5 * 60_000;
const FIRST_REST_MS = 5_000;
const LONGEST_REST_MS = 5 * 60_000;
const LINE_LIMIT_MS = 5_000;
const NODES_LIMIT_MS = 30_000;
/** A server with very many custom nodes and models says some megabytes. */
const NODES_MOST_BYTES = 64 * 1024 * 1024;

/** Throws RangeError for what is no address. `now`: milliseconds that never go back. */
export function openServers(
  urls: readonly string[],
  headers: Readonly<Record<string, string>>,
  workflows: readonly Workflow[],
  now: () => number = () => performance.now(),
): Servers {
  const states: State[] = [...new Set(urls.map(readAddress))].map((url) => ({
    url,
    headers,
    fitness: new Map<string, Fitness>(),
    fault: new EngineError('unavailable', `${url} was not asked yet`),
    infoAt: Number.NEGATIVE_INFINITY,
    restUntil: 0,
    rests: 0,
    chosenAt: 0,
  }));
  let choices = 0;
  let refreshing: Promise<void> | null = null;

  function note(state: State, error: EngineError | null): void {
    if (error === null) {
      Object.assign(state, { fault: null, restUntil: 0, rests: 0 });
      return;
    }
    if (error.kind === 'refused' || error.kind === 'blocked') return; // what was asked was at fault, not the server
    state.fault = error;
    state.restUntil =
      now() +
      drawRest({
        rests: state.rests,
        firstMs: FIRST_REST_MS,
        longestMs: LONGEST_REST_MS,
        askedSeconds: error.retryAfterSeconds,
      });
    state.rests += 1;
    state.infoAt = Number.NEGATIVE_INFINITY; // it may come back with other models
  }

  /** Runs waiting or under way there. Throws EngineError. */
  async function countLine(state: State, signal?: AbortSignal): Promise<number> {
    const { json } = await askServer(state, '/prompt', { limitMs: LINE_LIMIT_MS, signal });
    const read = ExecInfo.safeParse(json);
    if (!read.success) throw new EngineError('unavailable', `${state.url} answers, but not as ComfyUI does`);
    return read.data.exec_info.queue_remaining;
  }

  async function refreshOne(state: State): Promise<void> {
    try {
      await countLine(state);
      if (now() - state.infoAt >= NODES_FOR_MS) {
        const info = await askForNodes(state);
        state.fitness = new Map(workflows.map((workflow) => [workflow.id, checkFitness(workflow, info)]));
        state.infoAt = now();
      }
      note(state, null);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      note(state, error);
    }
  }

  async function refreshAll(): Promise<void> {
    await Promise.all(states.map(refreshOne));
  }

  async function choose(workflow: Workflow, signal: AbortSignal): Promise<Server> {
    const able = states.filter((state) => hasWorkflow(state, workflow.id));
    const awake = able.filter(({ restUntil }) => restUntil <= now());
    const lines = await Promise.all(
      awake.map(async (state) => {
        try {
          const length = await countLine(state, signal);
          note(state, null);
          return { state, length };
        } catch (error) {
          if (!(error instanceof EngineError)) throw error;
          note(state, error);
          return null;
        }
      }),
    );
    const [first] = lines
      .filter((line) => line !== null)
      .toSorted((a, b) => a.length - b.length || a.state.chosenAt - b.state.chosenAt);
    if (!first) throw refuseAll(workflow, able);
    first.state.chosenAt = ++choices;
    return first.state;
  }

  const stateOf = (server: Server) => states.find((state) => state === server);

  return {
    list: () => states,
    find: (url) => states.find((state) => state.url === url),
    refresh: () => (refreshing ??= refreshAll().finally(() => (refreshing = null))),
    choose,
    note: (server, error) => {
      const state = stateOf(server);
      if (state) note(state, error);
    },
    forgetNodes: (server) => {
      const state = stateOf(server);
      if (state) state.infoAt = Number.NEGATIVE_INFINITY;
    },
  };
}

function refuseAll({ id }: Workflow, able: readonly Server[]): EngineError {
  const faults = able.flatMap(({ fault }) => (fault ? [fault] : []));
  const isBusy = faults.length > 0 && faults.every(({ kind }) => kind === 'busy');
  const waits = faults.flatMap(({ retryAfterSeconds }) => retryAfterSeconds ?? []);
  return new EngineError(
    isBusy ? 'busy' : 'unavailable',
    `no ComfyUI server that has ${id} is well: ${faults.map(({ message }) => message).join('; ')}`,
    { retryAfterSeconds: isBusy && waits.length > 0 ? Math.min(...waits) : undefined },
  );
}

export function hasWorkflow(server: Server, id: string): boolean {
  const fitness = server.fitness.get(id);
  return fitness !== undefined && isUsable(fitness);
}

/** What the nodes of a server are. Throws EngineError. */
export async function askForNodes(server: Address): Promise<NodeInfo> {
  const { json } = await askServer(server, '/object_info', {
    limitMs: NODES_LIMIT_MS,
    mostBytes: NODES_MOST_BYTES,
  });
  try {
    return readNodeInfo(json);
  } catch (error) {
    throw new EngineError('unavailable', `${server.url} answers, but not as ComfyUI does`, { cause: error });
  }
}

/** How the servers are and what they can do, then what of the workflows is missing where; for people. */
export function describeServers(servers: readonly Server[], workflows: readonly Workflow[]): string {
  const heads = servers.map((server) => {
    if (server.fault !== null) return server.fault.message;
    const usable = workflows.filter(({ id }) => hasWorkflow(server, id)).map(({ id }) => id);
    return `${server.url} is well and has ${usable.length === 0 ? 'no workflow' : usable.join(', ')}`;
  });
  const lacks = servers.flatMap((server) =>
    workflows.flatMap(({ id }) => {
      const fitness = server.fitness.get(id);
      return fitness && !isUsable(fitness)
        ? [`${id} lacks ${describeMissing(fitness.missing)}${servers.length > 1 ? ` at ${server.url}` : ''}`]
        : [];
    }),
  );
  return [heads.join('; '), ...lacks].join(' | ');
}

function readAddress(text: string): string {
  const address = URL.canParse(text) ? new URL(text) : null;
  if (address?.protocol !== 'http:' && address?.protocol !== 'https:') {
    throw new RangeError(`“${text}” is no address of a ComfyUI server; it looks like http://127.0.0.1:8188`);
  }
  if (address.username !== '' || address.password !== '') {
    throw new RangeError(`The address of ${address.host} has a password in it; it belongs into a header`);
  }
  return `${address.origin}${address.pathname}`.replace(/\/+$/, '');
}
