// `/_mail`, under `npm run dev` alone: the emails that lie in the mailbox on disk, newest first.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/refusal.ts';

const PLACE = '/_mail';
const SHOWN = 50;

/** Adds the pages where the sources are served and mail is on disk; elsewhere they are not there: they show sign-in codes. */
export function serveOutbox(
  fastify: FastifyInstance,
  { config, mail }: Pick<AppContext, 'config' | 'mail'>,
): void {
  if (!config.servesSources || !mail.isOnDisk) return;
  const folder = path.join(config.dataDir, 'outbox');

  fastify.get(PLACE, async (_request, reply) => {
    const names = (await listEmails(folder)).slice(0, SHOWN);
    const messages = await Promise.all(names.map(async (name) => ({ name, ...(await read(folder, name)) })));
    const rows = messages.map(
      ({ name, to, subject, date }) =>
        `<li><a href="${PLACE}/${encodeURIComponent(name)}">${escape(subject)}</a> ${escape(to)} <time>${escape(date)}</time></li>`,
    );
    return page(reply, 'Mail', rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>No letter yet.</p>');
  });

  fastify.get<{ Params: { name: string } }>(`${PLACE}/:name`, async ({ params: { name } }, reply) => {
    // One of the folder's own, so that no name climbs out of it.
    if (!(await listEmails(folder)).includes(name)) throw new Refusal('unknown_path');
    const { to, subject, date, html, text } = await read(folder, name);
    return page(
      reply,
      subject,
      `<p><a href="${PLACE}">All mail</a></p>
      <p>${escape(to)} · ${escape(date)}</p>
      <iframe title="The letter" sandbox="allow-popups" srcdoc="${escape(html)}"></iframe>
      <pre>${escape(text)}</pre>`,
    );
  });
}

async function listEmails(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []); // made with the first email
  return names.filter((name) => name.endsWith('.eml')).toSorted((a, b) => (a < b ? 1 : -1));
}

async function read(folder: string, name: string) {
  const { default: PostalMime } = await import('postal-mime');
  const {
    to,
    subject = '',
    date = '',
    html = '',
    text = '',
  } = await PostalMime.parse(await readFile(path.join(folder, name)));
  return { to: to?.map(({ address }) => address).join(', ') ?? '', subject, date, html, text };
}

function page(reply: FastifyReply, title: string, body: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(`<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escape(title)}</title>
<style>body{font:16px/1.5 system-ui;max-width:48rem;margin:2rem auto;padding:0 1rem}
iframe{width:100%;height:36rem;border:1px solid #8888;background:#fff}pre{white-space:pre-wrap}time{opacity:.7}</style>
<h1>${escape(title)}</h1>${body}</html>`);
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
