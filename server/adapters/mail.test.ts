// Emails through a real SMTP server and into the mailbox on disk.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findClosedPort, startMailServer, startSilentServer } from '#tests/fakes/mail-server.ts';
import { type Mail, openMail, openSmtpMail } from './mail.ts';

const FROM = 'Atelier <no-reply@example.com>';
const email = {
  to: 'ada@example.com',
  subject: '画境验证码 123456',
  text: 'code 123456',
  html: '<p>123456</p>',
};

function open(url: string, patienceMs?: number): Mail {
  const mail = openSmtpMail(url, FROM, patienceMs);
  onTestFinished(() => mail.close());
  return mail;
}

describe('a mail server', () => {
  it('gets the email', async () => {
    const server = await startMailServer();
    onTestFinished(server.close);
    await open(server.url).send(email);
    expect(server.messages.map(({ to }) => to)).toEqual([['ada@example.com']]);
    const got = await PostalMime.parse(server.messages[0]?.source ?? '');
    expect(got).toMatchObject({ subject: email.subject, from: { address: 'no-reply@example.com' } });
    expect(got.text?.trim()).toBe(email.text);
    expect(got.html?.trim()).toBe(email.html);
  });

  it.each([
    [550, 'no_mailbox'],
    [451, 'unavailable'],
  ])('that refuses the recipient with %i is told as %s', async (refuse, fault) => {
    const server = await startMailServer({ refuse });
    onTestFinished(server.close);
    await expect(open(server.url).send(email)).rejects.toMatchObject({ fault });
  });

  it('that never answers is given up', async () => {
    const server = await startSilentServer();
    onTestFinished(server.close);
    await expect(open(server.url, 200).send(email)).rejects.toMatchObject({ fault: 'unavailable' });
  });

  it('that is not there is told as unavailable', async () => {
    await expect(open(await findClosedPort()).send(email)).rejects.toMatchObject({ fault: 'unavailable' });
  });

  it.each([
    'ada@example.com,eve@example.com',
    'ada@example.com\r\nBcc: eve@example.com',
    'Ada <eve@example.com>',
  ])('never delivers to a second address hidden in %j', async (to) => {
    const server = await startMailServer();
    onTestFinished(server.close);
    await open(server.url)
      .send({ ...email, to })
      .catch(() => {});
    expect(server.messages.flatMap((taken) => taken.to)).not.toContain('eve@example.com');
  });
});

describe('the mailbox on disk', () => {
  it('holds whole emails that only the owner can read', async () => {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'atelier-mail-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    const mail = openMail({ dataDir, mail: { smtpUrl: '', from: FROM } });
    expect(mail.isOnDisk).toBe(true);
    await mail.send(email);
    await mail.send({ ...email, to: '../../etc/passwd@example.com' });
    const names = readdirSync(path.join(dataDir, 'outbox')).sort();
    expect(names).toHaveLength(2);
    expect(names[0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-ada@example\.com\.eml$/);
    expect(names[1]).toMatch(/Z-\.\._\.\._etc_passwd@example\.com\.eml$/);
    const file = path.join(dataDir, 'outbox', names[0] ?? '');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const got = await PostalMime.parse(readFileSync(file));
    expect(got).toMatchObject({ subject: email.subject, to: [{ address: 'ada@example.com' }] });
  });

  it('keeps every email, also those of one millisecond, and to addresses longer than a file name', async () => {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'atelier-mail-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    const mail = openMail({ dataDir, mail: { smtpUrl: '', from: FROM } });
    await Promise.all(Array.from({ length: 20 }, () => mail.send(email)));
    const [one, other] = ['a', 'b'].map((last) => `${'l'.repeat(120)}${last}${'l'.repeat(120)}@example.com`);
    for (const to of [one, other]) await mail.send({ ...email, to: to ?? '' });
    const names = readdirSync(path.join(dataDir, 'outbox'));
    expect(names).toHaveLength(22);
    const long = names.filter((name) => /Z-l{60}~[\da-f]{16}~l+@example\.com\.eml$/.test(name));
    expect(new Set(long).size).toBe(2);
  });
});
