// A fresh clone on unfriendly machines. Slow, and needs the npm registry: npx vitest run --project start-slow
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AppProcess, launchApp, listDescendants, startApp } from '../../start-app.ts';
import { copyCheckout } from '../copy-checkout.ts';
import { queryFolder } from '../data-folder.ts';

const isRoot = process.getuid?.() === 0;
/** Settings of npm that would install less, or refuse. */
const HOSTILE_NPM = {
  npm_config_ignore_scripts: 'true',
  npm_config_engine_strict: 'true',
  npm_config_omit: 'dev optional',
  npm_config_production: 'true',
  NODE_ENV: 'production',
};

let home: string;
let project: string;
const apps: AppProcess[] = [];

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'atelier slow-'));
  project = path.join(home, 'atelier');
});

afterEach(async () => {
  for (const app of apps.splice(0)) await app.kill();
  rmSync(home, { recursive: true, force: true });
});

function keep(app: AppProcess): AppProcess {
  apps.push(app);
  return app;
}

/** The ordinary user to be, when we are root. */
function findUser(): { uid?: number; gid?: number } {
  if (!isRoot) return {};
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((text) => text.split(':'))
    .find(([name, , uid]) => Number(uid) >= 1000 && name !== 'nobody');
  if (!line) throw new Error('This machine has no ordinary user; make one (useradd somebody)');
  return { uid: Number(line[2]), gid: Number(line[3]) };
}

function giveHome({ uid, gid }: { uid?: number; gid?: number }): void {
  if (uid !== undefined && gid !== undefined) spawnSync('chown', ['-R', `${uid}:${gid}`, home]);
  chmodSync(home, 0o700);
}

async function until(isTrue: () => boolean): Promise<void> {
  for (let tries = 0; tries < 4000; tries += 1) {
    if (isTrue()) return;
    await sleep(50);
  }
  throw new Error('It never became true');
}

describe('a fresh clone', () => {
  it('of an ordinary user with an empty npm cache and hostile npm settings gets ready', async () => {
    copyCheckout(project, 'none');
    const user = findUser();
    giveHome(user);
    const env = { ...HOSTILE_NPM, HOME: home, npm_config_cache: path.join(home, 'cache') };
    const dataDir = path.join(project, 'data');
    const app = keep(await startApp({ by: 'npm', project, dataDir, env, ...user }));
    expect(app.output()).toMatch(/Installing \d+ packages/);
    expect(app.output()).toContain('Packages installed');
    expect(await queryFolder(dataDir, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('is installed by the second start when the first is killed in the middle', async () => {
    copyCheckout(project, 'none');
    const first = keep(await launchApp({ by: 'npm', project, dataDir: path.join(home, 'one') }));
    await until(() => first.output().includes('Installing'));
    const second = keep(await launchApp({ by: 'npm', project, dataDir: path.join(home, 'two') }));
    await until(() => second.output().includes('Another start is installing'));
    await sleep(2000);
    await first.kill();
    await until(() => second.output().includes('is ready at'));
    expect(second.output()).toContain('Packages installed');
  });

  it('stops by Ctrl-C while it installs, and goes on with the next start', async () => {
    copyCheckout(project, 'none');
    const dataDir = path.join(home, 'data');
    const first = keep(await launchApp({ by: 'npm', project, dataDir }));
    await until(() => first.output().includes('Installing'));
    await sleep(1500);
    const family = listDescendants(first.pid);
    process.kill(-first.pid, 'SIGINT');
    await first.ended;
    await until(() => family.every((pid) => !readdirSync('/proc').includes(String(pid))));
    expect(first.output()).toContain('Stopped while installing');
    expect(readdirSync(project)).not.toContain('.install-lock');
    const second = keep(await startApp({ by: 'npm', project, dataDir }));
    expect(second.output()).toContain('Packages installed');
  });
});

describe.runIf(isRoot)('two users', () => {
  it('one may use the installed project of the other, which is read-only for him, with a data folder of his own', async () => {
    copyCheckout(project, 'copied');
    spawnSync('chmod', ['-R', 'a+rX', project]); // this checkout may be private
    const before = process.umask(0o022);
    const owner = keep(await startApp({ by: 'npm', project, dataDir: path.join(home, 'owner') }));
    process.umask(before);
    process.kill(owner.pid, 'SIGTERM');
    await owner.ended;
    chmodSync(home, 0o755);
    const user = findUser();
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'atelier-app-'));
    chownSync(dataDir, user.uid ?? 0, user.gid ?? 0);
    const env = { HOME: dataDir };
    const app = keep(await startApp({ by: 'npm', project, dataDir, env, ...user }));
    expect(app.output()).not.toContain('Installing');
    await app.kill();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('one is told in words that the packages of the other are private', async () => {
    copyCheckout(project, 'none');
    const placed = path.join(project, 'node_modules', '.package-lock.json');
    mkdirSync(path.dirname(placed));
    writeFileSync(placed, '{}');
    spawnSync('chmod', ['-R', 'a+rX', project]);
    chmodSync(placed, 0o600);
    chmodSync(home, 0o755);
    const env = { HOME: '/nonexistent' };
    const app = keep(await launchApp({ by: 'npm', project, dataDir: home, env, ...findUser() }));
    expect(await app.ended).toBe(1);
    expect(app.output()).toContain('can only be read by the user who installed them');
  });

  it('root may start on the folder of a user, who can go on afterwards', async () => {
    copyCheckout(project, 'copied');
    const user = findUser();
    giveHome(user);
    const dataDir = path.join(project, 'data');
    const env = { HOME: home };
    const byRoot = keep(await startApp({ by: 'npm', project, dataDir }));
    expect(statSync(path.join(dataDir, 'postgres')).uid).toBe(user.uid);
    await queryFolder(dataDir, 'create table kept as select 7 as number');
    process.kill(byRoot.pid, 'SIGTERM');
    await until(() => byRoot.output().includes('Stopping'));
    await until(() => !readdirSync(dataDir).includes('running.json'));
    const byUser = keep(await startApp({ by: 'npm', project, dataDir, env, ...user }));
    expect(await queryFolder(dataDir, 'select number from kept')).toEqual([{ number: 7 }]);
    expect(byUser.output()).not.toContain('Creating');
  });
});
