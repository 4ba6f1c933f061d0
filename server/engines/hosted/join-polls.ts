// What a request of several runs looks like as one.
import type { Poll } from '../engine.ts';
import type { RunPoll } from './provider.ts';
import type { HostedRef } from './stored.ts';

type Of<State extends RunPoll['state']> = Extract<RunPoll, { state: State }>;
type Ended = { index: number; seed: number | null; poll: RunPoll };

/** `polls` are in the order of the runs. */
export function joinPolls(ref: HostedRef, polls: readonly RunPoll[]): Poll {
  const runs = ref.runs.flatMap(({ index, seed }, place) => {
    const poll = polls[place];
    return poll ? [{ index, seed, poll }] : [];
  });
  const waiting = polls.filter((poll): poll is Of<'queued'> => poll.state === 'queued');
  const running = polls.filter((poll): poll is Of<'running'> => poll.state === 'running');
  if (waiting.length === polls.length) return { state: 'queued', ahead: leastAhead(waiting) };
  if (waiting.length + running.length > 0) {
    const done = polls.length - waiting.length - running.length;
    const sum = running.reduce((total, { progress }) => total + progress, done * 100);
    return { state: 'running', progress: Math.min(99, Math.floor(sum / polls.length)) };
  }
  return end(ref, runs);
}

function leastAhead(waiting: readonly Of<'queued'>[]): number | null {
  const known = waiting.flatMap(({ ahead }) => (ahead === null ? [] : [ahead]));
  return known.length > 0 ? Math.min(...known) : null;
}

function end(ref: HostedRef, runs: readonly Ended[]): Poll {
  const done = runs.flatMap(({ index, seed, poll }) => {
    const [file] = poll.state === 'succeeded' ? poll.files : [];
    return poll.state === 'succeeded' && file !== undefined ? [{ index, seed, file, poll }] : [];
  });
  if (done.length === 0)
    return endWithNothing(
      ref,
      runs.map(({ poll }) => poll),
    );
  const there = new Set(done.map(({ index }) => index));
  const ours = runs.filter(({ index }) => !there.has(index));
  const costMicros = priceOf(
    ref,
    done.map(({ poll }) => poll),
  );
  return {
    state: 'succeeded',
    outputs: done.map(({ index, seed, file }) => ({ index, kind: ref.kind, seed, location: file })),
    missing: [...ours.map(({ index, poll }) => ({ index, detail: describe(poll) })), ...ref.missing],
    understood: [],
    ignored: [],
    ...(costMicros !== null && { costMicros }),
  };
}

function endWithNothing({ missing }: HostedRef, polls: readonly RunPoll[]): Poll {
  if (polls.every(({ state }) => state === 'unknown')) return { state: 'unknown' };
  const failed = polls.find((poll): poll is Of<'failed'> => poll.state === 'failed');
  if (!failed) {
    const isEmpty = polls.some(({ state }) => state === 'succeeded');
    return isEmpty ? { state: 'failed', failure: 'engine_error', detail: NO_FILE } : { state: 'canceled' };
  }
  const isBlocked = failed.failure.endsWith('_blocked');
  // Of what is missing beside them it may not be known whether it was begun.
  const isFree = missing.length === 0 && polls.every((poll) => poll.state === 'failed' && poll.isFree);
  const mayFallBack = isFree && !isBlocked;
  return { state: 'failed', failure: failed.failure, detail: failed.detail, mayFallBack };
}

const NO_FILE = 'it ended well and names no file';

function describe(poll: RunPoll): string {
  if (poll.state === 'failed') return poll.detail;
  return poll.state === 'succeeded' ? NO_FILE : `it is ${poll.state}`;
}

function priceOf(ref: HostedRef, done: readonly Of<'succeeded'>[]): number | null {
  if (ref.micros !== null) return ref.micros * done.length;
  const seconds = done.map(({ computeSeconds }) => computeSeconds);
  if (ref.microsPerComputeSecond === null || seconds.includes(null)) return null;
  const sum = seconds.reduce<number>((total, one) => total + (one ?? 0), 0);
  return Math.round(sum * ref.microsPerComputeSecond);
}
