// The files of an export, one after another: what is known of somebody as JSON, then every image, video and sound.
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { nameUploadFile } from '#contract/file-name.ts';
import type { AppContext } from '#server/app-context.ts';
import type { ZippedFile } from '#server/media/stream-zip.ts';
import { readErrorCode } from '#server/process/start-error.ts';
import { Refusal } from '#server/refusal.ts';
import type { PrepareDownload } from '#server/task/prepare-download.ts';
import type { Language } from '#texts/words.ts';
import { listOrders, listPayments, readSubscription } from './export-billing.ts';
import {
  listActivities,
  listFollows,
  listLikes,
  listMoves,
  listRuleEvents,
  listUnlabelled,
  readProfile,
} from './export-lists.ts';
import { writeExportReadme } from './export-readme.ts';
import { listWorks, nameResult, pagesOfUploads, pagesOfWorks } from './export-works.ts';
import type { UserRow } from './present-user.ts';

/** The storage is nearly full: nothing large is written into it now. */
export class NoSpace extends Error {}

export type ExportContext = Pick<AppContext, 'db' | 'storage'> & { prepareDownload: PrepareDownload };

type Wish = { language: Language; isUnlabelled: boolean };

/**
 * Lists are read, and files labelled and opened, when their turn comes. Throws NoSpace, and the signal's reason while
 * a label is waited for.
 */
export async function* listExportFiles(
  app: ExportContext,
  user: UserRow,
  { language, isUnlabelled }: Wish,
  signal: AbortSignal,
): AsyncGenerator<ZippedFile> {
  const { db, storage } = app;
  yield asText('README.txt', [writeExportReadme(language, { isUnlabelled })]);
  yield asText('profile.json', [`${JSON.stringify(await readProfile(db, user), null, 2)}\n`]);
  yield asText('points.json', asJsonList(listMoves(db, user.id)));
  yield asText('subscription.json', [`${JSON.stringify(await readSubscription(db, user.id), null, 2)}\n`]);
  yield asText('orders.json', asJsonList(listOrders(db, user.id)));
  yield asText('payments.json', asJsonList(listPayments(db, user.id)));
  yield asText('works.json', asJsonList(listWorks(db, user.id, language)));
  yield asText('likes.json', asJsonList(listLikes(db, user.id)));
  yield asText('follows.json', asJsonList(listFollows(db, user.id)));
  yield asText('activities.json', asJsonList(listActivities(db, user.id)));
  yield asText('rules.json', asJsonList(listRuleEvents(db, user.id)));
  yield asText('unlabelled.json', asJsonList(listUnlabelled(db, user.id)));
  for await (const { key, name, at } of listStored(db, user.id)) {
    if (!(await storage.isWritable())) throw new NoSpace('the storage is nearly full');
    const content = await openStored(app, key, { isUnlabelled }, signal);
    if (content) yield { name: `media/${name}`, at, content, isText: false };
  }
}

type StoredFile = { key: string; name: string; at: Date };

async function* listStored(db: AppContext['db'], userId: number): AsyncGenerator<StoredFile> {
  for await (const page of pagesOfWorks(db, userId)) {
    for (const { task, results } of page) {
      const at = task.created_at;
      for (const row of results) {
        yield { key: row.key, name: nameResult(task, results, row), at };
        const { subtitles_key: subtitles } = row;
        if (subtitles !== '') yield { key: subtitles, name: nameResult(task, results, row, 'srt'), at };
      }
    }
  }
  for await (const page of pagesOfUploads(db, userId)) {
    for (const { id, key, format, created_at } of page) {
      yield { key, name: nameUploadFile(id, created_at, format), at: created_at };
    }
  }
}

/** Null for what was erased since its row was read. */
async function openStored(
  { storage, prepareDownload }: ExportContext,
  key: string,
  wish: { isUnlabelled: boolean },
  signal: AbortSignal,
): Promise<Readable | null> {
  try {
    return await storage.open(await prepared());
  } catch (error) {
    if (readErrorCode(error) === 'ENOENT') return null;
    throw error;
  }

  /** Asked for again as long as it takes. */
  async function prepared(): Promise<string> {
    try {
      return await prepareDownload(key, wish);
    } catch (error) {
      const seconds = error instanceof Refusal ? error.details.retryAfterSeconds : undefined;
      if (seconds === undefined) throw error;
      await sleep(seconds * 1000, undefined, { signal });
      return await prepared();
    }
  }
}

function asText(name: string, parts: Iterable<string> | AsyncIterable<string>): ZippedFile {
  return { name, at: new Date(), content: Readable.from(parts, { objectMode: false }), isText: true };
}

async function* asJsonList(rows: AsyncIterable<object>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield before + JSON.stringify(row);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
