// The prompt that is written on, over the wire: what comes back, what is refused, and its limit.
import { describe, expect, it } from 'vitest';
import { ENHANCES_A_MINUTE } from '#contract/prompt.ts';
import { useTestApi } from '#tests/start-test-api.ts';

const api = useTestApi();

describe('[product 2.0] /api/prompt/enhance', () => {
  it('answers the prompt, written on', async () => {
    const { token } = await api.signIn();
    const answer = await api.post<{ prompt: string }>(
      '/api/prompt/enhance',
      { prompt: ' a fox ', type: 1 },
      { token },
    );
    expect(answer).toMatchObject({ http: 200, code: 200 });
    expect(answer.data?.prompt).toMatch(/^a fox, \w/);
  });

  it.each([
    [{ prompt: '  ', type: 1 }, 'prompt'],
    [{ prompt: 'a'.repeat(2001), type: 1 }, 'prompt'],
    [{ prompt: 'a fox', type: 8 }, 'type'],
  ])('refuses %o', async (input, field) => {
    const { token } = await api.signIn();
    const answer = await api.post('/api/prompt/enhance', input, { token });
    expect(answer).toMatchObject({ http: 200, code: 3010001 });
    expect(Object.keys(answer.data?.['fields'] ?? {})).toEqual([field]);
  });

  it('is for people: so many a minute, and only with a token', async () => {
    const { token } = await api.signIn();
    const ask = () => api.post('/api/prompt/enhance', { prompt: 'a fox', type: 1 }, { token });
    const answers = await Promise.all(Array.from({ length: ENHANCES_A_MINUTE + 1 }, ask));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(ENHANCES_A_MINUTE);
    const refused = answers.find(({ code }) => code !== 200);
    expect(refused).toMatchObject({ http: 429, code: 429 });
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await api.post('/api/prompt/enhance', { prompt: 'a fox', type: 1 })).toMatchObject({ code: -1 });
  });
});
