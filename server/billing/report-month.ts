// What a month was, for the books: money, points and subscribers, as tables. All of it is read from one snapshot.
import { type SQL, sql } from 'drizzle-orm';
import { PLAN_IDS } from '#contract/prices.ts';
import { LEDGER_KINDS } from '#contract/points.ts';
import { toolOfType } from '#contract/tool-names.ts';
import type { Db } from '#server/database/connect.ts';
import type { Tx } from '#server/database/tx.ts';

/** The first line names the columns. */
export type Table = AsyncIterable<readonly (string | number)[]> | Iterable<readonly (string | number)[]>;

export type MonthReport = {
  /** `2026-11` */
  month: string;
  isOver: boolean;
  money: Table;
  points: Table;
  plans: Table;
  /** A line for each order that was paid in the month; read while it is written. */
  orders: Table;
  /** What does not add up, as sentences; none where all does. */
  problems: string[];
};

type Span = { from: SQL; to: SQL; timeZone: string };
const LINES_AT_ONCE = 1000;
const kindNames = new Map<number, string>(Object.entries(LEDGER_KINDS).map(([name, kind]) => [kind, name]));

/** Minor units as units with two decimals: 1899 is 18.99. */
export function formatUnits(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * `use` writes the tables while the snapshot is open. `month`: `YYYY-MM`, or null for the last whole one, as the clocks
 * of `timeZone` (an IANA name) count.
 */
export async function reportMonth(
  db: Db,
  { month, timeZone }: { month: string | null; timeZone: string },
  use: (report: MonthReport) => Promise<void>,
): Promise<void> {
  await db.transaction(
    async (tx) => {
      const { rows } = await tx.execute<{ month: string; over: boolean }>(sql`
        with asked as (select coalesce(${month}::text,
          to_char(now() at time zone ${timeZone}::text - interval '1 month', 'YYYY-MM')) as month)
        select month, (month || '-01')::timestamp + interval '1 month' <= now() at time zone ${timeZone}::text as over
        from asked`);
      const [asked] = rows;
      if (!asked) throw new Error('the month is not known');
      const first = sql`(${`${asked.month}-01`}::timestamp)`;
      const span: Span = {
        from: sql`(${first} at time zone ${timeZone}::text)`,
        to: sql`((${first} + interval '1 month') at time zone ${timeZone}::text)`,
        timeZone,
      };
      const points = await readPoints(tx, span);
      const plans = await readPlans(tx, span);
      await use({
        month: asked.month,
        isOver: asked.over,
        money: await readMoney(tx, span),
        points: points.table,
        plans: plans.table,
        orders: readOrders(tx, span),
        problems: [...points.problems, ...plans.problems],
      });
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

type MoneyRow = {
  currency: string;
  entry: string;
  cause: string;
  item: string;
  cycle: string;
  count: number;
  price: number;
  credit: number;
  amount: number;
};

/**
 * Sold: orders by when they were paid. Paid back and taken by banks: by when the provider did so. A refund is told as
 * the sum of all so far, so the month has the sum at its end less that at its beginning.
 */
async function readMoney(tx: Tx, { from, to }: Span): Promise<Table> {
  const { rows } = await tx.execute<MoneyRow>(sql`
    with told as (
      select provider, event -> 'what' ->> 'paymentRef' as ref, event -> 'what' ->> 'kind' as kind,
        (event -> 'what' ->> 'amount')::bigint as amount, happened_at
      from payment_events
      where event -> 'what' ->> 'kind' in ('refunded', 'disputed', 'dispute_won') and happened_at < ${to}),
    refunds as (
      select provider, ref, max(amount) - coalesce(max(amount) filter (where happened_at < ${from}), 0) as amount
      from told where kind = 'refunded' group by 1, 2),
    disputes as (
      select provider, ref, kind, min(happened_at) as at from told where kind <> 'refunded' group by 1, 2, 3),
    entries as (
      select o.currency, 'sold' as entry, o.cause, o.item_id, o.cycle, o.price, o.credit, o.amount::bigint as amount
      from orders o where o.paid_at >= ${from} and o.paid_at < ${to}
      union all
      select o.currency, 'refund', o.cause, o.item_id, o.cycle, 0, 0, -r.amount
      from refunds r join orders o on o.provider = r.provider and o.payment_ref = r.ref where r.amount > 0
      union all
      select o.currency, case d.kind when 'disputed' then 'chargeback' else 'chargeback won' end,
        o.cause, o.item_id, o.cycle, 0, 0,
        case d.kind when 'disputed' then -1 else 1 end * (o.amount - coalesce((
          select max(t.amount) from told t where t.kind = 'refunded' and t.provider = d.provider and t.ref = d.ref
            and t.happened_at < d.at), 0))
      from disputes d join orders o on o.provider = d.provider and o.payment_ref = d.ref where d.at >= ${from})
    select currency, entry, cause, item_id as item, coalesce(cycle, '') as cycle, count(*)::int as count,
      sum(price)::float8 as price, sum(credit)::float8 as credit, sum(amount)::float8 as amount
    from entries group by 1, 2, 3, 4, 5
    order by currency, array_position(array['sold', 'refund', 'chargeback', 'chargeback won'], entry), 3, 4, 5`);
  const currencies = [...new Set(rows.map(({ currency }) => currency))];
  const lineOf = (row: MoneyRow) => [
    row.currency,
    row.entry,
    row.cause,
    row.item,
    row.cycle,
    row.count,
    formatUnits(row.price),
    formatUnits(row.credit),
    formatUnits(row.amount),
  ];
  return [
    ['currency', 'entry', 'cause', 'item', 'cycle', 'count', 'price', 'credit', 'amount'],
    ...currencies.flatMap((currency) => {
      const own = rows.filter((row) => row.currency === currency);
      const sum = (field: 'price' | 'credit' | 'amount') => own.reduce((total, row) => total + row[field], 0);
      const net = { entry: 'net', cause: '', item: '', cycle: '', count: 0, price: 0, credit: 0 };
      return [
        ...own.map(lineOf),
        lineOf({ ...net, currency, price: sum('price'), credit: sum('credit'), amount: sum('amount') }).with(
          5,
          '',
        ),
      ];
    }),
  ];
}

type Checked = { table: Table; problems: string[] };

/** Of each kind of move how many points, by what was bought or which tool; what is still owed before and after. */
async function readPoints(tx: Tx, { from, to }: Span): Promise<Checked> {
  const { rows: sums } = await tx.execute<{ opening: number; closing: number; gone: number }>(sql`
    select coalesce(sum(amount) filter (where created_at < ${from}), 0)::float8 as opening,
      coalesce(sum(amount), 0)::float8 as closing,
      coalesce(sum(amount) filter (where user_id in (select id from users where state = 'gone')), 0)::float8 as gone
    from ledger where created_at < ${to}`);
  const { opening, closing, gone } = sums[0] ?? { opening: 0, closing: 0, gone: 0 };
  const { rows: moves } = await tx.execute<{
    kind: number;
    type: number | null;
    item: string | null;
    count: number;
    points: number;
  }>(sql`
    select l.kind, coalesce(t.type, p.type) as type, o.item_id as item, count(*)::int as count,
      sum(l.amount)::float8 as points
    from ledger l
    left join tasks t on t.id = l.task_id
    left join purged_tasks p on p.id = l.task_id and t.id is null
    left join buckets b on b.id = l.bucket_id and l.kind in (${LEDGER_KINDS.plan_grant}, ${LEDGER_KINDS.pack}, ${LEDGER_KINDS.clawback})
    left join orders o on o.id = b.order_id
    where l.created_at >= ${from} and l.created_at < ${to}
    group by 1, 2, 3 order by 1, 2, 3`);
  const moved = moves.reduce((total, { points }) => total + points, 0);
  return {
    table: [
      ['entry', 'detail', 'count', 'points'],
      ['opening balance', '', '', opening],
      ...moves.map(({ kind, type, item, count, points }) => [
        kindNames.get(kind) ?? `kind ${kind}`,
        item ?? (type === null ? '' : toolOfType(type)),
        count,
        points,
      ]),
      ['closing balance', '', '', closing],
      ['of these of erased accounts', '', '', gone],
    ],
    problems:
      opening + moved === closing
        ? []
        : [`points: ${opening} at the beginning and ${moved} moved are not ${closing} at the end`],
  };
}

const PLAN_COLUMNS = [
  'at_start',
  'new',
  'renewed',
  'upgraded_to',
  'changed_to',
  'left_for_another',
  'ended',
  'at_end',
] as const;
type PlanRow = Record<(typeof PLAN_COLUMNS)[number], number> & { plan: string };
const NOBODY = {
  at_start: 0,
  new: 0,
  renewed: 0,
  upgraded_to: 0,
  changed_to: 0,
  left_for_another: 0,
  ended: 0,
  at_end: 0,
};

/** When the provider first told that of the order `o`. */
const toldAt = (kind: string, more: SQL = sql``) => sql`(
  select min(e.happened_at) from payment_events e where e.provider = o.provider
    and e.event -> 'what' ->> 'paymentRef' = o.payment_ref and e.event -> 'what' ->> 'kind' = ${kind} ${more})`;

/**
 * Who has paid for which plan. A period that follows another without a gap renews it, or moves to another plan; a better
 * plan cuts the period before it off. Days of grace are not paid for, and do not count.
 */
async function readPlans(tx: Tx, { from, to }: Span): Promise<Checked> {
  const { rows } = await tx.execute<PlanRow>(sql`
    with periods as (
      select o.id, o.user_id, o.item_id as plan, o.cause, o.period_start as starts, least(o.period_end,
        case when o.status = 'refunded' then coalesce(${toldAt('refunded', sql`and (e.event -> 'what' ->> 'amount')::bigint >= o.amount`)}, o.paid_at) end,
        case when o.disputed then ${toldAt('disputed')} end,
        (select s.updated_at from subscriptions s where s.user_id = o.user_id and s.order_id = o.id and s.state = 'expired')
      ) as ends
      from orders o
      where o.kind = 'plan' and o.paid_at is not null and o.period_start is not null
        -- A second plan that was paid back at once was never had.
        and not (o.status = 'refunded' and o.points > 0 and not exists (select 1 from buckets b where b.order_id = o.id))),
    steps as (
      select *, least(ends, lead(starts) over w) as until,
        coalesce(lag(ends) over w >= starts, false) as follows, coalesce(ends >= lead(starts) over w, false) as is_followed,
        lag(plan) over w as plan_before, lead(plan) over w as plan_after
      from periods window w as (partition by user_id order by starts, id))
    select plan,
      count(*) filter (where starts < ${from} and until >= ${from})::int as at_start,
      count(*) filter (where begins and not follows)::int as new,
      count(*) filter (where begins and follows and plan = plan_before)::int as renewed,
      count(*) filter (where begins and follows and plan <> plan_before and cause = 'upgrade')::int as upgraded_to,
      count(*) filter (where begins and follows and plan <> plan_before and cause <> 'upgrade')::int as changed_to,
      count(*) filter (where finishes and is_followed and plan <> plan_after)::int as left_for_another,
      count(*) filter (where finishes and not is_followed)::int as ended,
      count(*) filter (where starts < ${to} and until >= ${to})::int as at_end
    from (select *, starts >= ${from} and starts < ${to} as begins, until >= ${from} and until < ${to} as finishes
      from steps) s
    group by 1`);
  const byPlan = new Map(rows.map((row) => [row.plan, row]));
  const names = [...PLAN_IDS.filter((id) => id !== 'free'), ...byPlan.keys()];
  const shown = [...new Set(names)].map((plan): PlanRow => byPlan.get(plan) ?? { plan, ...NOBODY });
  return {
    table: [
      ['plan', ...PLAN_COLUMNS],
      ...shown.map((row) => [row.plan, ...PLAN_COLUMNS.map((name) => row[name])]),
    ],
    problems: shown
      .filter(
        (row) =>
          row.at_start + row.new + row.upgraded_to + row.changed_to - row.left_for_another - row.ended !==
          row.at_end,
      )
      .map(({ plan }) => `plans: those who came to ${plan} and left it do not make those at the end`),
  };
}

const ORDER_COLUMNS = [
  'order',
  'paid_at',
  'buyer',
  'provider',
  'payment',
  'cause',
  'item',
  'cycle',
  'currency',
  'price',
  'credit',
  'amount',
  'refunded_so_far',
  'disputed',
] as const;
const MONEY_COLUMNS: ReadonlySet<string> = new Set(['price', 'credit', 'amount', 'refunded_so_far']);
type OrderLine = Record<(typeof ORDER_COLUMNS)[number], string | number | null>;

function orderCell(row: OrderLine, name: (typeof ORDER_COLUMNS)[number]): string | number {
  return MONEY_COLUMNS.has(name) ? formatUnits(Number(row[name])) : (row[name] ?? '');
}

async function* readOrders(
  tx: Tx,
  { from, to, timeZone }: Span,
): AsyncGenerator<readonly (string | number)[]> {
  yield ORDER_COLUMNS;
  for (let last = 0, isMore = true; isMore;) {
    const { rows } = await tx.execute<OrderLine>(sql`
      select id::float8 as order, to_char(paid_at at time zone ${timeZone}::text, 'YYYY-MM-DD HH24:MI:SS') as paid_at,
        user_id::float8 as buyer, provider, payment_ref as payment, cause, item_id as item, cycle, currency, price,
        credit, amount, refunded as refunded_so_far, case when disputed then 'yes' end as disputed
      from orders where paid_at >= ${from} and paid_at < ${to} and id > ${last}
      order by orders.id limit ${LINES_AT_ONCE}`);
    for (const row of rows) {
      last = Number(row.order);
      yield ORDER_COLUMNS.map((name) => orderCell(row, name));
    }
    isMore = rows.length === LINES_AT_ONCE;
  }
}
