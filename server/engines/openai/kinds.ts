// How the servers that speak OpenAI's images API differ: data, so that the engine is the same for all of them.

/** Some sizes alone, or any within limits. */
export type Sizes =
  | { choices: readonly (readonly [width: number, height: number])[] }
  | { step: number; leastPixels: number; mostPixels: number; mostSide: number; mostRatio: number };

export type Kind = {
  sizes: Sizes;
  /** How many images one call may ask for; where a seed is taken, each image has a call of its own. */
  resultsOfCall: number;
  /** Beside prompt, model, size and n. */
  fields: Readonly<Record<string, string>>;
  seed: 'parameter' | 'none';
  /** What must not be seen: said in the `prompt`, or after a `bar`. */
  negative: 'prompt' | 'bar';
  /** How images are handed over: as a form, as a data URL, or in base64 to the call that makes images of text. */
  edits: 'form' | 'data_url' | 'ref_images';
  mostInputs: number;
};

/** Diffusion models want sides of whole blocks; what is too large for it a server says itself. */
export const ANY_SIZE: Sizes = {
  step: 16,
  leastPixels: 0,
  mostPixels: Infinity,
  mostSide: Infinity,
  mostRatio: Infinity,
};
/** gpt-image-2 and later. */
const LARGE_SIZES: Sizes = {
  step: 16,
  leastPixels: 655_360,
  mostPixels: 3840 * 2160,
  mostSide: 3840,
  mostRatio: 2.95,
};
const THREE_SIZES: Sizes = {
  choices: [
    [1024, 1024],
    [1536, 1024],
    [1024, 1536],
  ],
};
/** They take no other sizes. */
const FIRST_MODELS = /^(gpt-image-1|chatgpt-image)/;

const SERVER: Kind = {
  sizes: ANY_SIZE,
  resultsOfCall: 1,
  fields: { response_format: 'b64_json' },
  seed: 'parameter',
  negative: 'prompt',
  edits: 'form',
  mostInputs: 16,
};

export const KINDS = {
  openai: {
    ...SERVER,
    sizes: LARGE_SIZES,
    resultsOfCall: 10,
    fields: {}, // a parameter that it does not know is refused
    seed: 'none',
  },
  other: SERVER,
  localai: { ...SERVER, negative: 'bar', edits: 'ref_images' },
  ollama: { ...SERVER, edits: 'data_url', mostInputs: 1 },
} as const satisfies Readonly<Record<string, Kind>>;

export type KindName = keyof typeof KINDS;
const KIND_NAMES = ['openai', 'other', 'localai', 'ollama'] as const satisfies KindName[];

/** It has jobs of its own beside OpenAI's API: another engine (sdcpp.ts). */
export const SD_CPP = 'stable-diffusion.cpp';
export const IMAGE_SERVER_NAMES = [...KIND_NAMES, SD_CPP] as const;

export function kindOf(name: KindName, model: string): Kind {
  const kind: Kind = KINDS[name];
  return name === 'openai' && FIRST_MODELS.test(model) ? { ...kind, sizes: THREE_SIZES } : kind;
}
