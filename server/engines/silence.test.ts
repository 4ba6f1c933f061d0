// A run that is not given the processor is not silent; one that spins, or sleeps for ever, is.
import { expect, it } from 'vitest';
import type { ProcessorUse } from '#server/children/processor-use.ts';
import { measureSilence } from './silence.ts';

/** Processes 1 and 2 as the kernel would describe them, under a clock of our own. */
function open(pids: number[] = [1]) {
  const uses: Record<number, ProcessorUse | null> = {
    1: { seconds: 100, isAsleep: false },
    2: { seconds: 0, isAsleep: true },
  };
  let time = 1000;
  const silence = measureSilence(
    () => pids,
    (pid) => uses[pid] ?? null,
    () => time,
  );
  /** So many looks, two seconds apart; the first process is given so much of the processor between them. */
  const look = (times: number, had: number, change: Partial<ProcessorUse> = {}): number => {
    let seconds = 0;
    for (let n = 0; n < times; n += 1) {
      time += 2;
      const before = uses[1];
      if (before) uses[1] = { ...before, ...change, seconds: before.seconds + had };
      seconds = silence.seconds();
    }
    return seconds;
  };
  return { silence, uses, pids, look, pass: (seconds: number) => (time += seconds) };
}

it('counts nothing for a process that waits for the processor', () => {
  expect(open().look(300, 0)).toBe(0);
});

it('counts what a starved process was given: in time it has had its limit too', () => {
  expect(open().look(300, 0.06)).toBeCloseTo(18);
});

it('counts the clock for a process that spins, however many processors it has', () => {
  expect(open().look(30, 2)).toBe(60);
  expect(open().look(30, 16)).toBe(60);
});

it('counts the clock for a process that sleeps', () => {
  expect(open().look(30, 0, { isAsleep: true })).toBe(60);
});

it('begins anew with every progress', () => {
  const { silence, look } = open();
  look(20, 2);
  silence.end();
  expect(look(3, 2)).toBe(6);
});

it('counts nothing for a run that waits in line', () => {
  expect(open([]).look(300, 0)).toBe(0);
});

it('counts the clock where nothing can be told of the process', () => {
  const { uses, look } = open();
  uses[1] = null;
  expect(look(30, 0)).toBe(60);
});

it('goes by the process that would work, when another one sleeps', () => {
  expect(open([1, 2]).look(30, 0)).toBe(0);
  expect(open([1, 2]).look(30, 0, { isAsleep: true })).toBe(60);
});

it('counts a new process from its beginning', () => {
  const { uses, pids, look } = open([]);
  look(5, 0);
  pids.push(1);
  uses[1] = { seconds: 0.5, isAsleep: false };
  expect(look(1, 0)).toBeCloseTo(0.5);
});

it('does not take a pause of our own for silence', () => {
  const { silence, pass } = open();
  pass(3600);
  expect(silence.seconds()).toBeLessThanOrEqual(5);
});
