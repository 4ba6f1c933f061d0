// The settings of servers that speak OpenAI's API: one for images, one for videos, which may be the same.
import * as z from 'zod';
import { IMAGE_SERVER_NAMES, type KindName, type SD_CPP } from '#server/engines/openai/kinds.ts';
import {
  OPENAI_BASE_URL,
  OPENAI_HOST,
  OPENAI_MODEL,
  type OpenAiSettings,
  type OpenAiVideoSettings,
} from '#server/engines/openai/settings.ts';
import { VIDEO_SERVER_NAMES, type VideoServerName } from '#server/engines/openai/video-servers.ts';
import { address, names, text } from './setting-parts.ts';

const onOff = z.enum(['on', 'off'], 'must be on or off').optional();
const oneOf = <const Name extends string>(list: readonly Name[]) =>
  z.enum(list, `must be one of ${list.join(', ')}`).optional();

const SIZE = /^([1-9]\d{1,3})x([1-9]\d{1,3})$/;
const sizes = names
  .refine((given) => given.every((size) => SIZE.test(size)), 'must look like 1280x720,720x1280')
  .transform((given) =>
    given.map((size) => {
      const [width = 0, height = 0] = size.split('x').map(Number);
      return { width, height };
    }),
  );
const seconds = names
  .refine((given) => given.every((part) => /^[1-9]\d?$/.test(part)), 'must look like 5,10')
  .transform((given) => given.map(Number));

export const OPENAI_SETTINGS = {
  OPENAI_API_KEY: text.describe(
    'A key of OpenAI, or of a server that speaks its images API: the engine openai.',
  ),
  OPENAI_BASE_URL: address(OPENAI_BASE_URL).describe(
    'The address of such a server, up to /v1: LocalAI, Ollama, vLLM-Omni, SGLang, stable-diffusion.cpp. It needs no key.',
  ),
  OPENAI_IMAGE_MODEL: text.describe(
    `The model that makes images. Empty: ${OPENAI_MODEL} at OpenAI, elsewhere what the server has.`,
  ),
  OPENAI_IMAGE_SERVER: oneOf(IMAGE_SERVER_NAMES).describe(
    `What the server is, where its API differs: ${IMAGE_SERVER_NAMES.join(', ')}. Empty: openai at OpenAI, elsewhere other.`,
  ),
  OPENAI_PARTIAL_IMAGES: z.coerce
    .number('must be a whole number from 0 to 3')
    .int('must be a whole number from 0 to 3')
    .min(0, 'must be a whole number from 0 to 3')
    .max(3, 'must be a whole number from 0 to 3')
    .optional()
    .describe(
      'Sketches that are shown of an image while it is made; each costs some tokens. Empty: 1 at OpenAI, elsewhere 0, as other servers may not have them.',
    ),
  OPENAI_PAID: onOff.describe(
    'on: its calls cost money, and none is made twice. Empty: on where there is a key. At OpenAI always on.',
  ),
  OPENAI_VIDEO_BASE_URL: address('').describe(
    'The address of a server of /v1/videos, up to /v1: vLLM-Omni, SGLang, a gateway, stable-diffusion.cpp. The engine openai-video. Empty: OPENAI_BASE_URL, where OPENAI_VIDEO_MODEL or OPENAI_VIDEO_SERVER is set.',
  ),
  OPENAI_VIDEO_API_KEY: text.describe(
    'Its key. Empty: OPENAI_API_KEY where the address is the same, else none.',
  ),
  OPENAI_VIDEO_MODEL: text.describe(
    'The model that makes videos. Empty: what the server has. OpenAI itself makes no videos any more.',
  ),
  OPENAI_VIDEO_SERVER: oneOf(VIDEO_SERVER_NAMES).describe(
    `What the server is: ${VIDEO_SERVER_NAMES.join(', ')}. Empty: other, which is asked for nothing but words, image, size and seconds.`,
  ),
  OPENAI_VIDEO_PAID: onOff.describe(
    'on: its videos cost money, and none is asked for twice. Empty: on where there is a key.',
  ),
  OPENAI_VIDEO_SIZES: sizes.describe(
    'Sizes that its model makes, such as 1280x720,720x1280; others are left to the next engine. Empty: any.',
  ),
  OPENAI_VIDEO_SECONDS: seconds.describe(
    'Lengths that its model makes, such as 5,10; others are left to the next engine. Empty: any.',
  ),
  OPENAI_VIDEO_FPS: z.coerce
    .number('must be a whole number from 1 to 60')
    .int('must be a whole number from 1 to 60')
    .min(1, 'must be a whole number from 1 to 60')
    .max(60, 'must be a whole number from 1 to 60')
    .optional()
    .describe('Frames a second that its model makes, such as 16 for Wan. Empty: 24, as they are asked for.'),
};

