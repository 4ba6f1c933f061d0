// Signature Version 4 as a store checks it: of what was really received, not of what the client says.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export type Keys = { region: string; accessKeyId: string; secretAccessKey: string };
export type Signed = { method: string; url: string; headers: IncomingHttpHeaders; body: Buffer };

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([\da-f]{64})$/;
const LATE_MS = 15 * 60_000;

/** Returns the error code that S3 has for what is wrong, null where nothing is. */
export function checkSignature(asked: Signed, keys: Keys): string | null {
  const { headers } = asked;
  const read = AUTHORIZATION.exec(headers.authorization ?? '');
  if (!read) return 'AccessDenied';
  const [, key = '', day = '', region = '', names = '', signature = ''] = read;
  if (key !== keys.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== keys.region) return 'AuthorizationHeaderMalformed';
  const time = String(headers['x-amz-date']);
  if (!time.startsWith(day) || Math.abs(readTime(time) - Date.now()) > LATE_MS) return 'RequestTimeTooSkewed';
  const payload = String(headers['x-amz-content-sha256']);
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(asked.body)) return 'XAmzContentSHA256Mismatch';
  const signed = names.split(';');
  if (!signed.includes('host') || !signed.includes('x-amz-date')) return 'AccessDenied';
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = `AWS4-HMAC-SHA256\n${time}\n${scope}\n${sha256(canonize(asked, signed, payload))}`;
  const secret = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (by, part) => hmac(by, part),
    `AWS4${keys.secretAccessKey}`,
  );
  return timingSafeEqual(hmac(secret, text), Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch';
}

function canonize({ method, url, headers }: Signed, signed: readonly string[], payload: string): string {
  const { pathname, searchParams } = new URL(url, 'http://store');
  const query = [...searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const lines = signed.map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`);
  return [method, pathname, query, lines.join(''), signed.join(';'), payload].join('\n');
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** `20261124T010203Z` */
function readTime(text: string): number {
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3:$4:$5'));
}

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();
