// What is being done just now, wherever that leads: whose call or task it is, for every line of the log, and its span.
import { AsyncLocalStorage } from 'node:async_hooks';

export type Span = {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** As W3C writes it, for whoever goes on with the trace. */
  readonly traceparent: string;
  set(attributes: Attributes): void;
  /** `fault`: it went wrong. A name, not an error's words, which may repeat what a person wrote. */
  end(fault?: string): void;
};

/** Names, numbers and states. Never what a person wrote, nor who it was: traces leave the installation. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** Ids alone: they are written into every line of the log. */
type Ids = Readonly<Record<string, string | number>>;
type CallContext = { ids: Ids; span: Span | null };

const contexts = new AsyncLocalStorage<CallContext>();

/** All that `work` does is done for these too. Without a span: that of what it is done in. */
export function runFor<Result>({ ids = {}, span }: Partial<CallContext>, work: () => Result): Result {
  const outer = contexts.getStore();
  const context = {
    ids: { ...outer?.ids, ...ids },
    span: span === undefined ? (outer?.span ?? null) : span,
  };
  return contexts.run(context, work);
}

/** For what a call only happened to begin: a connection that many use, a sum that is told later. */
export const runForNobody = <Result>(work: () => Result): Result => contexts.exit(work);

export const findSpan = (): Span | null => contexts.getStore()?.span ?? null;

/** What a line of the log says beside its own. */
export function describeCall(): Record<string, string | number> {
  const context = contexts.getStore();
  if (!context) return {};
  const { ids, span } = context;
  return span ? { ...ids, trace_id: span.traceId } : { ...ids };
}

/** What is stored with a task, so that whoever does it says for which call, and goes on with its trace. */
export function readOrigin(): { request_id: string | null; traceparent: string | null } {
  const context = contexts.getStore();
  const id = context?.ids['request_id'];
  return {
    request_id: typeof id === 'string' ? id : null,
    traceparent: context?.span?.traceparent ?? null,
  };
}
