// Signing in and out.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { LANGUAGES } from './errors.ts';
import { fieldWord } from './field-words.ts';
import { Empty } from './page.ts';
import { User } from './account.ts';

const Lang = z.enum(LANGUAGES);

const EMAIL_PATTERN = /^[^\s@,;<>"()]+@[^\s@,;<>"()]+\.[^\s@,;<>"()]{2,}$/;

/** The simple address pattern of spec §5; whether a mailbox is behind it, only a mail can tell. */
export const Email = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, fieldWord('email_required')),
    z.maxLength(254, fieldWord('email_wrong')),
    z.regex(EMAIL_PATTERN, fieldWord('email_wrong')),
  );

export const VerificationCode = z
  .string()
  .check(z.minLength(1, fieldWord('code_required')), z.regex(/^\d{6}$/, fieldWord('code_format')));

/** A string on purpose: a bad address is the business refusal 3010006, not a schema error. */
export const validateEmail = endpoint({
  path: '/api/validate_email',
  summary: 'Send a sign-in code to an address. The answer is the same whether or not the address is known.',
  access: 'anyone',
  kind: 'act',
  input: z.strictObject({ email: z.string().check(z.maxLength(1000)), lang: z.optional(Lang) }),
  output: z.object({ resend_after: z.int() }),
  refusals: ['invalid_email', 'too_many_requests', 'unavailable'],
});

const clientFacts = {
  referrer: z.optional(z.string().check(z.maxLength(500))),
  lang: z.optional(Lang),
  d_id: z.optional(z.string().check(z.maxLength(64))),
};

export const login = endpoint({
  path: '/api/login',
  summary: 'Exchange an e-mail code (platform 0) or a Google id token (platform 1) for a session token.',
  access: 'anyone',
  kind: 'act',
  input: z.discriminatedUnion('platform', [
    z.strictObject({
      platform: z.literal(0),
      email: z.string().check(z.maxLength(1000)),
      code: z.string().check(z.maxLength(20)),
      browser: z.optional(z.string().check(z.maxLength(200))),
      ...clientFacts,
    }),
    z.strictObject({
      platform: z.literal(1),
      id_token: z.string().check(z.maxLength(10_000)),
      ...clientFacts,
    }),
  ]),
  output: z.object({
    ...User.shape,
    token: z.string(),
    first_login: z.boolean(),
    gift: z.int(),
    /** The account had been given up, and was taken back by this sign-in. */
    restored: z.boolean(),
  }),
  refusals: ['invalid_email', 'wrong_code', 'invalid_id_token', 'abnormal_user', 'token_issue_failed'],
});

export const logout = endpoint({
  path: '/api/logout',
  summary: 'End this session.',
  access: 'user',
  kind: 'act',
  input: Empty,
  output: z.object({}),
});
