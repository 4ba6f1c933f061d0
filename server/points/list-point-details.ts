// Every move of one's points, newest first, in words that a person understands.
import { readPriceItems } from '#contract/price-words.ts';
import { and, desc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import type { ParsedInputOf } from '#contract/endpoint.ts';
import type { Page } from '#contract/page.ts';
import { LEDGER_KINDS, type LedgerKind, type PointDetail, type pointDetailList } from '#contract/points.ts';
import { PLAN_IDS, planName } from '#contract/prices.ts';
import { TOOL_WORDS, toolOfType } from '#contract/tool-names.ts';
import { packCursor, readCursor, readCursorId } from '#server/database/cursor.ts';
import { orders } from '#server/database/schema/billing.ts';
import { buckets, ledger } from '#server/database/schema/points.ts';
import { purged_tasks, tasks } from '#server/database/schema/tasks.ts';
import { countSkipped, shapePage } from '#server/database/shape-page.ts';
import type { AppContext } from '#server/app-context.ts';
import en from '#texts/en/server/ledger.json' with { type: 'json' };
import zh from '#texts/zh/server/ledger.json' with { type: 'json' };
import { type Language, pairTexts, translate, type Words } from '#texts/words.ts';

type Asked = ParsedInputOf<typeof pointDetailList>;

const WORDS = pairTexts(en, zh);
/** Product §3.4. */
const KIND_WORDS: Readonly<Record<LedgerKind, Words>> = WORDS;

const MONTHS_A_YEAR = 12;
/** What is bought, what is taken back of it, and what a won dispute returns. */
const isOfOrder = or(
  inArray(ledger.kind, [LEDGER_KINDS.plan_grant, LEDGER_KINDS.pack, LEDGER_KINDS.clawback]),
  and(eq(ledger.kind, LEDGER_KINDS.admin), sql`${ledger.reason} like 'dispute of order %'`),
);

const kindNames = new Map(
  Object.entries(LEDGER_KINDS).map(([name, kind]) => [kind as number, name as LedgerKind]),
);

/** Refuses (bad_parameters) a cursor of another list. */
export async function listPointDetails(
  { db }: Pick<AppContext, 'db'>,
  userId: number,
  asked: Asked,
  language: Language,
): Promise<Page<PointDetail>> {
  const wanted = and(
    eq(ledger.user_id, userId),
    asked.kind === undefined ? undefined : eq(ledger.kind, asked.kind),
    asked.direction && (asked.direction === 'income' ? gt(ledger.amount, 0) : lt(ledger.amount, 0)),
  );
  const after = asked.cursor === undefined ? undefined : readCursorId(readCursor(asked.cursor, 1)[0]);
  const rows = await db
    .select({
      move: ledger,
      task: { id: tasks.id, type: tasks.type, cost_detail: tasks.cost_detail },
      erasedType: purged_tasks.type,
      order: { id: orders.id, item_id: orders.item_id, cycle: orders.cycle },
    })
    .from(ledger)
    .leftJoin(tasks, eq(tasks.id, ledger.task_id))
    .leftJoin(purged_tasks, eq(purged_tasks.id, ledger.task_id))
    .leftJoin(buckets, and(eq(buckets.id, ledger.bucket_id), isOfOrder))
    .leftJoin(orders, eq(orders.id, buckets.order_id))
    .where(and(wanted, after === undefined ? undefined : lt(ledger.id, after)))
    .orderBy(desc(ledger.id))
    .limit(asked.page_size + 1)
    .offset(countSkipped(asked));
  return shapePage(asked, rows, {
    present: (shown) => shown.map((row) => presentMove(row, language)),
    cursorOf: ({ move }) => packCursor([move.id]),
    total: await db.$count(ledger, wanted),
  });
}

type Row = {
  move: typeof ledger.$inferSelect;
  task: Pick<typeof tasks.$inferSelect, 'id' | 'type' | 'cost_detail'> | null;
  /** The tool of a task that was erased. */
  erasedType: number | null;
  /** By which these points were bought. */
  order: Pick<typeof orders.$inferSelect, 'id' | 'item_id' | 'cycle'> | null;
};

function presentMove(row: Row, language: Language): PointDetail {
  const { move, task, erasedType, order } = row;
  const kindName = kindNames.get(move.kind);
  if (!kindName) throw new Error(`ledger line ${move.id} has the unknown kind ${move.kind}`);
  return {
    id: String(move.id),
    kind: move.kind,
    kind_name: kindName,
    amount: move.amount,
    bucket: move.expires_at === null ? 'point' : 'sub_point',
    balance_after: move.balance_after,
    task_id: move.task_id === null ? null : String(move.task_id),
    task_type: task?.type ?? erasedType,
    order_id: order ? String(order.id) : null,
    note: describeMove(row, kindName, language),
    expires_at: move.expires_at?.toISOString() ?? null,
    created_at: move.created_at.toISOString(),
  };
}

function describeMove(row: Row, kindName: LedgerKind, language: Language): string {
  const { move, task, erasedType, order } = row;
  if (task) return describeTask(task, language);
  if (order) return describeBought(move, kindName, order, language);
  if (kindName === 'admin' && move.reason) {
    // What an admin wrote, behind the number of its line in the log.
    return `${KIND_WORDS.admin[language]} · ${move.reason.replace(/^\S+ /, '')}`;
  }
  return (erasedType === null ? KIND_WORDS[kindName] : TOOL_WORDS[toolOfType(erasedType)])[language];
}

/** "Point pack · 1,000", "Plan points · Pro, month 2 of 12", "Taken back · order 12". */
function describeBought(
  { amount, reason }: Row['move'],
  kindName: LedgerKind,
  { id, item_id, cycle }: NonNullable<Row['order']>,
  language: Language,
): string {
  const kind = KIND_WORDS[kindName][language];
  if (kindName === 'pack') return `${kind} · ${amount.toLocaleString('en-US')}`;
  if (kindName !== 'plan_grant') {
    const what = kindName === 'clawback' ? WORDS.taken_back[language] : kind;
    return `${what} · ${translate(WORDS.order, language, { n: String(id) })}`;
  }
  const planId = PLAN_IDS.find((one) => one === item_id);
  const plan = planId ? planName(planId)[language] : item_id;
  if (cycle !== 'year') return `${kind} · ${plan}`;
  // The ledger counts the months of a period from 0.
  const n = Number(/ month (\d+)$/.exec(reason ?? '')?.[1] ?? 0) + 1;
  return `${kind} · ${translate(WORDS.month_of, language, { plan, n, x: MONTHS_A_YEAR })}`;
}

/** "Text to image · 2 × Pro 1K", whatever language it was paid in. */
function describeTask({ type, cost_detail }: NonNullable<Row['task']>, language: Language): string {
  const items = readPriceItems(cost_detail, language);
  return [TOOL_WORDS[toolOfType(type)][language], ...items.map(({ label }) => label)].join(' · ');
}
