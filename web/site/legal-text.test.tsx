// The legal texts: whole, the same in both languages, readable as a page and as a modal.
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startAnswerServer } from '#tests/fakes/answer-server.ts';
import type { AnswerServer } from '#tests/fakes/answer-server.ts';
import { connectApi } from '#web/api/connection.ts';
import { startI18n, switchLanguage } from '#web/i18n/start-i18n.ts';
import type { LegalDocument } from './legal-document.ts';
import { LegalPage } from './legal-page.tsx';
import { LegalText } from './legal-text.tsx';
import { loadLegal } from './load-legal.ts';

let server: AnswerServer;

beforeAll(async () => {
  server = await startAnswerServer();
  server.answerWith({ status: 404 });
  connectApi({ baseUrl: server.url });
  await startI18n('test');
});
afterAll(() => server.close());
afterEach(async () => {
  cleanup();
  await switchLanguage('en');
});

const shapeOf = ({ sections }: LegalDocument) =>
  sections.map(({ id, blocks }) => [
    id,
    blocks.map((block) => {
      if (typeof block === 'string') return 'paragraph';
      return 'list' in block ? `list ${block.list.length}` : `pairs ${block.pairs.length}`;
    }),
  ]);

describe.each(['terms', 'privacy'] as const)('the %s', (name) => {
  it('say the same in both languages', async () => {
    const [en, zh] = await Promise.all([loadLegal(name, 'en'), loadLegal(name, 'zh')]);
    expect(shapeOf(zh)).toEqual(shapeOf(en));
    expect(new Set(en.sections.map(({ id }) => id)).size).toBe(en.sections.length);
  });

  it('name how long things are kept', async () => {
    const text = JSON.stringify(await loadLegal(name, 'en'));
    expect(text).toContain('until you delete them');
    expect(text.match(/30 days/g)?.length).toBeGreaterThanOrEqual(3);
  });
});

it('[§2.14] stands as a page with contents, version and date', async () => {
  await act(async () => render(<LegalPage name="terms" />));
  expect(await screen.findByRole('heading', { level: 1, name: 'Terms of Service' })).toBeTruthy();
  expect(screen.getByText(/^Version 1\.1, in force since \w+ \d+, 20\d\d$/)).toBeTruthy();
  const links = screen.getAllByRole('link');
  expect(links.length).toBeGreaterThan(10);
  for (const link of links) {
    expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')).not.toBeNull();
  }
});

it('[§2.16] stands as a page in Chinese', async () => {
  await switchLanguage('zh');
  await act(async () => render(<LegalPage name="privacy" />));
  expect(await screen.findByRole('heading', { level: 1, name: '隐私政策' })).toBeTruthy();
  expect(screen.getByRole('navigation', { name: '目录' })).toBeTruthy();
});

it('leaves the heading and the address of the page alone in a modal', async () => {
  await act(async () => render(<LegalText name="terms" isInModal />));
  expect(await screen.findByRole('heading', { level: 2, name: 'Terms of Service' })).toBeTruthy();
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  expect(document.getElementById('service')).toBeNull();
});
