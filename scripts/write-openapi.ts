// Writes docs/openapi.json from the contract. With --check it only says whether the file is up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { REFUSALS, type RefusalName } from '#contract/errors.ts';
import { toolPosts } from '#tools/contracts.ts';

type Json = Record<string, unknown>;

const FILE = path.join(import.meta.dirname, '..', 'docs', 'openapi.json');

/** Refusals that every enveloped call can give. */
const COMMON: readonly RefusalName[] = [
  'bad_parameters',
  'bad_request',
  'too_many_requests',
  'body_too_large',
  'too_slow',
  'system_error',
  'unavailable',
];

export function describeApi(): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of [...endpoints, ...toolPosts]) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: describeEndpoint(endpoint),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Atelier',
      version: '1',
      description:
        'Written by scripts/write-openapi.ts from contract/; do not edit. Every enveloped answer is ' +
        '{ code, msg, data, request_id }; 200 is success, any other code a refusal.',
    },
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } },
      schemas: { Refusal: envelope({ type: ['object', 'null'] }) },
    },
  };
}

function describeEndpoint(endpoint: Endpoint): Json {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const input = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as Json;
  delete input['$schema'];
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[1] ?? ''],
    security: describeAccess(endpoint),
    ...(endpoint.method === 'GET'
      ? { parameters: describeParameters(input, names) }
      : { requestBody: describeBody(endpoint, input) }),
    responses: describeResponses(endpoint),
  };
}

function describeAccess({ access }: Endpoint): Json[] {
  if (access === 'user' || access === 'admin') return [{ token: [] }];
  return access === 'optional' ? [{}, { token: [] }] : [];
}

function describeParameters(input: Json, inPath: readonly string[]): Json[] {
  const required = (input['required'] as string[] | undefined) ?? [];
  return Object.entries((input['properties'] as Json | undefined) ?? {}).map(([name, schema]) => ({
    name,
    in: inPath.includes(name) ? 'path' : 'query',
    required: inPath.includes(name) || required.includes(name),
    schema,
  }));
}

function describeBody({ files, body }: Endpoint, input: Json): Json {
  if (body === 'form') {
    return { required: true, content: { 'application/x-www-form-urlencoded': { schema: input } } };
  }
  if (body === 'raw') {
    return { required: true, content: { '*/*': { schema: { type: 'string', format: 'binary' } } } };
  }
  const json = { 'application/json': { schema: input } };
  if (!files) return { required: true, content: json };
  const file = { type: 'string', format: 'binary' };
  const parts = Object.entries(files).map(([name, most]) => [
    name,
    most === 1 ? file : { type: 'array', items: file, maxItems: most },
  ]);
  const properties = { params: input, ...(Object.fromEntries(parts) as Json) };
  const multipart = { type: 'object', properties, required: ['params'] };
  return { required: true, content: { ...json, 'multipart/form-data': { schema: multipart } } };
}

const MEDIA_TYPES = {
  envelope: 'application/json',
  bare: 'application/json',
  bytes: 'application/octet-stream',
  events: 'text/event-stream',
  text: 'text/plain',
} as const;

function describeResponses(endpoint: Endpoint): Json {
  const output = z.toJSONSchema(endpoint.output, { io: 'output', unrepresentable: 'any' }) as Json;
  delete output['$schema'];
  const success = endpoint.answer === 'envelope' ? envelope(output) : output;
  const responses: Record<string, Json> = {
    '200': {
      description: listCodes(endpoint, 200, 'Success'),
      content: { [MEDIA_TYPES[endpoint.answer]]: { schema: success } },
    },
  };
  const statuses = new Set(listRefusals(endpoint).map((name) => REFUSALS[name].http));
  for (const http of [...statuses].sort((a, b) => a - b)) {
    if (http === 200) continue;
    responses[String(http)] = {
      description: listCodes(endpoint, http),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    };
  }
  return responses;
}

function listRefusals({ access, answer, refusals }: Endpoint): RefusalName[] {
  const needed: RefusalName[] =
    access === 'admin'
      ? ['need_login', 'abnormal_user', 'no_permission']
      : access === 'user'
        ? ['need_login', 'abnormal_user']
        : [];
  return [...new Set([...needed, ...refusals, ...(answer === 'envelope' ? COMMON : [])])];
}

/** `Success, or a refusal: −2 Not enough points; …` */
function listCodes(endpoint: Endpoint, http: number, success?: string): string {
  const refusals = listRefusals(endpoint)
    .map((name) => REFUSALS[name])
    .filter((refusal) => refusal.http === http)
    .map(({ code, words }) => `${code} ${words.en}`);
  if (success === undefined) return refusals.join('; ');
  return refusals.length === 0 ? success : `${success}, or a refusal: ${refusals.join('; ')}`;
}

function envelope(data: Json): Json {
  return {
    type: 'object',
    properties: { code: { type: 'integer' }, msg: { type: 'string' }, data, request_id: { type: 'string' } },
    required: ['code', 'msg', 'data', 'request_id'],
  };
}

/** True when docs/openapi.json says what the contract says. */
export function isOpenapiFresh(): boolean {
  try {
    return readFileSync(FILE, 'utf8') === write();
  } catch {
    return false;
  }
}

const write = () => `${JSON.stringify(describeApi(), null, 2)}\n`;

if (import.meta.main) {
  if (!process.argv.includes('--check')) writeFileSync(FILE, write());
  else if (!isOpenapiFresh()) {
    console.error('docs/openapi.json is stale. Write it again: node scripts/write-openapi.ts');
    process.exitCode = 1;
  }
}
