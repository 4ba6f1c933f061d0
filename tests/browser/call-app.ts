// A call to the API without a page, patient as the page's own client is.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Envelope } from '#contract/endpoint.ts';

const TRIES = 60;
const PAUSE_MS = 500;

/** What the product answers. While it has too much to do and says so, it is asked again. */
export async function callApp<Data>(
  url: string,
  path: string,
  body: object,
  token?: string,
): Promise<Envelope<Data>> {
  const headers = { 'content-type': 'application/json', ...(token && { token }) };
  for (let left = TRIES; ; left -= 1) {
    const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (response.status !== 503 || left === 0) return (await response.json()) as Envelope<Data>;
    await sleep(PAUSE_MS);
  }
}

/** The data of an answer that must be a yes. */
export async function askApp<Data>(
  url: string,
  path: string,
  body: object = {},
  token?: string,
): Promise<Data> {
  const { code, msg, data } = await callApp<Data>(url, path, body, token);
  if (code !== 200 || data === null) throw new Error(`${path}: ${code} ${msg}`);
  return data;
}
