// Spans of traces: what was done, when, and within what. Without a collector nothing is made, and nothing loaded.
import { type Attributes, findSpan, runFor, type Span } from './call-context.ts';

type SpanKind = 'server' | 'consumer' | 'internal';
/** `parent`: null begins a trace; a text is a `traceparent`. */
export type SpanOptions = {
  kind?: SpanKind;
  parent: Span | string | null;
  attributes?: Attributes;
  begun?: Date;
};
export type Tracer = (name: string, options: SpanOptions) => Span;

/** What is done with a span where nobody collects any. */
type Open = Pick<Span, 'set' | 'end'>;
const NOTHING: Open = { set: () => {}, end: () => {} };

let tracer: Tracer | null = null;

/** Null: from now on there are no spans. */
export function installTracer(next: Tracer | null): void {
  tracer = next;
}

/** Null where nobody collects spans. */
export function beginSpan(name: string, options: SpanOptions): Span | null {
  return tracer?.(name, options) ?? null;
}

/** Within what is done just now; nothing where that is no call and no task. */
export function openSpan(name: string, attributes: Attributes = {}): Open {
  const parent = findSpan();
  return (parent && beginSpan(name, { parent, attributes })) ?? NOTHING;
}

/** The same around `work`: what it does is within it, and what it throws is its fault. */
export async function withSpan<Result>(
  name: string,
  attributes: Attributes,
  work: (span: Pick<Span, 'set'>) => Promise<Result>,
): Promise<Result> {
  const parent = findSpan();
  const span = parent && beginSpan(name, { parent, attributes });
  return span ? await runIn(span, () => work(span)) : await work(NOTHING);
}

/** Ends the span with the work. */
async function runIn<Result>(span: Span, work: () => Promise<Result>): Promise<Result> {
  let fault: string | undefined;
  try {
    return await runFor({ span }, work);
  } catch (error) {
    fault = nameFault(error);
    throw error;
  } finally {
    span.end(fault);
  }
}

/** Something that has ended by now. */
export function recordSpan(name: string, options: SpanOptions): void {
  beginSpan(name, options)?.end();
}

/** What kind of error it is; its words are for the log. */
export function nameFault(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const refusal: unknown = Reflect.get(error, 'refusal') ?? Reflect.get(error, 'failure');
  const name = error.constructor.name;
  return typeof refusal === 'string' && /^[a-z_]+$/.test(refusal) ? `${name} ${refusal}` : name;
}
