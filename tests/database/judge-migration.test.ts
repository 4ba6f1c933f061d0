// Migrations run while the release before still serves: what it could not bear is refused before it is released.
import { expect, it } from 'vitest';
import { judgeMigration, splitStatements } from './judge-migration.ts';
import { listMigrations, listReleases, PREVIOUS_MIGRATION, readKnownTables } from './previous-release.ts';

const JUDGING = { known: new Set(['tasks', 'users']), releases: ['0.2.0'] };
const judge = (sql: string) => judgeMigration(sql, JUDGING);

it('has no migration that the release before could not bear', () => {
  const known = new Set(readKnownTables().map(({ name }) => name));
  const releases = listReleases();
  const newer = listMigrations().filter(({ index }) => index > PREVIOUS_MIGRATION);
  const faults = newer.flatMap(({ tag, sql }) =>
    judgeMigration(sql, { known, releases }).map((fault) => `${tag}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

it('finds what earlier migrations did before there was a release', () => {
  const faulty = listMigrations().filter(({ index, sql }) => {
    const known = new Set(index > 0 ? readKnownTables(index - 1).map(({ name }) => name) : []);
    return judgeMigration(sql, { known, releases: [] }).length > 0;
  });
  const tags = faulty.map(({ tag }) => tag);
  expect(tags).toContain('0003_tie_tickets_to_sessions'); // a column that must be filled, and one that went
  expect(tags).toContain('0012_name_idempotency_keys'); // a table with another name
  expect(tags).toContain('0013_leave_the_turns_of_exports_to_the_queue'); // a column that went
  expect(tags).not.toContain('0014_keep_faces'); // an empty column
});

it.each([
  'CREATE TABLE "notes" ("id" bigint PRIMARY KEY, "text" text NOT NULL);',
  'ALTER TABLE "tasks" ADD COLUMN "note" text;',
  `ALTER TABLE "tasks" ADD COLUMN "note" text DEFAULT 'a, b; c' NOT NULL, ADD COLUMN "n" integer;`,
  'ALTER TABLE "tasks" ALTER COLUMN "note" SET DEFAULT 1;',
  'CREATE TABLE "notes" ("id" bigint); ALTER TABLE "notes" ADD COLUMN "n" integer NOT NULL; CREATE UNIQUE INDEX "n" ON "notes" ("n");',
  'ALTER TABLE "notes" ADD CONSTRAINT "f" FOREIGN KEY ("t") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;',
  'CREATE FUNCTION f() RETURNS void LANGUAGE sql AS $$ drop table tasks; $$;',
])('bears %s', (sql) => {
  expect(judge(sql)).toEqual([]);
});

it.each([
  'DROP TABLE "tasks";',
  'ALTER TABLE "tasks" DROP COLUMN "prompt";',
  'ALTER TABLE "tasks" RENAME TO "works";',
  'ALTER TABLE "tasks" RENAME COLUMN "prompt" TO "words";',
  'ALTER TABLE "tasks" ALTER COLUMN "cost" SET DATA TYPE bigint;',
  'ALTER TABLE "tasks" ALTER COLUMN "model_title" SET NOT NULL;',
  'ALTER TABLE "tasks" ALTER COLUMN "title" DROP NOT NULL;',
  'ALTER TABLE "tasks" ALTER COLUMN "title" DROP DEFAULT;',
  'ALTER TABLE "tasks" ADD COLUMN "a" text, ADD COLUMN "note" text NOT NULL;',
  'ALTER TABLE "tasks" ADD COLUMN "note" uuid DEFAULT gen_random_uuid();',
  'ALTER TABLE "tasks" ADD COLUMN "note" text UNIQUE;',
  'ALTER TABLE "tasks" ADD CONSTRAINT "c" CHECK ("cost" > 0);',
  'CREATE INDEX "i" ON "tasks" USING btree ("id");',
  'CREATE UNIQUE INDEX "i" ON "users" ("name");',
  'DROP INDEX "tasks_user_seq";',
  'UPDATE "tasks" SET "title" = prompt;',
  'TRUNCATE "tasks";',
  'CREATE TRIGGER t BEFORE UPDATE ON tasks EXECUTE FUNCTION f();',
  'CREATE OR REPLACE FUNCTION search_grams(words text) RETURNS text[] LANGUAGE sql AS $$ select 1 $$;',
  'ALTER TABLE "notes" ADD CONSTRAINT "f" FOREIGN KEY ("t") REFERENCES "public"."tasks"("id") ON DELETE no action;',
])('refuses %s', (sql) => {
  expect(judge(sql)).toHaveLength(1);
});

it('lets go what a release has stopped using, and what is said to be bearable where it can be', () => {
  const drop = 'ALTER TABLE "tasks" DROP COLUMN "prompt";';
  expect(judge(`-- contract 0.2.0: nothing reads it since.\n${drop}`)).toEqual([]);
  expect(judge(`-- contract 0.3.0: nothing reads it since.\n${drop}`)[0]).toContain('0.3.0 is no release');
  expect(judge(`-- bearable: nobody cares.\n${drop}`)).toHaveLength(1);
  expect(judge('-- bearable: ten rows.\nUPDATE "users" SET "name" = \'\';')).toEqual([]);
  expect(judge('-- bearable:\nUPDATE "users" SET "name" = \'\';')).toHaveLength(1);
  // A mark is for one statement.
  expect(judge(`-- contract 0.2.0: gone.\n${drop}\n${drop}`)).toHaveLength(1);
});

it('splits what drizzle writes and what is added by hand', () => {
  const sql = `-- why; not\nCREATE FUNCTION f() AS $$ a; b -- c\n$$;--> statement-breakpoint\nSELECT 'x;''y';`;
  expect(splitStatements(sql).map(({ text }) => text)).toEqual([
    'CREATE FUNCTION f() AS $$ a; b -- c $$',
    "SELECT 'x;''y'",
  ]);
});
