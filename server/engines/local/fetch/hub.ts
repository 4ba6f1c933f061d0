// What a mirror of the Hugging Face hub is asked for: which files a commit has, with their sums, and their bytes.
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';

export const HUB = 'https://huggingface.co';

/** What cannot be done, in words for the operator. `isWorthRetrying`: it may be otherwise in a moment. */
export class FetchError extends Error {
  readonly isWorthRetrying: boolean;
  readonly afterSeconds: number;
  constructor(
    detail: string,
    {
      isWorthRetrying = false,
      afterSeconds = 0,
      cause,
    }: { isWorthRetrying?: boolean; afterSeconds?: number; cause?: unknown } = {},
  ) {
    super(detail, { cause });
    this.name = 'FetchError';
    this.isWorthRetrying = isWorthRetrying;
    this.afterSeconds = afterSeconds;
  }
}

/** The mirror cannot be reached at all. */
export class OfflineError extends FetchError {
  constructor(mirror: string, cause: unknown) {
    super(`${new URL(mirror).host} cannot be reached`, { isWorthRetrying: true, cause });
    this.name = 'OfflineError';
  }
}

const MOST_REDIRECTS = 5;
const TRIES = 5;
const FIRST_PAUSE_MS = 500;
const LONGEST_WAIT_SECONDS = 120;
/** Until an answer begins; how long a file takes is for whoever reads it. */
const ANSWER_LIMIT_MS = 30_000;

const TreeEntry = z.looseObject({
  type: z.string(),
  path: z.string(),
  size: z.int().nonnegative().default(0),
  lfs: z.looseObject({ oid: z.string(), size: z.int() }).nullish(),
});
export type TreeFile = { path: string; bytes: number; sha256: string | null };

export type HubOptions = {
  /** Without a slash at the end. */
  mirror: string;
  signal: AbortSignal;
  /** Of the first pause between two tries; for tests. */
  firstPauseMs?: number;
};

/** The files of a commit with what the hub knows of them: the sum of those that it keeps outside of Git. Throws FetchError. */
export async function listTree(
  options: HubOptions,
  repo: string,
  revision: string,
): Promise<Map<string, TreeFile>> {
  const address = `${options.mirror}/api/models/${repo}/tree/${revision}?recursive=true`;
  const entries = await tryAgain(options, async () => {
    const answer = await ask(options, address, {});
    const json = await answer.json().catch(() => null);
    const read = z.array(TreeEntry).safeParse(json);
    if (!read.success) throw new FetchError(`${address} answers with something else than a list of files`);
    return read.data;
  });
  return new Map(
    entries
      .filter(({ type }) => type === 'file')
      .map((file) => [
        file.path,
        { path: file.path, bytes: file.lfs?.size ?? file.size, sha256: readSum(file.lfs?.oid) },
      ]),
  );
}

function readSum(oid = ''): string | null {
  const sum = oid.replace(/^sha256:/, '');
  return /^[\da-f]{64}$/.test(sum) ? sum : null;
}

/** From a byte on, to the end. Throws FetchError. */
export async function openFile(
  options: HubOptions,
  file: { repo: string; revision: string; path: string },
  from: number,
): Promise<{ body: ReadableStream<Uint8Array>; from: number; commit: string }> {
  const address = `${options.mirror}/${file.repo}/resolve/${file.revision}/${file.path}`;
  const answer = await ask(options, address, from > 0 ? { range: `bytes=${from}-` } : {});
  if (/^text\/html\b/.test(answer.headers.get('content-type') ?? '')) {
    await answer.body?.cancel();
    throw new FetchError(`${address} answers with a web page instead of the file`);
  }
  if (!answer.body) throw new FetchError(`${address} answers with nothing`, { isWorthRetrying: true });
  const isPart = answer.status === 206;
  const begun = isPart ? Number(/^bytes (\d+)-/.exec(answer.headers.get('content-range') ?? '')?.[1]) : 0;
  if (isPart && begun !== from)
    throw new FetchError(`${address} answers with another part than was asked for`);
  return { body: answer.body, from: begun, commit: answer.headers.get('x-repo-commit') ?? '' };
}

/** Follows to other hosts, as hubs lead to where the bytes lie, but never from https to http. */
async function ask(
  { mirror, signal }: HubOptions,
  address: string,
  headers: Record<string, string>,
): Promise<Response> {
  const isPlain = mirror.startsWith('http:');
  let url = address;
  let commit = '';
  for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
    const answer = await askOnce(url, headers, signal, mirror);
    commit ||= answer.headers.get('x-repo-commit') ?? '';
    const next = answer.headers.get('location');
    if (answer.status < 300 || answer.status >= 400 || next === null)
      return withCommit(check(answer, url), commit);
    await answer.body?.cancel();
    url = new URL(next, url).href;
    if (!url.startsWith('https:') && !(isPlain && url.startsWith('http:'))) {
      throw new FetchError(`${new URL(address).host} leads to ${url}, which is not https`);
    }
  }
  throw new FetchError(`${address} leads from one address to the next without an end`);
}

/** The hub names the commit in its own answer, and not where the bytes lie. */
function withCommit(answer: Response, commit: string): Response {
  if (commit === '' || answer.headers.has('x-repo-commit')) return answer;
  const headers = new Headers(answer.headers);
  headers.set('x-repo-commit', commit);
  return new Response(answer.body, { status: answer.status, headers });
}

async function askOnce(
  url: string,
  headers: Record<string, string>,
  signal: AbortSignal,
  mirror: string,
): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new Error('no answer in time')), ANSWER_LIMIT_MS);
  try {
    return await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.any([signal, late.signal]) });
  } catch (error) {
    signal.throwIfAborted();
    throw new OfflineError(mirror, error);
  } finally {
    clearTimeout(timer);
  }
}

function check(answer: Response, url: string): Response {
  if (answer.ok) return answer;
  void answer.body?.cancel().catch(() => {});
  const { status } = answer;
  if (status === 401 || status === 403) {
    throw new FetchError(
      `${url} may not be read (${status}): the mirror wants an account, or the model its licence accepted`,
    );
  }
  if (status === 404) throw new FetchError(`${url} is not there (404)`);
  const wait = Number(answer.headers.get('retry-after') ?? 0);
  const isWorthRetrying = status === 429 || status >= 500;
  throw new FetchError(`${url} answers with ${status}`, {
    isWorthRetrying,
    afterSeconds: Number.isFinite(wait) ? Math.min(wait, LONGEST_WAIT_SECONDS) : 0,
  });
}

/** Each time after twice the pause, and no sooner than the mirror says. Throws what the last try threw. */
export async function tryAgain<Result>(
  { signal, firstPauseMs = FIRST_PAUSE_MS }: HubOptions,
  attempt: () => Promise<Result>,
  hasMoved: () => boolean = () => false,
): Promise<Result> {
  for (let failures = 0; ;) {
    try {
      return await attempt();
    } catch (error) {
      signal.throwIfAborted();
      failures = hasMoved() ? 1 : failures + 1;
      if (!(error instanceof FetchError) || !error.isWorthRetrying || failures >= TRIES) throw error;
      const pauseMs = Math.max(firstPauseMs * 2 ** (failures - 1), error.afterSeconds * 1000);
      await sleep(pauseMs, undefined, { signal });
    }
  }
}
