// Where the issuer does what: read from its own description, kept for an hour, asked for again after a failure.
import * as z from 'zod';
import { askIssuer, IssuerError } from './ask-issuer.ts';

const DESCRIPTION = '/.well-known/openid-configuration';
const FRESH_MS = 60 * 60_000;
const REST_MS = 30_000;
/** Pages wait for the first description to know whether they have a button. */
const LONGEST_MS = 3_000;

const Description = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  token_endpoint_auth_methods_supported: z.array(z.string()).default(['client_secret_basic']),
});
export type Description = z.output<typeof Description>;

export type Discovery = {
  /** Null while the issuer cannot be asked; the last description stands until there is a newer one. */
  read(): Promise<Description | null>;
};

export function openDiscovery(issuer: string, onError: (error: unknown) => void): Discovery {
  let known: Description | null = null;
  let freshUntil = 0;
  let asking: Promise<void> | null = null;

  async function ask(): Promise<void> {
    try {
      known = await readDescription(issuer);
      freshUntil = Date.now() + FRESH_MS;
    } catch (error) {
      freshUntil = Date.now() + REST_MS;
      onError(error);
    } finally {
      asking = null;
    }
  }

  return {
    async read() {
      if (Date.now() >= freshUntil) asking ??= ask();
      if (known === null && asking) await asking;
      return known;
    },
  };
}

async function readDescription(issuer: string): Promise<Description> {
  const { status, json } = await askIssuer(issuer.replace(/\/$/, '') + DESCRIPTION, { limitMs: LONGEST_MS });
  const read = Description.safeParse(json);
  if (status !== 200 || !read.success) throw new IssuerError(`does not describe itself (status ${status})`);
  const { authorization_endpoint, token_endpoint, jwks_uri } = read.data;
  if (read.data.issuer !== issuer) throw new IssuerError(`calls itself ${read.data.issuer}, not ${issuer}`);
  // Only an issuer without encryption, as tests have one, may have endpoints without it.
  const protocols = issuer.startsWith('http:') ? ['http:', 'https:'] : ['https:'];
  for (const url of [authorization_endpoint, token_endpoint, jwks_uri]) {
    if (!protocols.includes(new URL(url).protocol)) throw new IssuerError(`names ${url}, which is not safe`);
  }
  return read.data;
}
