// Signing in and out.
import * as z from 'zod/mini';
import { LANGUAGES } from '#texts/words.ts';
import { endpoint } from './endpoint.ts';
import { fieldWord } from './field-words.ts';
import { User } from './account.ts';
import { text } from './text.ts';

const Lang = z.enum(LANGUAGES);

/** The dots that a domain may be typed with: the mail system takes them all for one. */
const DOMAIN = /^[\p{L}\p{M}\p{N}-]+(?:[.。．｡][\p{L}\p{M}\p{N}-]+)*[.。．｡][\p{L}\p{M}\p{N}-]{2,}$/u;
const LOCAL_PART = /^[^\s@,;<>"()]+$/;
/** Control and format characters, lone surrogates, and what has no width: two addresses that look like one. */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}]/u;

/** The simple address pattern of spec §5; whether a mailbox is behind it, only a mail can tell. */
export const Email = text(1000, fieldWord('email_wrong')).check(
  z.trim(),
  z.minLength(1, fieldWord('email_required')),
  z.maxLength(254, fieldWord('email_wrong')),
  z.refine(looksLikeAddress, { error: fieldWord('email_wrong') }),
);

function looksLikeAddress(typed: string): boolean {
  const at = typed.lastIndexOf('@');
  return !UNSEEN.test(typed) && LOCAL_PART.test(typed.slice(0, at)) && DOMAIN.test(typed.slice(at + 1));
}

export const VerificationCode = text(100, fieldWord('code_format')).check(
  z.minLength(1, fieldWord('code_required')),
  z.regex(/^\d{6}$/, fieldWord('code_format')),
);

/** What binds a code to the browser that asked for it: 256 random bits, base64url. */
const Challenge = text(43).check(z.regex(/^[\w-]{43}$/));
/** The solved `data.proof` of a refusal: base64 of the JSON `{ challenge, solution }`. */
const Proof = text(2000);

/** A string on purpose: a bad address is the business refusal 3010006, not a schema error. */
export const validateEmail = endpoint({
  path: '/api/validate_email',
  summary:
    'Send a sign-in code to an address. The answer is the same whether or not the address is known. A client that names its device gets a `challenge` to send back with the code: then nothing that others ask or try disturbs it. A 429 with `data.proof` asks for a proof of work (ALTCHA).',
  access: 'anyone',
  kind: 'act',
  input: z.strictObject({
    email: text(1000),
    lang: z.optional(Lang),
    /** A client that sends it gets a challenge; a device that signed in to the account before has limits of its own. */
    d_id: z.optional(text(64)),
    /** Of the code that this one replaces. */
    challenge: z.optional(Challenge),
    proof: z.optional(Proof),
  }),
  output: z.object({ resend_after: z.int(), challenge: z.optional(z.string()) }),
  refusals: ['invalid_email', 'too_many_requests', 'unavailable'],
});

const clientFacts = {
  referrer: z.optional(text(500)),
  lang: z.optional(Lang),
  d_id: z.optional(text(64)),
};

export const login = endpoint({
  path: '/api/login',
  summary:
    'Exchange an e-mail code (platform 0) or a Google id token (platform 1) for a session token. Refused with 3010007 and `data.challenge`, an id token waits for the code that was mailed to its address: platform 0 with that challenge signs in and connects the two.',
  access: 'anyone',
  kind: 'act',
  input: z.discriminatedUnion('platform', [
    z.strictObject({
      platform: z.literal(0),
      email: text(1000),
      code: text(20),
      browser: z.optional(text(200)),
      /** As `validate_email` answered it. Without one the code must have been asked for from the same network. */
      challenge: z.optional(Challenge),
      proof: z.optional(Proof),
      ...clientFacts,
    }),
    z.strictObject({
      platform: z.literal(1),
      id_token: text(10_000),
      ...clientFacts,
    }),
  ]),
  output: z.object({
    ...User.shape,
    token: z.string(),
    first_login: z.boolean(),
    gift: z.int(),
    /** Points of the day that this sign-in has brought; 0 where they were there before. */
    daily: z.int(),
    /** The account had been given up, and was taken back by this sign-in. */
    restored: z.boolean(),
  }),
  refusals: [
    'invalid_email',
    'wrong_code',
    'invalid_id_token',
    'abnormal_user',
    'token_issue_failed',
    'too_many_requests',
    'unavailable',
  ],
});

export const logout = endpoint({
  path: '/api/logout',
  summary: 'End this session, or with `everywhere` all sessions of the user.',
  access: 'user',
  kind: 'act',
  input: z.strictObject({ everywhere: z.optional(z.boolean()) }),
  output: z.object({}),
});

export const sessionEndpoints = { validateEmail, login, logout };
