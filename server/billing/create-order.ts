// Orders a plan or a pack: written down first, then the provider makes the page where it is paid.
import { and, eq, sql } from 'drizzle-orm';
import type { Order, orderCreate } from '#contract/billing.ts';
import type { ParsedInputOf } from '#contract/endpoint.ts';
import { fieldWord } from '#contract/field-words.ts';
import { PLAN_IDS, type PlanId } from '#contract/prices.ts';
import { type PayableOrder, PaymentRefused, PaymentUnavailable } from '#server/adapters/payments.ts';
import type { AppContext } from '#server/app-context.ts';
import { readNow } from '#server/database/clock.ts';
import { lockUser } from '#server/database/lock-user.ts';
import { orders, payment_customers } from '#server/database/schema/billing.ts';
import { users } from '#server/database/schema/users.ts';
import type { Tx } from '#server/database/tx.ts';
import { Refusal } from '#server/refusal.ts';
import type { Language } from '#texts/words.ts';
import { findOrder, findSubscription, isLive, type OrderRow } from './billing-rows.ts';
import { findPackOffer, findPlanOffer, nameItem } from './find-item.ts';
import { presentOrder } from './present-order.ts';
import { quoteChange } from './quote-change.ts';

type Asked = ParsedInputOf<typeof orderCreate>;
type Needed = Pick<AppContext, 'config' | 'db' | 'payments'>;
type NewOrder = typeof orders.$inferInsert;

const refuse = (field: string, word: string) => new Refusal('bad_parameters', { fields: { [field]: word } });

/**
 * Nothing is charged yet. The same `client_token` with the same item gets the same order, also when the provider could
 * not be reached the first time. Refuses bad_parameters (what is not sold, what runs already, a currency that the
 * running subscription does not have) and unavailable.
 */
export async function createOrder(
  app: Needed,
  userId: number,
  asked: Asked,
  language: Language,
): Promise<Order> {
  const order = await app.db.transaction((tx) => writeOrder(app, tx, userId, asked));
  if (order.status !== 'pending' || order.pay_url !== null) return await presentOrder(app.db, order);
  return await presentOrder(app.db, await openPage(app, order, language));
}

async function writeOrder(app: Needed, tx: Tx, userId: number, asked: Asked): Promise<OrderRow> {
  const user = await lockUser(tx, userId);
  if (user.state !== 'normal' || user.purge_at !== null) throw new Refusal('abnormal_user');
  const isToken = and(eq(orders.user_id, userId), eq(orders.client_token, asked.client_token));
  const before = await findOrder(tx, isToken);
  if (before) {
    const { kind, item_id, currency } = before;
    const isSame =
      kind === asked.kind &&
      item_id === asked.item_id &&
      currency === asked.currency &&
      (kind === 'pack' || before.cycle === asked.cycle);
    if (!isSame) throw refuse('client_token', fieldWord('token_reused'));
    return before;
  }
  const values = asked.kind === 'pack' ? orderPack(asked) : await orderPlan(tx, userId, asked);
  const [order] = await tx
    .insert(orders)
    .values({ ...values, user_id: userId, client_token: asked.client_token, provider: app.payments.name })
    .returning();
  if (!order) throw new Error('the order was not written');
  return order;
}

type Values = Omit<NewOrder, 'user_id' | 'provider'>;

function orderPack({ item_id, currency }: Asked): Values {
  const offer = findPackOffer(item_id, currency);
  if (!offer) throw refuse('item_id', fieldWord('not_sold'));
  const { price, points } = offer;
  return { kind: 'pack', cause: 'pack', item_id, currency, price, amount: price, points };
}

const isPlanId = (id: string): id is PlanId => (PLAN_IDS as readonly string[]).includes(id);

