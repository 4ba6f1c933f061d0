// The emails that lie in the mailbox on disk for an address, oldest first.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

export async function readEmails({ dataDir }: { dataDir: string }, email: string): Promise<Email[]> {
  const outbox = path.join(dataDir, 'outbox');
  if (!existsSync(outbox)) return [];
  const names = readdirSync(outbox).filter((name) => name.endsWith(`-${email}.eml`));
  return await Promise.all(
    names.sort().map((name) => PostalMime.parse(readFileSync(path.join(outbox, name)))),
  );
}
