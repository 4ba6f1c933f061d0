// nginx as deploy/nginx.conf describes it, on a port of loopback, before the API processes of a test.
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { waitUntil } from '../fakes/wait-until.ts';

const CONFIGURATION = path.join(import.meta.dirname, '..', '..', 'deploy', 'nginx.conf');
const PROGRAMS = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'];

type Place = { folder: string; port: number; apis: readonly string[] };

/** Throws where nginx is not installed, or does not answer. */
export async function startNginx({ folder, port, apis }: Place): Promise<{ stop(): Promise<void> }> {
  const program = PROGRAMS.find((file) => existsSync(file));
  if (!program) throw new Error('nginx is not installed (Debian: apt-get install nginx-light)');
  const prefix = path.join(folder, 'nginx');
  mkdirSync(prefix);
  // Started by root, its workers are somebody else, who must reach their temporary files.
  for (const place of [folder, prefix]) chmodSync(place, 0o755);
  const file = path.join(prefix, 'nginx.conf');
  writeFileSync(file, readConfiguration(prefix, port, apis));
  const child = spawn(program, ['-p', prefix, '-c', file, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += chunk));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await waitUntil('nginx answers', async () => {
    if (child.exitCode !== null) throw new Error(`nginx ended:\n${errors}`);
    return await fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  });
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** The file as it is, with the addresses of this test, and everything that it writes in a folder of its own. */
function readConfiguration(prefix: string, port: number, apis: readonly string[]): string {
  const servers = /(?: +server api-\d:3000 (.+);\n)+/;
  const text = readFileSync(CONFIGURATION, 'utf8');
  const options = servers.exec(text)?.[1];
  if (options === undefined) throw new Error(`${CONFIGURATION} names no servers`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `  ${kind}_temp_path ${prefix}/${kind};\n`)
    .join('');
  const own = text
    .replace(servers, apis.map((api) => `    server ${api} ${options};\n`).join(''))
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('http {\n', `http {\n  access_log off;\n${temporary}`);
  return `pid ${prefix}/nginx.pid;\nerror_log ${prefix}/error.log;\n${own}`;
}
