// What the engine of OpenAI's images API is given.
import type { KindName } from './kinds.ts';

export type OpenAiSettings = {
  /** Empty where the server wants none. */
  key: string;
  /** Ends before `/images/…`. */
  baseUrl: string;
  /** Empty: the server has one, or chooses. */
  model: string;
  server: KindName;
  isPaid: boolean;
  /** Results lie here from the answer until they are stored. */
  scratchFolder: string;
  /** How long a call may take. */
  limitMs?: number;
};

/** As an operator knows it. */
export function nameOf({ server, baseUrl }: Pick<OpenAiSettings, 'server' | 'baseUrl'>): string {
  const { host } = new URL(baseUrl);
  return server === 'openai' && host === OPENAI_HOST ? 'OpenAI' : host;
}

export const OPENAI_HOST = 'api.openai.com';
export const OPENAI_BASE_URL = `https://${OPENAI_HOST}/v1`;
/** OpenAI names it as what comes after the models that it shuts down on 2026-12-01 (its page of deprecations). */
export const OPENAI_MODEL = 'gpt-image-2.6-flare';
