// An endpoint together with what answers it. The area files make these; serve.ts hangs them on the web framework.
import type { Readable } from 'node:stream';
import type { Endpoint, OutputOf, ParsedInputOf } from '#contract/endpoint.ts';
import type { Language } from '#contract/errors.ts';
import type { SessionUser } from '#server/account/session-user.ts';

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
  /** True when the call came from this machine and through no proxy. */
  isLocal: boolean;
  /** A header of the request, by its name in small letters. */
  header(name: string): string | undefined;
};

export type SignedIn = Caller & { user: SessionUser; token: string };

type CallerOf<E extends Endpoint> = E['access'] extends 'user' | 'admin' ? SignedIn : Caller;

export type Served = {
  endpoint: Endpoint;
  handle(input: unknown, caller: Caller): Promise<unknown>;
};

/** Ties a handler to its endpoint; input and answer are typed by the contract. */
export function served<const E extends Endpoint>(
  endpoint: E,
  handle: (input: ParsedInputOf<E>, caller: CallerOf<E>) => Promise<OutputOf<E>>,
): Served {
  return { endpoint, handle: handle as Served['handle'] };
}

/** What a call without an envelope answers: bytes, a stream of events, plain text. */
export type RawAnswer = {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Readable | Buffer | string | null;
};

/** The same for endpoints whose `answer` is not `envelope`. */
export function servedRaw<const E extends Endpoint>(
  endpoint: E,
  handle: (input: ParsedInputOf<E>, caller: CallerOf<E>) => Promise<RawAnswer>,
): Served {
  return { endpoint, handle: handle as Served['handle'] };
}
