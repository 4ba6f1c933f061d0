// Signing in by an OpenID issuer: what its answers must carry, and the token endpoint for browsers.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { text } from './text.ts';

/** Where the issuer sends people back to, after `PUBLIC_URL`. */
export const GOOGLE_RETURN_PATH = '/auth/google/callback';

/**
 * The nonce that our own page asks an id token to carry: `<random>.<base64url(SHA-256(random + "." + d_id))>`.
 * Such a token opens a session for its own device only.
 */
export const BOUND_NONCE = /^([\w-]{22,86})\.([\w-]{43})$/;

export const googleToken = endpoint({
  path: '/api/oauth/google/token',
  summary:
    'The token endpoint for browsers: adds the client secret to the exchange of a code, and passes on what the issuer answers. 404 where no client is set up.',
  access: 'anyone',
  kind: 'act',
  body: 'form',
  answer: 'bare',
  input: z.strictObject({
    grant_type: z.literal('authorization_code'),
    code: text(2000).check(z.minLength(1)),
    client_id: text(500),
    redirect_uri: text(2000),
    /** RFC 7636. Absent where the code was asked for without a challenge. */
    code_verifier: z.optional(text(200).check(z.regex(/^[\w.~-]{43,128}$/))),
  }),
  /** An answer of OAuth 2.0 (RFC 6749, 5.1 and 5.2), with the status that the issuer gave it. */
  output: z.looseObject({ id_token: z.optional(z.string()), error: z.optional(z.string()) }),
  refusals: ['bad_request', 'unknown_path', 'too_many_requests', 'unavailable'],
});

export const oauthEndpoints = { googleToken };
