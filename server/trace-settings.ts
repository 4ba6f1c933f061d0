// The settings of the collector that traces are sent to, by the names that OpenTelemetry gives them.
import * as z from 'zod';
import { address, names, text } from './setting-parts.ts';

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

export type TraceConfig = {
  /** Where spans are posted to. */
  url: string;
  headers: Readonly<Record<string, string>>;
  /** Empty = by the role of the process. */
  serviceName: string;
  resource: Readonly<Record<string, string>>;
  sampler: (typeof SAMPLERS)[number];
  /** 0–1; what the samplers by ratio take of all traces. */
  share: number;
};

/** `key=value`, with what must not stand there written as in an address. */
const PAIR = /^([^=\s]+)\s*=\s*([^=].*)?$/;

const pairs = names
  .refine((given) => given.every((pair) => readPair(pair) !== null), 'must look like name=value,other=value')
  .transform((given) => Object.fromEntries(given.map((pair) => readPair(pair) ?? ['', ''])));

function readPair(pair: string): [string, string] | null {
  const [, name, value = ''] = PAIR.exec(pair) ?? [];
  try {
    return name === undefined ? null : [decodeURIComponent(name), decodeURIComponent(value.trim())];
  } catch {
    return null;
  }
}

export const TRACE_SETTINGS = {
  OTEL_EXPORTER_OTLP_ENDPOINT: address('').describe(
    'The address of a collector that takes OTLP over HTTP as JSON, such as http://127.0.0.1:4318: traces are sent to /v1/traces there. Empty: none are made.',
  ),
  OTEL_EXPORTER_OTLP_HEADERS: pairs.describe(
    'Headers for it, such as api-key=…; signs that would end one are written as in an address (%2C).',
  ),
  OTEL_SERVICE_NAME: text.describe(
    'What the traces call this process. Empty: atelier-api and atelier-worker.',
  ),
  OTEL_RESOURCE_ATTRIBUTES: pairs.describe(
    'What else they say of it, such as deployment.environment.name=staging,host.name=a1.',
  ),
  OTEL_TRACES_SAMPLER: z
    .enum(SAMPLERS, `must be one of ${SAMPLERS.join(', ')}`)
    .default('parentbased_always_on')
    .describe(`Which traces are taken: ${SAMPLERS.join(', ')}.`),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d{1,9})?|1(\.0{1,9})?)$/, 'must be a number from 0 to 1')
    .transform(Number)
    .default(1)
    .describe('The share of traces that the samplers by ratio take, such as 0.1.'),
};

const Settings = z.object(TRACE_SETTINGS);

export function shapeTraces(settings: z.output<typeof Settings>): TraceConfig | null {
  if (settings.OTEL_EXPORTER_OTLP_ENDPOINT === '') return null;
  return {
    url: `${settings.OTEL_EXPORTER_OTLP_ENDPOINT}/v1/traces`,
    headers: settings.OTEL_EXPORTER_OTLP_HEADERS,
    serviceName: settings.OTEL_SERVICE_NAME,
    resource: settings.OTEL_RESOURCE_ATTRIBUTES,
    sampler: settings.OTEL_TRACES_SAMPLER,
    share: settings.OTEL_TRACES_SAMPLER_ARG,
  };
}
