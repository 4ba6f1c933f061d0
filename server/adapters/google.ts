// Sign-in by Google, or by any other OpenID issuer that the settings name.
import type { Config } from '#server/config.ts';
import { askIssuer, IssuerError } from './ask-issuer.ts';
import { type Description, openDiscovery } from './google-discovery.ts';
import { openKeys } from './google-keys.ts';
import { type IdClaims, readIdToken } from './read-id-token.ts';

export type CodeExchange = { code: string; redirectUri: string; codeVerifier: string | undefined };

export interface Google {
  readonly clientId: string;
  /** Where people are sent; null while the issuer cannot be asked. Waits for it once, and not for long. */
  findAuthorizationEndpoint(): Promise<string | null>;
  /** Adds the secret and passes on what the issuer answers, whatever it is. Throws IssuerError. */
  exchangeCode(exchange: CodeExchange): Promise<{ status: number; json: unknown }>;
  /** Throws InvalidIdToken, or IssuerError where it cannot be told. */
  readIdToken(token: string): Promise<IdClaims>;
}

/** Null where the settings name no client. Asks nobody before it is asked itself. */
export function openGoogle(
  { google }: Pick<Config, 'google'>,
  onError: (error: unknown) => void,
): Google | null {
  if (google === null) return null;
  const { clientId, clientSecret, issuer } = google;
  const discovery = openDiscovery(issuer, onError);
  const keysAt = openKeys();

  async function describe(): Promise<Description> {
    const description = await discovery.read();
    if (description === null) throw new IssuerError('could not be asked where it does what');
    return description;
  }

  return {
    clientId,
    async findAuthorizationEndpoint() {
      return (await discovery.read())?.authorization_endpoint ?? null;
    },
    async exchangeCode({ code, redirectUri, codeVerifier }) {
      const { token_endpoint, token_endpoint_auth_methods_supported: ways } = await describe();
      const form = new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        ...(codeVerifier !== undefined && { code_verifier: codeVerifier }),
      });
      if (!ways.includes('client_secret_post')) {
        return askIssuer(token_endpoint, { form, headers: nameClient(clientId, clientSecret) });
      }
      form.set('client_id', clientId);
      form.set('client_secret', clientSecret);
      return askIssuer(token_endpoint, { form });
    },
    async readIdToken(token) {
      const { jwks_uri } = await describe();
      return readIdToken(token, { issuer, clientId, keys: await keysAt(jwks_uri) });
    },
  };
}

/** RFC 6749, 2.3.1: both are written as in a form before they are joined. */
function nameClient(id: string, secret: string): Record<string, string> {
  const [name, password] = [id, secret].map((text) => new URLSearchParams({ '': text }).toString().slice(1));
  return { authorization: `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}` };
}
