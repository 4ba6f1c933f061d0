// Disks that are really full, of the media and of the database: what cannot be kept is waited for, and nothing is lost.
// As root alone, who may mount a small disk in memory; elsewhere start-worker.db.test.ts plays the error of one.
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDiskStorage } from '#server/adapters/storage-disk.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { startEmbedded } from '#server/embedded-postgres/start-embedded.ts';
import { isUnavailable } from '#server/is-unavailable.ts';
import { listEngines } from '#server/worker/engines/choose-engine.ts';
import { expectInvariants } from '#tests/fakes/expect-invariants.ts';
import { createTestEngine } from '#tests/fakes/test-engine.ts';
import { openWorkerApp } from '#tests/fakes/worker-app.ts';
import { claimTask } from './claim-task.ts';
import { runTask } from './run-task.ts';

const MEGABYTE = 2 ** 20;
const params = { engine: 'pro', prompt: 'a fox', negative_prompt: '', style: 'ink', aspect_ratio: '1:1' };

/** A disk of its own, which goes away with the test. */
function mountDisk(megabytes: number): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]);
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

function canMount(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder]);
    return true;
  } catch {
    return false; // in a container that may not
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns what makes the room again. */
function fill(disk: string): () => void {
  const files: string[] = [];
  const { bavail, bsize } = statfsSync(disk);
  let left = bavail * bsize;
  while (left > 0) {
    const size = Math.min(left, MEGABYTE);
    const file = path.join(disk, `filler-${files.length}`);
    files.push(file);
    writeFileSync(file, Buffer.alloc(size));
    left -= size;
  }
  return () => {
    for (const file of files) rmSync(file);
  };
}

async function writeUntilRefused(
  write: () => Promise<unknown>,
): Promise<{ written: number; refused: unknown }> {
  for (let written = 0; written < 10_000; written += 1) {
    try {
      await write();
    } catch (refused) {
      return { written, refused };
    }
  }
  throw new Error('it was never full');
}

describe.runIf(canMount())('[as root] a full disk', () => {
  it('of the media costs a task its time, no attempt and no point, and keeps no half of a file', async () => {
    const app = await openWorkerApp();
    onTestFinished(app.close);
    const disk = mountDisk(2);
    const storage = await openDiskStorage(path.join(disk, 'media'));
    const id = await app.post({ type: 1, params: { ...params, resolution: '1K', count: 2 } });
    const runOnce = async () => {
      await app.db
        .update(tasks)
        .set({ lease_until: null, status: sql`case when fence > 0 then 1 else 0 end` });
      const task = await claimTask(app.db);
      if (!task) throw new Error('nothing was claimed');
      await runTask(
        { ...app, storage },
        listEngines([createTestEngine()]),
        task,
        new AbortController().signal,
      );
      return await app.readTask(id);
    };
    const makeRoom = fill(disk);
    expect(await storage.isWritable()).toBe(false);
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      expect(await runOnce()).toMatchObject({ status: 1, attempts: 0, refunded: 0, fence: attempt });
      expect(globSync('media/*/*', { cwd: disk })).toEqual([]);
    }
    makeRoom();
    expect(await runOnce()).toMatchObject({ status: 2, attempts: 1, refunded: 0 });
    await expectInvariants({ ...app, storage });
  });

  it('of the database refuses writes by a word that means it, lets one read, and forgets nothing', async () => {
    const disk = mountDisk(160);
    mkdirSync(path.join(disk, 'database'));
    const server = await startEmbedded({ folder: path.join(disk, 'database'), isDurable: false });
    onTestFinished(server.stop);
    const { db, close } = connectDatabase(server.url(), { connections: 2 });
    onTestFinished(close);
    await db.execute(sql`create table kept (id int generated always as identity, bytes text)`);
    const write = () => db.execute(sql`insert into kept (bytes) select repeat(md5(random()::text), 200)`);
    const count = async () =>
      Number((await db.execute(sql`select count(*) as rows from kept`)).rows[0]?.['rows']);
    await write();
    const makeRoom = fill(disk);
    const { written, refused } = await writeUntilRefused(write);
    expect(refused).toMatchObject({ cause: { code: '53100' } });
    expect(isUnavailable(refused)).toBe(true);
    expect(await count()).toBe(1 + written);
    makeRoom();
    await write();
    expect(await count()).toBe(2 + written);
  });
});
