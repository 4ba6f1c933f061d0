// The numbers of an API process: those of any process, and how long calls take.
import { Histogram } from 'prom-client';
import type { AppContext } from '#server/app-context.ts';
import { openMetrics, type Metrics } from '#server/monitor/read-metrics.ts';

type Call = { method: string; path: string; status: number; seconds: number };

export type ApiMetrics = Pick<Metrics, 'read'> & { observe(call: Call): void };

export function openApiMetrics(app: Pick<AppContext, 'db' | 'log' | 'moderation'>): ApiMetrics {
  const { registry, read } = openMetrics(app);
  const histogram = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer, by route.',
    labelNames: ['method', 'path', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60],
    registers: [registry],
  });
  return {
    read,
    observe: ({ seconds, ...call }) => histogram.observe(call, seconds),
  };
}
