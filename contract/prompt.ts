// Help with a prompt, before anything is made of it. Source: contract "Additions", product §2.0 "Prompt helpers".
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { fieldWord } from './field-words.ts';
import { VIDEO_PROMPT_CHARACTERS } from './video.ts';
import { textField } from './text-field.ts';

/** Free, and yet not for machines: so many a minute for one user. */
export const ENHANCES_A_MINUTE = 20;

/** The tools that are told in words: text to image, image to image, text to video, image to video. */
const EnhanceType = z.literal([1, 2, 3, 4]);
export type EnhanceToolType = z.output<typeof EnhanceType>;

export const enhancePrompt = endpoint({
  path: '/api/prompt/enhance',
  summary:
    'The same prompt with what it leaves open: light, air, finish, movement. What stands in it already stays. Free.',
  access: 'user',
  kind: 'read',
  input: z.strictObject({
    prompt: textField(VIDEO_PROMPT_CHARACTERS, 'prompt_too_long').check(
      z.minLength(1, fieldWord('prompt_required')),
    ),
    type: EnhanceType,
  }),
  output: z.object({ prompt: z.string() }),
  refusals: ['too_many_requests'],
});

export const promptEndpoints = { enhancePrompt };
