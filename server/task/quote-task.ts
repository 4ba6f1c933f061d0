// What a task would cost and how long it would take, before the click.
import { priceTask } from '#contract/tool.ts';
import { readPriceItems } from '#contract/price-words.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { describeIssues } from '#contract/field-words.ts';
import type { PlanId } from '#contract/prices.ts';
import type { taskPrice } from '#contract/task.ts';
import type { AppContext } from '#server/app-context.ts';
import { readBalance } from '#server/points/read-wallet.ts';
import { Refusal } from '#server/refusal.ts';
import type { Language } from '#texts/words.ts';
import { findContract } from '#tools/find-contract.ts';
import { estimateTask } from './estimate-task.ts';
import { modelOf } from './refuse-model.ts';
import { readAbilities } from './read-abilities.ts';
import { readWaiting } from './read-queue.ts';
import { readWaitingLine } from './waiting-line.ts';

/** Accepts an unfinished form. Refuses (bad_parameters) values that no form can have; fields are in `language`. */
export async function quoteTask(
  { config, db }: Pick<AppContext, 'config' | 'db'>,
  user: { id: number; plan: PlanId },
  { type, params }: { type: number; params: Record<string, unknown> },
  language: Language,
): Promise<OutputOf<typeof taskPrice>> {
  const { contract } = findContract(type);
  const read = contract.quote.safeParse(params);
  if (!read.success) {
    throw new Refusal('bad_parameters', { fields: prefixed(describeIssues(read.error.issues, language)) });
  }
  const { price, items } = priceTask(contract, read.data);
  const balance = await readBalance(db, user.id);
  const waiting = await readWaiting(db, user, await readWaitingLine(db));
  const wait = Math.ceil(waiting.seconds / config.workerTasks);
  const duration = await estimateTask(db, await readAbilities(db), {
    tool: contract.name,
    formulaSeconds: contract.etaSeconds(read.data),
    model: modelOf(read.data),
  });
  return {
    price,
    items: readPriceItems(items, language),
    ...balance,
    enough: balance.point + balance.sub_point >= price,
    eta_seconds: wait + Math.ceil(duration.usual),
    eta_most_seconds: wait + Math.ceil(duration.most),
    queue_ahead: waiting.ahead,
  };
}

function prefixed(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([path, word]) => [`params.${path}`, word]));
}
