// From the press of a button to the stored image: one trace through API and worker, and lines of the log that name both.
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { makeLog } from '#server/process/make-log.ts';
import { EngineError } from '#server/engines/engine.ts';
import { listEngines } from '#server/worker/engines/choose-engine.ts';
import { startWorker, type Worker } from '#server/worker/start-worker.ts';
import { type CollectedSpan, type Collector, startCollector } from '#tests/fakes/otlp-collector.ts';
import { makeImage } from '#tests/fakes/sample-media.ts';
import { createTestEngine, type TestEngine } from '#tests/fakes/test-engine.ts';
import { waitUntil } from '#tests/fakes/wait-until.ts';
import { startTestApi, type TestApi } from '#tests/start-test-api.ts';
import { openTraces, type Traces } from './open-traces.ts';

const PROMPT = 'a lighthouse that nobody else may read of';
const PATH = '/api/task/text_to_image/post';
const EMAIL = 'somebody.private@example.com';
const LIMITS = { exportMs: 2000, flushMs: 2000, sendEveryMs: 50 };

type Line = Record<string, unknown> & { msg: string };

let collector: Collector;
let traces: Traces;
let api: TestApi;
let engine: TestEngine;
let worker: Worker;
let me: Awaited<ReturnType<TestApi['signIn']>>;
const lines: Line[] = [];

beforeAll(async () => {
  const log = await makeLog({ logLevel: 'debug', isProduction: true }, 'test', {
    write: (line: string) => void lines.push(JSON.parse(line) as Line),
  });
  collector = await startCollector();
  traces = await openTraces(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }), 'api', log, LIMITS);
  api = await startTestApi({ log });
  engine = createTestEngine();
  worker = await startWorker(api.app, { engines: listEngines([engine]), drainMs: 0 });
  me = await api.signIn(EMAIL);
});

afterAll(async () => {
  await worker.stop();
  await api.close();
  await traces.close();
  await collector.close();
});

async function post(): Promise<{ id: string; requestId: string }> {
  const answer = await api.post<{ id: string }>(PATH, { prompt: PROMPT }, { token: me.token });
  expect(answer.code).toBe(200);
  return { id: answer.data?.id ?? '', requestId: answer.request_id };
}

const runOf = (id: string) =>
  waitUntil(`the run of task ${id} is collected`, () =>
    collector.spans.find(
      ({ name, attributes }) => name === 'run task' && attributes['atelier.task'] === Number(id),
    ),
  );
const traceOf = async (id: string): Promise<CollectedSpan[]> => {
  const { traceId } = await runOf(id);
  await waitUntil('its call is collected', () =>
    collector.spans.some((span) => span.traceId === traceId && span.name === `POST ${PATH}`),
  );
  return collector.spans.filter((span) => span.traceId === traceId);
};

it('is one trace from the post to the stored image', async () => {
  const { id, requestId } = await post();
  const trace = await traceOf(id);
  const names = new Map(trace.map((span) => [span.spanId, span.name]));
  const tree = trace
    .map(({ name, parentSpanId }) => `${parentSpanId ? names.get(parentSpanId) : '-'} > ${name}`)
    .sort();
  // Of two images.
  expect([...new Set(tree)]).toEqual(
    [
      `- > POST ${PATH}`,
      `POST ${PATH} > judge words`,
      `POST ${PATH} > create task`,
      'create task > task waits',
      'create task > claim task',
      'create task > run task',
      'run task > engine prepare',
      'run task > engine submit',
      'run task > engine poll',
      'run task > store result',
      'store result > engine download',
      'run task > judge results',
      'run task > settle task',
    ].sort(),
  );
  const find = (name: string) => trace.find((span) => span.name === name);
  expect(find(`POST ${PATH}`)).toMatchObject({
    kind: 2,
    attributes: { 'http.route': PATH, 'http.response.status_code': 200, 'atelier.request_id': requestId },
  });
  expect(find('run task')).toMatchObject({
    kind: 5,
    hasFailed: false,
    attributes: {
      'atelier.tool': 'text-to-image',
      'atelier.engine': engine.id,
      'atelier.outcome': 'completed',
      'atelier.attempt': 1,
      'atelier.request_id': requestId,
    },
  });
  expect(Number(find('engine poll')?.attributes['atelier.polls'])).toBeGreaterThan(0);
  // In the order in which it happened; what was waited for ends where its claim does.
  const order = [
    'create task',
    'engine prepare',
    'engine submit',
    'engine poll',
    'store result',
    'settle task',
  ];
  const begun = order.map((name) => find(name)?.begun ?? 0);
  expect(begun).toEqual(begun.toSorted((a, b) => a - b));
});

it('names the call and the task in every line of the log, and the trace', async () => {
  const { id, requestId } = await post();
  const { traceId } = await runOf(id);
  const done = await waitUntil('the task is done', () =>
    lines.find((line) => line.msg === 'Task completed' && line['task'] === Number(id)),
  );
  expect(done).toMatchObject({ request_id: requestId, trace_id: traceId, claim: 1 });
  const called = lines.find((line) => line.msg === `POST ${PATH}` && line['request_id'] === requestId);
  expect(called).toMatchObject({ status: 200, trace_id: traceId });
});

it('says what went wrong by name, of a call and of a run', async () => {
  engine.script.refuses = { error: new EngineError('refused', `no: ${PROMPT}`, { failure: 'engine_error' }) };
  const { id } = await post();
  const trace = await traceOf(id);
  delete engine.script.refuses;
  expect(trace.find(({ name }) => name === 'run task')).toMatchObject({
    hasFailed: true,
    attributes: { 'atelier.outcome': 'failed', 'error.type': 'failed' },
  });
  expect(trace.find(({ name }) => name === 'engine submit')).toMatchObject({
    hasFailed: true,
    attributes: { 'error.type': 'EngineError engine_error' },
  });
  const refused = await api.post(PATH, { prompt: '' }, { token: me.token });
  const call = await waitUntil('the refused call is collected', () =>
    collector.spans.find(({ attributes }) => attributes['atelier.request_id'] === refused.request_id),
  );
  expect(call).toMatchObject({ hasFailed: false, attributes: { 'http.response.status_code': refused.http } });
});

it('has the work of the media lab in the trace of the upload', async () => {
  const form = new FormData();
  form.append('file', new Blob([await makeImage()]), 'private-name.png');
  const response = await api.fetch('/api/task/upload', {
    method: 'POST',
    body: form,
    headers: { token: me.token },
  });
  const { request_id } = (await response.json()) as { request_id: string };
  const call = await waitUntil('the upload is collected', () =>
    collector.spans.find(({ attributes }) => attributes['atelier.request_id'] === request_id),
  );
  const lab = collector.spans.filter(({ parentSpanId }) => parentSpanId === call.spanId);
  expect(lab.map(({ name }) => name)).toEqual(expect.arrayContaining(['media measure', 'media clean']));
}, 300_000); // its process goes behind all others: a busy machine keeps it waiting

it('holds nothing that a person wrote, nor who it was', async () => {
  const { id } = await post();
  await traceOf(id);
  const sent = collector.text();
  for (const secret of [PROMPT, 'lighthouse', EMAIL, 'somebody', me.token, 'private-name']) {
    expect(sent).not.toContain(secret);
  }
  expect(sent).not.toContain(path.dirname(api.app.config.dataDir));
});
