// Every move of one's points, newest first, in words that a person understands.
import { readPriceItems } from '#contract/price-words.ts';
import { and, desc, eq, gt, lt } from 'drizzle-orm';
import type { ParsedInputOf } from '#contract/endpoint.ts';
import type { Page } from '#contract/page.ts';
import { LEDGER_KINDS, type LedgerKind, type PointDetail, type pointDetailList } from '#contract/points.ts';
import { TOOL_WORDS, toolOfType } from '#contract/tool-names.ts';
import { packCursor, readCursor, readCursorId } from '#server/database/cursor.ts';
import { ledger } from '#server/database/schema/points.ts';
import { purged_tasks, tasks } from '#server/database/schema/tasks.ts';
import { countSkipped, shapePage } from '#server/database/shape-page.ts';
import type { AppContext } from '#server/app-context.ts';
import en from '#texts/en/server/ledger.json' with { type: 'json' };
import zh from '#texts/zh/server/ledger.json' with { type: 'json' };
import { type Language, pairTexts, type Words } from '#texts/words.ts';

type Asked = ParsedInputOf<typeof pointDetailList>;

/** Product §3.4. */
const KIND_WORDS: Readonly<Record<LedgerKind, Words>> = pairTexts(en, zh);

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
    })
    .from(ledger)
    .leftJoin(tasks, eq(tasks.id, ledger.task_id))
    .leftJoin(purged_tasks, eq(purged_tasks.id, ledger.task_id))
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
};

function presentMove(row: Row, language: Language): PointDetail {
  const { move, task, erasedType } = row;
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
    note: describeMove(row, kindName, language),
    expires_at: move.expires_at?.toISOString() ?? null,
    created_at: move.created_at.toISOString(),
  };
}

function describeMove({ move, task, erasedType }: Row, kindName: LedgerKind, language: Language): string {
  if (task) return describeTask(task, language);
  if (kindName === 'admin' && move.reason) {
    // What an admin wrote, behind the number of its line in the log.
    return `${KIND_WORDS.admin[language]} · ${move.reason.replace(/^\S+ /, '')}`;
  }
  return (erasedType === null ? KIND_WORDS[kindName] : TOOL_WORDS[toolOfType(erasedType)])[language];
}

/** "Text to image · 2 × Pro 1K", whatever language it was paid in. */
function describeTask({ type, cost_detail }: NonNullable<Row['task']>, language: Language): string {
  const items = readPriceItems(cost_detail, language);
  return [TOOL_WORDS[toolOfType(type)][language], ...items.map(({ label }) => label)].join(' · ');
}
