// One call of the wire, declared once: the server, the browser and docs/openapi.json all read this value.
import type * as z from 'zod/mini';
import type { RefusalName } from './errors.ts';
import type { MediaKind } from './media-kinds.ts';

/** Who may call: anyone; anyone, but a token changes the answer; only with a token; only with an admin's token. */
export type Access = 'anyone' | 'optional' | 'user' | 'admin';

/**
 * What comes back. `envelope` is `{ code, msg, data, request_id }`; the others are the few calls
 * whose readers are not our client (caches, `<img>`, `EventSource`, probes).
 */
type AnswerKind = 'envelope' | 'bare' | 'bytes' | 'events' | 'text';

export type Endpoint<In extends z.ZodMiniType = z.ZodMiniType, Out extends z.ZodMiniType = z.ZodMiniType> = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  /** Written out whole, so that one search leads from a log line to here. `{id}` marks a path parameter. */
  path: string;
  summary: string;
  access: Access;
  input: In;
  output: Out;
  /** Refusals beyond those every call can give (input, login, rate, bug). */
  refusals: readonly RefusalName[];
  answer: AnswerKind;
  /**
   * How the input is written. `form` is for the one call whose senders know OAuth and nothing of us; `raw` for bytes
   * that were signed as they are: the input is a Uint8Array.
   */
  body: 'json' | 'form' | 'raw';
  /**
   * Which new files may ride along, by the name of their part, and how many of each: multipart with one text part
   * `params` holding the JSON. Each becomes `{ upload_id }` in the field of its name (a list where more than one may
   * come). Null: JSON only.
   */
  files: Readonly<Record<string, number>> | null;
  /** What each of these files must be, where not everything that is taken elsewhere will do. */
  fileRule: { kind: MediaKind; bytes: number } | null;
  /** The browser's duplicate rule: of two equal reads the older is dropped, of two equal acts the newer. */
  kind: 'read' | 'act';
};

type Declared<
  In extends z.ZodMiniType,
  Out extends z.ZodMiniType,
  Who extends Access,
  Kind extends AnswerKind,
> = Pick<Endpoint<In, Out>, 'path' | 'summary' | 'input' | 'output' | 'kind'> &
  Partial<Endpoint<In, Out>> & { access: Who; answer?: Kind };

/**
 * `Who` and `Kind` stay in the type, so that a handler behind `user` knows that there is one, and one that answers
 * bytes is not taken for one that answers an envelope.
 */
export function endpoint<
  In extends z.ZodMiniType,
  Out extends z.ZodMiniType,
  const Who extends Access,
  const Kind extends AnswerKind = 'envelope',
>(declared: Declared<In, Out, Who, Kind>): Endpoint<In, Out> & { access: Who; answer: Kind } {
  return {
    method: 'POST',
    refusals: [],
    body: 'json',
    files: null,
    fileRule: null,
    ...declared,
    answer: declared.answer ?? ('envelope' as Kind),
  };
}

/** What the caller writes (before defaults) and what it gets back. */
export type InputOf<E extends Endpoint> = z.input<E['input']>;
export type ParsedInputOf<E extends Endpoint> = z.output<E['input']>;
export type OutputOf<E extends Endpoint> = z.output<E['output']>;

/** Every enveloped answer, of any HTTP status. */
export type Envelope<Data> = { code: number; msg: string; data: Data | null; request_id: string };
