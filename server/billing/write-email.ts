// The job that writes and sends an email about money.
import { eq } from 'drizzle-orm';
import { planName } from '#contract/prices.ts';
import type { EmailMessage } from '#server/adapters/mail.ts';
import { type Paragraph, writePlainEmail } from '#server/adapters/plain-email.ts';
import { orders } from '#server/database/schema/billing.ts';
import { users } from '#server/database/schema/users.ts';
import { formatMoney } from '#server/format-money.ts';
import type { QueueJob } from '#server/jobs/job.ts';
import { type Language, translate } from '#texts/words.ts';
import { findOrder, findSubscription, type OrderRow, type SubscriptionRow } from './billing-rows.ts';
import { BILLING_WORDS, nameItem } from './find-item.ts';
import { type BillingEmail, billingEmails, type EmailContext } from './send-email.ts';

const WORDS = BILLING_WORDS.emails;

export const billingEmailJob: QueueJob<EmailContext, BillingEmail> = {
  ...billingEmails,
  pollSeconds: 10,
  run: async (app, email) => {
    const [user] = await app.db.select().from(users).where(eq(users.id, email.userId));
    if (!user || user.email === '' || user.state === 'gone') return;
    const order =
      email.orderId === undefined ? undefined : await findOrder(app.db, eq(orders.id, email.orderId));
    const row = await findSubscription(app.db, email.userId);
    const { language, email: to } = user;
    const facts = { to, language, publicUrl: app.config.publicUrl, order, row };
    await app.mail.send(writeBillingEmail(email, facts));
  },
};

type Facts = {
  to: string;
  language: Language;
  publicUrl: string;
  order: OrderRow | undefined;
  row: SubscriptionRow | undefined;
};

/** Every one says what happened, what was charged or paid back, and where to go on. */
export function writeBillingEmail(email: BillingEmail, facts: Facts): EmailMessage {
  const { to, language, publicUrl, order, row } = facts;
  const words = WORDS[email.kind];
  const values = {
    item: order ? nameItem(order)[language] : '',
    amount: order ? formatMoney(order.amount, order.currency, language) : '',
    returned: order ? formatMoney(email.amount ?? order.amount, order.currency, language) : '',
    order: order ? String(order.id) : '',
    plan: row ? planName(row.plan_id)[language] : '',
    next: row ? formatMoney(row.scheduled_amount ?? row.amount, row.currency, language) : '',
    day: row ? formatDay(row.period_end, language) : '',
    grace: row?.grace_until ? formatDay(row.grace_until, language) : '',
  };
  const isRenewing = email.kind === 'receipt' && order?.kind === 'plan' && row?.state === 'active';
  const paragraphs: Paragraph[] = [translate(words.what, language, values)];
  if (isRenewing) paragraphs.push(translate(WORDS.renews, language, values));
  paragraphs.push(translate(words.then, language, values));
  paragraphs.push({ link: `${publicUrl}/subscription`, words: WORDS.link[language] });
  return writePlainEmail({ to, language, subject: translate(words.subject, language, values), paragraphs });
}

export function formatDay(at: Date, language: Language): string {
  const timeZone = language === 'zh' ? 'Asia/Shanghai' : 'UTC';
  return new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', {
    dateStyle: 'long',
    timeZone,
  }).format(at);
}
