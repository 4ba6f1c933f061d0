// How a sign-in code is kept: never as itself, because a million plain hashes are computed in a second.
import { createHmac, timingSafeEqual } from 'node:crypto';

export function hashCode(secret: string, email: string, code: string): string {
  return createHmac('sha256', secret).update(`sign-in code\n${email}\n${code}`).digest('hex');
}

export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
