// What an address leads to that is no page: the route rules of the build that is served, against a real server.
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AnswerServer, startAnswerServer } from '#tests/fakes/answer-server.ts';
import { connectApi } from '#web/api/connection.ts';
import { startI18n } from '#web/i18n/start-i18n.ts';
import rules from './route-rules.json' with { type: 'json' };
import { placeAt } from './site-map.ts';
import { UnknownAddress } from './unknown-address.tsx';

let server: AnswerServer;

beforeAll(async () => {
  server = await startAnswerServer();
  await startI18n('test');
});
afterAll(() => server.close());
afterEach(cleanup);
beforeEach(() => {
  server.asked.length = 0;
  connectApi({ baseUrl: server.url });
  server.answerWith(({ path }) => ({
    body: path === '/builds/latest.json' ? { id: 'b2', timestamp: 'now' } : { id: 'b2', ...rules },
  }));
});

function Arrived() {
  const { pathname, search } = useLocation();
  return <h1>{pathname + search}</h1>;
}

function open(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/subscription" element={<Arrived />} />
        <Route path="*" element={<UnknownAddress />} />
      </Routes>
    </MemoryRouter>,
  );
}

describe('[§7.19] the route rules of the manifest', () => {
  it('lead an old address to its page, with what was asked', async () => {
    open('/pricing/?plan=pro');
    expect((await screen.findByRole('heading')).textContent).toBe('/subscription?plan=pro');
    expect(server.asked.map(({ path }) => path)).toEqual(['/builds/latest.json', '/builds/meta/b2.json']);
  });

  it('know nothing of a wrong address, which is not found', async () => {
    open('/ai-image/text-to-picture');
    expect(await screen.findByText('Page Not Found: /ai-image/text-to-picture')).toBeTruthy();
  });

  it('cannot be asked for, and the address is not found', async () => {
    server.answerWith({ drop: true });
    open('/pricing');
    expect(await screen.findByText('Page Not Found: /pricing')).toBeTruthy();
  });

  it('lead to pages that are there, from addresses that are not', () => {
    for (const [from, to] of Object.entries(rules.redirect)) {
      expect([from, placeAt(from), placeAt(to)?.path]).toEqual([from, undefined, to]);
    }
    for (const path of rules.prerender) expect(placeAt(path)?.path).toBe(path);
  });
});
