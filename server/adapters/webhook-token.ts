// Our own token in the address that a provider calls: by it a run is found again whose answer was lost.
import * as z from 'zod';

const NAME = 'token';

export function addWebhookToken(webhookUrl: string, token: string): string {
  const url = new URL(webhookUrl);
  url.searchParams.set(NAME, token);
  return url.href;
}

/** Null where the address holds no token of ours. */
export function readWebhookToken(address: string): string | null {
  const token = URL.parse(address)?.searchParams.get(NAME);
  return z.uuid().safeParse(token).data ?? null;
}
