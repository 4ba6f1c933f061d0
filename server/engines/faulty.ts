// Makes an engine misbehave at given rates, to show and to test refunds. For development only.
import { createHash } from 'node:crypto';
import type { Engine, EngineContext, Poll, Prepared, RemoteRef } from './engine.ts';

/**
 * `fail` ends the run with an engine error, `stall` lets it run for ever without progress until it is
 * canceled, `crash` makes the engine forget a run that it had begun (once a task: a second submit works).
 */
const FAULTS = ['fail', 'stall', 'crash'] as const;
type Fault = (typeof FAULTS)[number];
type Rates = Partial<Record<Fault, number>>;

/** Where a faulty run stands when it goes wrong, as a person sees it. */
const FAULTY_PROGRESS = 35;

const EXAMPLE = 'ENGINE_FAULTS must look like fail:0.5,stall:0.1,crash:0.1';

/**
 * Wraps an engine. `spec` names faults and their rates, each 0..1 and together at most 1. Which fault meets a
 * task depends on its id alone, so that a test can rely on it. Throws RangeError, saying what is wrong, for a
 * spec it cannot read. `delayMs` is how long a run that will fail looks healthy.
 */
export function withFaults(engine: Engine, spec: string, delayMs = 1500): Engine {
  const rates = readRates(spec);
  const crashed = new Set<string>();
  const canceled = new Set<string>();

  async function submit(prepared: Prepared, context: EngineContext): Promise<RemoteRef> {
    const fault = chooseFault(rates, context.taskId);
    if (fault === null || (fault === 'crash' && crashed.has(context.taskId))) {
      return engine.submit(prepared, context);
    }
    if (fault === 'crash') crashed.add(context.taskId);
    return { fault, taskId: context.taskId, since: Date.now() };
  }

  function pollFaulty({ fault, since }: FaultyRef): Poll {
    if (fault === 'stall' || Date.now() - since < delayMs)
      return { state: 'running', progress: FAULTY_PROGRESS };
    if (fault === 'crash') return { state: 'unknown' };
    return { state: 'failed', failure: 'engine_error', detail: 'failed on purpose (ENGINE_FAULTS)' };
  }

  const { watch } = engine;
  return {
    id: engine.id,
    name: engine.name,
    isAi: engine.isAi,
    traits: engine.traits,
    health: () => engine.health(),
    prepare: (request, context) => engine.prepare(request, context),
    submit,
    ...(engine.recover && { recover: engine.recover.bind(engine) }),
    async poll(ref) {
      const faulty = readFaultyRef(ref);
      if (!faulty) return engine.poll(ref);
      return canceled.has(keyOf(faulty)) ? { state: 'canceled' } : pollFaulty(faulty);
    },
    ...(watch && {
      watch: (ref: RemoteRef, emit: (poll: Poll) => void) =>
        readFaultyRef(ref) ? () => {} : watch.call(engine, ref, emit),
    }),
    async cancel(ref) {
      const faulty = readFaultyRef(ref);
      if (faulty) canceled.add(keyOf(faulty));
      else await engine.cancel(ref);
    },
    open: (output) => engine.open(output),
    async release(ref) {
      const faulty = readFaultyRef(ref);
      if (faulty) canceled.delete(keyOf(faulty));
      else await engine.release(ref);
    },
    close: () => engine.close(),
  };
}

type FaultyRef = { fault: Fault; taskId: string; since: number };

function readFaultyRef(ref: RemoteRef): FaultyRef | null {
  const fault = FAULTS.find((name) => name === ref['fault']);
  const { taskId, since } = ref;
  return fault && typeof taskId === 'string' && typeof since === 'number' ? { fault, taskId, since } : null;
}

function keyOf({ taskId, since }: FaultyRef): string {
  return `${taskId} ${since}`;
}

function readRates(spec: string): Rates {
  const rates: Rates = {};
  let sum = 0;
  for (const part of spec.split(',').map((word) => word.trim())) {
    if (!part) continue;
    const [name = '', amount = ''] = part.split(':').map((word) => word.trim());
    const fault = FAULTS.find((known) => known === name);
    if (!fault) throw new RangeError(`${EXAMPLE}; “${name}” is none of ${FAULTS.join(', ')}`);
    const rate = Number(amount);
    if (!/^\d*\.?\d+$/.test(amount) || rate > 1) {
      throw new RangeError(`${EXAMPLE}; the rate of ${fault} must be a number from 0 to 1`);
    }
    if (rates[fault] !== undefined) throw new RangeError(`${EXAMPLE}; ${fault} is there twice`);
    rates[fault] = rate;
    sum += rate;
  }
  if (sum > 1 + 1e-9) throw new RangeError(`${EXAMPLE}; the rates together must not be above 1`);
  return rates;
}

function chooseFault(rates: Rates, taskId: string): Fault | null {
  const place = createHash('sha256').update(taskId).digest().readUInt32BE(0) / 2 ** 32;
  let upTo = 0;
  for (const fault of FAULTS) {
    upTo += rates[fault] ?? 0;
    if (place < upTo) return fault;
  }
  return null;
}
