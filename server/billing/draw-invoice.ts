// Draws an invoice: one page of A4 as a PDF, with the letters that the project has.
import { formatMoney } from '#server/format-money.ts';
import en from '#texts/en/server/invoice.json' with { type: 'json' };
import zh from '#texts/zh/server/invoice.json' with { type: 'json' };
import { type Language, pairTexts, translate } from '#texts/words.ts';
import type { OrderRow } from './billing-rows.ts';
import { nameItem } from './find-item.ts';
import { formatDay } from './write-email.ts';

const WORDS = pairTexts(en, zh);
/** Points, of which an inch has 72. */
const [WIDTH, HEIGHT, MARGIN] = [595, 842, 56];
const RIGHT = WIDTH - MARGIN;
const MIDDLE = WIDTH / 2;
const [INK, GREY, LINE] = ['#1a1a1a', '#6b6b6b', '#c8c8c8'];
const FACE = 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal';

export type InvoiceFacts = {
  order: OrderRow;
  buyer: { name: string; email: string };
  number: string;
  supportEmail: string;
};

type Style = { size?: number; isBold?: boolean; color?: string; isRight?: boolean };

/** What draws is loaded at the first invoice. */
export async function drawInvoice(facts: InvoiceFacts, language: Language): Promise<Buffer> {
  const { PDFDocument } = await import('@napi-rs/canvas');
  const { fontFor, writableOf } = await import('#engine/letters/font-for.ts');
  const { order, buyer, number, supportEmail } = facts;
  const words = (key: Exclude<keyof typeof WORDS, 'states'>) => WORDS[key][language];
  const money = (amount: number) => formatMoney(amount, order.currency, language);
  const day = (at: Date | null) => (at ? formatDay(at, language) : '–');

  const document = new PDFDocument({ title: number, creator: words('product') });
  const page = document.beginPage(WIDTH, HEIGHT);
  page.textBaseline = 'alphabetic';
  const write = (text: string, x: number, y: number, style: Style = {}) => {
    const { size = 10, isBold = false, color = INK, isRight = false } = style;
    page.font = fontFor(text, size, { file: FACE, style: isBold ? '700' : '400' });
    page.fillStyle = color;
    page.textAlign = isRight ? 'right' : 'left';
    page.fillText(text, x, y, isRight ? MIDDLE : RIGHT - x);
  };
  const rule = (y: number, color = LINE) => {
    page.fillStyle = color;
    page.fillRect(MARGIN, y, RIGHT - MARGIN, 0.75);
  };
  const pair = (name: string, value: string, y: number, style: Style = {}) => {
    write(name, MARGIN, y, { color: GREY, ...style });
    write(value, RIGHT, y, { ...style, isRight: true });
  };

  write(words('product'), MARGIN, 80, { size: 20, isBold: true });
  // Paddle sells in its own name, and its invoice is the one that counts.
  const isResold = order.provider === 'paddle';
  write(words(isResold ? 'resold_title' : 'title'), RIGHT, 80, { size: 20, isRight: true });
  rule(96, INK);
  pair(words('number'), number, 122);
  pair(words('ordered'), day(order.created_at), 140);
  pair(words('paid_at'), day(order.paid_at), 158);

  write(words('seller'), MARGIN, 204, { color: GREY });
  write(words(isResold ? 'reseller' : 'product'), MARGIN, 222, { isBold: true });
  write(supportEmail, MARGIN, 238);
  write(words('buyer'), MIDDLE, 204, { color: GREY });
  write(writableOf(buyer.name), MIDDLE, 222, { isBold: true });
  write(writableOf(buyer.email), MIDDLE, 238);

  write(words('item'), MARGIN, 292, { color: GREY });
  write(words('amount'), RIGHT, 292, { color: GREY, isRight: true });
  rule(300);
  pair(nameItem(order)[language], money(order.price), 322, { color: INK, size: 11 });
  let y = 322;
  if (order.period_start && order.period_end) {
    y += 16;
    const period = translate(WORDS.period, language, {
      from: day(order.period_start),
      to: day(order.period_end),
    });
    write(period, MARGIN, y, { color: GREY });
  }
  if (order.credit > 0) pair(words('credit'), money(-order.credit), (y += 22));
  rule((y += 16));
  const total = translate(WORDS.total, language, { currency: order.currency });
  pair(total, money(order.amount), (y += 22), { color: INK, isBold: true, size: 12 });
  if (order.paid_with !== '') pair(words('paid_with'), order.paid_with, (y += 24));
  if (order.refunded > 0) pair(words('refunded'), money(order.refunded), (y += 18));
  pair(words('state'), WORDS.states[stateOf(order)][language], (y += 18));
  if (isResold) write(words('resold'), MARGIN, y + 40, { color: GREY });
  if (order.provider === 'sandbox') write(words('sandbox'), MARGIN, y + 40, { isBold: true });
  document.endPage();
  return document.close();
}

function stateOf({ status, refunded, disputed }: OrderRow): keyof typeof WORDS.states {
  if (status === 'refunded') return 'refunded';
  if (disputed) return 'disputed';
  return refunded > 0 ? 'part_refunded' : 'paid';
}
