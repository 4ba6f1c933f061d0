// An engine that runs workflows on the operator's own ComfyUI servers.
import type { ToolName } from '#contract/tool-names.ts';
import { cancelPart } from './comfyui/cancel-run.ts';
import { askServer } from './comfyui/client.ts';
import { findMisfit } from './comfyui/fit-request.ts';
import { findPart } from './comfyui/find-part.ts';
import type { Missing } from './comfyui/node-info.ts';
import { openFile } from './comfyui/open-file.ts';
import { pollRun } from './comfyui/poll-run.ts';
import { prepareRun } from './comfyui/prepare-run.ts';
import { readWorkflows, SHIPPED_WORKFLOWS } from './comfyui/read-workflows.ts';
import { PreparedRun, RunRef } from './comfyui/run.ts';
import { describeServers, hasWorkflow, openServers, type Server } from './comfyui/servers.ts';
import { submitRun } from './comfyui/submit-run.ts';
import { type Tracked, trackProgress } from './comfyui/track-progress.ts';
import { watchEvents } from './comfyui/watch-run.ts';
import { titlesOf, unusedBy, type Workflow } from './comfyui/workflow.ts';
import { type Engine, EngineError, type Poll, type RemoteRef } from './engine.ts';

export type ComfyUiSettings = {
  urls: readonly string[];
  /** Of a proxy in front of the servers. */
  headers: Readonly<Record<string, string>>;
  /** The operator's own workflows; they are tried before the shipped ones. */
  workflowFolder?: string;
};

/** One workflow on one server. */
export type WorkflowReport = {
  id: string;
  title: string;
  tool: ToolName;
  server: string;
  isUsable: boolean;
  /** Empty lists: nothing is missing, or the server could not be asked (`fault`). */
  missing: Missing;
  fault: string | null;
};

export type ComfyUi = Engine & {
  listWorkflows(): WorkflowReport[];
  /** Workflow files that cannot be used, with what is wrong with each. */
  listFaults(): readonly { file: string; faults: readonly string[] }[];
};

/** Throws RangeError for an address that is none; a server that does not answer is no reason to fail. */
export async function openComfyUi(settings: ComfyUiSettings): Promise<ComfyUi> {
  const { urls, headers, workflowFolder } = settings;
  const folders = [...(workflowFolder ? [workflowFolder] : []), SHIPPED_WORKFLOWS];
  const { workflows, faults } = await readWorkflows(folders);
  const servers = openServers(urls, headers, workflows);
  await servers.refresh();
  const tracks = new Map<string, Tracked>();
  const stops = new Set<() => void>();

  const usable = (): Workflow[] =>
    workflows.filter(({ id }) => servers.list().some((server) => hasWorkflow(server, id)));

  /** Throws EngineError where the server was taken out of the settings. */
  function findServer(url: string): Server {
    const server = servers.find(url);
    if (!server) throw new EngineError('unavailable', `${url} is none of the ComfyUI servers any more`);
    return server;
  }

  function trackOf(ref: RunRef): Tracked {
    const key = ref.client;
    const found = tracks.get(key) ?? trackProgress(ref);
    tracks.set(key, found);
    return found;
  }

  async function submit(
    prepared: PreparedRun,
    signal: AbortSignal,
    known: readonly string[] = [],
  ): Promise<RemoteRef> {
    const server = findServer(prepared.server);
    const models = workflows.find(({ id }) => id === prepared.workflow)?.requires.models ?? [];
    try {
      const ref = await submitRun(server, prepared, models, signal, known);
      servers.note(server, null);
      return ref;
    } catch (error) {
      if (error instanceof EngineError && error.kind === 'misconfigured') servers.forgetNodes(server);
      else if (error instanceof EngineError) servers.note(server, error);
      throw error;
    }
  }

  /** Of a run that was begun by half, the other half is sent now. */
  async function recover(prepared: PreparedRun, signal: AbortSignal): Promise<RemoteRef | 'not-submitted'> {
    const server = findServer(prepared.server);
    const known: string[] = [];
    for (const { id } of prepared.parts) {
      if ((await findPart(server, id, signal)).state !== 'unknown') known.push(id);
    }
    return known.length === 0 ? 'not-submitted' : await submit(prepared, signal, known);
  }

  function watch(ref: RunRef, emit: (poll: Poll) => void): () => void {
    const server = servers.find(ref.server);
    if (!server) return () => {};
    const tracked = trackOf(ref);
    const stop = watchEvents(server, ref.client, (event) => {
      const seen = tracked.note(event);
      if (seen) emit({ state: 'running', ...seen });
    });
    stops.add(stop);
    return () => {
      stops.delete(stop);
      stop();
    };
  }

  return {
    id: 'comfyui',
    name: 'ComfyUI',
    isAi: true,
    traits: {
      get tools() {
        return [...new Set(usable().map(({ tool }) => tool))];
      },
      get effects() {
        return [...new Set(usable().flatMap(({ effects = {} }) => Object.keys(effects)))];
      },
      canSpeak: false,
      canCancel: true,
      hasProgress: true,
      isRestartSafe: true,
      isPaid: false,
    },
    async health() {
      await servers.refresh();
      const isWell = servers.list().some(({ fault }) => fault === null);
      const wrong = faults.map(({ file, faults }) => `${file}: ${faults.join(' ')}`);
      const detail = [describeServers(servers.list(), workflows), ...wrong].join(' | ');
      return { ok: isWell && usable().length > 0, detail };
    },
    listModels: () =>
      usable().map((workflow) => ({
        id: workflow.id,
        tool: workflow.tool,
        title: titlesOf(workflow),
        isWell: servers.list().some((server) => server.fault === null && hasWorkflow(server, workflow.id)),
        unused: unusedBy(workflow),
      })),
    findMisfit(model, request) {
      const workflow = workflows.find(({ id }) => id === model);
      return workflow ? findMisfit(workflow, request) : `there is no workflow ${model}`;
    },
    modelOf: (prepared) => PreparedRun.parse(prepared).workflow,
    async prepare(request, context) {
      return await prepareRun(servers, workflows, request, context);
    },
    async submit(prepared, { signal }) {
      return await submit(PreparedRun.parse(prepared), signal);
    },
    async recover(prepared, { signal }) {
      return await recover(PreparedRun.parse(prepared), signal);
    },
    async poll(stored) {
      const ref = RunRef.parse(stored);
      const server = servers.find(ref.server);
      return server ? await pollRun(server, ref, trackOf(ref)) : { state: 'unknown' };
    },
    watch: (stored, emit) => watch(RunRef.parse(stored), emit),
    async cancel(stored) {
      const ref = RunRef.parse(stored);
      const server = servers.find(ref.server);
      for (const { id } of server ? ref.parts : []) await cancelPart(findServer(ref.server), id);
    },
    open: (output) => openFile(output, servers.find),
    async release(stored) {
      const ref = RunRef.parse(stored);
      tracks.delete(ref.client);
      const server = servers.find(ref.server);
      if (!server) return;
      const ids = ref.parts.map(({ id }) => id);
      await askServer(server, '/history', { method: 'POST', json: { delete: ids } });
    },
    async close() {
      for (const stop of stops) stop();
      stops.clear();
    },
    listWorkflows: () =>
      workflows.flatMap(({ id, title, tool }) =>
        servers.list().map((server) => ({
          id,
          title,
          tool,
          server: server.url,
          isUsable: server.fault === null && hasWorkflow(server, id),
          missing: server.fitness.get(id)?.missing ?? { nodes: [], models: [], other: [] },
          fault: server.fault?.message ?? null,
        })),
      ),
    listFaults: () => faults,
  };
}
