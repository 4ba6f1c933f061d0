// What a photo says of its faces, before anybody pays for what is made of them.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { findFaces } from '#contract/media.ts';
import type { FoundFace } from '#contract/media.ts';
import { startAnswerServer } from '#tests/fakes/answer-server.ts';
import type { AnswerServer } from '#tests/fakes/answer-server.ts';
import { buildUpload, stubMediaBrowser } from '#tests/fakes/media-browser.ts';
import { signInAs } from '#tests/fakes/sign-in-as.tsx';
import { speakEnglish } from '#tests/fakes/speak-english.ts';
import { connectApi } from '#web/api/connection.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { MediaField } from './media-field.tsx';
import { forgetMediaFields } from './open-media-field.ts';
import { useMediaField } from './use-media-field.ts';

const SIZE = [640, 480] as const;
const mouth = { x: 0.3, y: 0.5, width: 0.1, height: 0.05 };
const face = (x: number): FoundFace => ({ x, y: 0.25, width: 0.25, height: 0.5, mouth, sureness: 0.9 });

let server: AnswerServer;
let faces: FoundFace[] | null;

beforeAll(async () => {
  server = await startAnswerServer();
  await speakEnglish(bundledEn);
});
afterAll(() => server.close());
beforeEach(() => {
  server.asked.length = 0;
  server.answerWith(({ path }) => {
    if (path !== findFaces.path) return server.ok(buildUpload('7', [...SIZE]));
    return faces ? server.ok({ faces }) : { status: 503 };
  });
  connectApi({ baseUrl: server.url, readToken: () => 'the-token' });
  stubMediaBrowser(() => [...SIZE]);
  signInAs();
});
afterEach(() => {
  cleanup();
  forgetMediaFields();
  vi.unstubAllGlobals();
});

function Photo({ needsFace }: { needsFace: boolean }) {
  const field = useMediaField('tool', 'photo', { kind: 'image', role: 'image', most: 1 });
  return <MediaField field={field} label="photo" needsFace={needsFace} />;
}

function choosePhoto(needsFace = true) {
  const client = new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } });
  const { container } = render(
    <QueryClientProvider client={client}>
      <Photo needsFace={needsFace} />
    </QueryClientProvider>,
  );
  const file = new File(['four'], 'a.png', { type: 'image/png' });
  fireEvent.drop(screen.getByRole('button', { name: /Drag or click/ }), {
    dataTransfer: { files: [file], types: ['Files'] },
  });
  return container;
}

it.each([
  ['one', [face(0.1)], 'One face was found'],
  ['several', [face(0.1), face(0.6)], '2 faces were found: one person in each photo comes out best'],
] as const)('shows where %s stand', async (_, found, line) => {
  faces = [...found];
  const container = choosePhoto();
  expect(await screen.findByText(line)).toBeDefined();
  const frames = [...container.querySelectorAll('rect')].map((frame) => Number(frame.getAttribute('x')));
  expect(frames).toEqual(found.map(({ x }) => x * SIZE[0]));
});

it('warns before it is paid for where there is none', async () => {
  faces = [];
  choosePhoto();
  expect(await screen.findByText(/^No face was found\. .* the points are returned\.$/)).toBeDefined();
});

it('says nothing where nobody could look, and asks nobody where no face is needed', async () => {
  faces = null;
  choosePhoto();
  await waitFor(() => expect(server.asked.filter(({ path }) => path === findFaces.path)).toHaveLength(2));
  expect(screen.queryByText(/face/)).toBeNull();
  cleanup();
  forgetMediaFields();
  server.asked.length = 0;
  choosePhoto(false);
  expect(await screen.findByText(/640 × 480/)).toBeDefined();
  expect(server.asked.filter(({ path }) => path === findFaces.path)).toEqual([]);
});
