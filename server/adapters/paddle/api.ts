// Calls of Paddle's API. Its own SDK would do the same by fetch, without a time limit, and takes no page for JSON.
// https://developer.paddle.com/api-reference/about/
import * as z from 'zod';
import { PaymentUnavailable } from '../payments.ts';

export const PADDLE_API = 'https://api.paddle.com';
export const PADDLE_SANDBOX_API = 'https://sandbox-api.paddle.com';

/** A charge is answered when the bank has answered. */
const TIMEOUT_MS = 45_000;
/** Paddle answers 240 calls a minute: https://developer.paddle.com/api-reference/about/rate-limiting */
const LONGEST_WAIT_SECONDS = 60;
const WAITS = 10;
/** Only of what changes nothing: Paddle knows no idempotency keys. */
const TRIES_TO_READ = 3;
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 2000;

/** Paddle understood, and refused; its words carry no card. */
export class PaddleRefusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = 'PaddleRefusal';
    this.status = status;
    this.code = code;
  }
}

/** So many calls were made that Paddle wants to be left alone for so long. */
class TooMany extends PaymentUnavailable {
  readonly seconds: number;
  constructor(message: string, seconds: number) {
    super(message);
    this.seconds = seconds;
  }
}

export type Query = Readonly<Record<string, string>>;

/** `path` without the first slash; what comes back is the `data` of the answer. */
export type PaddleApi = {
  get<S extends z.ZodType>(path: string, schema: S, query?: Query): Promise<z.output<S>>;
  /** All of a list, page after page, in its order. */
  list<S extends z.ZodType<{ id: string } | { event_id: string }>>(
    path: string,
    schema: S,
    query: Query,
  ): AsyncGenerator<z.output<S>>;
  post<S extends z.ZodType>(path: string, schema: S, body: object): Promise<z.output<S>>;
  patch<S extends z.ZodType>(path: string, schema: S, body: object): Promise<z.output<S>>;
};

const Answer = z.object({ data: z.unknown() });
const Refused = z.object({ error: z.object({ code: z.string(), detail: z.string().optional() }) });
const More = z.object({ meta: z.object({ pagination: z.object({ has_more: z.boolean() }) }) });

type Request = { method: 'GET' | 'POST' | 'PATCH'; path: string; query?: Query; body?: object };

type Access = { apiKey: string; apiBase: string };

/**
 * All throw PaddleRefusal, and PaymentUnavailable where Paddle is away or answers nonsense. `isPatient`: nobody waits
 * for the answer, so that it waits as long as Paddle says when there were too many calls.
 */
export function openPaddleApi({ apiKey, apiBase }: Access, isPatient = false): PaddleApi {
  async function send({ method, path, query = {}, body }: Request): Promise<unknown> {
    const address = new URL(`${apiBase || PADDLE_API}/${path}`);
    address.search = new URLSearchParams(query).toString();
    let response: Response;
    let text: string;
    try {
      response = await fetch(address, {
        method,
        headers: {
          authorization: `Bearer ${apiKey}`,
          'paddle-version': '1',
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      text = await response.text();
    } catch (cause) {
      throw new PaymentUnavailable(`Paddle did not answer ${method} ${path}`, { cause });
    }
    return readAnswer(response, text, `${method} ${path}`);
  }

  async function read(request: Request): Promise<unknown> {
    for (let tried = 1, waited = 0; ;) {
      try {
        return await send(request);
      } catch (error) {
        if (!(error instanceof PaymentUnavailable)) throw error;
        if (isPatient && error instanceof TooMany && (waited += 1) <= WAITS) {
          await pause(error.seconds * 1000);
          continue;
        }
        if (tried === TRIES_TO_READ) throw error;
        await pause(Math.min(FIRST_PAUSE_MS * 4 ** (tried - 1), LONGEST_PAUSE_MS));
        tried += 1;
      }
    }
  }

  return {
    get: async (path, schema, query) => readData(schema, await read(ask(path, query)), path),
    post: async (path, schema, body) => readData(schema, await send({ method: 'POST', path, body }), path),
    patch: async (path, schema, body) => readData(schema, await send({ method: 'PATCH', path, body }), path),
    async *list(path, schema, query) {
      let after: Query = {};
      for (;;) {
        const answer = await read(ask(path, { ...query, ...after }));
        const data = readData(z.array(schema), answer, path);
        yield* data;
        const last = data.at(-1);
        if (last === undefined || !parse(More, answer, path).meta.pagination.has_more) return;
        after = { after: 'event_id' in last ? last.event_id : last.id };
      }
    },
  };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const ask = (path: string, query: Query = {}): Request => ({ method: 'GET', path, query });

function readAnswer(response: Response, text: string, call: string): unknown {
  const { status } = response;
  const requestId = response.headers.get('x-request-id') ?? '';
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch (cause) {
    throw new PaymentUnavailable(`Paddle answered ${call} by ${status} and no JSON ${requestId}`.trim(), {
      cause,
    });
  }
  if (response.ok) return answer;
  const { error } = Refused.safeParse(answer).data ?? {};
  const said = `${call}: ${status} ${error?.code ?? ''} ${error?.detail ?? ''} ${requestId}`.trim();
  if (status === 429) {
    const seconds = Number(response.headers.get('retry-after')) || LONGEST_WAIT_SECONDS;
    throw new TooMany(`Paddle did not answer ${said}`, Math.min(seconds, LONGEST_WAIT_SECONDS));
  }
  if (status >= 500 || error === undefined) throw new PaymentUnavailable(`Paddle did not answer ${said}`);
  throw new PaddleRefusal(status, error.code, `Paddle refused ${said}`);
}

const readData = <S extends z.ZodType>(schema: S, answer: unknown, path: string): z.output<S> =>
  parse(schema, parse(Answer, answer, path).data, path);

function parse<S extends z.ZodType>(schema: S, answer: unknown, path: string): z.output<S> {
  const read = schema.safeParse(answer);
  if (read.success) return read.data;
  throw new PaymentUnavailable(`Paddle answered ${path} by what nobody understands`, { cause: read.error });
}
