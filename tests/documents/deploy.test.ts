// The files of deploy/ and the Dockerfile: images cannot be built by the tests, so what they name is looked up.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { endpoints } from '#contract/endpoints.ts';
import { NODE_OPTIONS } from '#server/process/node-options.ts';
import { SETTINGS } from '#server/settings.ts';

/** Of PostgreSQL, of the store, of Node, of images. */
const OF_OTHERS = /^(?:POSTGRES_\w+|AWS_\w+|NODE_ENV|COMFYUI_IMAGE)$/;
const PROBES = ['/healthz', '/readyz', '/metrics'];

const isSetting = (name: string): boolean => name in SETTINGS || OF_OTHERS.test(name);
const read = (file: string): string => readFileSync(file, 'utf8');
const manifests = globSync('deploy/kubernetes/*.yaml').flatMap((file) =>
  parseAllDocuments(read(file)).map((document) => {
    if (document.errors.length > 0) throw document.errors[0];
    return document.toJS() as {
      kind: string;
      data?: object;
      spec: { template?: { spec: { containers: Container[] } } };
    };
  }),
);

type Container = {
  env: { name: string; value: string }[];
  ports: { name: string; containerPort: number }[];
} & Record<'startupProbe' | 'readinessProbe' | 'livenessProbe', { httpGet: { path: string; port: string } }>;

it('name settings that there are', () => {
  const compose = globSync('deploy/compose*.yaml').flatMap((file) => {
    const { services } = parse(read(file), { merge: true }) as {
      services: Record<string, { environment?: object }>;
    };
    return Object.values(services).flatMap(({ environment = {} }) => Object.keys(environment));
  });
  const example = [...read('deploy/env.example').matchAll(/^([A-Z_0-9]+)=/gm)].map(([, name = '']) => name);
  const containers = manifests.flatMap(({ spec }) => spec?.template?.spec.containers ?? []);
  const inKubernetes = [
    ...containers.flatMap(({ env }) => env.map(({ name }) => name)),
    ...manifests.filter(({ kind }) => kind === 'ConfigMap').flatMap(({ data = {} }) => Object.keys(data)),
  ];
  const inImage = [...read('Dockerfile').matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) =>
    line.split(' ').map((pair) => pair.split('=', 1)[0] ?? ''),
  );
  expect([...compose, ...example, ...inKubernetes, ...inImage].filter((name) => !isSetting(name))).toEqual(
    [],
  );
  // What a role alone cannot start without is asked for.
  expect(compose).toEqual(expect.arrayContaining(['SECRET', 'DATABASE_URL', 'S3_BUCKET']));
  expect(read('docs/deploying.md')).toMatch(/--from-literal=SECRET=/);
});

it('ask probes that are answered, where they are answered', () => {
  const answered = new Set(Object.values(endpoints).map(({ path: place }) => place));
  expect(PROBES.filter((place) => !answered.has(place))).toEqual([]);
  const containers = manifests.flatMap(({ spec }) => spec?.template?.spec.containers ?? []);
  expect(containers).toHaveLength(2);
  for (const { env, ports, startupProbe, readinessProbe, livenessProbe } of containers) {
    const values = Object.fromEntries(env.map(({ name, value }) => [name, value]));
    const port = values['ROLE'] === 'worker' ? Number(values['WORKER_PORT']) : 3000;
    expect(ports[0]?.containerPort).toBe(port);
    for (const { httpGet } of [startupProbe, readinessProbe, livenessProbe]) {
      expect(PROBES).toContain(httpGet.path);
      expect(httpGet.port).toBe(ports[0]?.name);
    }
  }
});

it('watch numbers that are told', () => {
  const sources = globSync('server/**/*.ts').map(read).join('\n');
  const told = new Set([...sources.matchAll(/name: '((?:atelier|http)_\w+)'/g)].map(([, name = '']) => name));
  const watched = [
    'deploy/prometheus/alerts.yaml',
    'deploy/grafana/atelier.json',
    'deploy/kubernetes/autoscale-workers.yaml',
  ]
    .flatMap((file) => [...read(file).matchAll(/\b(?:atelier|http)_\w+/g)])
    .map(([name]) => name.replace(/_(?:bucket|count|sum)$/, ''));
  expect(watched.length).toBeGreaterThan(20);
  expect(watched.filter((name) => !told.has(name))).toEqual([]);
  const rules = parse(read('deploy/prometheus/alerts.yaml')) as {
    groups: { rules: Record<string, unknown>[] }[];
  };
  for (const rule of rules.groups.flatMap((group) => group.rules))
    expect(Object.keys(rule)).toEqual(expect.arrayContaining(['alert', 'expr', 'labels', 'annotations']));
});

it('start the image as the product starts itself', () => {
  const dockerfile = read('Dockerfile');
  const [, command = '[]'] = /^CMD (\[.+\])$/m.exec(dockerfile) ?? [];
  const [program, ...args] = JSON.parse(command) as string[];
  expect([program, args.at(-1)]).toEqual(['node', 'server/main.ts']);
  const flags = args.slice(0, -1).map((flag) => flag.replace(/=\.\//, '='));
  expect(flags).toEqual(NODE_OPTIONS.map((flag) => flag.replace(/file:.*?\/(?=server\/)/, '')));
  for (const [, file = ''] of dockerfile.matchAll(
    /(?:node|import=)\s?\.?\/?((?:scripts|engine|server)\/[\w./-]+)/g,
  ))
    expect([file, existsSync(file)]).toEqual([file, true]);
  // A bundle with sources that went after it would not be started (tests/start/slow/image.test.ts).
  expect(dockerfile).toMatch(/npm prune[^]*build-server\.ts/);
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(read('.nvmrc').trim().split('.')[0]).toBe(/FROM node:(\d+)/.exec(dockerfile)?.[1]);
});

it('are a configuration that nginx takes', ({ skip }) => {
  const nginx = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find((file) => existsSync(file));
  skip(nginx === undefined, 'there is no nginx here');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  try {
    // Names of other containers are known there alone.
    const text = read('deploy/nginx.conf').replace(/api-\d:3000/g, '127.0.0.1:3000');
    const file = path.join(folder, 'nginx.conf');
    writeFileSync(file, `pid ${folder}/nginx.pid;\nerror_log stderr;\n${text}`);
    const { status, stderr } = spawnSync(nginx ?? '', ['-t', '-q', '-p', folder, '-c', file], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
