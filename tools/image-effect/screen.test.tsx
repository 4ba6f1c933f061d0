// The screen of an effect: what is missing, what is posted, and what stays when another template is tried.
import { effectPoints } from '#contract/effect-points.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Effect } from '#contract/effect.ts';
import { startAnswerServer } from '#tests/fakes/answer-server.ts';
import type { AnswerServer, Asked, PlannedAnswer } from '#tests/fakes/answer-server.ts';
import { stubMediaBrowser } from '#tests/fakes/media-browser.ts';
import { speakEnglish } from '#tests/fakes/speak-english.ts';
import { connectApi } from '#web/api/connection.ts';
import { signInStored } from '#tests/fakes/sign-in-as.tsx';
import { TaskActsProvider } from '#web/model/tasks/task-acts.tsx';
import type { TaskActs } from '#web/model/tasks/task-acts.tsx';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { postImageEffect } from './contract.ts';
import { ImageEffectScreen, readChoices } from './screen.tsx';
import { IMAGE_EFFECT_TEMPLATES } from './templates.ts';

const effects = IMAGE_EFFECT_TEMPLATES.map((template): Effect => {
  const { id, classId, name, about, images, tips, isPremium, needsFace, text, option } = template;
  return {
    id,
    type: 5,
    class_id: classId,
    name,
    desc: about,
    images,
    tips: tips ?? { en: '', zh: '' },
    price: effectPoints(5, template),
    durations: [],
    ratios: ['auto'],
    text: text ?? null,
    options: option ? [{ label: option.label, values: [...option.values] }] : [],
    music: false,
    premium: isPremium,
    needs_face: needsFace,
    cover: '',
    preview: '',
    marker: null,
    uses: 0,
    available: id !== 'age',
  };
});

const work = {
  id: '41',
  type: 1,
  title: 'a fox',
  receipt: [],
  results: [
    {
      index: 0,
      kind: 'image',
      url: '/media/0',
      thumb: '/media/0t',
      poster: '',
      thumbhash: '',
      width: 900,
      height: 1200,
      duration: 0,
      fps: 0,
      has_sound: false,
    },
  ],
};
const posted = {
  id: '50',
  type: 5,
  status: 0,
  cost: 4,
  point: 96,
  sub_point: 0,
  eta_seconds: 3,
  queue_ahead: 0,
};
const emptyPage = { items: [], page: 1, page_size: 24, total: 0, has_more: false, next_cursor: null };

let server: AnswerServer;

function answer({ path }: Asked): PlannedAnswer {
  if (path === '/api/asset/list') return server.ok({ ...emptyPage, items: effects, total: effects.length });
  if (path === '/app/task/detail') return server.ok(work);
  if (path === postImageEffect.path) return server.ok(posted);
  if (path === '/api/config')
    return server.ok({ engines: [{ type: 5, name: 'Built-in', is_ai: false, is_well: true }] });
  return server.ok(emptyPage);
}

beforeAll(async () => {
  server = await startAnswerServer();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  await speakEnglish(bundledEn);
});
afterAll(() => server.close());
beforeEach(() => {
  stubMediaBrowser(() => [900, 1200]);
  localStorage.clear();
  server.asked.length = 0;
  server.answerWith(answer);
  connectApi({ baseUrl: server.url, readToken: () => 'the-token' });
  signInStored();
});
afterEach(cleanup);

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

function open(query: string) {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <TaskActsProvider acts={{} as TaskActs}>
        <MemoryRouter initialEntries={[`/effects/generate?type=image&${query}`]}>
          <Routes>
            <Route path="/effects/generate" element={<ImageEffectScreen />} />
            <Route path="*" element={null} />
          </Routes>
          <Address />
        </MemoryRouter>
      </TaskActsProvider>
    </QueryClientProvider>,
  );
}
const asked = (path: string) => server.asked.filter((one) => one.path === path);

it('begins with what the server would fill in, and takes from a draft what still makes sense', () => {
  const filled = postImageEffect.input.parse({ effect_id: 'felt', images: [{ upload_id: '1' }] });
  expect(filled).toMatchObject(readChoices({}));
  expect(readChoices({ aspect_ratio: '21:9', count: 3 })).toEqual({ aspect_ratio: 'auto', count: 1 });
  expect(readChoices({ aspect_ratio: '3:4', count: 4 })).toEqual({ aspect_ratio: '3:4', count: 4 });
});

it('[product 4.1] names the place that is still empty', async () => {
  open('effect=wedding');
  expect(await screen.findByText('Add Person A')).toBeDefined();
  cleanup();
  open('effect=felt');
  expect(await screen.findByText('Add a photo')).toBeDefined();
});

it('[product 4.1] posts the photo, the words and the choices of the template, and remembers it', async () => {
  open('effect=festival&media=41');
  fireEvent.click(await screen.findByLabelText('2'));
  fireEvent.click(await screen.findByRole('button', { name: /Generate · 8 points/ }));
  await waitFor(() => expect(asked(postImageEffect.path)).toHaveLength(1));
  const input: unknown = JSON.parse(asked(postImageEffect.path)[0]?.text ?? '');
  expect(input).toMatchObject({
    effect_id: 'festival',
    images: [{ task_id: '41', index: 0 }],
    option: 'spring',
    aspect_ratio: 'auto',
    count: 2,
  });
  expect(postImageEffect.input.safeParse(input).success).toBe(true);
  expect(localStorage.getItem('recent-effects:5')).toBe('["festival"]');
});

it('[product 4.1] keeps photo and words when another template is tried', async () => {
  open('effect=comic&media=41');
  const words = await screen.findByRole('textbox', { name: 'In the bubble' });
  fireEvent.change(words, { target: { value: 'Hello' } });
  await screen.findByRole('button', { name: /Generate · 4 points/ });
  fireEvent.click(screen.getByRole('button', { name: 'Switch effect' }));
  fireEvent.click(await screen.findByRole('button', { name: /Instant film/ }));
  expect(await screen.findByRole('textbox', { name: 'Written below' })).toHaveProperty('value', 'Hello');
  expect(screen.getByLabelText('address').textContent).toContain('effect=instant');
  expect(screen.getByRole('button', { name: /Generate · 4 points/ })).toBeDefined();
});

it('says before the click that an effect needs an engine', async () => {
  open('effect=age&media=41');
  expect(await screen.findByText('This effect needs a connected engine')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Generate/ })).toBeNull();
});

it('[2010002] goes back to the gallery from an effect that does not exist', async () => {
  open('effect=nothing');
  await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('/effects/image'));
});

it('shows beside the form what it makes of a sample, until there is a work of one’s own', async () => {
  const felt = effects.find(({ id }) => id === 'felt');
  Object.assign(felt ?? {}, { cover: '/covers/felt.webp', preview: '/covers/felt-before.webp' });
  open('effect=felt');
  const sample = await screen.findByRole('region', { name: 'Made of a sample' });
  const shown = [...sample.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(shown.toSorted()).toEqual(['/covers/felt-before.webp', '/covers/felt.webp']);
  expect(screen.getByRole('slider')).toBeDefined();
  cleanup();
  open('effect=comic');
  expect(await screen.findByText('Nothing made yet')).toBeDefined();
});
