// The screen of an effect: what is missing, what is posted, and what stays when another template is tried.
import { effectPoints } from '#contract/effect-points.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Effect } from '#contract/effect.ts';
import { findFaces, uploadMedia } from '#contract/media.ts';
import type { FoundFace } from '#contract/media.ts';
import { startAnswerServer } from '#tests/fakes/answer-server.ts';
import type { AnswerServer, Asked, PlannedAnswer } from '#tests/fakes/answer-server.ts';
import { buildUpload, stubMediaBrowser } from '#tests/fakes/media-browser.ts';
import { QueryPage } from '#tests/fakes/query-page.tsx';
import { speakEnglish } from '#tests/fakes/speak-english.ts';
import { connectApi } from '#web/api/connection.ts';
import { signInStored } from '#tests/fakes/sign-in-as.tsx';
import { TaskActsProvider } from '#web/model/tasks/task-acts.tsx';
import type { TaskActs } from '#web/model/tasks/task-acts.tsx';
import { forgetMediaFields } from '#web/media/open-media-field.ts';
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

let faces: FoundFace[] = [];

function answer({ path }: Asked): PlannedAnswer {
  if (path === findFaces.path) return server.ok({ faces });
  if (path === '/api/asset/list') return server.ok({ ...emptyPage, items: effects, total: effects.length });
  if (path === '/app/task/detail') return server.ok(work);
  if (path === uploadMedia.path) return server.ok(buildUpload('7', [900, 1200]));
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
  faces = [];
  server.answerWith(answer);
  connectApi({ baseUrl: server.url, readToken: () => 'the-token' });
  signInStored();
});
afterEach(() => {
  cleanup();
  forgetMediaFields();
});

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

