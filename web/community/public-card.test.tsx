// A card of the wall: what is seen at once is chosen for its column, not for a larger one that must be made first.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { makePublicWork } from '#tests/fakes/public-work.ts';
import { speakEnglish } from '#tests/fakes/speak-english.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { PublicCard } from './public-card.tsx';

beforeAll(() => speakEnglish(bundledEn));
afterEach(cleanup);

it('has the width of its column', () => {
  const work = makePublicWork({ width: 864, height: 1152 });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <PublicCard work={work} href="/explore?id=7" isEager width={268} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const image = screen.getByRole<HTMLImageElement>('img', { name: 'a red boat' });
  expect(image.srcset).toContain('384w');
  expect(image.sizes).toBe('268px');
});
