// The invoice of a paid order: who may fetch it, and what stands on it.
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import * as z from 'zod';
import { invoiceNumber } from '#contract/billing.ts';
import type { AppContext } from '#server/app-context.ts';
import { orders } from '#server/database/schema/billing.ts';
import { users } from '#server/database/schema/users.ts';
import { Refusal } from '#server/refusal.ts';
import { readTicket, signTicket } from '#server/signed-ticket.ts';
import { type Language, LANGUAGES } from '#texts/words.ts';
import { drawInvoice } from './draw-invoice.ts';
import { findOwnOrder } from './list-orders.ts';

const Ticket = z.object({ user: z.int(), order: z.int(), language: z.enum(LANGUAGES) });

/** Refuses asset_not_found for an order that is not the user's, or was not paid. */
export async function linkInvoice(
  { config, db }: Pick<AppContext, 'config' | 'db'>,
  userId: number,
  id: string,
  language: Language,
): Promise<{ url: string }> {
  const order = await findOwnOrder(db, userId, id);
  if (order.paid_at === null) throw new Refusal('asset_not_found');
  const t = signTicket(config.secret, 'invoice', { user: userId, order: order.id, language });
  return { url: `/invoices/invoice.pdf?${new URLSearchParams({ t })}` };
}

/** Null where the ticket is no good, or its owner was blocked or has left. */
export async function openInvoice(
  { config, db }: Pick<AppContext, 'config' | 'db'>,
  signed: string,
): Promise<{ name: string; bytes: Buffer } | null> {
  const ticket = readTicket(config.secret, 'invoice', Ticket, signed);
  if (!ticket) return null;
  const [found] = await db
    .select({ order: orders, buyer: { name: users.name, email: users.email } })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.user_id))
    .where(
      and(
        eq(orders.id, ticket.order),
        eq(orders.user_id, ticket.user),
        isNotNull(orders.paid_at),
        eq(users.state, 'normal'),
        isNull(users.purge_at),
      ),
    );
  if (!found) return null;
  const { id, paid_at } = found.order;
  const number = invoiceNumber({ id: String(id), paid_at: paid_at?.toISOString() ?? null });
  const facts = { ...found, number, supportEmail: config.supportEmail };
  return { name: `${number}.pdf`, bytes: await drawInvoice(facts, ticket.language) };
}
