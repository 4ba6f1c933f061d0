// What other programs of the machine can learn of a running product: no secret from an environment, no file by its mode.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SANDBOX_USER } from '#server/children/sandbox.ts';
import { launchApp, listDescendants, makeDataDir, removeApp, shareApp } from '../start-app.ts';

const SECRETS = {
  SECRET: 'secret-of-the-test-with-32-characters',
  SMTP_URL: 'smtp://someone:secret-of-the-test@127.0.0.1:9',
  STRIPE_SECRET_KEY: 'secret-of-the-test-stripe',
  STRIPE_WEBHOOK_SECRET: 'secret-of-the-test-hook',
  FAL_KEY: 'secret-of-the-test-fal',
  REPLICATE_API_TOKEN: 'secret-of-the-test-replicate',
  OPENAI_API_KEY: 'secret-of-the-test-openai',
  OPENAI_VIDEO_API_KEY: 'secret-of-the-test-videos',
  SPEECH_API_KEY: 'secret-of-the-test-speech',
  FAL_API_BASE: 'http://127.0.0.1:9',
  FAL_REST_BASE: 'http://127.0.0.1:9',
  FAL_PLATFORM_BASE: 'http://127.0.0.1:9',
  REPLICATE_API_BASE: 'http://127.0.0.1:9',
  OPENAI_BASE_URL: 'http://127.0.0.1:9',
  OPENAI_VIDEO_BASE_URL: 'http://127.0.0.1:9',
  SPEECH_BASE_URL: 'http://127.0.0.1:9',
  SPEECH_SERVER: 'kokoro',
  GOOGLE_CLIENT_ID: 'client',
  GOOGLE_CLIENT_SECRET: 'secret-of-the-test-google',
  GOOGLE_ISSUER: 'http://127.0.0.1:9',
};
const isRoot = process.getuid?.() === 0;
const dataDir = makeDataDir();
const shared = shareApp({ dataDir, env: SECRETS });

beforeAll(() => {
  for (const name of ['.', 'media']) {
    mkdirSync(path.join(dataDir, name), { recursive: true });
    chmodSync(path.join(dataDir, name), 0o755);
  }
});

afterAll(async () => {
  await shared.kill();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

/** Nothing of one that has ended meanwhile, such as a program that was asked for its version. */
function readProcess(pid: number): { program: string; environment: string }[] {
  const read = (name: string) => readFileSync(`/proc/${pid}/${name}`, 'utf8');
  try {
    return [{ program: read('cmdline'), environment: read('environ') }];
  } catch {
    return [];
  }
}

describe.runIf(existsSync('/proc/self/environ'))('a running product', () => {
  it('has its secrets in no environment but the one it was started with, and its files for nobody else', async () => {
    const app = await shared.running();
    const password = readFileSync(path.join(dataDir, 'postgres-password'), 'utf8').trim();
    const family = listDescendants(app.pid).flatMap(readProcess);
    expect(family.map(({ program }) => program).join()).toContain('worker-main.ts');
    for (const { program, environment } of family) {
      expect([program, environment]).not.toEqual([program, expect.stringContaining('secret-of-the-test')]);
      expect(environment.includes(password)).toBe(false);
    }
    const open = ['.', ...readdirSync(dataDir)].filter((name) => {
      const { mode, gid } = statSync(path.join(dataDir, name));
      return (mode & 0o077) !== 0 && !(gid === SANDBOX_USER.gid && (mode & 0o077) === 0o010);
    });
    expect(open).toEqual([]);
    expect(app.output()).toMatch(/Files of strangers are opened/);
    // The pages are no secret, and another user's checkout may be served from.
    expect(statSync(path.join(import.meta.dirname, '../../build/web/builds/latest.json')).mode & 0o044).toBe(
      0o044,
    );
  });

  it('is refused a word that SANDBOX does not know', async () => {
    const app = await launchApp({ env: { SANDBOX: 'maybe' } });
    expect(await app.ended).toBe(1);
    expect(app.output()).toContain('SANDBOX must be on, off or required');
    await removeApp(app);
  });

  it.runIf(isRoot)('opens no file of its data to another user', async () => {
    await shared.running();
    const look = spawnSync('ls', [dataDir], { uid: 65_534, gid: 65_534, encoding: 'utf8' });
    expect(look.stdout).toBe('');
    expect(look.status).not.toBe(0);
  });
});
