// Sends spans to the collector of the settings (OTLP over HTTP, as JSON). What that needs is loaded here, and only then.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Attributes as OtelAttributes, Span as OtelSpan } from '@opentelemetry/api';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { Config } from '#server/config.ts';
import type { Span } from './call-context.ts';
import { installTracer, type SpanOptions } from './span.ts';

const LIMITS = {
  /** A collector that takes longer has lost what it was sent; nobody waits for it. */
  exportMs: 5000,
  /** At the end of a process. */
  flushMs: 2000,
  sendEveryMs: 2000,
};
/** Some megabytes; what comes when they are full is dropped. */
const MOST_WAITING = 2048;
const BATCH = 256;

export type Traces = { close(): Promise<void> };

export async function openTraces(
  { traces }: Pick<Config, 'traces'>,
  part: 'api' | 'worker',
  log: Logger,
  limits = LIMITS,
): Promise<Traces> {
  if (!traces) return { close: async () => {} };
  const { api, sdk, resources, exporter } = await loadPackages();
  const service = traces.serviceName || `atelier-${part}`;
  const reporting = reportOnce(
    new exporter.OTLPTraceExporter({
      url: traces.url,
      headers: traces.headers,
      timeoutMillis: limits.exportMs,
      concurrencyLimit: 2,
    }),
    log,
    traces.url,
  );
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({
      'service.namespace': 'atelier',
      'service.instance.id': `${part}-${process.pid}`,
      ...traces.resource,
      'service.name': service,
    }),
    sampler: chooseSampler(sdk, traces),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: reporting,
        maxQueueSize: MOST_WAITING,
        maxExportBatchSize: BATCH,
        scheduledDelayMillis: limits.sendEveryMs,
        exportTimeoutMillis: limits.exportMs + 1000,
      }),
    ],
  });
  const tracer = provider.getTracer('atelier');
  const { SpanKind, SpanStatusCode } = api;
  const kinds = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER, internal: SpanKind.INTERNAL };
  const made = new WeakMap<Span, OtelSpan>();

  const within = (parent: SpanOptions['parent']) => {
    if (parent === null) return api.ROOT_CONTEXT;
    const own = typeof parent === 'string' ? null : made.get(parent);
    if (own) return api.trace.setSpan(api.ROOT_CONTEXT, own);
    const read = readTraceparent(typeof parent === 'string' ? parent : parent.traceparent);
    return read ? api.trace.setSpanContext(api.ROOT_CONTEXT, { ...read, isRemote: true }) : api.ROOT_CONTEXT;
  };

  installTracer((name, { kind = 'internal', parent, attributes = {}, begun }) => {
    const options = {
      kind: kinds[kind],
      attributes: attributes as OtelAttributes,
      ...(begun && { startTime: begun }),
    };
    const span = tracer.startSpan(name, options, within(parent));
    const { traceId, spanId, traceFlags } = span.spanContext();
    const ours: Span = {
      traceId,
      traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
      set: (more) => void span.setAttributes(more as OtelAttributes),
      end: (fault) => {
        if (fault !== undefined) {
          span.setAttribute('error.type', fault);
          span.setStatus({ code: SpanStatusCode.ERROR });
        }
        span.end();
      },
    };
    made.set(ours, span);
    return ours;
  });
  log.info({ collector: new URL(traces.url).host, service }, 'Traces are sent to a collector');
  return {
    close: async () => {
      installTracer(null);
      // A collector that hangs must not keep a process that was told to end.
      await Promise.race([
        provider.shutdown().catch(() => {}),
        sleep(limits.flushMs, undefined, { ref: false }),
      ]);
    },
  };
}

async function loadPackages() {
  const [api, sdk, resources, exporter] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  return { api, sdk, resources, exporter };
}

type Settings = NonNullable<Config['traces']>;

function chooseSampler(sdk: typeof import('@opentelemetry/sdk-trace'), { sampler, share }: Settings) {
  const root = sampler.endsWith('always_off')
    ? new sdk.AlwaysOffSampler()
    : sampler.endsWith('traceidratio')
      ? new sdk.TraceIdRatioBasedSampler(share)
      : new sdk.AlwaysOnSampler();
  return sampler.startsWith('parentbased') ? new sdk.ParentBasedSampler({ root }) : root;
}

function readTraceparent(text: string): { traceId: string; spanId: string; traceFlags: number } | null {
  const [, traceId, spanId, flags] = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(text) ?? [];
  return traceId && spanId && flags ? { traceId, spanId, traceFlags: Number.parseInt(flags, 16) } : null;
}

/** A collector that is away is told of when it goes and when it is back, and not for each batch in between. */
function reportOnce(exporter: SpanExporter, log: Logger, url: string): SpanExporter {
  let isAway = false;
  let lost = 0;
  const collector = new URL(url).host;
  return {
    export: (spans, done) => {
      exporter.export(spans, (result) => {
        const hasFailed = result.code !== 0;
        if (hasFailed) lost += spans.length;
        if (hasFailed && !isAway) {
          log.warn(
            { err: result.error, collector },
            'The collector of traces does not take them; they are lost until it does',
          );
        } else if (!hasFailed && isAway) {
          log.info({ collector, lost }, 'The collector takes traces again');
          lost = 0;
        }
        isAway = hasFailed;
        done({ code: 0 }); // told here; the library would say it again in its own way
      });
    },
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  };
}
