// Answers the probes and the monitor of a worker, which has no other wire.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Registry } from 'prom-client';
import { openReadiness } from '#server/monitor/check-ready.ts';
import { isMonitorCall } from '#server/monitor/is-monitor-call.ts';
import { openMetrics } from '#server/monitor/read-metrics.ts';
import { Refusal } from '#server/refusal.ts';
import { runMetrics } from './run/run-metrics.ts';
import type { WorkerContext } from './worker-context.ts';

export type Probes = {
  port: number;
  /** Not ready from now on. */
  drain(): void;
  close(): Promise<void>;
};

/** Throws where the port is taken. `port` 0 is any free one. */
export async function serveProbes(app: WorkerContext, port: number): Promise<Probes> {
  const readiness = openReadiness(app);
  const metrics = openMetrics(app);
  const answers: Readonly<Record<string, (call: IncomingMessage) => Promise<Answer>>> = {
    '/healthz': () => Promise.resolve({ status: 200, text: 'ok' }),
    '/readyz': async () => {
      try {
        return { status: 200, text: JSON.stringify(await readiness.check()) };
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return { status: 503, text: JSON.stringify(error.details) };
      }
    },
    '/metrics': async (call) => {
      if (!isMonitorCall(call, app.config.metricsToken)) return NOTHING;
      const { contentType, text } = await metrics.read();
      return { status: 200, text: text + (await runMetrics.metrics()), contentType };
    },
  };
  const server = createServer((call, response) => {
    const answer = call.method === 'GET' || call.method === 'HEAD' ? answers[pathOf(call)] : undefined;
    (answer?.(call) ?? Promise.resolve(NOTHING)).then(
      (given) => write(response, given),
      (err: unknown) => {
        app.log.error({ err }, 'A probe was not answered');
        write(response, { status: 500, text: '' });
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, app.config.host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    drain: readiness.drain,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Answer = { status: number; text: string; contentType?: string };

const NOTHING: Answer = { status: 404, text: '' };

function pathOf({ url = '' }: IncomingMessage): string {
  return url.split('?', 1)[0] ?? '';
}

function write(
  response: ServerResponse,
  { status, text, contentType = Registry.PROMETHEUS_CONTENT_TYPE }: Answer,
): void {
  response.writeHead(status, { 'content-type': contentType, 'cache-control': 'no-store' });
  response.end(text);
}
