// Makes a task of a press: what is refused at once, and what is decided under the lock of its user (make-tasks.ts).
import { and, eq } from 'drizzle-orm';
import { fieldWord } from '#contract/field-words.ts';
import { optionsOf } from '#contract/model.ts';
import { priceTask } from '#contract/tool.ts';
import { prices } from '#contract/prices.ts';
import { type Posted, TASK_STATUS } from '#contract/task.ts';
import { mediaOfTool, type TaskType, toolOfType } from '#contract/tool-names.ts';
import { findVisible } from './find-visible.ts';
import { idempotency_keys } from '#server/database/schema/tasks.ts';
import type { DbOrTx, Tx } from '#server/database/tx.ts';
import type { AppContext } from '#server/app-context.ts';
import { refuseBlockedTask } from '#server/moderation/refuse-blocked-task.ts';
import { refuseBlockedTexts } from '#server/moderation/refuse-blocked-texts.ts';
import { planCharge } from '#server/points/charge-task.ts';
import type { LockedUser } from '#server/database/lock-user.ts';
import { Refusal } from '#server/refusal.ts';
import { readOrigin } from '#server/traces/call-context.ts';
import { withSpan } from '#server/traces/span.ts';
import type { Language } from '#texts/words.ts';
import { type FoundTool, findContract } from '#tools/find-contract.ts';
import { hashInput } from './hash-input.ts';
import { type Giver, makeTask } from './make-tasks.ts';
import { type Measured, measureParams } from './measure-params.ts';
import { nameWork } from './name-work.ts';
import { estimateSoon } from './estimate-task.ts';
import type { Duration } from './learned-times.ts';
import { type Abilities, recallAbilities } from './read-abilities.ts';
import { type Account, type Click, readAccount } from './read-account.ts';
import { findChosen, modelOf, refuseModel } from './refuse-model.ts';
import type { TaskToWrite } from './write-task.ts';

const RETRY_AFTER_SECONDS = 5;

export type NewTask = {
  type: TaskType;
  /** What the tool's contract made of the input: checked, with defaults; media as references, with facts or without. */
  params: object;
  clientToken?: string | undefined;
  retryOf?: number;
  /** The task that it repeats: nothing of it is kept with the new one. */
  repeatOf?: number;
  /** The work that this one is made after. Another try keeps it; else it is left out when it is not shown. */
  remixOf?: string | undefined;
  /** Makes it cost nothing. */
  freeOfCharge?: Giver | undefined;
  language: Language;
};

/**
 * Refuses with bad_parameters (media that the tool cannot use, what no engine here can do, what the plan does not
 * allow, what the content rules forbid, or a click that was used for another input), asset_not_found, queue_full,
 * not_enough_points, and unavailable while results could not be stored or words not be judged. The same
 * `clientToken` with the same input gets the first answer again and costs nothing.
 */
export async function createTask(
  app: Pick<AppContext, 'config' | 'db' | 'jobs' | 'moderation' | 'storage'>,
  userId: number,
  order: NewTask,
): Promise<Posted> {
  const tool = findContract(order.type);
  const account = await readAccount(app.db, { userId, token: order.clientToken ?? null });
  // What engines can do, and how long they take, hangs on no lock: it is read once, and not while others wait.
  const abilities = await recallAbilities(app.db, account.reports);
  const params = leaveLostModel(abilities, tool, order);
  const measured = await measureParams(app.db, userId, tool.contract, params);
  const asked: Asked = { ...order, ...measured };
  const inputHash = hashAsked(asked);
  const before = replay(account.click, inputHash);
  if (before) return before;
  const making: Making = { tool, asked, abilities };
  try {
    await refuseInAdvance(app, account, making);
  } catch (refusal) {
    // The same click may have taken the last points, or the last place, a moment ago.
    const answered = await findReplay(app.db, userId, asked);
    if (answered) return answered;
    throw refusal;
  }
  // Before the user's row is locked: checkers may take their time.
  await withSpan('judge words', {}, async () => {
    if (order.freeOfCharge) await refuseBlockedTexts(app, order.params);
    else await refuseBlockedTask(app, { userId, tries: account.tries }, order.params);
  });
  const duration = await estimateSoon(app.db, abilities, {
    tool: tool.name,
    formulaSeconds: tool.contract.etaSeconds(asked.params),
    model: modelOf(asked.params),
  });
  return await withSpan('create task', { 'atelier.tool': tool.name }, async (span) => {
    const origin = readOrigin();
    const token = asked.clientToken ?? null;
    const posted = await makeTask(app.db, {
      userId,
      token,
      gift: asked.freeOfCharge
        ? { giver: asked.freeOfCharge, price: priceTask(tool.contract, asked.params).price }
        : null,
      jobs: app.jobs,
      decide: async (tx, user, { open, click, held, stand }) => {
        const replayed = replay(click, inputHash);
        if (replayed) return { replayed };
        refuseUnmakeable(user, open, making);
        const task = { ...(await describeTask(tx, user, making, duration)), ...origin };
        const { spending, balance } = await planCharge(tx, userId, { held, points: task.cost });
        const wait = Math.ceil(stand.seconds / app.config.workerTasks);
        const answer: Omit<Posted, 'id'> = {
          type: task.type,
          status: TASK_STATUS.queued,
          cost: task.cost,
          ...balance,
          eta_seconds: wait + task.eta_seconds,
          eta_most_seconds: wait + task.eta_most_seconds,
          queue_ahead: stand.ahead,
        };
        const toWrite = {
          user,
          task,
          model: chosenModel(making),
          inputs: asked.inputs,
          spending,
          click: token === null ? null : { token, inputHash, answer },
        };
        return { toWrite, answer };
      },
    });
    span.set({ 'atelier.task': Number(posted.id) });
    return posted;
  });
}

