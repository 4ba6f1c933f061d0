// The terms in the address: each press counts, however soon the next one follows.
import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { useTerms } from './use-terms.ts';

it('keeps both of two presses between which nothing is drawn', () => {
  const { result } = renderHook(() => ({ terms: useTerms('en', null), search: useLocation().search }), {
    wrapper: MemoryRouter,
  });
  act(() => {
    result.current.terms.setCurrency('CNY');
    result.current.terms.setCycle('year');
  });
  expect(result.current.terms).toMatchObject({ currency: 'CNY', cycle: 'year' });
  expect(result.current.search).toBe('?currency=CNY&cycle=year');
});
