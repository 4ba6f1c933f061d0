// Several runs as one: how far they are, and how they end.
import { describe, expect, it } from 'vitest';
import { joinPolls } from './join-polls.ts';
import type { RunPoll } from './provider.ts';
import type { HostedRef } from './stored.ts';

const refOf = (count: number, changes: Partial<HostedRef> = {}): HostedRef => ({
  model: 'm',
  kind: 'image',
  micros: 3000,
  microsPerComputeSecond: null,
  runs: Array.from({ length: count }, (_, index) => ({
    index,
    seed: index,
    remote: { id: `r${index}`, urls: {} },
  })),
  missing: [],
  ...changes,
});
const done = (computeSeconds: number | null = 2): RunPoll => ({
  state: 'succeeded',
  files: ['https://a/1.png'],
  computeSeconds,
});
const failed = (isFree: boolean, failure = 'engine_error' as const): RunPoll => ({
  state: 'failed',
  failure,
  detail: 'it broke',
  isFree,
});
const join = (...polls: RunPoll[]) => joinPolls(refOf(polls.length), polls);

describe('on their way', () => {
  it.each([
    [
      [
        { state: 'queued', ahead: 3 },
        { state: 'queued', ahead: 1 },
      ],
      { state: 'queued', ahead: 1 },
    ],
    [[{ state: 'queued', ahead: null }], { state: 'queued', ahead: null }],
    [
      [
        { state: 'queued', ahead: 0 },
        { state: 'running', progress: 50 },
      ],
      { state: 'running', progress: 25 },
    ],
    [[done(), { state: 'running', progress: 50 }], { state: 'running', progress: 75 }],
    [[failed(true), { state: 'running', progress: 99 }], { state: 'running', progress: 99 }],
  ] as const)('%j', (polls, expected) => {
    expect(join(...polls)).toEqual(expected);
  });
});

describe('ended', () => {
  it('well in part: what is missing says why, and only what came is paid', () => {
    const ref = refOf(2, { missing: [{ index: 2, detail: 'too many calls' }] });
    expect(joinPolls(ref, [failed(true), done()])).toMatchObject({
      state: 'succeeded',
      outputs: [{ index: 1, seed: 1 }],
      missing: [
        { index: 0, detail: 'it broke' },
        { index: 2, detail: 'too many calls' },
      ],
      costMicros: 3000,
    });
  });

  it('and priced by what the provider measured', () => {
    const ref = refOf(2, { micros: null, microsPerComputeSecond: 1100 });
    expect(joinPolls(ref, [done(2), done(3)])).toMatchObject({ costMicros: 5500 });
    expect(joinPolls(ref, [done(2), done(null)])).not.toHaveProperty('costMicros');
  });

  it('badly, all of them: another engine may do it only when nothing was charged', () => {
    expect(join(failed(true), failed(true))).toMatchObject({ state: 'failed', mayFallBack: true });
    expect(join(failed(true), failed(false))).toMatchObject({ state: 'failed', mayFallBack: false });
    expect(join(failed(true), { state: 'canceled' })).toMatchObject({ state: 'failed', mayFallBack: false });
    const lost = refOf(1, { missing: [{ index: 1, detail: 'it cannot be told' }] });
    expect(joinPolls(lost, [failed(true)])).toMatchObject({ state: 'failed', mayFallBack: false });
  });

  it('in other ways', () => {
    expect(join({ state: 'canceled' }, { state: 'canceled' })).toEqual({ state: 'canceled' });
    expect(join({ state: 'unknown' }, { state: 'unknown' })).toEqual({ state: 'unknown' });
    expect(join({ state: 'unknown' }, done())).toMatchObject({
      missing: [{ index: 0, detail: 'it is unknown' }],
    });
    expect(join({ state: 'succeeded', files: [], computeSeconds: 1 })).toMatchObject({ state: 'failed' });
  });
});