type Given = z.output<z.ZodObject<typeof OPENAI_SETTINGS>>;

const isAtOpenAi = (base: string): boolean => new URL(base).host === OPENAI_HOST;

/** With a server that is asked by its own API. */
export type OpenAiConfig = Omit<OpenAiSettings, 'storage' | 'server'> & {
  server: KindName | typeof SD_CPP;
};
export type OpenAiVideoConfig = Omit<OpenAiVideoSettings, 'server'> & {
  server: VideoServerName | typeof SD_CPP;
};

/** OpenAI itself does nothing without a key; a server of one's own may. */
export function shapeOpenAi(given: Given): OpenAiConfig | null {
  const { OPENAI_API_KEY: key, OPENAI_BASE_URL: baseUrl, OPENAI_IMAGE_MODEL: model } = given;
  const isTheirs = isAtOpenAi(baseUrl);
  if (key === '' && isTheirs) return null;
  return {
    key,
    baseUrl,
    model: model === '' && isTheirs ? OPENAI_MODEL : model,
    server: given.OPENAI_IMAGE_SERVER ?? (isTheirs ? 'openai' : 'other'),
    isPaid: isTheirs || isPaid(given.OPENAI_PAID, key),
    previews: given.OPENAI_PARTIAL_IMAGES ?? (isTheirs ? 1 : 0),
  };
}

export function shapeOpenAiVideo(given: Given): OpenAiVideoConfig | null {
  const { OPENAI_BASE_URL, OPENAI_VIDEO_MODEL: model, OPENAI_VIDEO_SERVER: server } = given;
  const isWanted = given.OPENAI_VIDEO_BASE_URL !== '' || model !== '' || server !== undefined;
  if (!isWanted) return null;
  const baseUrl = given.OPENAI_VIDEO_BASE_URL || OPENAI_BASE_URL;
  // No key goes to a server that it was not given for.
  const key = given.OPENAI_VIDEO_API_KEY || (baseUrl === OPENAI_BASE_URL ? given.OPENAI_API_KEY : '');
  return {
    key,
    baseUrl,
    model,
    server: server ?? 'other',
    isPaid: isPaid(given.OPENAI_VIDEO_PAID, key),
    sizes: given.OPENAI_VIDEO_SIZES,
    seconds: given.OPENAI_VIDEO_SECONDS,
    fps: given.OPENAI_VIDEO_FPS ?? null,
  };
}

/** Whoever wants a key may want money. */
const isPaid = (said: 'on' | 'off' | undefined, key: string) =>
  said === undefined ? key !== '' : said === 'on';

/** Returns a sentence for videos that are wanted of OpenAI itself. */
export function findVideoFaults(given: Given): string[] {
  const video = shapeOpenAiVideo(given);
  if (!video || !isAtOpenAi(video.baseUrl)) return [];
  return [
    'OPENAI_VIDEO_… is set, and the address is that of OpenAI, which shut its videos down on 2026-09-24: set OPENAI_VIDEO_BASE_URL to a server that has /v1/videos, or unset it',
  ];
}
