// An engine whose results are runs at a server, one for each: begun once, asked how they go, and never begun twice.
import {
  type Engine,
  type EngineContext,
  EngineError,
  type EngineRequest,
  type EngineTraits,
  type Poll,
} from '../engine.ts';
import { joinPolls } from './join-polls.ts';
import type { RunPoll, Runner } from './provider.ts';
import { HostedRef, Plan, type PlannedRun, type RemoteRun } from './stored.ts';

type Find = NonNullable<Runner['find']>;
type Found = { run: PlannedRun; remote: RemoteRun };

/** What tells these engines from one another: what they are, and how a request becomes runs. */
export type RunsEngine = Runner & {
  traits: EngineTraits;
  /** Free, repeatable, stored. Throws EngineError. */
  prepare(request: EngineRequest, context: EngineContext): Promise<Plan>;
};

export function openRuns(provider: RunsEngine): Engine {
  const { traits, find } = provider;
  /** Ends that do not change any more, and what was canceled by us: for fewer calls, never needed. */
  const ended = new Map<string, RunPoll>();
  /** Of runs with several progress bars, one after the other. */
  const furthest = new Map<string, number>();

  /** One after the other: where one is refused, those before it go on, and it and those after it are missing. */
  async function submit(plan: Plan, context: EngineContext): Promise<HostedRef> {
    const found: Found[] = [];
    for (const run of plan.runs) {
      try {
        context.signal.throwIfAborted(); // what was asked for is waited for: else nobody would know it
        found.push({ run, remote: await provider.start(run, plan, context) });
      } catch (error) {
        if (found.length === 0) throw error;
        return makeRef(plan, found, error instanceof Error ? error.message : String(error));
      }
    }
    return makeRef(plan, found, '');
  }

  async function pollRun(remote: RemoteRun, kind: Plan['kind']): Promise<RunPoll> {
    const known = ended.get(remote.id);
    if (known && known.state !== 'canceled') return known;
    const poll = await pollOf(provider, remote, kind);
    if (poll.state === 'running') {
      const progress = Math.max(poll.progress, furthest.get(remote.id) ?? 0);
      furthest.set(remote.id, progress);
      return { state: 'running', progress };
    }
    const isOver = poll.state !== 'queued';
    if (known && isOver && poll.state !== 'succeeded') return known;
    if (isOver) ended.set(remote.id, poll);
    return poll;
  }

  async function poll(ref: HostedRef): Promise<Poll> {
    const polls = await Promise.all(ref.runs.map(({ remote }) => pollRun(remote, ref.kind)));
    return joinPolls(ref, polls);
  }

  return {
    id: provider.id,
    name: provider.name,
    isAi: true,
    traits,
    health: () => provider.health(),
    prepare: (request, context) => provider.prepare(request, context),
    submit: (prepared, context) => submit(Plan.parse(prepared), context),
    ...(find && { recover: (prepared, context) => recover(find, Plan.parse(prepared), context) }),
    poll: (ref) => poll(HostedRef.parse(ref)),
    async cancel(ref) {
      const { runs } = HostedRef.parse(ref);
      const asked = await Promise.allSettled(runs.map(({ remote }) => provider.cancel(remote)));
      for (const { remote } of runs) if (!ended.has(remote.id)) ended.set(remote.id, { state: 'canceled' });
      const failed = asked.find(({ status }) => status === 'rejected');
      if (failed?.status === 'rejected') throw failed.reason;
    },
    open: ({ location }) => provider.open(location),
    async release(ref) {
      for (const { remote } of HostedRef.parse(ref).runs) {
        ended.delete(remote.id);
        furthest.delete(remote.id);
        await provider.release?.(remote);
      }
    },
    async close() {
      ended.clear();
      furthest.clear();
    },
  };
}

const LOST = 'it cannot be told whether it was begun';

async function recover(find: Find, plan: Plan, { signal }: EngineContext) {
  const found: Found[] = [];
  for (const run of plan.runs) {
    const remote = await find(run, plan, signal);
    // A later run was asked for only when the one before it was there.
    if (typeof remote === 'string') return found.length === 0 ? remote : makeRef(plan, found, LOST);
    found.push({ run, remote });
  }
  return makeRef(plan, found, '');
}

function makeRef(plan: Plan, found: readonly Found[], why: string): HostedRef {
  const indexes = new Set(found.map(({ run }) => run.index));
  const { model, kind, micros, microsPerComputeSecond } = plan;
  return {
    model,
    kind,
    micros,
    microsPerComputeSecond,
    runs: found.map(({ run: { index, seed }, remote }) => ({ index, seed, remote })),
    missing: plan.runs.flatMap(({ index }) => (indexes.has(index) ? [] : [{ index, detail: why }])),
  };
}

/** A run is under way: whatever is refused now, it may be charged where runs cost money. */
async function pollOf(provider: RunsEngine, remote: RemoteRun, kind: Plan['kind']): Promise<RunPoll> {
  try {
    return await provider.poll(remote, kind);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    const { kind, message, retryAfterSeconds } = error;
    throw new EngineError(kind, message, {
      mayBeCharged: provider.traits.isPaid,
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
      cause: error,
    });
  }
}
