// Says of a migration what a release that runs beside it could not bear, or what would keep it waiting.

export type Judging = {
  /** Tables that the release before knows; what happens to others is nothing to it. */
  known: ReadonlySet<string>;
  /** Versions that were released: what one of them has stopped using may go. */
  releases: readonly string[];
};

/** `-- contract 0.2.0: why`: that release stopped using it. `-- bearable: why` the one before goes on all the same. */
const MARK = /^--\s*(?:contract (\d+\.\d+\.\d+)|(bearable)): \S.*$/m;

const TABLE =
  /^(?:ALTER TABLE|DROP TABLE|TRUNCATE(?: TABLE)?|UPDATE|DELETE FROM|INSERT INTO|LOCK TABLE|CREATE (?:UNIQUE )?INDEX.*? ON|CREATE (?:CONSTRAINT )?TRIGGER.*? ON)(?: IF EXISTS| ONLY)*\s+(?:"?public"?\.)?"?(\w+)"?/i;
/** It is gone for statements that name it, whatever is said of it. */
const GONE =
  /\b(DROP TABLE|DROP COLUMN|RENAME|SET DATA TYPE|DROP FUNCTION|DROP TYPE|DROP SEQUENCE|ALTER COLUMN "?\w+"? TYPE)\b/i;
const NEW_THING = /^CREATE (TABLE|FUNCTION|SEQUENCE|TYPE|SCHEMA)\b/i;

/** Returns a sentence for each statement that is not safe and has no mark that allows it. */
export function judgeMigration(sql: string, { known, releases }: Judging): string[] {
  const faults: string[] = [];
  const made = new Set<string>();
  for (const { text, comment } of splitStatements(sql)) {
    const created = /^CREATE TABLE(?: IF NOT EXISTS)? (?:"?public"?\.)?"?(\w+)"?/i.exec(text)?.[1];
    if (created) made.add(created);
    const problem = findProblem(text, (table) => known.has(table) && !made.has(table));
    if (problem === null) continue;
    const [, release, bearable] = MARK.exec(comment) ?? [];
    const isAllowed = GONE.test(text) ? false : bearable !== undefined;
    if (isAllowed || (release !== undefined && releases.includes(release))) continue;
    const why =
      release === undefined ? problem : `${problem}; ${release} is no release that CHANGELOG.md has`;
    faults.push(`${text.slice(0, 120)}: ${why}`);
  }
  return faults;
}

function findProblem(text: string, isKnown: (table: string) => boolean): string | null {
  if (NEW_THING.test(text)) return null;
  const table = TABLE.exec(text)?.[1];
  if (table !== undefined && !isKnown(table)) return findReferenceProblem(text);
  if (GONE.test(text)) return 'the release before names it: leave it, and let a later release take it away';
  if (/^ALTER TABLE/i.test(text)) return findAlterProblem(text);
  if (/^CREATE (UNIQUE )?INDEX/i.test(text)) {
    return /UNIQUE/i.test(text)
      ? 'the release before may write what it forbids'
      : 'writers wait for it: server/database/build-indexes.ts builds indexes beside them';
  }
  if (/^DROP INDEX/i.test(text)) return 'an upsert of the release before may name it';
  if (/^(UPDATE|DELETE|INSERT)/i.test(text)) return 'writers of these rows wait for the whole migration';
  return 'it is not known to be safe';
}

/** A new table may hold on to rows that the release before erases, without knowing why it cannot. */
function findReferenceProblem(text: string): string | null {
  if (!/\bFOREIGN KEY\b/i.test(text)) return null;
  return /ON DELETE (CASCADE|SET NULL)/i.test(text)
    ? null
    : 'the release before could not erase what it points at: ON DELETE CASCADE or SET NULL';
}

const HAS_VOLATILE_DEFAULT = /DEFAULT [^,]*\b(gen_random_uuid|random|clock_timestamp|nextval)\s*\(/i;

function findAlterProblem(text: string): string | null {
  for (const action of splitActions(text)) {
    if (/^ALTER COLUMN "?\w+"? SET DEFAULT\b/i.test(action)) continue;
    if (!/^ADD COLUMN\b/i.test(action)) {
      if (/SET NOT NULL/i.test(action)) return 'the release before may write null';
      if (/DROP NOT NULL/i.test(action)) return 'the release before may read null and not expect it';
      if (/DROP DEFAULT/i.test(action)) return 'the release before leaves it to its default';
      if (/^ADD CONSTRAINT/i.test(action)) return 'the release before may write what it forbids';
      return 'it is not known to be safe';
    }
    const isFilled = /\b(DEFAULT|GENERATED)\b/i.test(action);
    if (/\bNOT NULL\b/i.test(action) && !isFilled)
      return 'the release before does not fill it: null, or a default';
    if (HAS_VOLATILE_DEFAULT.test(action) || /GENERATED/i.test(action)) {
      return 'the whole table is written anew, and everybody waits: add it empty, and fill it in portions';
    }
    if (/\b(UNIQUE|REFERENCES|CHECK)\b/i.test(action)) return 'the release before may write what it forbids';
  }
  return null;
}

/** `ALTER TABLE "t" a, b` → a, b; commas in brackets or texts are none. */
function splitActions(text: string): string[] {
  const rest = text.replace(/^ALTER TABLE(?: IF EXISTS| ONLY)*\s+(?:"?public"?\.)?"?\w+"?\s+/i, '');
  const quiet = rest.replaceAll(/'(?:[^']|'')*'/g, "''");
  const actions: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < quiet.length; at += 1) {
    const sign = quiet[at];
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (sign === ',' && depth === 0) {
      actions.push(quiet.slice(from, at).trim());
      from = at + 1;
    }
  }
  return [...actions, quiet.slice(from).trim()];
}

type Statement = { text: string; comment: string };

/** The comment is what stands before a statement; texts and bodies of functions are left whole. */
export function splitStatements(sql: string): Statement[] {
  const token = /--[^\n]*|'(?:[^']|'')*'|(\$\w*\$)[\s\S]*?\1|;|[^-'$;]+|[-$]/g;
  const statements: Statement[] = [];
  let text = '';
  let comment = '';
  const end = () => {
    const tidy = text.replaceAll(/\s+/g, ' ').trim();
    if (tidy) statements.push({ text: tidy, comment });
    if (tidy) comment = '';
    text = '';
  };
  for (const [part] of sql.matchAll(token)) {
    if (part === ';') end();
    else if (part.startsWith('--')) comment += `${part}\n`;
    else text += part;
  }
  end();
  return statements;
}
