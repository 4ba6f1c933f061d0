// What `npm run doctor` finds, and what it says to do.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { reportInvariants } from '#server/worker/upkeep/report-invariants.ts';
import { boatParams } from '#tests/fakes/boat-params.ts';
import { addBucket } from '#tests/fakes/task-app.ts';
import { openWorkerApp, type WorkerApp } from '#tests/fakes/worker-app.ts';
import {
  diagnoseAddress,
  diagnoseDatabase,
  diagnosePrograms,
  diagnoseStorage,
  type Finding,
} from './diagnose.ts';

/** What is not well, and each with something to do. */
function listFaults(findings: readonly Finding[]): string[] {
  for (const { level, todo } of findings) expect(todo === undefined).toBe(level === 'well');
  return findings.filter(({ level }) => level !== 'well').map(({ level, says }) => `${level}: ${says}`);
}

const diagnose = (settings: Record<string, string>) => listFaults(diagnoseAddress(readConfig(settings)));
const hourLater = () => Date.now() + 3_600_000;

describe('of the address', () => {
  const PUBLIC = {
    PUBLIC_URL: 'https://studio.example.org',
    NODE_ENV: 'production',
    SMTP_URL: 'smtp://mail',
    TRUST_PROXY: '1',
  };

  it('finds nothing wrong on this machine, and where all is set', () => {
    expect(diagnose({})).toEqual([]);
    expect(diagnose(PUBLIC)).toEqual([]);
  });

  it('finds what strangers would stumble over', () => {
    expect(diagnose({ ...PUBLIC, PUBLIC_URL: 'http://studio.example.org' })).toEqual([
      expect.stringContaining('not encrypted'),
    ]);
    expect(diagnose({ ...PUBLIC, TRUST_PROXY: '0' })).toEqual([
      expect.stringContaining('No proxy is trusted'),
    ]);
    expect(diagnose({ ...PUBLIC, SMTP_URL: '' })).toEqual([expect.stringContaining('No email leaves')]);
    expect(diagnose({ ...PUBLIC, NODE_ENV: '' })).toEqual([expect.stringContaining('in the log')]);
  });
});

describe('of what runs', () => {
  let app: WorkerApp;
  beforeAll(async () => {
    app = await openWorkerApp();
  });
  afterAll(() => app.close());

  it('finds programs that are missing', async () => {
    const config = readConfig({ PATH: '', FFMPEG_PATH: '/nowhere/ffmpeg', SPEECH_PROGRAM: 'off' });
    const faults = listFaults(await diagnosePrograms(config));
    expect(faults).toEqual(
      expect.arrayContaining([
        expect.stringContaining('no ffmpeg'),
        expect.stringContaining('Nobody speaks'),
      ]),
    );
  });

  it('finds a storage that cannot be written', async () => {
    expect(listFaults(await diagnoseStorage(app.storage, app.config))).toEqual([]);
    const broken = { ...app.storage, isWritable: () => Promise.resolve(false) };
    expect(listFaults(await diagnoseStorage(broken, app.config))).toEqual([
      expect.stringContaining('posts are refused'),
    ]);
  });

  it('finds that no worker is there, that tasks wait, clocks that differ and rows that break a rule', async () => {
    expect(listFaults(await diagnoseDatabase(app.db))).toEqual([
      'wrong: No worker has ever been there.',
      expect.stringContaining('Nobody has looked lately'),
    ]);
    await app.begin();
    await reportInvariants(app, 'recent');
    expect(listFaults(await diagnoseDatabase(app.db))).toEqual([]);
    await app.stop();

    expect(listFaults(await diagnoseDatabase(app.db, hourLater))).toEqual([
      'poor: The clocks of this machine and of the database are 3600 seconds apart.',
    ]);
    await app.post({ type: 1, params: boatParams });
    await app.db.execute(sql`update tasks set created_at = now() - interval '20 minutes'`);
    await app.db.execute(sql`update engine_reports set reported_at = now() - interval '3 hours'`);
    expect(listFaults(await diagnoseDatabase(app.db))).toEqual([
      'wrong: No worker has told of itself for 3 hours.',
      'poor: The oldest task has waited for 20 minutes.',
    ]);

    const bucket = await addBucket(app, app.user, { points: 5 });
    const move = (points: number) =>
      app.db.execute(sql`update buckets set "left" = "left" + ${points} where id = ${bucket}`);
    await move(1);
    await reportInvariants(app, 'recent');
    expect(listFaults(await diagnoseDatabase(app.db))).toContain(
      'wrong: Rows break what must always hold: bucket_is_its_ledger.',
    );
    await move(-1);
  });
});
