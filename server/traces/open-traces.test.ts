// Traces cost nothing where none are wanted, and a collector that misbehaves costs nobody anything.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Logger, pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { type Collector, startCollector } from '#tests/fakes/otlp-collector.ts';
import { waitUntil } from '#tests/fakes/wait-until.ts';
import { runFor } from './call-context.ts';
import { openTraces, type Traces } from './open-traces.ts';
import { beginSpan, withSpan } from './span.ts';

const FAST_IMPORTS = '--import=./server/process/fast-imports.mjs';
const PROJECT = path.join(import.meta.dirname, '../..');
const LIMITS = { exportMs: 600, flushMs: 600, sendEveryMs: 100 };
const closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

type Line = { level: number; msg: string; err?: { message: string }; lost?: number };

async function open(
  settings: Record<string, string>,
  limits = LIMITS,
): Promise<{ traces: Traces; lines: Line[]; log: Logger }> {
  const lines: Line[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as Line) });
  const traces = await openTraces(readConfig(settings), 'api', log, limits);
  closing.push(traces.close);
  return { traces, lines, log };
}

async function collect(port?: number): Promise<Collector> {
  const collector = await startCollector(port);
  closing.push(collector.close);
  return collector;
}

const endpoint = (url: string) => ({ OTEL_EXPORTER_OTLP_ENDPOINT: url });
const about = (lines: Line[]) => lines.filter(({ msg }) => /collector/i.test(msg)).map(({ msg }) => msg);

function makeSpans(count: number): void {
  for (let n = 0; n < count; n += 1) beginSpan('work', { parent: null })?.end();
}

/** What a process loads of it when it has these programs. The interface alone comes with prom-client anyway. */
function listLoaded(settings: object, programs: string[]): string[] {
  const program = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load: (url, context, next) => { loaded.push(url); return next(url, context); } });
    for (const each of ${JSON.stringify(programs)}) await import(each);
    const { openTraces } = await import('#server/traces/open-traces.ts');
    const { readConfig } = await import('#server/config.ts');
    const traces = await openTraces(readConfig(${JSON.stringify(settings)}), 'api', { info() {}, warn() {} });
    await traces.close();
    console.log(JSON.stringify(loaded.filter((url) => url.includes('/@opentelemetry/') && !url.includes('/@opentelemetry/api/'))));
    process.exit();
  `;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', FAST_IMPORTS, '--input-type=module', '-e', program],
    { cwd: PROJECT, encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as string[];
}

it('loads nothing where no collector is named', () => {
  const programs = ['api/start-api.ts', 'worker/start-worker.ts', 'role-process.ts', 'open-app.ts'];
  expect(
    listLoaded(
      {},
      programs.map((name) => `#server/${name}`),
    ),
  ).toEqual([]);
  expect(listLoaded(endpoint('http://127.0.0.1:9'), []).length).toBeGreaterThan(3);
});

it('makes no spans where no collector is named, and none for what belongs to no call', async () => {
  const off = await open({});
  expect(beginSpan('work', { parent: null })).toBeNull();
  expect(off.lines).toEqual([]);
  const collector = await collect();
  const { traces } = await open(endpoint(collector.url));
  expect(await withSpan('work of nobody', {}, () => Promise.resolve(7))).toBe(7);
  await traces.close();
  expect(collector.spans).toEqual([]);
});

it('sends what was done with its place, its name and its headers', async () => {
  const collector = await collect();
  const { traces } = await open({
    ...endpoint(`${collector.url}/`),
    OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%2Cb, other = two',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
  });
  const call = beginSpan('POST /x', { kind: 'server', parent: null, attributes: { n: 1 } });
  const failing = runFor({ span: call }, () =>
    withSpan('inner', { where: 'here' }, () => Promise.reject(new TypeError('a prompt of somebody'))),
  );
  await expect(failing).rejects.toThrow('a prompt');
  call?.end();
  await traces.close();
  const [inner, outer] = collector.spans;
  expect([inner?.name, outer?.name]).toEqual(['inner', 'POST /x']);
  expect(inner).toMatchObject({ hasFailed: true, attributes: { where: 'here', 'error.type': 'TypeError' } });
  expect(outer).toMatchObject({ hasFailed: false, parentSpanId: undefined, kind: 2, attributes: { n: 1 } });
  expect([inner?.traceId, inner?.parentSpanId]).toEqual([outer?.traceId, outer?.spanId]);
  expect(collector.headers[0]).toMatchObject({ 'api-key': 'a,b', other: 'two' });
  expect(outer?.service).toBe('atelier-api');
  expect(collector.text()).toContain('deployment.environment.name');
  expect(collector.text()).not.toContain('a prompt');
});

it('takes the share of traces that was asked for, and goes on with what a trace began as', async () => {
  const collector = await collect();
  const ratio = { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.5' };
  const { traces } = await open({ ...endpoint(collector.url), ...ratio });
  const id = 'a'.repeat(32);
  for (const flags of ['00', '01'])
    beginSpan(flags, { parent: `00-${id}-${'b'.repeat(16)}-${flags}` })?.end();
  makeSpans(200);
  await traces.close();
  const own = collector.spans.filter(({ name }) => name === 'work');
  expect(own.length).toBeGreaterThan(50);
  expect(own.length).toBeLessThan(150);
  expect(collector.spans.filter(({ name }) => name !== 'work').map(({ name }) => name)).toEqual(['01']);
});

it.each(['hang', 'refuse', 'reject'] as const)(
  'is told once of a collector that does %s, and again when it is well',
  async (mood) => {
    const collector = await collect();
    collector.mood = mood;
    const { traces, lines } = await open(endpoint(collector.url));
    await waitUntil('it is told', () => {
      makeSpans(300);
      return about(lines).length >= 2;
    });
    expect(about(lines)).toEqual([
      'Traces are sent to a collector',
      'The collector of traces does not take them; they are lost until it does',
    ]);
    makeSpans(3000);
    await sleep(1500);
    expect(about(lines)).toHaveLength(2);
    collector.mood = 'take';
    await waitUntil('it is told that the collector is back', () => {
      makeSpans(1);
      return about(lines).length === 3;
    });
    expect(lines.at(-1)).toMatchObject({ msg: 'The collector takes traces again' });
    expect(lines.at(-1)?.lost).toBeGreaterThan(0);
    makeSpans(10);
    await traces.close();
  },
);

it('ends while the collector is away, or would hang for longer than this test may take', async () => {
  const collector = await collect();
  collector.mood = 'hang';
  for (const url of [collector.url, 'http://127.0.0.1:9']) {
    const { traces } = await open(endpoint(url), { ...LIMITS, exportMs: 600_000 });
    makeSpans(5);
    await traces.close();
  }
  expect(collector.headers).toHaveLength(1); // it was asked
});
