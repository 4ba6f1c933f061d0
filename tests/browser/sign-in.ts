// The ways into the product: as a person does, by address, mail and code, or by the two calls behind that, without a page.
// The mail lies in the mailbox on disk.
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { expect } from '@playwright/test';
import type { BrowserContextOptions, Page } from '@playwright/test';
import type { Language } from '#texts/words.ts';
import { queryFolder } from '../start/data-folder.ts';
import { askApp } from './call-app.ts';
import type { Say } from './read-words.ts';

const CODE = /\b\d{6}\b/;

export type AppAddress = { url: string; dataDir: string };

export type Account = {
  id: string;
  email: string;
  /** What an account is called at first. */
  name: string;
  token: string;
};

/** The product that open-app.ts has started for all tests. */
export const mainApp = (): AppAddress => ({
  url: process.env.ATELIER_URL ?? '',
  dataDir: process.env.ATELIER_DATA_DIR ?? '',
});

/** An address that nobody used before in this run, whichever worker asks. */
export function newAddress(name: string): string {
  return `${name}-${Date.now().toString(36)}${randomUUID().slice(0, 4)}@example.com`;
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

/** As if a minute had passed since the last code to an address: until then it gets no other. */
export async function forgetCodeWait(dataDir: string, email: string): Promise<void> {
  await queryFolder(dataDir, `delete from rate_limits where key like 'code-wait:%${email}%'`);
}

/** Somebody new, by what the sign-in dialog would call: it is tested where somebody uses it. */
export async function openAccount(
  { url, dataDir }: AppAddress,
  name: string,
  lang: Language,
): Promise<Account> {
  const email = newAddress(name);
  const device = { email, lang, d_id: randomUUID() };
  const { challenge } = await askApp<{ challenge: string }>(url, '/api/validate_email', device);
  const code = readCode(dataDir, email) ?? '';
  const proven = { ...device, platform: 0, code, challenge };
  const { id, token } = await askApp<{ id: string; token: string }>(url, '/api/login', proven);
  return { id, email, name: email.split('@')[0] ?? '', token };
}

/** What the browser of somebody holds who is signed in. */
export function storeToken(url: string, token: string): BrowserContextOptions['storageState'] & object {
  return { cookies: [], origins: [{ origin: url, localStorage: [{ name: 'auth_token', value: token }] }] };
}
