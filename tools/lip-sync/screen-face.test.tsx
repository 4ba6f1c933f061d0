// @vitest-environment jsdom
// What the form shows of the faces that the server finds: while it looks, and when there is none, one or several.
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { findFaces } from '#contract/media.ts';
import type { FoundFace } from '#contract/media.ts';
import { startAnswerServer } from '#tests/fakes/answer-server.ts';
import type { AnswerServer, PlannedAnswer } from '#tests/fakes/answer-server.ts';
import { stubMediaBrowser } from '#tests/fakes/media-browser.ts';
import { signInStored } from '#tests/fakes/sign-in-as.tsx';
import { QueryPage } from '#tests/fakes/query-page.tsx';
import { speakEnglish } from '#tests/fakes/speak-english.ts';
import { connectApi } from '#web/api/connection.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { TaskActsProvider } from '#web/model/tasks/task-acts.tsx';
import type { TaskActs } from '#web/model/tasks/task-acts.tsx';
import { postLipSync } from './contract.ts';
import { LipSyncScreen } from './screen.tsx';

const wide: FoundFace = {
  x: 0.1,
  y: 0.2,
  width: 0.3,
  height: 0.4,
  mouth: { x: 0.2, y: 0.5, width: 0.1, height: 0.04 },
  sureness: 0.9,
  is_main: true,
};
/** Its mouth is smaller than the field takes. */
const narrow: FoundFace = {
  x: 0.7,
  y: 0.3,
  width: 0.02,
  height: 0.03,
  mouth: { x: 0.708, y: 0.32, width: 0.004, height: 0.002 },
  sureness: 0.7,
  is_main: false,
};

const result = { index: 0, kind: 'image', url: '/media/0', thumb: '/media/0t', poster: '', thumbhash: '' };
const facts = { width: 900, height: 1200, duration: 0, fps: 0, has_sound: false };
const work = { id: '41', type: 1, title: 'a fox', receipt: [], results: [{ ...result, ...facts }] };
const posted = {
  id: '50',
  type: 7,
  status: 0,
  cost: 15,
  point: 96,
  sub_point: 0,
  eta_seconds: 3,
  queue_ahead: 0,
};
const emptyPage = { items: [], page: 1, page_size: 24, total: 0, has_more: false, next_cursor: null };
const config = {
  engines: [{ type: 7, name: 'Built-in', is_ai: false, is_well: true }],
  features: ['speech'],
};

let server: AnswerServer;

beforeAll(async () => {
  server = await startAnswerServer();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  HTMLImageElement.prototype.decode = async () => {};
  await speakEnglish(bundledEn);
});
afterAll(() => server.close());
beforeEach(() => {
  stubMediaBrowser(() => [900, 1200]);
  localStorage.clear();
  server.asked.length = 0;
  connectApi({ baseUrl: server.url, readToken: () => 'the-token' });
  signInStored();
});
afterEach(cleanup);

/** The form with a work in it, and with words to say. */
function open(faces: PlannedAnswer): void {
  server.answerWith(({ path }) => {
    if (path === findFaces.path) return faces;
    if (path === '/app/task/detail') return server.ok(work);
    if (path === postLipSync.path) return server.ok(posted);
    if (path === '/api/config') return server.ok(config);
    return server.ok(emptyPage);
  });
  render(
    <QueryPage>
      <TaskActsProvider acts={{} as TaskActs}>
        <MemoryRouter initialEntries={['/ai-tools/lip-sync?media=41']}>
          <LipSyncScreen />
        </MemoryRouter>
      </TaskActsProvider>
    </QueryPage>,
  );
}

const found = (...faces: FoundFace[]) => server.ok({ faces });
const asked = (path: string) => server.asked.filter((one) => one.path === path);
const findMouth = () => screen.findByRole('application', { name: /^Mouth/ });

const findReset = () => screen.queryByRole('button', { name: 'Back to the mouth that was found' });

