// What a provider says of why it refused or failed, as one short sentence, and what that means for the user.
import * as z from 'zod';
import type { Failure } from '#contract/failures.ts';

const MOST_CHARACTERS = 300;

const Part = z.union([
  z.string(),
  z.object({
    msg: z.string(),
    type: z.string().optional(),
    loc: z.array(z.union([z.string(), z.number()])).optional(),
  }),
]);
const Body = z.object({
  detail: z.union([Part, z.array(Part)]).nullish(),
  error: z
    .union([z.string(), z.object({ message: z.string(), code: z.union([z.string(), z.number()]).nullish() })])
    .nullish(),
  title: z.string().nullish(),
  message: z.string().nullish(),
  error_type: z.string().nullish(),
});

/** Empty where it says nothing that is known. Never quotes what the user wrote: only messages, not inputs. */
export function readReason(json: unknown): string {
  const read = Body.safeParse(json);
  if (!read.success) return '';
  const { detail, error, title, message, error_type } = read.data;
  const parts = (Array.isArray(detail) ? detail : [detail]).flatMap((part) =>
    part ? [describePart(part)] : [],
  );
  const named = typeof error === 'string' ? error : error && describeError(error);
  const said = parts.join('; ') || named || message || title || '';
  const reason = [error_type, said].filter(Boolean).join(': ');
  return reason.length > MOST_CHARACTERS ? `${reason.slice(0, MOST_CHARACTERS)}…` : reason;
}

/** A code in words says what the message may only hint at; a number is that of the answer. */
function describeError({
  message,
  code,
}: {
  message: string;
  code?: string | number | null | undefined;
}): string {
  return typeof code === 'string' && code !== '' ? `${code}: ${message}` : message;
}

function describePart(part: z.output<typeof Part>): string {
  if (typeof part === 'string') return part;
  const field = part.loc?.filter((step) => step !== 'body').join('.');
  return [field, part.type, part.msg].filter(Boolean).join(': ');
}

/** Its content rules, in the words of fal and of the models at Replicate. */
export function isContentRule(reason: string): boolean {
  return /content[_ ]policy|nsfw|flagged|sensitive|moderation|safety|inappropriate|prohibited/i.test(reason);
}

/** There is no money in the account: no pause will help. */
export function isUnpaid(reason: string): boolean {
  return /^(insufficient_quota|billing_hard_limit_reached|billing_not_active)\b/.test(reason);
}

/** What the user is told of a run that failed. */
export function nameFailure(reason: string): Failure {
  if (isContentRule(reason)) {
    if (/(image|video)_url|input.*(image|photo|video)/i.test(reason)) return 'image_blocked';
    return /prompt|input|text/i.test(reason) ? 'prompt_blocked' : 'result_blocked';
  }
  if (/no face|face (was )?not (found|detected)|could not (find|detect) (a |any )?face/i.test(reason))
    return 'no_face';
  return /timed? ?out|timeout|deadline/i.test(reason) ? 'timeout' : 'engine_error';
}
