// The token endpoint that browsers may use: only the product knows the client secret.
import { GOOGLE_RETURN_PATH, oauthEndpoints } from '#contract/oauth.ts';
import type { AppContext } from '#server/app-context.ts';
import { IssuerError } from '#server/adapters/ask-issuer.ts';
import { Refusal } from '#server/refusal.ts';
import { routes, type Route } from './route.ts';

export function oauthRoutes({ google, log }: AppContext): Route[] {
  return routes(oauthEndpoints, {
    googleToken: async ({ client_id, redirect_uri, code, code_verifier }) => {
      // Not 503: nothing here would work later.
      if (google === null) throw new Refusal('unknown_path');
      if (client_id !== google.clientId || !isOurReturn(redirect_uri)) throw new Refusal('bad_request');
      try {
        const { status, json } = await google.exchangeCode({
          code,
          redirectUri: redirect_uri,
          codeVerifier: code_verifier,
        });
        const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
        return { status, headers, body: JSON.stringify(json) };
      } catch (error) {
        if (!(error instanceof IssuerError)) throw error;
        log.warn({ err: error }, 'A code of a sign-in could not be exchanged');
        throw new Refusal('unavailable', { cause: error });
      }
    },
  });
}

/** Which of our addresses it is, the issuer compares with the one that it sent the code to. */
function isOurReturn(redirectUri: string): boolean {
  if (!URL.canParse(redirectUri)) return false;
  const { protocol, pathname, search, hash } = new URL(redirectUri);
  return /^https?:$/.test(protocol) && pathname === GOOGLE_RETURN_PATH && search + hash === '';
}
