// One question to the issuer of sign-ins: bounded in time and size, following nobody elsewhere.

const LONGEST_MS = 7_000;
const LARGEST_BYTES = 256 * 1024;

/** The issuer cannot be asked now, or what it says makes no sense. Never holds what was sent. */
export class IssuerError extends Error {
  constructor(what: string, cause?: unknown) {
    super(`The issuer of sign-ins ${what}`, { cause });
    this.name = 'IssuerError';
  }
}

type Asking = { form?: URLSearchParams; headers?: Record<string, string>; limitMs?: number };

/** GET, or POST where there is a form. Throws IssuerError where no JSON comes back in time. */
export async function askIssuer(
  url: string,
  { form, headers, limitMs = LONGEST_MS }: Asking = {},
): Promise<{ status: number; json: unknown }> {
  let status: number;
  let text: string;
  try {
    const answer = await fetch(url, {
      method: form ? 'POST' : 'GET',
      headers: { accept: 'application/json', ...headers },
      ...(form && { body: form }),
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    });
    status = answer.status;
    text = await readLimited(answer);
  } catch (error) {
    throw error instanceof IssuerError ? error : new IssuerError('does not answer', error);
  }
  try {
    return { status, json: JSON.parse(text) };
  } catch {
    // Not as the cause: the message of a parser quotes what it could not read.
    throw new IssuerError(`answers ${status} and no JSON`);
  }
}

async function readLimited({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.byteLength;
    if (bytes > LARGEST_BYTES) throw new IssuerError('answers without end');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
