// The body of a request that says its checksum: whole and right, or nothing of it counts (tus, "Checksum").
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { openTurns } from '#server/media/take-turns.ts';
import { readBody } from './read-body.ts';
import { readHeader } from './serve-request.ts';
import { CHECKSUM_ALGORITHMS } from './tus-protocol.ts';
import { TusRefusal } from './tus-store.ts';

/** It is held in memory until it is known to be right. */
const MOST_BYTES = 8 * 1024 ** 2;
/** So many of one user are held at a time. */
const inTurn = openTurns(2, 16);

/**
 * What the request carries, unread where it says no checksum; undefined where it carries nothing. Refuses
 * `body_too_large`; throws TusRefusal for an algorithm that we do not know (400), and for other bytes (460).
 */
export async function readCheckedBody(
  request: Pick<IncomingMessage, 'headers'> & { body?: unknown },
  userId: number,
): Promise<Readable | undefined> {
  const { body } = request;
  if (!(body instanceof Readable)) return undefined;
  const said = readHeader(request, 'upload-checksum');
  if (said === undefined) return body;
  const [algorithm = '', checksum = ''] = said.split(' ');
  if (!CHECKSUM_ALGORITHMS.includes(algorithm))
    throw new TusRefusal(400, `Upload-Checksum knows ${CHECKSUM_ALGORITHMS.join(', ')}`);
  const bytes = await inTurn(String(userId), () => readBody(request, body, MOST_BYTES));
  const isRight = createHash(algorithm).update(bytes).digest('base64') === checksum;
  if (!isRight) throw new TusRefusal(460, 'The bytes are not those of Upload-Checksum');
  return Readable.from([bytes], { objectMode: false });
}
