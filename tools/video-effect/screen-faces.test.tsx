// @vitest-environment jsdom
// A video effect of two people in its form: one photo with both is enough, and one with a single face is not.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { findFaces } from '#contract/media.ts';
import type { FoundFace } from '#contract/media.ts';
import { startAnswerServer } from '#tests/fakes/answer-server.ts';
import type { AnswerServer } from '#tests/fakes/answer-server.ts';
import { stubMediaBrowser } from '#tests/fakes/media-browser.ts';
import { signInStored } from '#tests/fakes/sign-in-as.tsx';
import { QueryPage } from '#tests/fakes/query-page.tsx';
import { speakEnglish } from '#tests/fakes/speak-english.ts';
import { connectApi } from '#web/api/connection.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { forgetMediaFields } from '#web/media/open-media-field.ts';
import { TaskActsProvider } from '#web/model/tasks/task-acts.tsx';
import type { TaskActs } from '#web/model/tasks/task-acts.tsx';
import { postVideoEffect } from './contract.ts';
import { VideoEffectScreen } from './screen.tsx';
import { findVideoEffect } from './templates.ts';

const faceAt = (x: number): FoundFace => ({
  x,
  y: 0.25,
  width: 0.2,
  height: 0.25,
  mouth: { x, y: 0.4, width: 0.05, height: 0.02 },
  sureness: 0.9,
  is_main: true,
});

const hug = findVideoEffect('hug');
const effect = {
  id: 'hug',
  type: 6,
  class_id: 'love',
  name: hug?.name,
  desc: hug?.about,
  images: hug?.images,
  tips: hug?.tips,
  price: 40,
  durations: [5],
  ratios: ['auto'],
  text: null,
  options: [],
  music: true,
  premium: true,
  needs_face: hug?.needsFace,
  cover: '',
  preview: '',
  marker: null,
  uses: 0,
  available: true,
};
const result = { index: 0, kind: 'image', url: '/media/0', thumb: '/media/0t', poster: '', thumbhash: '' };
const facts = { width: 1200, height: 900, duration: 0, fps: 0, has_sound: false };
const work = { id: '41', type: 1, title: 'two', receipt: [], results: [{ ...result, ...facts }] };
const bill = { cost: 40, point: 60, sub_point: 0, eta_seconds: 3, queue_ahead: 0 };
const emptyPage = { items: [], page: 1, page_size: 24, total: 0, has_more: false, next_cursor: null };

let server: AnswerServer;
let faces: FoundFace[];
let models: object[];

beforeAll(async () => {
  server = await startAnswerServer();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  await speakEnglish(bundledEn);
});
afterAll(() => server.close());
beforeEach(() => {
  stubMediaBrowser(() => [1200, 900]);
  localStorage.clear();
  server.asked.length = 0;
  models = [];
  server.answerWith(({ path }) => {
    if (path === findFaces.path) return server.ok({ faces });
    if (path === '/api/asset/list') return server.ok({ ...emptyPage, items: [effect], total: 1 });
    if (path === '/app/task/detail') return server.ok(work);
    if (path === postVideoEffect.path) return server.ok({ id: '50', type: 6, status: 0, ...bill });
    if (path === '/api/config') {
      return server.ok({ engines: [{ type: 6, name: 'Built-in', is_ai: false, is_well: true, models }] });
    }
    return server.ok(emptyPage);
  });
  connectApi({ baseUrl: server.url, readToken: () => 'the-token' });
  signInStored();
});
afterEach(() => {
  cleanup();
  forgetMediaFields();
});

function open(): void {
  render(
    <QueryPage>
      <TaskActsProvider acts={{} as TaskActs}>
        <MemoryRouter initialEntries={['/effects/generate?type=video&effect=hug&media=41']}>
          <VideoEffectScreen />
        </MemoryRouter>
      </TaskActsProvider>
    </QueryPage>,
  );
}

const posts = () => server.asked.filter(({ path }) => path === postVideoEffect.path);

it('[product 2.6] takes one photo with both people', async () => {
  faces = [faceAt(0.6), faceAt(0.1)];
  open();
  expect(await screen.findByText('Two photos, or one with both people')).toBeDefined();
  expect(await screen.findByText('Two faces were found: both are used')).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: /^Generate · / }));
  await waitFor(() => expect(posts()).toHaveLength(1));
  const input = JSON.parse(posts()[0]?.text ?? '');
  expect(postVideoEffect.input.safeParse(input).success).toBe(true);
  expect(input).toMatchObject({ effect_id: 'hug', images: [{ task_id: '41', index: 0 }] });
  expect(input.faces.map(({ x }: { x: number }) => x)).toEqual([expect.closeTo(0.2), expect.closeTo(0.7)]);
});

it('[product 2.6] asks for a second photo where the one shows a single person', async () => {
  faces = [faceAt(0.6)];
  open();
  expect(await screen.findByText('Only one face was found: add Person B')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Generate · / })).toBeNull();
});

it('says of a chosen model that it needs a photo of each', async () => {
  const options = { images: { values: [2] } };
  const kling = { id: 'fal/kling', name: 'Kling', engine: 'fal', is_ai: true, away: false, speed: null };
  models = [{ ...kling, sample: null, accepts: { options, except: [] }, unused: [] }];
  localStorage.setItem('draft:video-effect', JSON.stringify({ model: 'fal/kling' }));
  faces = [faceAt(0.6), faceAt(0.1)];
  open();
  expect(await screen.findByText('Kling needs a photo of each person')).toBeDefined();
});
