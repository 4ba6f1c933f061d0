// How Paddle calls a user: a customer is an email address there, and no two have the same.
import * as z from 'zod';
import type { PaddleApi } from './api.ts';
import { Customer } from './entities.ts';

/**
 * Whoever holds the mailbox may sign in to Paddle's own portal by it, so a customer with the address is taken, whoever
 * made it. https://developer.paddle.com/api-reference/customers/list-customers
 */
export async function openCustomer(
  paddle: PaddleApi,
  { id, email, name }: { id: number; email: string; name: string },
): Promise<string> {
  const query = { email, status: 'active,archived' };
  for await (const known of paddle.list('customers', Customer, query)) {
    if (known.status === 'archived')
      await paddle.patch(`customers/${known.id}`, Customer, { status: 'active' });
    return known.id;
  }
  const customer = { email, name: name || null, custom_data: { user_id: String(id) } };
  return (await paddle.post('customers', Customer, customer)).id;
}

const Portal = z.object({ urls: z.object({ general: z.object({ overview: z.url() }) }) });

/** Signed in for a day; it has no way back. https://developer.paddle.com/concepts/customer-portal */
export async function openPortal(paddle: PaddleApi, customerRef: string): Promise<string> {
  return (await paddle.post(`customers/${customerRef}/portal-sessions`, Portal, {})).urls.general.overview;
}
