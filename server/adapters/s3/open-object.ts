// Reads an object, whole or a part, so that what is cut is an error and never a shorter file.
import { Readable } from 'node:stream';
import { GetObjectCommand } from '@aws-sdk/client-s3';
import { type Bucket, isMissing, readFault } from './bucket.ts';

type Range = { start: number; end: number };

/** Throws an ENOENT, as a disk does, where there is no such object; StorageFault, also from the stream. */
export async function openObject(bucket: Bucket, key: string, range: Range | undefined): Promise<Readable> {
  const { client, name, silentMs } = bucket;
  const asked = { Bucket: name, Key: key, ...(range && { Range: `bytes=${range.start}-${range.end}` }) };
  try {
    const { Body, ContentLength, ContentRange } = await client.send(new GetObjectCommand(asked));
    if (!(Body instanceof Readable)) throw new Error('the answer has no body');
    const expected = range ? readPart(range, ContentRange) : ContentLength;
    if (expected === null || ContentLength !== expected) {
      Body.destroy();
      throw new Error(`the store does not give the part that was asked for, but ${ContentRange ?? 'all'}`);
    }
    return readWhole(Body, expected, silentMs);
  } catch (error) {
    if (isMissing(error)) throw missing(key);
    if (range && error instanceof Error && error.name === 'InvalidRange') return Readable.from([]);
    throw readFault(error);
  }
}

/** How many bytes come. Returns null where they are not those of the range: some stores get the first byte wrong. */
function readPart({ start, end }: Range, told: string | undefined): number | null {
  const [first = -1, last = -1] =
    /^bytes (\d+)-(\d+)\//
      .exec(told ?? '')
      ?.slice(1)
      .map(Number) ?? [];
  return first === start && last >= first && last <= end ? last - first + 1 : null;
}

function missing(key: string): Error {
  return Object.assign(new Error(`ENOENT: there is no ${key} in the store`), { code: 'ENOENT' });
}

/** Counts what comes. The time runs only while somebody waits: a reader may be as slow as it likes. */
function readWhole(body: Readable, expected: number | undefined, silentMs: number): Readable {
  const chunks = body.iterator() as AsyncIterator<Buffer>;
  let bytes = 0;
  const readNext = async (): Promise<Buffer | null> => {
    const next = await inTime(chunks.next(), silentMs);
    if (!next.done) {
      bytes += next.value.length;
      return next.value;
    }
    if (expected === undefined || bytes === expected) return null;
    throw new Error(`it ended after ${bytes} of ${expected} bytes`);
  };
  return new Readable({
    read() {
      readNext().then(
        (chunk) => this.push(chunk),
        (error: unknown) => this.destroy(readFault(error)),
      );
    },
    destroy(error, done) {
      body.destroy(); // at once, also in the middle of a silence
      done(error);
    },
  });
}

async function inTime<T>(waited: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(Object.assign(new Error(`nothing came for ${limitMs} ms`), { code: 'ETIMEDOUT' }));
    }, limitMs);
  });
  try {
    return await Promise.race([waited, late]);
  } finally {
    clearTimeout(timer);
    waited.catch(() => {}); // it may fail after it was late
  }
}
