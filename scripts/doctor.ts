// `npm run doctor`: says in words what is wrong with this installation, and what to do; whether it runs or not.
import process from 'node:process';
import { readConfig } from '#server/config.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { reachDatabase } from '#server/embedded-postgres/reach-database.ts';
import { openStorage } from '#server/adapters/open-storage.ts';
import {
  diagnoseAddress,
  diagnoseDatabase,
  diagnosePrograms,
  diagnoseStorage,
  type Finding,
} from '#server/monitor/diagnose.ts';
import { setPrivateUmask } from '#server/process/private-files.ts';
import { type Life, runLife } from '#server/process/process-life.ts';
import { StartError } from '#server/process/start-error.ts';

const MARKS = { well: 'ok   ', poor: 'poor ', wrong: 'WRONG' } as const;

setPrivateUmask();
runLife(start, { say, complain: say });

async function start(life: Life): Promise<void> {
  const config = readConfig(); // refuses wrong settings in words
  const findings = [
    ...diagnoseAddress(config),
    ...(await diagnosePrograms(config)),
    ...(await attempt('The storage', async () => diagnoseStorage(await openStorage(config), config))),
    ...(await attempt('The database', async () => {
      const reached = await reachDatabase(config, life.signal);
      life.onStop(reached.close);
      const { db, close } = connectDatabase(reached.url, { part: 'admin', connections: 1 });
      life.onStop(close);
      return await diagnoseDatabase(db);
    })),
  ];
  for (const { level, says, todo } of findings) {
    say(`${MARKS[level]} ${says}`);
    if (todo !== undefined) say(`      ${todo}`);
  }
  const count = (level: Finding['level']): number => findings.filter((one) => one.level === level).length;
  life.stop(
    `${count('well')} well, ${count('poor')} poor, ${count('wrong')} wrong`,
    count('wrong') > 0 ? 1 : 0,
  );
}

/** What cannot even be asked is wrong, and the rest is looked at all the same. */
async function attempt(what: string, ask: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await ask();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const todo = error instanceof StartError ? undefined : 'See docs/operating.md for its settings.';
    return [{ level: 'wrong', says: `${what} cannot be used: ${why}`, ...(todo && { todo }) }];
  }
}

function say(sentence: string): void {
  if (sentence !== '') process.stdout.write(`${sentence}\n`);
}
