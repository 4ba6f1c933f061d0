// How the servers of `/v1/videos` differ: data, so that the engine is the same for all of them.

import { SD_CPP } from './kinds.ts';

export type VideoServer = {
  /** How a video of text alone is asked for; one of an image is always a form. */
  body: 'json' | 'form';
  /** Beside model, prompt, size and seconds it takes seed, negative_prompt, fps and num_frames. */
  isOpen: boolean;
  /** DELETE ends a run that is under way; elsewhere it goes on, and is forgotten. */
  endsRuns: boolean;
  /** Results lie on the operator's own disk until they are deleted. */
  keepsFiles: boolean;
};

/** OpenAI's own fields alone: what a gateway or a reseller passes on. */
const PLAIN: VideoServer = { body: 'json', isOpen: false, endsRuns: true, keepsFiles: false };

export const VIDEO_SERVERS = {
  other: PLAIN,
  'vllm-omni': { body: 'form', isOpen: true, endsRuns: true, keepsFiles: true },
  sglang: { body: 'json', isOpen: true, endsRuns: false, keepsFiles: true },
} as const satisfies Readonly<Record<string, VideoServer>>;

export type VideoServerName = keyof typeof VIDEO_SERVERS;
const NAMES = ['other', 'vllm-omni', 'sglang'] as const satisfies VideoServerName[];
/** That of jobs of its own (sdcpp.ts) among them. */
export const VIDEO_SERVER_NAMES = [...NAMES, SD_CPP] as const;

export const videoServerOf = (name: VideoServerName): VideoServer => VIDEO_SERVERS[name];
