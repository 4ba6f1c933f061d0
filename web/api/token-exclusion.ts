// Which addresses never get the token (spec §6, product A6, contract "Headers"). Matched on the start of the path.
import { resolveApiUrl } from './connection.ts';

const TOKEN_EXCLUSIONS = [
  '/auth/login',
  '/auth/register',
  '/auth/refresh',
  '/public',
  '/api/login',
  '/api/validate_email',
  '/api/config',
  '/api/plan/list',
  '/api/pack/list',
  '/_i18n/',
  '/builds/',
] as const;

const ASSET_LIST = /^\/api\/asset\/(?:.+\/)?list$/;

/** True for a path on the list and for every address of another origin. */
export function isTokenExcluded(url: URL): boolean {
  const api = resolveApiUrl('/');
  if (url.origin !== api.origin) return true;
  const prefix = api.pathname.replace(/\/$/, '');
  const path = url.pathname.startsWith(prefix) ? url.pathname.slice(prefix.length) : url.pathname;
  return TOKEN_EXCLUSIONS.some((start) => path.startsWith(start)) || ASSET_LIST.test(path);
}
