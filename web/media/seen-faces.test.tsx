// What a photo says of its faces, before anybody pays for what is made of them.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
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
import { useFaces } from './use-faces.ts';
import { useMediaField } from './use-media-field.ts';

const SIZE = [640, 480] as const;
const mouth = { x: 0.3, y: 0.5, width: 0.1, height: 0.05 };
const face = (x: number): FoundFace => ({
  x,
  y: 0.25,
  width: 0.25,
  height: 0.5,
  mouth,
  sureness: 0.9,
  is_main: true,
});

let server: AnswerServer;
let faces: FoundFace[] | null;
const onChoose = vi.fn<(n: number) => void>();

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

const RULE = { kind: 'image', role: 'image', most: 1 } as const;

function Photo({ needsFace }: { needsFace: boolean }) {
  const field = useMediaField('tool', 'photo', RULE);
  const found = useFaces(needsFace ? (field.choices[0]?.ref ?? null) : null);
  const seen = { ...found, people: 1 as const, chosen: [0], choose: onChoose };
  return <MediaField field={field} label="photo" facesOf={needsFace ? () => seen : undefined} />;
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

/** Where something is drawn, from the left. */
const placesOf = (marks: Iterable<Element>) => [...marks].map((mark) => (mark as HTMLElement).style.left);

it('shows where the one face is, which nobody need choose', async () => {
  faces = [face(0.1)];
  const container = choosePhoto();
  expect(await screen.findByText('One face was found')).toBeDefined();
  expect(placesOf(container.querySelectorAll('span[style]'))).toEqual(['10%']);
  expect(screen.queryByRole('radio')).toBeNull();
});

it('lets one of several be chosen where it is', async () => {
  faces = [face(0.1), face(0.6)];
  choosePhoto();
  expect(await screen.findByText('2 faces were found. Choose the one that is meant.')).toBeDefined();
  const group = screen.getByRole('radiogroup', { name: 'Who is meant' });
  const radios = within(group).getAllByRole<HTMLInputElement>('radio', { name: /^Face \d of 2$/ });
  expect(radios.map(({ checked }) => checked)).toEqual([true, false]);
  expect(placesOf(radios.flatMap(({ parentElement }) => parentElement ?? []))).toEqual(['10%', '60%']);
  fireEvent.click(radios[1] as HTMLElement);
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(1);
});

it('warns before it is paid for where there is none', async () => {
  faces = [];
  choosePhoto();
  expect(await screen.findByText(/^No face was found\. .* your points come back\.$/)).toBeDefined();
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
