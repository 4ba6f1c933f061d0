// An endpoint together with what answers it. The area files make these; serve.ts registers them with the web framework.
import type { Readable } from 'node:stream';
import type { Endpoint, OutputOf, ParsedInputOf } from '#contract/endpoint.ts';
import type { SessionUser } from '#server/session-user.ts';
import type { Language } from '#texts/words.ts';

/** Who calls, as far as the wire tells. */
export type Caller = {
  /** Null without a (valid) token; never null behind an endpoint of access `user` or `admin`. */
  user: SessionUser | null;
  /** The token itself, for what hangs on one session; null where `user` is. */
  token: string | null;
  language: Language;
  requestId: string;
  /** Address of the client, for limits only. */
  address: string;
  /** True when the call came from this machine and through no proxy, or with the token of a monitor. */
  isMonitor: boolean;
  /** Path and query, as they were called. */
  url: string;
  /** A header of the request, by its name in small letters. */
  header(name: string): string | undefined;
};

export type SignedIn = Caller & { user: SessionUser; token: string };

type CallerOf<E extends Endpoint> = E['access'] extends 'user' | 'admin' ? SignedIn : Caller;

/** What a call without an envelope answers: bytes, a stream of events, plain text. */
export type RawAnswer = {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Readable | Buffer | string | null;
};

export type Route = {
  endpoint: Endpoint;
  handle(input: unknown, caller: Caller): Promise<unknown>;
};

type Handler<E extends Endpoint> = (
  input: ParsedInputOf<E>,
  caller: CallerOf<E>,
) => Promise<E['answer'] extends 'envelope' ? OutputOf<E> : RawAnswer>;

/** Returns the routes of one area of the contract; one without a handler, or with a wrong one, does not compile. */
export function routes<const Area extends Readonly<Record<string, Endpoint>>>(
  area: Area,
  handlers: { [Name in keyof Area]: Handler<Area[Name]> },
): Route[] {
  return Object.entries(area).map(([name, endpoint]) => ({
    endpoint,
    handle: handlers[name] as Route['handle'],
  }));
}
