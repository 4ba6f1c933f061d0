// One line a move, and a charge beside what came back of it.
import { expect, it } from 'vitest';
import type { PointDetail } from '#contract/points.ts';
import { groupMoves } from './group-moves.ts';

function row(part: Partial<PointDetail>): PointDetail {
  return {
    id: '1',
    kind: 5,
    kind_name: 'task_charge',
    amount: -2,
    bucket: 'point',
    balance_after: 98,
    task_id: '7',
    task_type: 1,
    order_id: null,
    note: '',
    expires_at: null,
    created_at: '2026-01-01T00:00:00Z',
    ...part,
  };
}

it('makes one line of a charge that two buckets paid', () => {
  const moves = groupMoves([
    row({ id: '2', amount: -3, balance_after: 95 }),
    row({ id: '1', amount: -1, bucket: 'sub_point', balance_after: 98 }),
  ]);
  expect(moves).toHaveLength(1);
  expect(moves[0]).toMatchObject({ amount: -4, balance: 95 });
});

it('joins a refund to the charge below it and says there what came back', () => {
  const refund = { kind: 6, kind_name: 'task_refund', amount: 2, balance_after: 100 } as const;
  const [back, charge] = groupMoves([row({ id: '2', ...refund }), row({ id: '1' })]);
  expect(back).toMatchObject({ amount: 2, isJoinedBelow: true });
  expect(charge).toMatchObject({ amount: -2, returned: 2, isJoinedBelow: false });
});

it('keeps moves of different tasks apart', () => {
  expect(groupMoves([row({ id: '2', task_id: '8' }), row({ id: '1' })])).toHaveLength(2);
});

it('keeps moves without a task apart', () => {
  const daily = { kind: 2, kind_name: 'daily', task_id: null, task_type: null, amount: 20 } as const;
  expect(groupMoves([row({ id: '2', ...daily }), row({ id: '1', ...daily })])).toHaveLength(2);
});

it('joins what a refund took back with the points that the order had brought', () => {
  const order = { task_id: null, task_type: null, order_id: '12' } as const;
  const clawback = { ...order, kind: 11, kind_name: 'clawback' } as const;
  const moves = groupMoves([
    row({ ...clawback, id: '3', amount: -800 }),
    row({ ...clawback, id: '2', amount: -100 }),
    row({ ...order, id: '1', kind: 4, kind_name: 'pack', amount: 1000 }),
  ]);
  expect(moves.map(({ amount, isJoinedBelow }) => [amount, isJoinedBelow])).toEqual([
    [-900, true],
    [1000, false],
  ]);
});
