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
  // Not `for await`: its iterator costs more than all else that is done for a small call.
  return await new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    let isWhole = false;
    const fail = (error: Error) => {
      // The connection is still needed for the answer.
      body.off('data', take).pause();
      reject(error);
    };
    const take = (chunk: Buffer) => {
      bytes += chunk.length;
      chunks.push(chunk);
      if (bytes > mostBytes) fail(new Refusal('body_too_large'));
    };
    body
      .on('data', take)
      .once('end', () => {
        isWhole = true;
        resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks));
      })
      .once('error', fail)
      .once('close', () => {
        if (!isWhole) fail(new Error('The body ended before it was whole'));
      });
  });
}