/** Another try, and the same once more, keep the model as long as there is it; then whoever can does it. */
function leaveLostModel(
  abilities: Abilities | null,
  tool: FoundTool,
  { params, retryOf, repeatOf }: NewTask,
): object {
  if (modelOf(params) === undefined || (retryOf === undefined && repeatOf === undefined)) return params;
  if (!abilities || findChosen(abilities, tool, params)) return params;
  return { ...params, model: undefined };
}

/**
 * All that a look at the account and the storage can refuse: it is said before a word is judged, which costs more, and
 * nobody's try is counted for a task that could not be made anyway. The transaction looks again, under the lock.
 */
async function refuseInAdvance(
  { storage }: Pick<AppContext, 'storage'>,
  account: Account,
  making: Making,
): Promise<void> {
  if (!account.user) throw new Refusal('user_not_found');
  refuseUnmakeable(account.user, account.open, making);
  if (account.points < costOf(making.tool, making.asked)) throw new Refusal('not_enough_points');
  if (!(await storage.isWritable()))
    throw new Refusal('unavailable', { says: fieldWord('storage_unwritable') });
}

function refuseUnmakeable(user: Owner, open: readonly TaskType[], { tool, asked, abilities }: Making): void {
  if (!asked.freeOfCharge) refuseClosed(user);
  refuseContradictions(tool, asked);
  refuseImpossible(abilities, tool, asked);
  refuseBeyondPlan(user, open, tool, asked);
}

function costOf({ contract }: FoundTool, { params, freeOfCharge }: Asked): number {
  return freeOfCharge ? 0 : priceTask(contract, params).price;
}

/** The call came in just before its session ended; what waits was canceled then, and nobody would see this one. */
function refuseClosed({ state, purge_at }: Owner): void {
  if (state === 'abnormal') throw new Refusal('abnormal_user');
  if (state === 'gone' || purge_at !== null) throw new Refusal('need_login');
}

type Asked = NewTask & Measured;
type Making = { tool: FoundTool; asked: Asked; abilities: Abilities | null };
type Owner = Pick<LockedUser, 'state' | 'purge_at' | 'plan'>;

type RequestFields = Pick<Asked, 'type' | 'clientToken' | 'retryOf' | 'repeatOf'> &
  Partial<Pick<Measured, 'fingerprint'>>;

/** Another try asks for what the task before asked, whatever has become of its files since. */
function hashAsked({ type, fingerprint, retryOf, repeatOf }: RequestFields): string {
  if (retryOf !== undefined) return hashInput({ type, retryOf });
  return hashInput(repeatOf === undefined ? { type, params: fingerprint } : { type, repeatOf });
}

/**
 * The first answer to this click, if it came before (contract "Idempotency"). Refuses (bad_parameters) a click that
 * was used for another input.
 */
export async function findReplay(
  db: DbOrTx,
  userId: number,
  asked: RequestFields,
): Promise<Posted | undefined> {
  const token = asked.clientToken;
  if (token === undefined) return undefined;
  const [click] = await db
    .select({ inputHash: idempotency_keys.input_hash, answer: idempotency_keys.answer })
    .from(idempotency_keys)
    .where(and(eq(idempotency_keys.user_id, userId), eq(idempotency_keys.token, token)));
  return replay(click ?? null, hashAsked(asked));
}

