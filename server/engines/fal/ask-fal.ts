// How fal is asked: with the key, and only where fal itself answers.
import type * as z from 'zod';
import { EngineError } from '../engine.ts';
import { askProvider, type ProviderCall } from '../hosted/ask-provider.ts';
import type { AddressPattern } from '../hosted/hosts.ts';

export type FalSettings = {
  key: string;
  /** `https://queue.fal.run` */
  apiBase: string;
  /** `https://rest.fal.ai`, where inputs are uploaded to. */
  restBase: string;
  /** Which is asked whether the key is good; fal's own where it is absent. */
  platformBase?: string;
  /** Ours, for what fal tells; null: it is not told where. */
  webhookUrl: string | null;
  /** The request that a webhook named for a token of ours; null as long as none came. */
  findByToken?: (token: string) => Promise<string | null>;
  /** How long a webhook is waited for when the answer to a submit was lost. */
  webhookWaitMs?: number;
  /** Where results lie, if not at fal. */
  fileHosts?: readonly AddressPattern[];
  /** Milliseconds that one call may take. */
  limitMs?: number;
};

type FalCall<Schema extends z.ZodType> = Omit<ProviderCall<Schema>, 'provider' | 'headers' | 'limitMs'> & {
  headers?: Record<string, string>;
};

export const PLATFORM_BASE = 'https://api.fal.ai/v1';

/** What we upload and what is made of it stays at fal for so long; ours is copied at once. */
export const LIFECYCLE = JSON.stringify({ expiration_duration_seconds: 24 * 60 * 60 });

/** Throws EngineError. */
export async function askFal<Schema extends z.ZodType>(
  { key, apiBase, restBase, platformBase = PLATFORM_BASE, limitMs }: FalSettings,
  call: FalCall<Schema>,
): Promise<{ status: number; json: z.output<Schema> }> {
  if (![apiBase, restBase, platformBase].some((base) => isAt(call.url, base))) {
    throw new EngineError('unavailable', 'fal names an address that is not its own', { mayBeCharged: true });
  }
  const headers = { ...call.headers, authorization: `Key ${key}` };
  return await askProvider({ ...call, provider: 'fal', limitMs, headers });
}

/** The same scheme, host and port. */
export function isAt(address: string, base: string): boolean {
  const url = URL.parse(address);
  return url !== null && url.origin === new URL(base).origin;
}