function open(query: string) {
  render(
    <QueryPage>
      <TaskActsProvider acts={{} as TaskActs}>
        <MemoryRouter initialEntries={[`/effects/generate?type=image&${query}`]}>
          <Routes>
            <Route path="/effects/generate" element={<ImageEffectScreen />} />
            <Route path="*" element={null} />
          </Routes>
          <Address />
        </MemoryRouter>
      </TaskActsProvider>
    </QueryPage>,
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
  // On the button, and beside the form in place of how one begins.
  await waitFor(() => expect(screen.getAllByText('This effect needs a connected engine')).toHaveLength(2));
  expect(screen.queryByText(/press Generate/)).toBeNull();
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
  const sample = await screen.findByRole('region', { name: 'Made from a sample' });
  const shown = [...sample.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(shown.toSorted()).toEqual(['/covers/felt-before.webp', '/covers/felt.webp']);
  expect(screen.getByRole('slider')).toBeDefined();
  cleanup();
  open('effect=comic');
  expect(await screen.findByText('Nothing made yet')).toBeDefined();
});

const faceAt = (x: number, width: number, is_main = true): FoundFace => ({
  x,
  y: 0.25,
  width,
  height: 0.25,
  mouth: { x, y: 0.4, width: 0.05, height: 0.02 },
  sureness: 0.9,
  is_main,
});

/** Presses the button when it can be, and returns what was posted. */
async function generate(): Promise<{ faces?: { x: number; y: number }[]; images: object[] }> {
  fireEvent.click(await screen.findByRole('button', { name: /^Generate · / }));
  await waitFor(() => expect(asked(postImageEffect.path)).toHaveLength(1));
  const input = JSON.parse(asked(postImageEffect.path)[0]?.text ?? '');
  expect(postImageEffect.input.safeParse(input).success).toBe(true);
  return input;
}

const boxes = (role: 'radio' | 'checkbox') =>
  screen.getAllByRole<HTMLInputElement>(role, { name: /^Face \d of \d$/ });
const chosen = (role: 'radio' | 'checkbox') => boxes(role).map(({ checked }) => checked);

describe('[product 2.5] who is meant', () => {
  it('is the widest face of several at first, then the chosen one; passers-by are none', async () => {
    faces = [faceAt(0.1, 0.3), faceAt(0.6, 0.2), faceAt(0.9, 0.02, false)];
    open('effect=headshot&media=41');
    expect(await screen.findByRole('radiogroup', { name: 'Who is meant' })).toBeDefined();
    expect(chosen('radio')).toEqual([true, false]);
    fireEvent.click(boxes('radio')[1] as HTMLElement);
    expect(chosen('radio')).toEqual([false, true]);
    expect((await generate()).faces).toEqual([{ x: expect.closeTo(0.7), y: 0.375 }]);
    // A choice is kept with the photo, as the photo is.
    cleanup();
    open('effect=id_photo');
    await screen.findByRole('radiogroup', { name: 'Who is meant' });
    expect(chosen('radio')).toEqual([false, true]);
  });

  it('is not asked, nor sent, where there is one face', async () => {
    faces = [faceAt(0.1, 0.3)];
    open('effect=headshot&media=41');
    expect(await screen.findByText('One face was found')).toBeDefined();
    expect(await generate()).not.toHaveProperty('faces');
  });

  it('are the two people of one photo, from left to right', async () => {
    faces = [faceAt(0.6, 0.3), faceAt(0.1, 0.2)];
    open('effect=wedding&media=41');
    expect(await screen.findByText('Two faces were found: both are used')).toBeDefined();
    expect(screen.getByText('Two photos, or one with both people')).toBeDefined();
    expect(screen.getByText('or Person B')).toBeDefined();
    const { images, faces: sent } = await generate();
    expect(images).toHaveLength(1);
    expect(sent?.map(({ x }) => x)).toEqual([expect.closeTo(0.2), expect.closeTo(0.75)]);
  });

  it('are two of several, and exactly two', async () => {
    faces = [faceAt(0.6, 0.3), faceAt(0.1, 0.2), faceAt(0.35, 0.18)];
    open('effect=wedding&media=41');
    const group = await screen.findByRole('group', { name: 'Which two are meant' });
    expect(within(group).getAllByRole('checkbox')).toHaveLength(3);
    expect(chosen('checkbox')).toEqual([true, true, false]);
    expect(screen.getByText('Faces 1 and 2 of 3 are used')).toBeDefined();
    fireEvent.click(boxes('checkbox')[2] as HTMLElement);
    expect(screen.getByText('3 faces were found. Choose two of them.')).toBeDefined();
    expect(screen.getByText('Choose two faces in the photo')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Generate · / })).toBeNull();
    fireEvent.click(boxes('checkbox')[0] as HTMLElement);
    expect(chosen('checkbox')).toEqual([false, true, true]);
    const { faces: sent } = await generate();
    expect(sent?.map(({ x }) => x)).toEqual([expect.closeTo(0.2), expect.closeTo(0.44)]);
  });

  it.each([
    ['one face', [faceAt(0.1, 0.3)], 'Only one face was found: add Person B'],
    ['no face', [], 'No face was found: add a photo of each person'],
  ])('are not on a photo with %s: a second one is asked for', async (_, found, line) => {
    faces = found;
    open('effect=wedding&media=41');
    expect(await screen.findByText(line)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Generate · / })).toBeNull();
  });

  it('are the chosen one of each photo where there are two', async () => {
    faces = [faceAt(0.1, 0.3), faceAt(0.6, 0.2)];
    open('effect=wedding&media=41');
    await screen.findByText('Two faces were found: both are used');
    const [place] = screen.getAllByRole('button', { name: /^Drop or click/ });
    const file = new File(['four'], 'b.png', { type: 'image/png' });
    fireEvent.drop(place as HTMLElement, { dataTransfer: { files: [file], types: ['Files'] } });
    await waitFor(() => expect(screen.getAllByRole('radiogroup', { name: 'Who is meant' })).toHaveLength(2));
    const [, second] = screen.getAllByRole('radiogroup', { name: 'Who is meant' });
    fireEvent.click(within(second as HTMLElement).getByRole('radio', { name: 'Face 2 of 2' }));
    const { images, faces: sent } = await generate();
    expect(images).toHaveLength(2);
    expect(sent?.map(({ x }) => x)).toEqual([expect.closeTo(0.25), expect.closeTo(0.7)]);
  });
});
