// An engine of a provider's hosted models: uploads, one run for each result, and never a run twice.
import { randomUUID } from 'node:crypto';
import { hardLimitSeconds, mediaOfTool } from '#contract/tool-names.ts';
import { type Engine, type EngineContext, EngineError, type EngineRequest, type Poll } from '../engine.ts';
import { chooseModel } from '../models/choose-model.ts';
import { type InputPlace, seedOf } from '../models/map-input.ts';
import { priceRun } from '../models/price-run.ts';
import { joinPolls } from './join-polls.ts';
import type { Provider, RunPoll } from './provider.ts';
import { HostedRef, Plan, type PlannedRun, type RemoteRun } from './stored.ts';

type Found = { run: PlannedRun; remote: RemoteRun };

export function openHosted(provider: Provider): Engine {
  const { models } = provider;
  /** Ends that do not change any more, and what was canceled by us: for fewer calls, never needed. */
  const ended = new Map<string, RunPoll>();
  /** Of runs with several progress bars, one after the other. */
  const furthest = new Map<string, number>();

  async function prepare(request: EngineRequest, context: EngineContext): Promise<Plan> {
    const { model, mapped } = chooseModel(models, request);
    const addresses = await uploadInputs(request, mapped.places, context);
    const fill = (place: InputPlace) =>
      'inputs' in place ? place.inputs.map((input) => addresses.get(input)) : addresses.get(place.input);
    const inputs = Object.fromEntries(
      Object.entries(mapped.places).map(([name, place]) => [name, fill(place)]),
    );
    const seedParam = seedOf(model);
    return {
      model: model.id,
      upstream: model.upstream,
      ...(model.version && { version: model.version }),
      kind: mediaOfTool(request.tool),
      at: Date.now(),
      limitSeconds: hardLimitSeconds(request.tool),
      ...priceRun(model, request, mapped.params),
      runs: request.seeds.map((seed, index) => ({
        index,
        seed: seedParam ? seed : null,
        token: randomUUID(),
        params: { ...mapped.params, ...inputs, ...(seedParam && { [seedParam]: seed }) },
      })),
    };
  }

  async function uploadInputs(
    { inputs }: EngineRequest,
    places: Readonly<Record<string, InputPlace>>,
    context: EngineContext,
  ): Promise<Map<number, string>> {
    const wanted = new Set(
      Object.values(places).flatMap((place) => ('inputs' in place ? place.inputs : [place.input])),
    );
    const addresses = new Map<number, string>();
    for (const place of wanted) {
      const input = inputs[place];
      if (!input) throw new RangeError(`there is no input ${place}`);
      addresses.set(place, await provider.upload(input, await context.openInput(input), context.signal));
    }
    return addresses;
  }

  /** One after the other: where one is refused, those before it go on, and it and those after it are missing. */
  async function submit(plan: Plan, { signal }: EngineContext): Promise<HostedRef> {
    const found: Found[] = [];
    for (const run of plan.runs) {
      try {
        signal.throwIfAborted(); // what was asked for is waited for: else nobody would know it
        found.push({ run, remote: await provider.start(run, plan) });
      } catch (error) {
        if (found.length === 0) throw error;
        return makeRef(plan, found, error instanceof Error ? error.message : String(error));
      }
    }
    return makeRef(plan, found, '');
  }

  async function recover(plan: Plan, { signal }: EngineContext) {
    const found: Found[] = [];
    for (const run of plan.runs) {
      const remote = await provider.find(run, plan, signal);
      // A later run was asked for only when the one before it was there.
      if (typeof remote === 'string') return found.length === 0 ? remote : makeRef(plan, found, LOST);
      found.push({ run, remote });
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
    traits: {
      tools: [...new Set(models.map(({ tool }) => tool))],
      effects: [...new Set(models.flatMap(({ effects }) => Object.keys(effects)))],
      canSpeak: false,
      marksVideos: false,
      canCancel: true,
      hasProgress: true,
      isRestartSafe: true,
      isPaid: true,
    },
    health: () => provider.health(),
    prepare,
    submit: (prepared, context) => submit(Plan.parse(prepared), context),
    recover: (prepared, context) => recover(Plan.parse(prepared), context),
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
      }
    },
    async close() {
      ended.clear();
      furthest.clear();
    },
  };
}

const LOST = 'it cannot be told whether it was begun';

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

/** A run is under way: whatever is refused now, it may be charged. */
async function pollOf(provider: Provider, remote: RemoteRun, kind: Plan['kind']): Promise<RunPoll> {
  try {
    return await provider.poll(remote, kind);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    const { kind, message, retryAfterSeconds } = error;
    throw new EngineError(kind, message, {
      mayBeCharged: true,
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
      cause: error,
    });
  }
}
