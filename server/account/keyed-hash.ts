// How what is personal is kept where it is only compared: by its HMAC with the deployment's secret, never as itself.
import { createHmac } from 'node:crypto';

/** `purpose` keeps hashes of different things apart, so that one cannot be passed off as another. */
export function keyedHash(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');
}
