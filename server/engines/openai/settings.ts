// What the engines of OpenAI's API are given.
import type { ResultStorage } from './stored-results.ts';
import type { KindName } from './kinds.ts';
import type { VideoServerName } from './video-servers.ts';

export type OpenAiServer = {
  /** Empty where the server wants none. */
  key: string;
  /** Ends before `/images/…`, `/videos`. */
  baseUrl: string;
  /** Empty: the server has one, or chooses. */
  model: string;
};

export type OpenAiSettings = OpenAiServer & {
  server: KindName;
  isPaid: boolean;
  /** Sketches of an image that is on its way, 0–3; each may cost a little. */
  previews: number;
  /** Results lie here from the answer until they are stored. */
  storage: ResultStorage;
  /** How long a call may take. */
  limitMs?: number;
};

export type OpenAiVideoSettings = OpenAiServer & {
  server: VideoServerName;
  isPaid: boolean;
  /** Sizes that the model makes; empty: any. */
  sizes: readonly { width: number; height: number }[];
  /** Lengths that the model makes, in seconds; empty: any. */
  seconds: readonly number[];
  /** Frames a second that the model makes; null: as they are asked for. */
  fps: number | null;
  /** How long a call may take. */
  limitMs?: number;
};

/** As an operator knows it. */
export function nameOf({ baseUrl }: Pick<OpenAiServer, 'baseUrl'>): string {
  const { host } = new URL(baseUrl);
  return host === OPENAI_HOST ? 'OpenAI' : host;
}

export const OPENAI_HOST = 'api.openai.com';
export const OPENAI_BASE_URL = `https://${OPENAI_HOST}/v1`;
/** OpenAI names it as what comes after the models that it shuts down on 2026-12-01 (its page of deprecations). */
export const OPENAI_MODEL = 'gpt-image-2.6-flare';
