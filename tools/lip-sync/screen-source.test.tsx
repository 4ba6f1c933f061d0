// @vitest-environment jsdom
// Who speaks: the kinds of source, and one's own works of both kinds beside them.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startAnswerServer } from '#tests/fakes/answer-server.ts';
import type { AnswerServer } from '#tests/fakes/answer-server.ts';
import { signInAs } from '#tests/fakes/sign-in-as.tsx';
import { speakEnglish } from '#tests/fakes/speak-english.ts';
import { connectApi } from '#web/api/connection.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { useMediaField } from '#web/media/use-media-field.ts';
import { LIP_MEDIA } from './contract.ts';
import { ScreenSource } from './screen-source.tsx';
import type { ScreenSourceProps } from './screen-source.tsx';

const work = (id: string, title: string, kind: 'image' | 'video') => {
  const media = { url: '/m', thumb: '/t', poster: '', thumbhash: '', width: 640, height: 360 };
  const duration = kind === 'video' ? 5 : 0;
  return { id, title, receipt: [], results: [{ index: 0, kind, ...media, duration, fps: 0 }] };
};

let server: AnswerServer;
const onWork = vi.fn<ScreenSourceProps['onWork']>();
const onSource = vi.fn<ScreenSourceProps['onSource']>();

beforeAll(async () => {
  server = await startAnswerServer();
  await speakEnglish(bundledEn);
});
afterAll(() => server.close());
beforeEach(() => {
  server.asked.length = 0;
  const items = [work('41', 'a fox', 'image'), work('40', 'waves', 'video')];
  server.answerWith(
    server.ok({ items, page: 1, page_size: 24, total: 2, has_more: false, next_cursor: null }),
  );
  connectApi({ baseUrl: server.url, readToken: () => 'the-token' });
  signInAs();
});
afterEach(() => {
  cleanup();
  onWork.mockReset();
  onSource.mockReset();
});

function Source() {
  const field = useMediaField('lip-sync', 'image', LIP_MEDIA.image);
  const rest = { field, onWork, onSource, seen: null, box: null, isPlaced: false, error: undefined };
  return <ScreenSource {...rest} source="image" onBox={() => {}} />;
}

it('[product 2.7] takes an own image or video, whichever speaks', async () => {
  render(<Source />, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    ),
  });
  expect(screen.getByText('Drag or click to upload')).toBeDefined();
  fireEvent.click(screen.getByRole('radio', { name: 'Creations' }));
  expect(screen.queryByText('Drag or click to upload')).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: /waves/u }));
  expect(onWork.mock.calls[0]?.[0]).toMatchObject({ task: { id: '40' }, index: 0, kind: 'video' });
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Creations' }));
  expect(onSource).not.toHaveBeenCalled();
  expect(screen.getByText('Drag or click to upload')).toBeDefined();
  expect(JSON.parse(server.asked[0]?.text ?? '')).not.toHaveProperty('media');
});
