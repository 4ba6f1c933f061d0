// An issuer that behaves badly keeps nobody waiting, fills no memory, and sends nobody elsewhere.
import { onTestFinished, expect, it } from 'vitest';
import { type AnswerServer, startAnswerServer, type PlannedAnswer } from '#tests/fakes/answer-server.ts';
import { askIssuer, IssuerError } from './ask-issuer.ts';

async function startIssuer(told: PlannedAnswer): Promise<AnswerServer> {
  const server = await startAnswerServer();
  onTestFinished(server.close);
  server.answerWith(told);
  return server;
}

const form = new URLSearchParams({ code: 'the code', client_secret: 'the secret' });

it('sends a form and nothing of ours with it, and reads the answer whatever its status', async () => {
  const issuer = await startIssuer({ status: 400, body: { error: 'invalid_grant' } });
  const answer = await askIssuer(`${issuer.url}/token`, { form, headers: { authorization: 'Basic x' } });
  expect(answer).toEqual({ status: 400, json: { error: 'invalid_grant' } });
  const [asked] = issuer.asked;
  expect(asked).toMatchObject({
    method: 'POST',
    path: '/token',
    text: 'code=the+code&client_secret=the+secret',
  });
  expect(asked?.headers).toMatchObject({
    'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
    authorization: 'Basic x',
  });
  for (const name of ['cookie', 'token', 'env-oneai', 'x-request-id'])
    expect(asked?.headers).not.toHaveProperty(name);
});

it.each<[string, PlannedAnswer]>([
  ['never answers', { hang: true }],
  ['cuts the connection', { drop: true }],
  ['answers a page', { body: '<h1>the code</h1>' }],
  ['answers without end', { body: 'x'.repeat(300_000) }],
])('fails where it %s, without a word of what was sent or answered', async (_what, told) => {
  const issuer = await startIssuer(told);
  const failure: unknown = await askIssuer(issuer.url, { form, limitMs: told.hang ? 50 : 5000 }).catch(
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(IssuerError);
  const { message, cause } = failure as IssuerError;
  expect(`${message} ${String(cause)}`).not.toMatch(/the code|the secret/);
});

it('follows nobody elsewhere with a secret', async () => {
  const other = await startIssuer({ body: {} });
  const issuer = await startIssuer({ status: 307, headers: { location: `${other.url}/token` } });
  await expect(askIssuer(issuer.url, { form })).rejects.toBeInstanceOf(IssuerError);
  expect(other.asked).toEqual([]);
});
