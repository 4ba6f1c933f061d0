// Starts the parts for the story, ends one of each kind again and again while it plays, and looks at the end whether all
// that must always hold does.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { eq } from 'drizzle-orm';
import { TASK_STATUS } from '#contract/task.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { openS3Storage } from '#server/adapters/storage-s3.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { checkInvariants } from '#server/worker/upkeep/check-invariants.ts';
import { findFreePort } from '../start-app.ts';
import { openMailbox } from './open-mailbox.ts';
import { openReplicas } from './replicas.ts';
import { openServices } from './services.ts';
import { startNginx } from './start-nginx.ts';

const APIS = 3;
const WORKERS = 2;

export default async function openCluster(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-cluster-'));
  const services = await openServices(folder);
  const mailbox = await openMailbox(folder);
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = services.s3;
  const replicas = await openReplicas(
    { api: APIS, worker: WORKERS },
    {
      DATABASE_URL: services.databaseUrl,
      S3_ENDPOINT: endpoint,
      S3_REGION: region,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
      SECRET: 'of the machines of this test alone',
      SMTP_URL: mailbox.url,
      PUBLIC_URL: url,
      TRUST_PROXY: '1',
      RATE_ADDRESS_GIFTS: '1000',
      RATE_ADDRESS_CALLS: '100000',
      RATE_ADDRESS_CODES: '1000',
      LOG_LEVEL: 'warn',
    },
  );
  const nginx = await startNginx({ folder, port, apis: replicas.addresses('api') });
  replicas.killInTurn();
  process.env.ATELIER_URL = url;
  process.env.ATELIER_DATA_DIR = folder;

  return async () => {
    const killed = await replicas.calm();
    console.log(`Killed while the story played: ${killed.join(', ') || 'nothing'}`);
    const { db, close } = connectDatabase(services.databaseUrl, { connections: 2 });
    const isFailed = eq(tasks.status, TASK_STATUS.failed);
    for (const { id, detail } of await db
      .select({ id: tasks.id, detail: tasks.error_detail })
      .from(tasks)
      .where(isFailed))
      console.log(`Task ${id} failed: ${detail}`);
    const broken = (await checkInvariants(db, openS3Storage(services.s3))).filter(
      ({ rows }) => rows.length > 0,
    );
    await close();
    await nginx.stop();
    await replicas.close();
    await mailbox.close();
    await services.close();
    rmSync(folder, { recursive: true, force: true });
    if (broken.length > 0) throw new Error(`What must always hold does not: ${JSON.stringify(broken)}`);
    for (const role of ['api', 'worker']) {
      if (!killed.some((name) => name.startsWith(role)))
        throw new Error(`no ${role} was killed: play it more often`);
    }
  };
}
