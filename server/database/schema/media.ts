// Images, videos and sounds in storage, and which tasks were given which.
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { FoundFace, InputRole } from '#contract/media.ts';
import { createdAt, id, idOf, time } from '../columns.ts';
import { tasks } from './tasks.ts';

/** An image, video or sound in storage: a result of a task, or a file that a user sent to be used by tasks. */
export const media = pgTable(
  'media',
  {
    id: id(),
    user_id: idOf('user_id').notNull(),
    task_id: idOf('task_id').references(() => tasks.id, { onDelete: 'cascade' }),
    role: text('role').$type<'result' | 'upload'>().notNull(),
    index: smallint('index').notNull().default(0),
    kind: text('kind').$type<'image' | 'video' | 'audio'>().notNull(),
    key: text('key').notNull(),
    thumb_key: text('thumb_key').notNull().default(''),
    poster_key: text('poster_key').notNull().default(''),
    preview_key: text('preview_key').notNull().default(''),
    subtitles_key: text('subtitles_key').notNull().default(''),
    /** Of a result with the brand mark: the same without it, for the tools that take it further. Nobody is shown it. */
    clean_key: text('clean_key').notNull().default(''),
    width: integer('width').notNull().default(0),
    height: integer('height').notNull().default(0),
    duration: real('duration').notNull().default(0),
    fps: real('fps').notNull().default(0),
    has_sound: boolean('has_sound').notNull().default(false),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    /** Of an upload: of the bytes as they were sent, so that the same file sent again is known. */
    sent_sha256: text('sent_sha256').notNull().default(''),
    format: text('format').notNull(),
    seed: bigint('seed', { mode: 'number' }),
    thumbhash: text('thumbhash').notNull().default(''),
    /** Null as long as nobody has asked for them. */
    faces: jsonb('faces').$type<FoundFace[]>(),
    /** What stands out in it, as engine/vision/keep-silhouette.ts packs it; null where nobody has looked, or faces say it. */
    salient: text('salient'),
    /** Of a result whose task has the star: it is not on this one. Without a star there it means nothing. */
    unstarred: boolean('unstarred').notNull().default(false),
    /** The same of showing: the task is public, and this one of its results is not. */
    withheld: boolean('withheld').notNull().default(false),
    created_at: createdAt(),
    expires_at: time('expires_at'),
    /** Of a result that was deleted while others of its task stayed. */
    deleted_at: time('deleted_at'),
  },
  (t) => [
    uniqueIndex('media_task').on(t.task_id, t.role, t.index),
    uniqueIndex('media_key').on(t.key),
    index('media_uploads')
      .on(t.user_id, t.created_at)
      .where(sql`${t.role} = 'upload'`),
    index('media_expiry')
      .on(t.expires_at)
      .where(sql`${t.expires_at} is not null`),
    index('media_deleted')
      .on(t.deleted_at)
      .where(sql`${t.deleted_at} is not null`),
  ],
);

/** What a task was given. A medium that is erased takes its row with it: the task can then not be retried. */
export const task_inputs = pgTable(
  'task_inputs',
  {
    task_id: idOf('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    role: text('role').$type<InputRole>().notNull(),
    index: smallint('index').notNull(),
    media_id: idOf('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.task_id, t.role, t.index] }), index('task_inputs_media').on(t.media_id)],
);
