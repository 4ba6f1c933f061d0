// A collector of traces on a loopback port: takes OTLP over HTTP as JSON, checks its form, and misbehaves when it is told to.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';

const Value = z.strictObject({
  stringValue: z.string().optional(),
  intValue: z.union([z.number(), z.string()]).optional(),
  doubleValue: z.number().optional(),
  boolValue: z.boolean().optional(),
});
const Attributes = z.array(z.object({ key: z.string(), value: Value }));
const Id = (bytes: number) => z.string().regex(new RegExp(`^[\\da-f]{${bytes * 2}}$`));
const Nanoseconds = z.string().regex(/^\d{19}$/);
const Posted = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: Attributes }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: Id(16),
              spanId: Id(8),
              parentSpanId: Id(8).optional(),
              name: z.string(),
              kind: z.number(),
              startTimeUnixNano: Nanoseconds,
              endTimeUnixNano: Nanoseconds,
              attributes: Attributes,
              status: z.object({ code: z.number() }),
            }),
          ),
        }),
      ),
    }),
  ),
});

export type CollectedSpan = {
  service: string;
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  name: string;
  kind: number;
  seconds: number;
  begun: number;
  attributes: Record<string, unknown>;
  hasFailed: boolean;
};

/** `hang` takes and never answers; `refuse` says 503 and that it may be tried again; `reject` 400. */
type Mood = 'take' | 'hang' | 'refuse' | 'reject';

export type Collector = {
  url: string;
  /** In the order in which they ended. */
  spans: CollectedSpan[];
  /** All that was ever sent, as it came. */
  text(): string;
  /** Of the calls, with what they carried. */
  headers: Record<string, unknown>[];
  mood: Mood;
  /** Of the same port, as one that was away comes back. */
  close(): Promise<void>;
};

export async function startCollector(port = 0): Promise<Collector> {
  let text = '';
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString('utf8');
      text += body;
      collector.headers.push(request.headers);
      if (request.url !== '/v1/traces' || request.headers['content-type'] !== 'application/json')
        return void response.writeHead(404).end();
      answer(response, body);
    });
  });
  function answer(response: ServerResponse, body: string): void {
    if (collector.mood === 'hang') return;
    if (collector.mood === 'refuse') return void response.writeHead(503).end();
    const read = Posted.safeParse(JSON.parse(body));
    if (collector.mood === 'reject' || !read.success) return void response.writeHead(400).end();
    collector.spans.push(...readSpans(read.data));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const collector: Collector = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: [],
    text: () => text,
    headers: [],
    mood: 'take',
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return collector;
}

function readSpans({ resourceSpans }: z.output<typeof Posted>): CollectedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => {
        const begun = Number(BigInt(span.startTimeUnixNano) / 1000n) / 1e6;
        const ended = Number(BigInt(span.endTimeUnixNano) / 1000n) / 1e6;
        return {
          service: String(readAttributes(resource.attributes)['service.name']),
          traceId: span.traceId,
          spanId: span.spanId,
          parentSpanId: span.parentSpanId,
          name: span.name,
          kind: span.kind,
          begun,
          seconds: ended - begun,
          attributes: readAttributes(span.attributes),
          hasFailed: span.status.code === 2,
        };
      }),
    ),
  );
}

function readAttributes(given: z.output<typeof Attributes>): Record<string, unknown> {
  return Object.fromEntries(
    given.map(({ key, value }) => [
      key,
      value.stringValue ?? value.doubleValue ?? value.boolValue ?? Number(value.intValue),
    ]),
  );
}