function replay(click: Click | null, inputHash: string): Posted | undefined {
  if (!click) return undefined;
  if (click.inputHash !== inputHash) {
    throw new Refusal('bad_parameters', { fields: { client_token: fieldWord('token_reused') } });
  }
  return click.answer as Posted;
}

function refuseContradictions({ contract }: FoundTool, { params }: Asked): void {
  if (contract.templateOf?.(params) === null || contract.namesUnknown?.(params)) {
    throw new Refusal('asset_not_found');
  }
  const fields = contract.refuseParams?.(params) ?? {};
  if (Object.keys(fields).length > 0) throw new Refusal('bad_parameters', { fields });
}

/** What nobody here can do is said before anything is charged. */
function refuseImpossible(
  abilities: Abilities | null,
  { name, type, contract }: FoundTool,
  { params }: Asked,
): void {
  if (!abilities) return;
  if (modelOf(params) !== undefined) {
    const refused = refuseModel(abilities, { name, type, contract }, params);
    if (Object.keys(refused).length > 0) throw new Refusal('bad_parameters', { fields: refused });
    return;
  }
  const template = contract.templateOf?.(params);
  const fields: Record<string, string> = {};
  const engine = abilities.engineOf(name);
  if (!engine) fields['type'] = fieldWord('needs_engine');
  else if (!engine.isWell) fields['type'] = fieldWord('engine_away');
  else if (template && !abilities.hasEffect(template.id)) fields['effect_id'] = fieldWord('needs_engine');
  else if (
    template &&
    isOnePhotoOfTwo(contract, params) &&
    !abilities.canDo(name, { effect_id: template.id, images: 1 })
  )
    fields['images'] = fieldWord('one_photo_of_two');
  if (contract.needsSpeech?.(params) && !abilities.canSpeak)
    fields['speech'] = fieldWord('speech_unavailable');
  if (Object.keys(fields).length > 0) throw new Refusal('bad_parameters', { fields });
}

/** Of two people, who must both be on it. */
function isOnePhotoOfTwo({ templates, templateOf }: FoundTool['contract'], params: Asked['params']): boolean {
  const id = templateOf?.(params)?.id;
  const template = templates?.find((one) => one.id === id);
  return template?.images === 2 && optionsOf(params)['images'] === 1;
}

function refuseBeyondPlan(user: Owner, types: readonly TaskType[], tool: FoundTool, asked: Asked): void {
  const { limits } = prices().plans[user.plan];
  const fields = tool.contract.refusePlan(asked.params, limits);
  if (Object.keys(fields).length > 0) throw new Refusal('bad_parameters', { fields });
  const open = { image: 0, video: 0 };
  for (const type of [...types, asked.type]) open[mediaOfTool(toolOfType(type))] += 1;
  // What a free slot will take at once does not wait, though no worker may have come to it yet.
  const waiting =
    Math.max(0, open.image - limits.image_running) + Math.max(0, open.video - limits.video_running);
  if (waiting > limits.waiting) {
    throw new Refusal('queue_full', {
      values: { n: limits.waiting },
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
}

async function describeTask(tx: Tx, user: LockedUser, { tool, asked }: Making, duration: Duration) {
  const plan = prices().plans[user.plan];
  const prompt = tool.contract.promptOf(asked.params);
  return {
    type: tool.type,
    params: { ...asked.params },
    prompt,
    title: nameWork(tool, asked.params, { prompt, language: asked.language }),
    cost: costOf(tool, asked),
    cost_detail: priceTask(tool.contract, asked.params).items,
    eta_seconds: Math.ceil(duration.usual),
    eta_most_seconds: Math.ceil(duration.most),
    priority: plan.priority,
    watermark: plan.watermark,
    retry_of: asked.retryOf ?? null,
    remix_of: await chooseSource(tx, asked),
  };
}

function chosenModel({ tool, asked, abilities }: Making): TaskToWrite['model'] {
  const chosen = findChosen(abilities, tool, asked.params);
  return chosen ? { engine: chosen.engine, model: chosen.id, model_title: chosen.title } : null;
}

/** What the click says, or else the work of another that it takes an image from. */
async function chooseSource(tx: Tx, { retryOf, remixOf, borrowedFrom }: Asked): Promise<number | null> {
  if (remixOf === undefined) return borrowedFrom;
  if (retryOf !== undefined) return Number(remixOf);
  return (await findVisible(tx, remixOf))?.id ?? borrowedFrom;
}
