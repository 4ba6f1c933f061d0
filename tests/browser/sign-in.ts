// Signing in as a person does: address, mail, code. The mail lies in the mailbox on disk.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Say } from './read-words.ts';

const CODE = /\b\d{6}\b/;

/** An address that nobody used before in this run. */
export function newAddress(name: string): string {
  return `${name}-${Date.now().toString(36)}@example.com`;
}

/** The code of the newest mail to an address, or null while there is none. */
export function readCode(dataDir: string, email: string): string | null {
  const outbox = path.join(dataDir, 'outbox');
  if (!existsSync(outbox)) return null;
  const newest = readdirSync(outbox)
    .filter((file) => file.endsWith(`${email}.eml`))
    .sort()
    .at(-1);
  return newest ? (CODE.exec(readFileSync(path.join(outbox, newest), 'utf8'))?.[0] ?? null) : null;
}

/** From any page of the application to /home, signed in. */
export async function signIn(page: Page, say: Say, email: string, dataDir: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('app.sign_in'), exact: true })
    .click();
  const modal = page.getByRole('dialog');
  await modal.getByLabel(say('session.email')).fill(email);
  await modal.getByRole('button', { name: say('session.continue') }).click();
  const field = modal.getByLabel(say('session.code'));
  await expect(field).toBeVisible();
  await expect.poll(() => readCode(dataDir, email), { message: 'a mail with a code' }).not.toBeNull();
  // Six digits are enough: nothing has to be pressed.
  await field.fill(readCode(dataDir, email) ?? '');
  await expect(modal).toBeHidden();
  await expect(page).toHaveURL(/\/home$/);
}
