// Addresses of stored images and videos: signed, so that nobody can guess them, and expiring.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '#server/config.ts';

const HOUR_SECONDS = 60 * 60;
const LIFE_HOURS = 6;

/** What goes into an address. */
export type MediaUrlConfig = Pick<Config, 'secret' | 'apiBase'>;

export type MediaUrlOptions = {
  /** The name of the file when it is downloaded instead of shown. */
  download?: string;
  /** Instead of six to seven hours from now. */
  endsAt?: Date;
  /** It gives the file without its label, which no other address does (`u=1`). */
  isUnlabelled?: boolean;
};

/**
 * `/media/{key}?e=&s=`, with the address of the API before it where pages come from elsewhere. `e` is the end in epoch seconds, on a full hour 6 to 7 hours ahead, so that all who look
 * within one hour share an address and a cached copy. The signature covers the key, the end and whether there is a label,
 * not the name of a download: that changes no bytes.
 */
export function signMediaUrl(config: MediaUrlConfig, key: string, options: MediaUrlOptions = {}): string {
  const { endsAt, isUnlabelled = false } = options;
  const hours = Math.ceil(Date.now() / 1000 / HOUR_SECONDS) + LIFE_HOURS;
  const e = String(endsAt ? Math.floor(endsAt.getTime() / 1000) : hours * HOUR_SECONDS);
  const query = new URLSearchParams({ e, s: sign(config.secret, key, e, isUnlabelled) });
  if (isUnlabelled) query.set('u', '1');
  if (options.download) query.set('d', options.download);
  return `${config.apiBase}/media/${key.split('/').map(encodeURIComponent).join('/')}?${query}`;
}

/** True when we signed this key with this end, and the end has not come. */
export function isSignedMedia(
  config: Pick<Config, 'secret'>,
  key: string,
  { e = '', s = '', isUnlabelled = false }: { e?: string; s?: string; isUnlabelled?: boolean },
): boolean {
  const [given, right] = [Buffer.from(s), Buffer.from(sign(config.secret, key, e, isUnlabelled))];
  const isOurs = given.length === right.length && timingSafeEqual(given, right);
  return isOurs && Number(e) * 1000 > Date.now();
}

function sign(secret: string, key: string, e: string, isUnlabelled: boolean): string {
  const what = isUnlabelled ? 'unlabelled media' : 'media';
  return createHmac('sha256', secret).update(`${what}\n${key}\n${e}`).digest('base64url');
}