async function orderPlan(tx: Tx, userId: number, { item_id, currency, cycle }: Asked): Promise<Values> {
  if (cycle === undefined) throw refuse('cycle', fieldWord('required'));
  const row = await findSubscription(tx, userId);
  if (isLive(row) && row.currency !== currency) {
    throw refuse('currency', fieldWord('other_currency', { x: row.currency }));
  }
  if (!isPlanId(item_id)) throw refuse('item_id', fieldWord('not_sold'));
  const offer = findPlanOffer(item_id, cycle, currency);
  const quote = await quoteChange(tx, row, { planId: item_id, cycle, currency }, await readNow(tx));
  if (!offer || !quote) throw refuse('item_id', fieldWord('not_sold'));
  if (quote.kind === 'current') throw refuse('item_id', fieldWord('plan_runs'));
  if (quote.kind !== 'subscribe' && quote.kind !== 'upgrade') {
    throw refuse('item_id', fieldWord('plan_at_period_end'));
  }
  return {
    kind: 'plan',
    cause: quote.kind,
    item_id,
    cycle,
    currency,
    price: quote.amount,
    credit: quote.credit,
    amount: quote.today,
    points: offer.points,
  };
}

async function openPage(app: Needed, order: OrderRow, language: Language): Promise<OrderRow> {
  try {
    const payable = await shapePayable(app, order, language);
    const { checkoutRef, payUrl } = await app.payments.startCheckout(payable);
    const [opened] = await app.db
      .update(orders)
      .set({ checkout_ref: checkoutRef, pay_url: payUrl })
      .where(and(eq(orders.id, order.id), eq(orders.status, 'pending')))
      .returning();
    return opened ?? order;
  } catch (error) {
    throw toRefusal(error);
  }
}

/** What the provider is told of an order. Throws PaymentUnavailable. */
export async function shapePayable(
  app: Pick<AppContext, 'config' | 'db' | 'payments'>,
  order: OrderRow,
  language: Language,
): Promise<PayableOrder> {
  return {
    id: order.id,
    kind: order.kind,
    name: nameItem(order),
    currency: order.currency,
    amount: order.amount,
    renewal: order.cycle === null ? null : { amount: order.price, cycle: order.cycle },
    customerRef: await findCustomer(app, order.user_id),
    userId: order.user_id,
    language,
    returnUrl: `${app.config.publicUrl}/subscription?order=${order.id}`,
    givenUpUrl: `${app.config.publicUrl}/subscription?order=${order.id}&paid=no`,
  };
}

/** How the provider calls the user, who becomes its customer at the first order. */
export async function findCustomer(
  { db, payments }: Pick<Needed, 'db' | 'payments'>,
  userId: number,
): Promise<string> {
  const isTheirs = and(eq(payment_customers.user_id, userId), eq(payment_customers.provider, payments.name));
  const [known] = await db.select().from(payment_customers).where(isTheirs);
  if (known) return known.customer_ref;
  const [user] = await db
    .select({ id: users.id, email: users.email, name: users.name })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw new Refusal('user_not_found');
  const customerRef = await payments.openCustomer(user);
  const [stored] = await db
    .insert(payment_customers)
    .values({ user_id: userId, provider: payments.name, customer_ref: customerRef })
    .onConflictDoUpdate({
      target: [payment_customers.user_id, payment_customers.provider],
      // Two first orders at once: both go on with the name that was written first.
      set: { customer_ref: sql`${payment_customers.customer_ref}` },
    })
    .returning();
  return stored?.customer_ref ?? customerRef;
}

const WORDS = {
  declined: 'card_declined',
  needs_authentication: 'card_declined',
  gone: 'subscription_gone',
  not_now: 'subscription_locked',
} as const satisfies Record<PaymentRefused['reason'], string>;

/** Says what a provider refused in the product's words; what is no refusal of theirs is thrown as it is. */
export function toRefusal(error: unknown): unknown {
  if (error instanceof PaymentUnavailable) {
    return new Refusal('unavailable', { says: fieldWord('payment_unavailable'), cause: error });
  }
  if (error instanceof PaymentRefused) {
    const word = WORDS[error.reason];
    return new Refusal('bad_parameters', {
      fields: { plan_id: fieldWord(word) },
      says: fieldWord(word),
      cause: error,
    });
  }
  return error;
}
