// Reads a result from a provider's file host: only from there, and not more than a limit.
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { EngineError } from '../engine.ts';
import { type AddressPattern, isAddressOf } from './hosts.ts';

const MOST_REDIRECTS = 3;
/** Longer than a video of 2 minutes in 4K takes on a slow line. */
const LIMIT_MS = 15 * 60_000;
const ANSWER_LIMIT_MS = 60_000;

export type Download = {
  provider: string;
  hosts: readonly AddressPattern[];
  mostBytes: number;
  answerLimitMs?: number | undefined;
  /** Sent to all of `hosts`: a key only where these are the server's own. */
  headers?: Readonly<Record<string, string>> | undefined;
};

/** Throws EngineError; what goes wrong later, too many bytes or too few among it, ends the stream with an error. */
export async function openDownload(address: string, download: Download): Promise<Readable> {
  const { provider, mostBytes } = download;
  const answer = await request(address, download);
  const length = Number(answer.headers.get('content-length') ?? Number.NaN);
  if (!answer.body || length > mostBytes) {
    await answer.body?.cancel();
    throw new EngineError('unavailable', `${provider} delivers a file of ${length} bytes`, {
      mayBeCharged: true,
    });
  }
  let bytes = 0;
  const counted = new Transform({
    transform(part: Buffer, _encoding, done) {
      bytes += part.byteLength;
      done(bytes > mostBytes ? new Error(`${provider} delivers a file without end`) : null, part);
    },
    flush(done) {
      done(
        Number.isFinite(length) && bytes < length ? new Error(`${provider} delivered half of a file`) : null,
      );
    },
  });
  // An error of either side ends the other; whoever reads meets it.
  void pipeline(Readable.fromWeb(answer.body), counted).catch(() => {});
  return counted;
}

async function request(
  address: string,
  { provider, hosts, headers = {}, answerLimitMs = ANSWER_LIMIT_MS }: Download,
): Promise<Response> {
  let url = address;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    if (!isAddressOf(url, hosts)) throw lost(`${provider} names a file on a host that is not its own`);
    const answer = await fetchFile(provider, url, headers, answerLimitMs);
    const next = answer.headers.get('location');
    if (answer.status < 300 || answer.status >= 400 || next === null) {
      if (answer.ok) return answer;
      await answer.body?.cancel();
      throw lost(`${provider} answers ${answer.status} for a file`);
    }
    await answer.body?.cancel();
    url = new URL(next, url).href;
  }
  throw lost(`${provider} sends a file from one address to the next`);
}

async function fetchFile(
  provider: string,
  url: string,
  headers: Readonly<Record<string, string>>,
  limitMs: number,
): Promise<Response> {
  const abort = new AbortController();
  const late = setTimeout(() => abort.abort(), limitMs);
  try {
    return await fetch(url, {
      headers,
      redirect: 'manual',
      signal: AbortSignal.any([abort.signal, AbortSignal.timeout(LIMIT_MS)]),
    });
  } catch (error) {
    throw lost(`${provider} does not deliver a file`, error);
  } finally {
    clearTimeout(late);
  }
}

/** The run is done and paid for. */
function lost(detail: string, cause?: unknown): EngineError {
  return new EngineError('unavailable', detail, { mayBeCharged: true, cause });
}
