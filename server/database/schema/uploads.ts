// Files that come in several requests (tus), before they are whole: how much of each is there, and where it lies.
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { MediaKind } from '#contract/media-kinds.ts';
import { createdAt, idOf, time } from '../columns.ts';

/** A stretch of the file that lies in the storage by itself. */
export type UploadPart = { key: string; bytes: number };

export const resumable_uploads = pgTable(
  'resumable_uploads',
  {
    /** Drawn at random: it stands in the address of the upload. */
    id: text('id').primaryKey(),
    user_id: idOf('user_id').notNull(),
    /** Of the whole file, as was announced. */
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** So many of them are there. */
    received: bigint('received', { mode: 'number' }).notNull().default(0),
    /** In their order; none once the file was taken or refused. */
    parts: jsonb('parts').$type<UploadPart[]>().notNull().default([]),
    /** As its sender says of it (`Upload-Metadata`). */
    metadata: jsonb('metadata').$type<Record<string, string | null>>().notNull().default({}),
    /** What its sender calls it; it only chooses the words of a refusal. */
    expected: text('expected').$type<MediaKind>().notNull(),
    /** Counts who asked for it: whoever asked before can store nothing more. */
    fence: integer('fence').notNull().default(0),
    /** A process that opens the whole file holds it until then, and says so again and again. */
    checking_until: time('checking_until'),
    /** What it became, as the upload of the wire. */
    media_id: idOf('media_id'),
    /** Or why it is not taken, as a packed field word. */
    problem: text('problem'),
    created_at: createdAt(),
    /** When it was last asked for. */
    used_at: time('used_at').notNull().defaultNow(),
    expires_at: time('expires_at').notNull(),
  },
  (t) => [
    index('resumable_uploads_open')
      .on(t.user_id, t.used_at)
      .where(sql`${t.media_id} is null and ${t.problem} is null`),
    index('resumable_uploads_expiry').on(t.expires_at),
  ],
);
