// `npm run report:month -- 2026-11`: the books of a month as a folder of CSV files.
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DAILY_TIME_ZONE } from '#contract/limits.ts';
import { type MonthReport, reportMonth, type Table } from '#server/billing/report-month.ts';
import { readConfig } from '#server/config.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { reachDatabase } from '#server/embedded-postgres/reach-database.ts';
import { setPrivateUmask } from '#server/process/private-files.ts';
import { type Life, runLife } from '#server/process/process-life.ts';
import { StartError } from '#server/process/start-error.ts';

const USAGE = `Write what was sold, paid back, granted and spent in a month:
  npm run report:month
  npm run report:month -- 2026-11
  npm run report:month -- 2026-11 --time-zone UTC
Without a month it is the last whole one. Months begin at midnight in ${DAILY_TIME_ZONE}, or in the zone that you name.`;
const TABLES = ['money', 'points', 'plans', 'orders'] as const;

setPrivateUmask();
runLife(start, { say, complain });

async function start(life: Life): Promise<void> {
  const asked = readArguments(process.argv.slice(2));
  const config = readConfig();
  const reached = await reachDatabase(config, life.signal);
  life.onStop(reached.close);
  const { db, close } = connectDatabase(reached.url, { part: 'admin', connections: 1 });
  life.onStop(close);
  await reportMonth(db, asked, async (report) => {
    const folder = path.join(config.dataDir, 'reports', report.month);
    await writeReport(folder, report);
    if (!report.isOver)
      say(`${report.month} is not over in ${asked.timeZone}: this is what there is so far.`);
    say(`${TABLES.map((name) => `${name}.csv`).join(', ')} are in ${folder}`);
    for (const problem of report.problems) say(`It does not add up: ${problem}.`);
    if (report.problems.length === 0) say('Opening balance and moves make the closing balance.');
    life.stop('', report.problems.length === 0 ? 0 : 1);
  });
}

function readArguments(args: readonly string[]): { month: string | null; timeZone: string } {
  let month: string | null = null;
  let timeZone = DAILY_TIME_ZONE;
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] ?? '';
    if (word === '--time-zone') {
      at += 1;
      timeZone = args[at] ?? '';
    } else if (month === null && /^\d{4}-(0[1-9]|1[0-2])$/.test(word)) month = word;
    else throw new StartError(USAGE);
  }
  if (!isTimeZone(timeZone)) throw new StartError(`${timeZone} is no time zone.\n\n${USAGE}`);
  return { month, timeZone };
}

function isTimeZone(name: string): boolean {
  try {
    return name !== '' && new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

async function writeReport(folder: string, report: MonthReport): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of TABLES) {
    await pipeline(Readable.from(asCsv(report[name])), createWriteStream(path.join(folder, `${name}.csv`)));
  }
}

/** As RFC 4180 has it. */
async function* asCsv(table: Table): AsyncGenerator<string> {
  for await (const line of table) {
    yield `${line.map((cell) => quote(String(cell))).join(',')}\r\n`;
  }
}

function quote(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

function say(sentence: string): void {
  process.stdout.write(`  ${sentence}\n`);
}

function complain(error: unknown): void {
  const words =
    error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`\n${words}\n\n`);
}
