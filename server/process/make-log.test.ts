// What a person sees of a log line, and what nobody sees.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeFault, makeReadable } from './make-log.ts';

async function readable(entry: object): Promise<string> {
  const written = new PassThrough();
  (await makeReadable(written)).write(`${JSON.stringify(entry)}\n`);
  return String(written.read());
}

it('writes time, level, part, words and further fields for people', async () => {
  const line = await readable({
    level: 40,
    time: '2026-01-02T03:04:05.678Z',
    pid: 7,
    hostname: 'here',
    name: 'api',
    msg: 'A call was slow',
    path: '/api/task/list',
  });
  expect(line).toMatch(/^\[\d\d:04:05\] WARN \(api\): A call was slow \{"path":"\/api\/task\/list"\}\n$/);
});

it('shows the stack of an error below its line', async () => {
  const err = { type: 'Error', message: 'no', stack: 'Error: no\n    at x' };
  expect(await readable({ level: 50, name: 'worker', msg: 'no', err })).toMatch(/Error: no\n\s+at x/);
});

it('strikes out what is secret', () => {
  const program = `
    import { makeLog } from ${JSON.stringify(path.join(import.meta.dirname, 'make-log.ts'))};
    (await makeLog({ logLevel: 'info', isProduction: true }, 'api')).info({ token: 'abc1', body: { email: 'abc2', prompt: 'abc3', id: 5 } }, 'call');
  `;
  const run = spawnSync(process.execPath, ['--input-type=module-typescript', '-e', program], {
    encoding: 'utf8',
  });
  const line: unknown = JSON.parse(run.stdout);
  expect(line).toMatchObject({ token: '[hidden]', body: { email: '[hidden]', prompt: '[hidden]', id: 5 } });
});

it('says the code of an error, and no other code', () => {
  const program = `
    import { makeLog } from ${JSON.stringify(path.join(import.meta.dirname, 'make-log.ts'))};
    const cause = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    const log = await makeLog({ logLevel: 'info', isProduction: true }, 'api');
    log.info({ err: cause, code: '123456', body: { code: '123456' } }, 'one');
    log.info({ err: new Error('not stored', { cause }) }, 'two');
    log.info({ err: Object.assign(new Error('odd'), { code: '123456' }) }, 'three');
  `;
  const run = spawnSync(process.execPath, ['--input-type=module-typescript', '-e', program], {
    encoding: 'utf8',
  });
  const lines: unknown[] = run.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toMatchObject([
    { err: { code: 'ENOSPC' }, code: '[hidden]', body: { code: '[hidden]' } },
    { err: { code: 'ENOSPC' } },
    { err: { type: 'Error' } },
  ]);
  expect(run.stdout).not.toContain('123456');
});

it('says which query failed and why, but not with whose values', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
    code: '23505',
    constraint: 'users_email',
    detail: 'Key (lower(email))=(mei@example.com) already exists.',
  });
  const values = ['mei@example.com', 'a fox\n    at night, $& $1'];
  const error = new DrizzleQueryError('insert into users values ($1, $2)', values, cause);
  const described = describeFault(error);
  expect(described).toMatchObject({
    type: 'DrizzleQueryError',
    message: 'Failed query: insert into users values ($1, $2)',
    stack: expect.stringMatching(/make-log\.test\.ts[^]*caused by: Error: duplicate key value/),
  });
  expect(JSON.stringify(described)).not.toMatch(/mei@|fox/);
});

it('does not say whom a letter was for', () => {
  const error = Object.assign(new Error('550 5.1.1 <mei@example.com> unknown'), {
    code: 'EENVELOPE',
    rejected: ['mei@example.com'],
  });
  const described = describeFault(new Error('not sent', { cause: error }));
  expect(JSON.stringify(described)).toContain('550 5.1.1 <[address]> unknown');
  expect(JSON.stringify(described)).not.toContain('mei@');
  expect(describeFault({ code: 7 })).toEqual({ code: 7 });
});
