// The issuer's keys, kept for ten minutes, asked for again when a token names an unknown one, at most every half minute.
import type { JWTVerifyGetKey } from 'jose';
import { askIssuer, IssuerError } from './ask-issuer.ts';

const FRESH_MS = 10 * 60_000;
const COOLDOWN_MS = 30_000;

export function openKeys(): (jwksUri: string) => Promise<JWTVerifyGetKey> {
  let kept: { uri: string; keys: JWTVerifyGetKey } | null = null;
  return async (uri) => {
    if (kept?.uri !== uri) {
      const { createRemoteJWKSet, customFetch } = await import('jose'); // few products have an issuer
      const keys = createRemoteJWKSet(new URL(uri), {
        cacheMaxAge: FRESH_MS,
        cooldownDuration: COOLDOWN_MS,
        [customFetch]: fetchKeys,
      });
      kept = { uri, keys };
    }
    return kept.keys;
  };
}

async function fetchKeys(url: string): Promise<Response> {
  const { status, json } = await askIssuer(url);
  if (status !== 200) throw new IssuerError(`answers ${status} instead of its keys`);
  return Response.json(json);
}
