// Verbs of people with their own accounts.
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { hashHolder } from '#server/account/code-challenge.ts';
import { hashCode } from '#server/account/code-hash.ts';
import { requestCode } from '#server/account/request-code.ts';
import { requestExport } from '#server/account/request-export.ts';
import { changePreferences } from '#server/account/preferences.ts';
import { endAllSessions, endSession } from '#server/account/session-token.ts';
import { editUser } from '#server/account/edit-user.ts';
import { purgeAccounts } from '#server/account/purge-accounts.ts';
import { signIn } from '#server/account/sign-in.ts';
import { terminateAccount } from '#server/account/terminate-account.ts';
import { login_codes, users } from '#server/database/schema/users.ts';
import { postTask } from '#tests/fakes/admin-app.ts';
import { addUser } from '#tests/fakes/task-app.ts';
import { type VerbContext, type Verb, refuses, addFailed } from './verb.ts';

const CODE = '123456';
let lastPerson = 0;

function nextEmail(name: string): string {
  lastPerson += 1;
  return `${name}-${lastPerson}@example.com`;
}

async function mailCode({ db, config }: VerbContext, email: string): Promise<void> {
  const code_hash = hashCode(config.secret, email, CODE);
  const challenge_hash = hashHolder(config.secret, { email, address: email });
  // A second code of a network takes the place of the first.
  await db.delete(login_codes).where(eq(login_codes.challenge_hash, challenge_hash));
  const expires_at = sql`now() + interval '1 hour'`;
  await db.insert(login_codes).values({ email, code_hash, challenge_hash, expires_at });
}

const enter = (app: VerbContext, email: string) =>
  signIn(app, { platform: 0, email, code: CODE }, { language: 'en', address: email });

/** With a new token of the issuer each time, as a browser would. */
async function enterByIssuer(app: VerbContext, email: string): Promise<void> {
  const claims = { issuer: 'https://issuer.example', subject: email, email, isEmailVerified: true } as const;
  const token = { name: 'Ada', hostedDomain: '', nonce: '', digest: randomUUID() };
  const goodUntil = new Date(Date.now() + 3_600_000);
  const google = { ...app.google, readIdToken: async () => ({ ...claims, ...token, goodUntil }) };
  await signIn({ ...app, google }, { platform: 1, id_token: 'one' }, { language: 'en', address: email });
}

export const ACCOUNT_VERBS: readonly Verb[] = [
  {
    name: 'sign in for the first time',
    prepare: async (app) => {
      const email = nextEmail('new');
      await mailCode(app, email);
      return { call: () => enter(app, email), people: { email } };
    },
    // A code opens one session. Whoever did not hear of it asks for another code.
    isDone: refuses('wrong_code'),
    instead: async (app, people) => {
      const { email } = people as { email: string };
      await mailCode(app, email);
      await enter(app, email);
    },
  },
  {
    name: 'take an account back',
    goesOn: true, // the owner is told after the commit, or not
    prepare: async (app) => {
      const email = nextEmail('back');
      await mailCode(app, email);
      await enter(app, email);
      await mailCode(app, email);
      await app.db
        .update(users)
        .set({ purge_at: sql`now() + interval '1 day'` })
        .where(eq(users.email, email));
      return { call: () => enter(app, email), people: { email } };
    },
    isDone: refuses('wrong_code'),
  },
  {
    name: 'give an account up',
    prepare: async (app) => {
      const id = await addUser(app);
      await postTask(app, id);
      const [user] = await app.db.select().from(users).where(eq(users.id, id));
      const leaving = { userId: id, typed: user?.email ?? '', language: 'en' } as const;
      return { call: () => terminateAccount(app, leaving), people: [id] };
    },
  },
  {
    name: 'erase an account',
    prepare: async (app) => {
      const id = await addUser(app);
      await addFailed(app, id);
      await app.db
        .update(users)
        .set({ purge_at: sql`now()` })
        .where(eq(users.id, id));
      return { call: () => purgeAccounts(app), people: [id] };
    },
    goesOn: true,
  },
  {
    name: 'edit oneself',
    prepare: async (app) => {
      const id = await addUser(app);
      return { call: () => editUser(app, id, { name: 'Ada', bio: 'paints' }), people: [id] };
    },
  },
  {
    name: 'ask for a code',
    isCounted: true,
    prepare: async (app) => {
      const { email, caller } = {
        email: nextEmail('asks'),
        caller: { language: 'en', address: '::1' } as const,
      };
      const call = async () => void (await requestCode(app, { email, challenge: '' }, caller));
      return { call, people: { email } };
    },
  },
  {
    name: 'sign in by an issuer for the first time',
    prepare: async (app) => {
      const email = nextEmail('issued');
      return { call: () => enterByIssuer(app, email), people: { email } };
    },
  },
  {
    name: 'sign out',
    prepare: async (app) => {
      const email = nextEmail('leaves');
      await mailCode(app, email);
      const { token } = await enter(app, email);
      return { call: () => endSession(app.db, token), people: { email } };
    },
  },
  {
    name: 'sign out everywhere',
    prepare: async (app) => {
      const email = nextEmail('leaves-all');
      await mailCode(app, email);
      const { id } = await enter(app, email);
      const call = () => app.db.transaction((tx) => endAllSessions(tx, Number(id)));
      return { call, people: { email } };
    },
  },
  {
    name: 'change preferences',
    prepare: async (app) => {
      const id = await addUser(app);
      return {
        call: () => changePreferences(app.db, id, { theme: 'light', language: 'zh' }),
        people: [id],
      };
    },
  },
  {
    name: 'ask for all that is kept',
    prepare: async (app) => {
      const id = await addUser(app);
      return { call: () => requestExport(app, { userId: id, language: 'en' }), people: [id] };
    },
  },
];
