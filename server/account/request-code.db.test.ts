// What the person hears when the mail server does not take the email.
import PostalMime from 'postal-mime';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findClosedPort, startMailServer } from '#tests/fakes/mail-server.ts';
import { startApiForTest, type TestApi } from '#tests/start-test-api.ts';
import { login_codes } from '#server/database/schema/users.ts';

const FROM = 'Atelier <no-reply@example.com>';
const startWith = (smtpUrl: string) => startApiForTest({ config: { mail: { smtpUrl, from: FROM } } });
const ask = (api: TestApi, lang = 'en') =>
  api.post('/api/validate_email', { email: 'ada@example.com', lang });

describe('asking for a code', () => {
  it('[§7.3] sends it in the language of the call, once for each ask', async () => {
    const server = await startMailServer();
    onTestFinished(server.close);
    const api = await startWith(server.url);
    expect(await ask(api, 'zh')).toMatchObject({ http: 200, code: 200, data: { resend_after: 60 } });
    expect(await ask(api)).toMatchObject({ code: 429 });
    expect(server.messages).toHaveLength(1);
    expect(server.messages[0]?.to).toEqual(['ada@example.com']);
    const message = await PostalMime.parse(server.messages[0]?.source ?? '');
    expect(message.subject).toMatch(/^画境验证码 \d{6}$/);
  });

  it('says that there is no such mailbox', async () => {
    const server = await startMailServer({ refuse: 550 });
    onTestFinished(server.close);
    expect(await ask(await startWith(server.url))).toMatchObject({ http: 200, code: 3010006 });
  });

  it('says that mail does not work now, and may be tried again at once', async () => {
    const api = await startWith(await findClosedPort());
    for (let tries = 0; tries < 2; tries += 1) {
      const asked = await ask(api);
      expect(asked).toMatchObject({ http: 503, code: 503, data: null });
      expect(Number(asked.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(await api.app.db.select().from(login_codes)).toEqual([]);
  });

  it('uses up nothing of a mailbox for a caller who has asked too often', async () => {
    const server = await startMailServer();
    onTestFinished(server.close);
    const api = await startApiForTest({
      rates: { addressCodes: 2, emailCodes: 1 },
      config: { mail: { smtpUrl: server.url, from: FROM } },
    });
    const askFor = (email: string) => api.post('/api/validate_email', { email });
    expect(await askFor('ada@example.com')).toMatchObject({ code: 200 });
    expect(await askFor('ada@example.com')).toMatchObject({ code: 429 }); // too soon: no email, not counted
    expect(await askFor('bob@example.com')).toMatchObject({ code: 200 });
    expect(await askFor('cyd@example.com')).toMatchObject({ code: 429 });
    const { rows } = await api.database.pool.query('select key from rate_limits');
    expect(JSON.stringify(rows)).toContain('bob@example.com');
    expect(JSON.stringify(rows)).not.toContain('cyd@example.com');
  });

  it('does not use up the day while mail does not work', async () => {
    const api = await startApiForTest({
      rates: { emailCodes: 1 },
      config: { mail: { smtpUrl: await findClosedPort(), from: FROM } },
    });
    for (let tries = 0; tries < 3; tries += 1) expect(await ask(api)).toMatchObject({ code: 503 });
  });
});
