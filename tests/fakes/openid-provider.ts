// A real OpenID provider on a loopback port, with people who sign in by one press; its keys can change, and it can be away.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK, type JWTHeaderParameters, SignJWT } from 'jose';
import { type Configuration, Provider } from 'oidc-provider';

export type Person = { subject: string; name?: string; email?: string; email_verified?: boolean };

export type OpenidProvider = {
  issuer: string;
  /** What a product is started with to use it. */
  settings: Record<
    'GOOGLE_CLIENT_ID' | 'GOOGLE_CLIENT_SECRET' | 'GOOGLE_ISSUER' | 'GOOGLE_ISSUER_DOMAINS',
    string
  >;
  people: Person[];
  /** What it was asked, such as `POST /token`. */
  asked: string[];
  /** Away: connections are cut. Broken: a proxy says so in its own words. */
  mood: 'well' | 'away' | 'broken';
  /** Signs whatever it is told with its real key. */
  sign(claims: Record<string, unknown>, header?: Partial<JWTHeaderParameters>): Promise<string>;
  /** Its public key, as anybody can read it. */
  publicKey(): JWK;
  rotateKey(): Promise<void>;
  close(): Promise<void>;
};

const CLIENT = { id: 'atelier-in-tests', secret: 'only the product knows & keeps: 100%' };

type Options = {
  redirectUri: string;
  people?: Person[];
  authMethod?: 'client_secret_post' | 'client_secret_basic';
};

export async function startOpenidProvider({
  redirectUri,
  people = [],
  authMethod = 'client_secret_post',
}: Options): Promise<OpenidProvider> {
  let callback: ReturnType<Provider['callback']>;
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    told.asked.push(`${request.method} ${path}`);
    if (told.mood === 'away') return void request.socket.destroy();
    if (told.mood === 'broken') return void response.writeHead(502).end('<h1>Bad gateway</h1>');
    if (path.startsWith('/interaction/')) return void answerPerson(provider, people, request, response);
    callback(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let key = await makeKey();
  let provider = openProvider();

  function openProvider(): Provider {
    const opened = new Provider(issuer, configure({ redirectUri, people, authMethod, key: key.jwk }));
    callback = opened.callback();
    return opened;
  }

  const told: OpenidProvider = {
    issuer,
    settings: {
      GOOGLE_CLIENT_ID: CLIENT.id,
      GOOGLE_CLIENT_SECRET: CLIENT.secret,
      GOOGLE_ISSUER: issuer,
      // Its people are at example.com; elsewhere it only vouches for somebody.
      GOOGLE_ISSUER_DOMAINS: 'example.com',
    },
    people,
    asked: [],
    mood: 'well',
    sign: (claims, header) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: key.jwk.kid ?? '', ...header })
        .sign(key.privateKey),
    publicKey: () => key.publicJwk,
    async rotateKey() {
      key = await makeKey();
      provider = openProvider();
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return told;
}

let keys = 0;

async function makeKey() {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const marks = { kid: `key-${(keys += 1)}`, alg: 'RS256', use: 'sig' };
  const jwk: JWK = { ...(await exportJWK(privateKey)), ...marks };
  const publicJwk: JWK = { ...(await exportJWK(publicKey)), ...marks };
  return { privateKey, jwk, publicJwk };
}

function configure({
  redirectUri,
  people,
  authMethod,
  key,
}: Required<Options> & { key: JWK }): Configuration {
  return {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: authMethod,
      },
    ],
    clientAuthMethods: [authMethod],
    jwks: { keys: [key] } as Configuration['jwks'],
    cookies: { keys: ['a key for nothing but this test'] },
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Also clients that know nothing of it, as the specification's; a challenge that was sent is always checked.
    pkce: { required: () => false },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, subject) => {
      const person = people.find((one) => one.subject === subject);
      if (!person) return undefined;
      const { email, email_verified, name } = person;
      return { accountId: subject, claims: () => ({ sub: subject, email, email_verified, name }) };
    },
    // Nobody is asked whether the product may know their name.
    loadExistingGrant: async ({ oidc }) => {
      const accountId = oidc.session?.accountId;
      const clientId = oidc.client?.clientId;
      if (!accountId || !clientId) return undefined;
      const grant = new oidc.provider.Grant({ accountId, clientId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    ttl: {
      AuthorizationCode: 60,
      IdToken: 3600,
      AccessToken: 3600,
      Session: 600,
      Grant: 600,
      Interaction: 600,
    },
  };
}

/** `?as=<subject>` signs in, `?cancel` goes back without; else a page with a link for each. */
async function answerPerson(
  provider: Provider,
  people: readonly Person[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const subject = searchParams.get('as');
  if (subject !== null) {
    return provider.interactionFinished(request, response, { login: { accountId: subject } });
  }
  if (searchParams.has('cancel')) {
    return provider.interactionFinished(request, response, { error: 'access_denied' });
  }
  const links = people.map(
    ({ subject: as }) => `<p><a href="${pathname}?as=${encodeURIComponent(as)}">Sign in as ${as}</a></p>`,
  );
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(`<h1>Who are you?</h1>${links.join('')}<p><a href="${pathname}?cancel">Cancel</a></p>`);
}

/** As a browser does it: from the authorization endpoint over the page with the names back to the product. */
export async function visitProvider(
  provider: OpenidProvider,
  query: Record<string, string>,
  press: { as: string } | 'cancel',
): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = new URL(`${provider.issuer}/auth?${new URLSearchParams(query).toString()}`);
  for (let steps = 0; steps < 10; steps += 1) {
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie: joinCookies(cookies) } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const next = answer.headers.get('location');
    if (next === null) throw new Error(`${answer.status} ${await answer.text()}`);
    url = new URL(next, url);
    if (url.origin !== provider.issuer) return url;
    if (url.pathname.startsWith('/interaction/')) {
      url.search = press === 'cancel' ? '?cancel' : `?${new URLSearchParams(press).toString()}`;
    }
  }
  throw new Error('there is no end to it');
}

function joinCookies(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}
