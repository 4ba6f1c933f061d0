// An email of a few paragraphs, the same in plain text and in HTML.
import type { EmailMessage } from '#server/adapters/mail.ts';
import { type Language, translate } from '#texts/words.ts';
import { EMAIL_WORDS } from './email-words.ts';

/** Words, or an address to open and what is written on it. */
export type Paragraph = string | { link: string; words: string };

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

type Plain = { to: string; language: Language; subject: string; paragraphs: readonly Paragraph[] };

export function writePlainEmail({ to, language, subject, paragraphs }: Plain): EmailMessage {
  const all = [...paragraphs, EMAIL_WORDS.signature[language]];
  return {
    to,
    subject,
    text: `${all.map(asText).join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${language}">
  <body style="margin:0;padding:32px;background:#f4f1ea;color:#23211d;font:16px/1.5 Georgia,serif">
    ${all.map((paragraph) => `<p>${asHtml(paragraph)}</p>`).join('\n    ')}
  </body>
</html>
`,
  };
}

function asText(paragraph: Paragraph): string {
  return typeof paragraph === 'string' ? paragraph : `${paragraph.words}\n${paragraph.link}`;
}

function asHtml(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') return escapeMarks(paragraph);
  return `<a href="${escapeMarks(paragraph.link)}" style="color:#23211d">${escapeMarks(paragraph.words)}</a>`;
}

function escapeMarks(words: string): string {
  return words.replaceAll(/[&<>"]/g, (mark) => MARKS[mark] ?? mark);
}

const ZONES = {
  en: { timeZone: 'UTC', locale: 'en-GB' },
  zh: { timeZone: 'Asia/Shanghai', locale: 'zh-CN' },
} as const;

/** Where the reader is nobody knows, so the zone stands beside the hour (in the text `moment`). */
export function formatMoment(at: Date, language: Language): string {
  const { timeZone, locale } = ZONES[language];
  const said = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long', timeStyle: 'short' });
  return translate(EMAIL_WORDS.moment, language, { time: said.format(at) });
}