/** Says something, and may. Returns what was posted. */
async function generate(): Promise<{ mouth_box?: object }> {
  fireEvent.change(screen.getByRole('textbox', { name: 'What is said' }), { target: { value: 'Hello' } });
  fireEvent.click(screen.getByRole('checkbox', { name: /I may use/ }));
  fireEvent.click(await screen.findByRole('button', { name: /^Generate/ }));
  await waitFor(() => expect(asked(postLipSync.path)).toHaveLength(1));
  return JSON.parse(asked(postLipSync.path)[0]?.text ?? '');
}

it('[product 2.7] shows the mouth of the one face, and sends its place', async () => {
  open(found(wide));
  expect(await screen.findByText(/A face was found/)).toBeDefined();
  expect((await findMouth()).getAttribute('aria-label')).toBe(
    'Mouth, 25 % across, 52 % down, 10 by 4 % large',
  );
  expect(screen.queryByRole('radio', { name: /^Face/ })).toBeNull();
  expect(findReset()).toBeNull();
  expect(asked(findFaces.path).map(({ text }) => JSON.parse(text))).toEqual([{ task_id: '41', index: 0 }]);
  expect(await generate()).toMatchObject({ mouth_box: wide.mouth });
});

it('[product 2.7] lets one of several faces be chosen, the widest at first', async () => {
  open(found(wide, narrow));
  expect(await screen.findByText('2 faces were found. Choose the one that speaks.')).toBeDefined();
  const group = screen.getByRole('radiogroup', { name: 'Who speaks' });
  const faces = within(group).getAllByRole<HTMLInputElement>('radio', { name: /^Face \d of 2$/ });
  const chosen = () => faces.map(({ checked }) => checked);
  expect(chosen()).toEqual([true, false]);
  fireEvent.click(faces[1] as HTMLInputElement);
  expect(chosen()).toEqual([false, true]);
  expect(screen.getByText('Face 2 of 2 speaks.')).toBeDefined();
  const { mouth_box } = await generate();
  expect(postLipSync.input.safeParse({ consent: true, mouth_box }).success).toBe(true);
  expect(mouth_box).toEqual({ x: 0.705, y: expect.closeTo(0.316), width: 0.01, height: 0.01 });
});

it('[product 2.7] lets the mouth be corrected, and takes it back', async () => {
  open(found(wide, narrow));
  const mouth = await findMouth();
  await screen.findByText('2 faces were found. Choose the one that speaks.');
  expect(findReset()).toBeNull();
  fireEvent.keyDown(mouth, { key: 'ArrowDown' });
  fireEvent.keyDown(mouth, { key: 'ArrowRight', shiftKey: true });
  expect(screen.getByText('You placed the mouth.')).toBeDefined();
  expect(mouth.getAttribute('aria-label')).toMatch(/53 % down, 12 by 4 % large/);
  fireEvent.click(findReset() as HTMLElement);
  expect(mouth.getAttribute('aria-label')).toMatch(/25 % across, 52 % down, 10 by 4 % large/);
  expect(findReset()).toBeNull();
  expect(document.activeElement).toBe(mouth);
  expect(screen.getByText('Face 1 of 2 speaks.')).toBeDefined();
});

it('[product 2.7] asks for the mouth where there is no face', async () => {
  open(found());
  expect(await screen.findByText(/No face was found for certain/)).toBeDefined();
  const mouth = await findMouth();
  expect(mouth.dataset['guess']).toBeDefined();
  expect(screen.getByText('Drag the box onto the mouth')).toBeDefined();
  fireEvent.keyDown(mouth, { key: 'ArrowDown' });
  expect(await generate()).toMatchObject({ mouth_box: { x: 0.4, y: expect.closeTo(0.57) } });
});

it('says that it looks, and keeps nobody from going on meanwhile', async () => {
  open({ hang: true });
  expect(await screen.findByText('Looking for the face…')).toBeDefined();
  expect(await generate()).not.toHaveProperty('mouth_box');
});

it('guesses where the question fails, and leaves the mouth to the engine', async () => {
  open({ status: 500, body: { code: 2010001, msg: 'no', data: null, request_id: '' } });
  expect(await screen.findByText(/No face was found for certain/, {}, { timeout: 5000 })).toBeDefined();
  expect(asked(findFaces.path)).toHaveLength(2);
  expect(await generate()).not.toHaveProperty('mouth_box');
});
