// What a monitor may ask: the numbers of this process, as Prometheus reads them.
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

type Call = { method: string; path: string; status: number; seconds: number };

export type Metrics = {
  observe(call: Call): void;
  /** `contentType` and text of one reading. */
  read(): Promise<{ contentType: string; text: string }>;
};

export function openMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer, by route.',
    labelNames: ['method', 'path', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60],
    registers: [registry],
  });
  return {
    observe: ({ method, path, status, seconds: taken }) => seconds.observe({ method, path, status }, taken),
    read: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  };
}
