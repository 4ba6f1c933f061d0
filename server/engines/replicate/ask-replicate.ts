// How Replicate is asked: with the token, and only where Replicate itself answers.
import * as z from 'zod';
import { EngineError } from '../engine.ts';
import { askProvider, type ProviderCall } from '../hosted/ask-provider.ts';
import type { AddressPattern } from '../hosted/hosts.ts';

export type ReplicateSettings = {
  token: string;
  /** `https://api.replicate.com/v1` */
  apiBase: string;
  /** Ours, for what Replicate tells, and by which a lost answer is found again. Null: it cannot be. */
  webhookUrl: string | null;
  /** Where results lie, if not at Replicate. */
  fileHosts?: readonly AddressPattern[];
  /** Milliseconds that one call may take. */
  limitMs?: number;
  /** Before it is said that nothing was begun, this passes: a call may be on its way. */
  settleMs?: number;
};

export const Prediction = z.object({
  id: z.string().min(1),
  status: z.enum(['starting', 'processing', 'succeeded', 'failed', 'canceled', 'aborted']),
  output: z.unknown(),
  error: z.unknown(),
  logs: z.string().nullish(),
  metrics: z.object({ predict_time: z.number().nullish() }).nullish(),
  created_at: z.iso.datetime({ offset: true }).nullish(),
  webhook: z.string().nullish(),
  data_removed: z.boolean().nullish(),
});
export type Prediction = z.output<typeof Prediction>;

type ReplicateCall<Schema extends z.ZodType> = Omit<ProviderCall<Schema>, 'provider' | 'limitMs'>;

/** Throws EngineError. */
export async function askReplicate<Schema extends z.ZodType>(
  { token, apiBase, limitMs }: ReplicateSettings,
  call: Omit<ReplicateCall<Schema>, 'headers'> & { headers?: Record<string, string> },
): Promise<{ status: number; json: z.output<Schema> }> {
  const { origin } = new URL(apiBase);
  if (URL.parse(call.url)?.origin !== origin) {
    throw new EngineError('unavailable', 'Replicate names an address that is not its own', {
      mayBeCharged: true,
    });
  }
  const headers = { ...call.headers, authorization: `Bearer ${token}` };
  return await askProvider({ ...call, provider: 'Replicate', limitMs, headers });
}
