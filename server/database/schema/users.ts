// People: their accounts, how they sign in, and what they asked to take along.
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { createdAt, id, idOf, time } from '../columns.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    head_img: text('head_img').notNull().default(''),
    bio: text('bio').notNull().default(''),
    role: text('role').$type<'user' | 'admin'>().notNull().default('user'),
    /** The mailbox behind `email` in its one spelling, for limits and gifts; several accounts may share it. */
    mailbox: text('mailbox').notNull().default(''),
    /** `demo` is said to have made works of the demo gallery and can never sign in; of `gone` only the ledger is left. */
    state: text('state').$type<'normal' | 'abnormal' | 'demo' | 'gone'>().notNull().default('normal'),
    plan: text('plan').$type<'free' | 'basic' | 'pro' | 'ultimate'>().notNull().default('free'),
    theme: text('theme').$type<'light' | 'dark' | 'system'>().notNull().default('system'),
    language: text('language').$type<'en' | 'zh'>().notNull().default('en'),
    notifications: boolean('notifications').notNull().default(false),
    referrer: text('referrer').notNull().default(''),
    /** Last number given to a work of this user; the next task takes the one after it. */
    last_seq: integer('last_seq').notNull().default(0),
    /** Set when the account was given up: hidden from everybody at once, erased at this moment. */
    purge_at: time('purge_at'),
    first_login_at: time('first_login_at').notNull().defaultNow(),
    created_at: createdAt(),
  },
  (t) => [
    // An account that came from elsewhere without a proven address has none.
    uniqueIndex('users_email')
      .on(sql`lower(${t.email})`)
      .where(sql`${t.email} <> ''`),
    index('users_mailbox')
      .on(t.mailbox)
      .where(sql`${t.mailbox} <> ''`),
    index('users_purge')
      .on(t.purge_at)
      .where(sql`${t.purge_at} is not null`),
  ],
);

/** Only the SHA-256 of a token is kept: a stolen table opens no session. */
export const sessions = pgTable(
  'sessions',
  {
    token_hash: text('token_hash').primaryKey(),
    user_id: idOf('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    device_id: text('device_id').notNull().default(''),
    browser: text('browser').notNull().default(''),
    created_at: createdAt(),
    used_at: time('used_at').notNull().defaultNow(),
    expires_at: time('expires_at').notNull(),
  },
  (t) => [index('sessions_user').on(t.user_id)],
);

/** HMAC of the code with the deployment's secret; five wrong tries or one use end it. */
export const login_codes = pgTable(
  'login_codes',
  {
    id: id(),
    email: text('email').notNull(),
    /** SHA-256 of the challenge that the asking browser keeps: only its tries count against this code. */
    challenge_hash: text('challenge_hash').notNull().default(''),
    /** An identity at an OpenID issuer that is linked to the account when the code is right. */
    issuer: text('issuer'),
    subject: text('subject'),
    code_hash: text('code_hash').notNull(),
    wrong_tries: smallint('wrong_tries').notNull().default(0),
    used_at: time('used_at'),
    created_at: createdAt(),
    expires_at: time('expires_at').notNull(),
  },
  (t) => [
    index('login_codes_email').on(t.email, t.id.desc()),
    uniqueIndex('login_codes_challenge')
      .on(t.challenge_hash)
      .where(sql`${t.challenge_hash} <> ''`),
  ],
);

/** Devices that an account has signed in from, by the HMAC of their id: strangers' requests use up nothing of theirs. */
export const known_devices = pgTable(
  'known_devices',
  {
    user_id: idOf('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    device_hash: text('device_hash').notNull(),
    created_at: createdAt(),
    used_at: time('used_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.device_hash] })],
);

/** Tickets of the event stream: one use, 60 seconds. Only the hash is kept. */
export const event_tickets = pgTable('event_tickets', {
  ticket_hash: text('ticket_hash').primaryKey(),
  /** A session that ends takes its unused tickets with it. */
  session_hash: text('session_hash')
    .notNull()
    .references(() => sessions.token_hash, { onDelete: 'cascade' }),
  expires_at: time('expires_at').notNull(),
});

/** Who an account is elsewhere: a subject of an OpenID issuer. */
export const identities = pgTable(
  'identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    user_id: idOf('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** False: the account was opened on the word of an issuer that does not own its address (decision 27). */
    is_proven: boolean('is_proven').notNull().default(true),
    created_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.issuer, t.subject] }), index('identities_user').on(t.user_id)],
);

/** Id tokens that opened a session; each does so once. */
export const used_id_tokens = pgTable(
  'used_id_tokens',
  {
    token_hash: text('token_hash').primaryKey(),
    expires_at: time('expires_at').notNull(),
  },
  (t) => [index('used_id_tokens_expiry').on(t.expires_at)],
);

/** What the caller asked to take along: packed by a worker, sent as a link. */
export const data_exports = pgTable(
  'data_exports',
  {
    id: id(),
    user_id: idOf('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state').$type<'waiting' | 'packing' | 'sent' | 'failed'>().notNull().default('waiting'),
    /** Of the zip in storage; empty until it is there and after it has expired. */
    key: text('key').notNull().default(''),
    language: text('language').$type<'en' | 'zh'>().notNull(),
    /** Results come as they are stored; else each under its label, as in a download. */
    is_unlabelled: boolean('is_unlabelled').notNull().default(false),
    /** Times that a worker took it up; only the last of them may still write. */
    attempts: smallint('attempts').notNull().default(0),
    created_at: createdAt(),
    expires_at: time('expires_at'),
  },
  (t) => [
    index('data_exports_user').on(t.user_id, t.id.desc()),
    // One at a time a person.
    uniqueIndex('data_exports_open')
      .on(t.user_id)
      .where(sql`${t.state} in ('waiting', 'packing')`),
  ],
);
