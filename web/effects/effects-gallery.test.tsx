// The gallery as a person meets it: what is there, what it costs, what cannot be done here, what was used last.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Effect } from '#contract/effect.ts';
import { startAnswerServer } from '#tests/fakes/answer-server.ts';
import type { AnswerServer } from '#tests/fakes/answer-server.ts';
import { speakEnglish } from '#tests/fakes/speak-english.ts';
import { effectPoints } from '#contract/effect-points.ts';
import { IMAGE_EFFECT_CLASSES, IMAGE_EFFECT_TEMPLATES } from '#tools/image-effect/templates.ts';
import { connectApi } from '#web/api/connection.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { EffectsGallery } from './effects-gallery.tsx';
import { rememberEffect } from './recent-effects.ts';

const items: Effect[] = IMAGE_EFFECT_TEMPLATES.map((template) => ({
  id: template.id,
  type: 5,
  class_id: template.classId,
  name: template.name,
  desc: template.about,
  images: template.images,
  tips: { en: '', zh: '' },
  price: effectPoints(5, template),
  durations: [],
  ratios: ['auto'],
  text: null,
  options: [],
  music: false,
  premium: template.isPremium,
  needs_face: template.needsFace,
  cover: '',
  preview: '',
  marker: template.marker ?? null,
  uses: template.id === 'felt' ? 12 : 0,
  available: template.id !== 'age',
}));

let server: AnswerServer;

beforeAll(async () => {
  server = await startAnswerServer();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  await speakEnglish(bundledEn);
});
afterAll(() => server.close());
beforeEach(() => {
  localStorage.clear();
  connectApi({ baseUrl: server.url, readToken: () => 'the-token' });
  // One answer that both lists can be read from.
  const classes = IMAGE_EFFECT_CLASSES.map(({ id, name }) => ({ id, name }));
  server.answerWith((asked) =>
    asked.path.includes('class')
      ? server.ok({ items: classes })
      : server.ok({ items, page: 1, page_size: 60, total: 30, has_more: false, next_cursor: null }),
  );
});
afterEach(cleanup);

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

async function open(address = '/effects/image') {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[address]}>
        <EffectsGallery type={5} />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findAllByRole('link');
}
const names = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const cardOf = (name: string) => screen.getByRole('link', { name: new RegExp(name) });

it('[product 4.1] shows each effect with its price, leading to its screen', async () => {
  await open();
  expect(names()).toHaveLength(30);
  expect(cardOf('Wool felt').getAttribute('href')).toBe('/effects/generate?type=image&effect=felt');
  expect(cardOf('Wool felt').textContent).toContain('4 points · used 12 times');
  expect(cardOf('Wedding photo').textContent).toContain('6 points · 2 people');
});

it('[product 4.1] says what needs an engine instead of its price', async () => {
  await open();
  expect(cardOf('Age shift').textContent).toContain('Needs a connected engine');
  expect(cardOf('Age shift').textContent).not.toContain('points');
});

it('[product 4.1] keeps category and search in the address, and clears both', async () => {
  await open('/effects/image?class=art');
  expect(names()).toHaveLength(IMAGE_EFFECT_TEMPLATES.filter(({ classId }) => classId === 'art').length);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '羊毛' } });
  expect(screen.getByLabelText('address').textContent).toContain('class=art&q=');
  expect(screen.queryAllByRole('link')).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: 'Show all effects' }));
  expect(names()).toHaveLength(30);
  expect(screen.getByLabelText('address').textContent).toBe('/effects/image');
});

it('[2010003] takes an unknown category for all of them', async () => {
  await open('/effects/image?class=sports');
  await screen.findByLabelText('Art');
  expect(names()).toHaveLength(30);
  expect((screen.getByLabelText('All') as HTMLInputElement).checked).toBe(true);
});

it('[product 4.1] hangs what was used last above the others', async () => {
  rememberEffect(5, 'felt');
  rememberEffect(5, 'oil');
  await open();
  const row = within(screen.getByRole('region', { name: 'Recently used' }));
  expect(row.getAllByRole('link').map((link) => link.textContent)).toEqual([
    expect.stringContaining('Oil portrait'),
    expect.stringContaining('Wool felt'),
  ]);
});
