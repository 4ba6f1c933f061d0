// Writes `.env.example` and the lists of docs/operating.md from server/settings.ts; a test says whether they agree.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import type * as z from 'zod';
import { SETTING_GROUPS } from '#server/settings.ts';

const PROJECT = path.join(import.meta.dirname, '..');
const ENV_EXAMPLE = path.join(PROJECT, '.env.example');
const OPERATING = path.join(PROJECT, 'docs', 'operating.md');
const LISTS = /(<!-- settings -->\n).*?(<!-- \/settings -->)/s;

/** Defaults that depend on the machine or the checkout, in words. */
const IN_WORDS: Record<string, string> = { DATA_DIR: './data', WORKER_TASKS: 'cores less one, 1 to 4' };

/** Returns the files and what must stand in them. */
export function writeSettings(): Map<string, string> {
  const operating = readFileSync(OPERATING, 'utf8');
  if (!LISTS.test(operating)) throw new Error(`${OPERATING} has no place for the settings`);
  return new Map([
    [ENV_EXAMPLE, writeEnvExample()],
    [OPERATING, operating.replace(LISTS, (_all, start, end) => `${start}\n${writeLists()}\n${end}`)],
  ]);
}

function writeEnvExample(): string {
  const groups = SETTING_GROUPS.map(({ title, note, settings }) => {
    const lines = Object.entries(settings).map(
      ([name, schema]) =>
        `# ${schema.description ?? ''}\n#${name}=${IN_WORDS[name] ? '' : readDefault(schema)}`,
    );
    return `# ── ${title} ──\n${note ? `# ${note}\n` : ''}\n${lines.join('\n\n')}\n`;
  });
  return `# Copy to .env and take the sign off the lines that you change. The environment wins over this file.\n\n${groups.join('\n')}`;
}

function writeLists(): string {
  return SETTING_GROUPS.map(({ title, note, settings }) => {
    const rows = Object.entries(settings).map(([name, schema]) => {
      const usual = IN_WORDS[name] ?? readDefault(schema);
      return `- \`${name}\`${usual === '' ? '' : ` (${usual})`} ${schema.description ?? ''}`;
    });
    return `### ${title}\n\n${note ? `${note}\n\n` : ''}${rows.join('\n')}\n`;
  }).join('\n');
}

function readDefault(schema: z.ZodType): string {
  const given = schema.safeParse(undefined);
  // Lists and pairs are empty where nothing is set.
  return given.success && given.data !== undefined && typeof given.data !== 'object'
    ? String(given.data)
    : '';
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [file, content] of writeSettings()) writeFileSync(file, content);
}
