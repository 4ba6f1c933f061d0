// The page where an order is paid, plain: a button for each answer of a bank.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { payPage } from './life.ts';
import type { CardAnswer, Store } from './store.ts';

const ANSWERS: Readonly<Record<CardAnswer, string>> = {
  pays: 'Pay',
  declined: 'Pay by a card that is declined',
  authenticate: 'Pay, and fail to prove who you are',
  later: 'Pay by transfer',
};

export function writePage(
  store: Store,
  { request, pathname, text }: { request: IncomingMessage; pathname: string; text: string },
  response: ServerResponse,
): void {
  const session = store.sessions.get(/^\/pay\/(\w+)$/.exec(pathname)?.[1] ?? '');
  if (!session) return void response.writeHead(404).end('There is nothing here.');
  const answer = new URLSearchParams(text).get('answer');
  if (request.method === 'POST' && session.status === 'open') {
    payPage(store, session.id, isAnswer(answer) ? answer : 'declined');
  }
  if (session.status === 'complete') {
    return void response.writeHead(303, { location: session.success_url }).end();
  }
  const amount = `${session.currency.toUpperCase()} ${(session.amount_total / 100).toFixed(2)}`;
  const buttons = Object.entries(ANSWERS).map(
    ([value, words]) => `<p><button name="answer" value="${value}">${words}</button></p>`,
  );
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(
    `<h1>${escape(store.sold.get(session.id)?.name ?? '')}: ${amount}</h1>` +
      (session.status === 'open'
        ? `<form method="post">${buttons.join('')}</form>`
        : '<p>This page is closed.</p>') +
      `<p><a href="${escape(session.cancel_url)}">Back</a></p>`,
  );
}

function isAnswer(given: string | null): given is CardAnswer {
  return given !== null && given in ANSWERS;
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
