// The bytes of a call's body, as many as it may have.
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Refusal } from '#server/refusal.ts';

/** Refuses `body_too_large`: at once where the caller says how much it will be, else when there is more. */
export async function readBody(
  { headers }: Pick<IncomingMessage, 'headers'>,
  body: Readable,
  mostBytes: number,
): Promise<Buffer> {
  if (Number(headers['content-length'] ?? 0) > mostBytes) throw new Refusal('body_too_large');
  const chunks: Buffer[] = [];
  let bytes = 0;
  // The connection is still needed for the answer.
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    bytes += (chunk as Buffer).length;
    if (bytes > mostBytes) throw new Refusal('body_too_large');
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}
